/** The texts of the brushing timer's mural, loaded with it, in both languages. */
export const enMural = {
  tile: 'Lay today’s tile',
  count: ({ day, days, tiles }: Record<'day' | 'days' | 'tiles', number>) =>
    `Day ${day} of ${days}, ${tiles === 1 ? '1 tile' : `${tiles} tiles`} laid.`,
  laid: 'Today’s tile is there.',
  whole: 'The picture is whole!',
  kept: 'The tiles are kept on this device only, and never sent to us.',
  unkept: 'This browser keeps nothing, so the tiles stay until you leave the page.',
  clear: 'Take the tiles down',
  ask: 'All tiles come off the wall, and they cannot be put back.',
  yes: 'Yes, take all down',
}
