import type { enMural } from './en.mural.ts'

export const esMural: typeof enMural = {
  tile: 'Poner el azulejo de hoy',
  count: ({ day, days, tiles }) =>
    `Día ${day} de ${days}, ${tiles === 1 ? '1 azulejo puesto' : `${tiles} azulejos puestos`}.`,
  laid: 'El azulejo de hoy ya está.',
  whole: '¡El dibujo está completo!',
  kept: 'Los azulejos se guardan solo en este equipo y nunca se nos envían.',
  unkept: 'Este navegador no guarda nada: los azulejos quedan hasta que salga de la página.',
  clear: 'Quitar los azulejos',
  ask: 'Se quitan todos los azulejos de la pared, y no se pueden volver a poner.',
  yes: 'Sí, quitarlos todos',
}
