import { useIslandText } from '../../i18n/island-text.ts'

const en = {
  tile: 'Lay today’s tile',
  count: ({ day, days, tiles }: Record<'day' | 'days' | 'tiles', number>) =>
    `Day ${day} of ${days}, ${tiles === 1 ? '1 tile' : `${tiles} tiles`} laid.`,
  laid: 'Today’s tile is there.',
  whole: 'The picture is whole!',
  kept: 'The tiles are kept on this device only, and never sent to us.',
  unkept: 'This browser keeps nothing, so the tiles stay until you leave the page.',
  poster: 'Print the poster',
  printed: 'Print the wall so far',
  lastDay: 'The month ends today, so the poster shows the whole picture.',
  family: 'Laid tile by tile by the family',
  clear: 'Take the tiles down',
  ask: 'All tiles come off the wall, and they cannot be put back.',
  yes: 'Yes, take all down',
}

const es: typeof en = {
  tile: 'Poner el azulejo de hoy',
  count: ({ day, days, tiles }) =>
    `Día ${day} de ${days}, ${tiles === 1 ? '1 azulejo puesto' : `${tiles} azulejos puestos`}.`,
  laid: 'El azulejo de hoy ya está.',
  whole: '¡El dibujo está completo!',
  kept: 'Los azulejos se guardan solo en este equipo y nunca se nos envían.',
  unkept: 'Este navegador no guarda nada: los azulejos quedan hasta que salga de la página.',
  poster: 'Imprimir el cartel',
  printed: 'Imprimir el mural como va',
  lastDay: 'El mes termina hoy; por eso el cartel muestra el dibujo completo.',
  family: 'Lo puso, azulejo por azulejo, la familia',
  clear: 'Quitar los azulejos',
  ask: 'Se quitan todos los azulejos de la pared, y no se pueden volver a poner.',
  yes: 'Sí, quitarlos todos',
}

/** The texts of the mural, loaded with it, in both languages. */
const muralTexts = { en, es }

export const useMuralText = () => muralTexts[useIslandText().locale]
