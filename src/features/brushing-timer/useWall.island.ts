import { useSyncExternalStore } from 'react'
import { subscribe, useKept } from '../../client/useKept.ts'
import { joinWalls, layTile, parseWall, printWall, toDay, type Wall } from './wall.island.ts'

/** This month's mural, stored on this device only. */
export function useWall() {
  const { text, isSaved, write } = useKept('brushing-mural')
  const today = toDay(useSyncExternalStore(subscribe, readDate))
  const wall = parseWall(text, today)
  return {
    today,
    wall,
    isSaved,
    lay: () => write(printWall(layTile(wall, today), today)),
    join: (other: Wall) => write(printWall(joinWalls(wall, other), today)),
    clear: () => write(''),
  }
}

/** The Swedish format of a local date is the ISO format. */
const readDate = () => new Date().toLocaleDateString('sv')
