/** The texts of the read-aloud button and player. */
export const enPlayer = {
  player: {
    listen: 'Listen',
    name: 'Read aloud',
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous sentence',
    next: 'Next sentence',
    speed: 'Speed',
    close: 'Stop listening',
  },
}

export type PlayerMessages = typeof enPlayer
