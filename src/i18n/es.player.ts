import type { PlayerMessages } from './en.player.ts'

export const esPlayer: PlayerMessages = {
  player: {
    listen: 'Escuchar',
    name: 'Lectura en voz alta',
    play: 'Reproducir',
    pause: 'Pausar',
    previous: 'Oración anterior',
    next: 'Oración siguiente',
    speed: 'Velocidad',
    close: 'Dejar de escuchar',
  },
}
