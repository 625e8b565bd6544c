import type { ThemeName } from '../../src/art/recipes.ts'
import type { Ink } from './paint.ts'

export type Theme = {
  ground: Ink
  /** Lines of the faint background pattern. */
  line: Ink
  /** The background of the hero, whose outline must be visible on it. */
  disc: Ink
  halo: Ink
  floor: Ink
  floorDark: Ink
  flags: readonly Ink[]
}

const paleFlags: readonly Ink[] = [
  'maize',
  'rosaLight',
  'tealLight',
  'clay',
  'enamel',
  'violetLight',
]

export const themes = {
  cielo: {
    ground: '#CFE4FF',
    line: '#B4D3FB',
    disc: '#FFB524',
    halo: '#FFCB66',
    floor: '#2448C9',
    floorDark: '#17307F',
    flags: ['rosa', 'maize', 'teal', 'clay', 'violet', 'agave'],
  },
  cobalto: {
    ground: '#2448C9',
    line: '#345AE0',
    disc: '#FFB524',
    halo: '#F59A00',
    floor: '#FF8FB8',
    floorDark: '#E23A80',
    flags: paleFlags,
  },
  maiz: {
    ground: '#FFC145',
    line: '#FFD171',
    disc: '#FFF3D6',
    halo: '#FFE1A0',
    floor: '#E23A80',
    floorDark: '#B81D60',
    flags: ['rosa', 'cobalt', 'teal', 'enamel', 'violet', 'agave'],
  },
  rosa: {
    ground: '#FFC9DD',
    line: '#FFB3CF',
    disc: '#E23A80',
    halo: '#F0609B',
    floor: '#12876A',
    floorDark: '#0B5A47',
    flags: ['rosa', 'maize', 'teal', 'cobalt', 'violet', 'agave'],
  },
  mexicano: {
    ground: '#C81E66',
    line: '#D2357A',
    disc: '#FFC145',
    halo: '#FFD88A',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['maize', 'teal', 'enamel', 'clayLight', 'violetLight', 'agaveLight'],
  },
  agave: {
    ground: '#0F6E58',
    line: '#1A8068',
    disc: '#FFB524',
    halo: '#FFD88A',
    floor: '#F0663F',
    floorDark: '#C9451F',
    flags: paleFlags,
  },
  menta: {
    ground: '#C4ECD8',
    line: '#A9E0C6',
    disc: '#12876A',
    halo: '#2BA283',
    floor: '#FFB524',
    floorDark: '#E58E00',
    flags: ['rosa', 'maize', 'cobalt', 'clay', 'violet', 'agave'],
  },
  jacaranda: {
    ground: '#DDD3FF',
    line: '#CBBDFB',
    disc: '#8A70DE',
    halo: '#A48EE8',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['rosa', 'maize', 'teal', 'clay', 'cobalt', 'agave'],
  },
  noche: {
    ground: '#1B2660',
    line: '#26347A',
    disc: '#FFB524',
    halo: '#FFD88A',
    floor: '#1FA9AE',
    floorDark: '#0E7A80',
    flags: ['maize', 'rosa', 'teal', 'clay', 'enamel', 'violet'],
  },
  barro: {
    ground: '#F27B55',
    line: '#F79272',
    disc: '#FFE1A0',
    halo: '#FFF3D6',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['maize', 'cobaltDark', 'tealLight', 'enamel', 'rosa', 'agave'],
  },
  turquesa: {
    ground: '#9FE0DC',
    line: '#86D4CF',
    disc: '#F0663F',
    halo: '#F68A69',
    floor: '#17307F',
    floorDark: '#0F2159',
    flags: ['rosa', 'maize', 'cobaltDark', 'clay', 'enamel', 'violetDark'],
  },
  cal: {
    ground: '#F1EEE6',
    line: '#E3DED1',
    disc: '#A9D6FF',
    halo: '#CFE4FF',
    floor: '#E23A80',
    floorDark: '#B81D60',
    flags: ['rosa', 'maize', 'teal', 'clay', 'violet', 'agave'],
  },
} satisfies Record<ThemeName, Theme>

/** The motifs' star of four arcs. */
const sparkle = /(?<=fill=")#FFB524(?=" d="M[\d .]+(?:Q[\d .]+){4}Z")/g

/** Recolours maize sparkles on a maize disc, where only their bird-like shadow would show. */
export const onDisc = (motif: string, { disc }: Theme) =>
  ['#FFB524', '#FFC145'].includes(disc) ? motif.replaceAll(sparkle, '#E23A80') : motif
