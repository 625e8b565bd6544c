import type { Recipe } from './recipes.ts'

/** What is on the covers of pages made by code; those of other pages are in their data.json. */
export const codeCovers: Record<string, Recipe> = {
  '/ask-molly': {
    motifs: ['chat'],
    theme: 'maiz',
    composition: 'arco',
    pattern: 'petalo',
  },
  '/mouth-map': {
    motifs: ['smile', 'tooth', 'magnify'],
    theme: 'menta',
    composition: 'mesa',
    pattern: 'escama',
  },
  '/phrases': {
    motifs: ['chat', 'chair', 'globe'],
    theme: 'turquesa',
    composition: 'mesa',
    pattern: 'confeti',
  },
  '/urgency': {
    motifs: ['clock', 'coldpack', 'calendar'],
    theme: 'cielo',
    composition: 'mesa',
    pattern: 'azulejo',
  },
  '/first-visit': {
    motifs: ['sticker', 'hand', 'mirror'],
    theme: 'turquesa',
    composition: 'arco',
    pattern: 'estrella',
  },
  '/fridge-sheet': {
    motifs: ['house', 'milk', 'tooth'],
    theme: 'maiz',
    composition: 'mesa',
    pattern: 'azulejo',
  },
  '/loteria': {
    motifs: ['mouse', 'smile', 'tooth'],
    theme: 'jacaranda',
    composition: 'mesa',
    pattern: 'estrella',
    trim: 'rombo',
  },
  '/tools/treatment-plan': {
    motifs: ['magnify', 'doc', 'balance'],
    theme: 'maiz',
    composition: 'mesa',
    pattern: 'rombo',
  },
  '/subscribe': {
    motifs: ['mail'],
    theme: 'agave',
    composition: 'arco',
    pattern: 'estrella',
  },
  '/search': {
    motifs: ['magnify'],
    theme: 'turquesa',
    composition: 'banderin',
    pattern: 'confeti',
  },
  '/tools/reminders': {
    motifs: ['calendar', 'heads', 'clock'],
    theme: 'menta',
    composition: 'mesa',
    pattern: 'confeti',
  },
}
