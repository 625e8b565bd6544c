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
  phones: 'The same wall on several phones',
  phonesAbout:
    'A code copies how far the wall is to another phone. Phones do not stay in step by themselves: pass on a new code after more tiles. No phone loses tiles, because the larger number stays.',
  code: 'Code of this wall',
  square: 'QR code that opens this wall on another phone',
  copy: 'Copy the link',
  copied: 'Copied',
  theirs: 'Code of another phone',
  theirsHint: 'Nine digits',
  take: 'Take over that wall',
  joined: 'The wall is as far as on the other phone now.',
  already: 'Nothing to add: this wall is just as far, or further.',
  unreadable: 'That is not the code of a wall. Check its nine digits.',
  otherMonth: 'That code is from another month. Ask for a new one.',
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
  phones: 'El mismo mural en varios teléfonos',
  phonesAbout:
    'Un código copia en otro teléfono hasta dónde va el mural. Los teléfonos no se ponen al día solos: después de más azulejos, pase un código nuevo. Ningún teléfono pierde azulejos, porque queda el número mayor.',
  code: 'Código de este mural',
  square: 'Código QR que abre este mural en otro teléfono',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  theirs: 'Código de otro teléfono',
  theirsHint: 'Nueve dígitos',
  take: 'Traer ese mural',
  joined: 'El mural ya va como en el otro teléfono.',
  already: 'No hay nada que agregar: este mural va igual o más adelantado.',
  unreadable: 'Ese no es el código de un mural. Revise los nueve dígitos.',
  otherMonth: 'Ese código es de otro mes. Pida uno nuevo.',
  clear: 'Quitar los azulejos',
  ask: 'Se quitan todos los azulejos de la pared, y no se pueden volver a poner.',
  yes: 'Sí, quitarlos todos',
}

/** The texts of the mural, loaded with it, in both languages. */
const muralTexts = { en, es }

export const useMuralText = () => muralTexts[useIslandText().locale]
