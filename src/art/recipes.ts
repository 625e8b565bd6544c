import type { Door, Recipe, ThemeName } from '../../build/art/cover.ts'
import type { MotifName } from '../../build/art/motifs.ts'
import type { PatternName } from '../../build/art/patterns.ts'
import type { Country } from '../../build/art/scenes.ts'

/** What stands on the cover of every page. Rules: tests/unit/covers.test.ts. */
export const covers: Record<string, Recipe> = {
  // Hubs
  '/dental-solutions': {
    motifs: ['shield', 'brush', 'paste'],
    theme: 'cielo',
    composition: 'mesa',
    pattern: 'petalo',
  },
  '/treatments': { motifs: ['chair'], theme: 'cobalto', composition: 'arco', pattern: 'azulejo' },
  '/dental-diseases': { motifs: ['magnify'], theme: 'maiz', composition: 'sol', pattern: 'escama' },
  '/products': { motifs: ['bag'], theme: 'menta', composition: 'horizonte', pattern: 'confeti' },
  '/conditions': { motifs: ['magnify'], theme: 'cielo', composition: 'azulejo' },
  '/explore': {
    motifs: ['tooth', 'apple', 'brush'],
    theme: 'cobalto',
    composition: 'mesa',
    pattern: 'azulejo',
  },
  '/top-reads': { motifs: ['doc'], theme: 'rosa', composition: 'banderin', pattern: 'confeti' },
  '/videos': { motifs: ['tv'], theme: 'cobalto', composition: 'banderin', pattern: 'confeti' },
  '/topics': {
    motifs: ['book', 'apple', 'shield'],
    theme: 'rosa',
    composition: 'mesa',
    pattern: 'petalo',
  },
  '/services': { motifs: ['crown'], theme: 'cielo', composition: 'horizonte', pattern: 'azulejo' },
  '/home-services': {
    motifs: ['hornero'],
    theme: 'menta',
    composition: 'banderin',
    pattern: 'filete',
  },
  '/oral-hygiene': { motifs: ['brush'], theme: 'maiz', composition: 'arco', pattern: 'petalo' },
  '/prevention': { motifs: ['shield'], theme: 'rosa', composition: 'arco', pattern: 'rombo' },
  '/cosmetic': { motifs: ['smile'], theme: 'cielo', composition: 'arco', pattern: 'estrella' },
  '/pediatric': { motifs: ['mouse'], theme: 'agave', composition: 'arco', pattern: 'confeti' },
  // Conditions
  '/conditions/gum-disease': {
    motifs: ['gum'],
    theme: 'menta',
    composition: 'arco',
    pattern: 'escama',
  },
  '/conditions/sensitivity': {
    motifs: ['paleta'],
    theme: 'jacaranda',
    composition: 'sol',
    pattern: 'onda',
  },
  '/conditions/orthodontics': {
    motifs: ['braces'],
    theme: 'cielo',
    composition: 'horizonte',
    pattern: 'rombo',
  },
  '/conditions/emergency': { motifs: ['emergency'], theme: 'mexicano', composition: 'azulejo' },
  '/conditions/pediatric': {
    motifs: ['pacifier'],
    theme: 'turquesa',
    composition: 'banderin',
    pattern: 'confeti',
  },
  // Services
  '/services/dental-hygiene': {
    motifs: ['mirror', 'brush', 'paste'],
    theme: 'cielo',
    composition: 'horizonte',
    pattern: 'azulejo',
  },
  '/services/gum-disease': {
    motifs: ['deepclean'],
    theme: 'agave',
    composition: 'sol',
    pattern: 'petalo',
  },
  '/services/teeth-whitening': {
    motifs: ['shades'],
    theme: 'turquesa',
    composition: 'arco',
    pattern: 'estrella',
  },
  '/services/natural-care': {
    motifs: ['drop'],
    theme: 'barro',
    composition: 'banderin',
    pattern: 'trenza',
  },
  '/services/advanced-solutions': {
    motifs: ['bridge'],
    theme: 'noche',
    composition: 'arco',
    pattern: 'arcadas',
  },
  '/services/aligners-guards': {
    motifs: ['guard'],
    theme: 'jacaranda',
    composition: 'sol',
    pattern: 'escama',
  },
  // Home care
  '/home-services/oral-hygiene': {
    motifs: ['sandglass'],
    theme: 'maiz',
    composition: 'arco',
    pattern: 'petalo',
  },
  '/home-services/natural-remedies': {
    motifs: ['molcajete'],
    theme: 'turquesa',
    composition: 'horizonte',
    pattern: 'escalon',
  },
  '/home-services/whitening': {
    motifs: ['mirror'],
    theme: 'rosa',
    composition: 'banderin',
    pattern: 'estrella',
  },
  '/home-services/kids-care': {
    motifs: ['kite'],
    theme: 'jacaranda',
    composition: 'sol',
    pattern: 'confeti',
  },
  // Products
  '/products/electric-toothbrushes': {
    motifs: ['ebrush'],
    theme: 'rosa',
    composition: 'arco',
    pattern: 'rombo',
  },
  '/products/dental-floss': { motifs: ['floss'], theme: 'barro', composition: 'azulejo' },
  '/products/toothpaste': {
    motifs: ['paste'],
    theme: 'cielo',
    composition: 'sol',
    pattern: 'azulejo',
  },
  '/products/interdental-brushes': {
    motifs: ['interdental'],
    theme: 'jacaranda',
    composition: 'horizonte',
    pattern: 'petalo',
  },
  '/products/kids': { motifs: ['kidcup'], theme: 'menta', composition: 'mesa', pattern: 'confeti' },
  '/products/mouthwash': {
    motifs: ['mouthwash'],
    theme: 'maiz',
    composition: 'banderin',
    pattern: 'onda',
  },
  '/products/whitening': {
    motifs: ['strips'],
    theme: 'mexicano',
    composition: 'horizonte',
    pattern: 'estrella',
  },
  '/products/natural': { motifs: ['bamboo'], theme: 'cal', composition: 'arco', pattern: 'trenza' },
  '/recommended-products': {
    motifs: ['mochila', 'brush', 'mouthwash'],
    theme: 'maiz',
    composition: 'horizonte',
    pattern: 'trenza',
  },
  // Videos
  '/video/dental-implants-story': {
    motifs: ['parts', 'mirror', 'tooth'],
    theme: 'noche',
    composition: 'mesa',
    pattern: 'azulejo',
  },
  '/video/oral-care-advice': {
    motifs: ['sink'],
    theme: 'agave',
    composition: 'sol',
    pattern: 'onda',
  },
  '/video/sensitivity-facts': {
    motifs: ['ice'],
    theme: 'cobalto',
    composition: 'arco',
    pattern: 'escama',
  },
  '/video/whitening-facts': {
    motifs: ['cafe'],
    theme: 'mexicano',
    composition: 'horizonte',
    pattern: 'estrella',
  },
  // Tourism
  '/find-international-dentist': {
    motifs: ['globe'],
    theme: 'cobalto',
    composition: 'banderin',
    pattern: 'estrella',
  },
  '/dental-tourism-guide': {
    motifs: ['suitcase', 'plane', 'globe'],
    theme: 'menta',
    composition: 'mesa',
    pattern: 'escalon',
    trim: 'escalon',
  },
  // Articles
  '/article/healthy-foods-teeth': {
    motifs: ['apple', 'sprig', 'tooth'],
    theme: 'menta',
    composition: 'mesa',
    pattern: 'petalo',
  },
  '/article/young-dental-implants': {
    motifs: ['plant'],
    theme: 'cobalto',
    composition: 'sol',
    pattern: 'azulejo',
  },
  '/article/cavity-prevention-quiz': {
    motifs: ['quiz'],
    theme: 'cielo',
    composition: 'horizonte',
    pattern: 'confeti',
  },
  '/article/whitening-by-age': {
    motifs: ['shades'],
    theme: 'jacaranda',
    composition: 'banderin',
    pattern: 'estrella',
  },
  '/article/oral-hygiene-practices': {
    motifs: ['clock', 'brush', 'paste'],
    theme: 'menta',
    composition: 'mesa',
    pattern: 'onda',
  },
  '/article/gum-disease-prevention': {
    motifs: ['calendar'],
    theme: 'rosa',
    composition: 'banderin',
    pattern: 'arcadas',
  },
  '/article/teeth-whitening-guide': {
    motifs: ['whiten'],
    theme: 'jacaranda',
    composition: 'sol',
    pattern: 'estrella',
  },
  '/article/natural-dental-remedies': {
    motifs: ['sprig'],
    theme: 'cal',
    composition: 'horizonte',
    pattern: 'trenza',
  },
  '/article/dental-implants-guide': {
    motifs: ['implant'],
    theme: 'menta',
    composition: 'arco',
    pattern: 'rombo',
  },
  '/article/modern-orthodontics': { motifs: ['aligner'], theme: 'barro', composition: 'azulejo' },
  '/article/daily-oral-health-habits': {
    motifs: ['daynight'],
    theme: 'rosa',
    composition: 'sol',
    pattern: 'onda',
  },
  '/article/kids-dental-care': {
    motifs: ['pillow'],
    theme: 'maiz',
    composition: 'horizonte',
    pattern: 'confeti',
  },
  '/article/teeth-whitening-options': {
    motifs: ['gel'],
    theme: 'turquesa',
    composition: 'banderin',
    pattern: 'escama',
  },
  '/article/best-electric-toothbrushes': {
    motifs: ['heads'],
    theme: 'cielo',
    composition: 'mesa',
    pattern: 'confeti',
  },
  '/article/braces-vs-aligners': {
    motifs: ['balance'],
    theme: 'barro',
    composition: 'sol',
    pattern: 'rombo',
  },
  '/article/dental-anxiety-guide': {
    motifs: ['tea'],
    theme: 'agave',
    composition: 'mesa',
    pattern: 'filete',
    trim: 'filete',
  },
  '/article/dental-implants-complete': {
    motifs: ['book'],
    theme: 'cobalto',
    composition: 'arco',
    pattern: 'azulejo',
  },
  '/article/kids-dental-health': {
    motifs: ['trompo'],
    theme: 'turquesa',
    composition: 'horizonte',
    pattern: 'confeti',
  },
  '/article/safe-whitening-guide': {
    motifs: ['umbrella'],
    theme: 'mexicano',
    composition: 'horizonte',
    pattern: 'estrella',
  },
  '/article/root-canal': {
    motifs: ['root'],
    theme: 'cielo',
    composition: 'arco',
    pattern: 'azulejo',
  },
  '/article/toothpaste-guide': {
    motifs: ['paste', 'brush'],
    theme: 'rosa',
    composition: 'mesa',
    pattern: 'azulejo',
  },
  '/article/dental-anxiety': {
    motifs: ['chair'],
    theme: 'menta',
    composition: 'sol',
    pattern: 'filete',
  },
  '/article/wisdom-teeth': {
    motifs: ['wisdom'],
    theme: 'jacaranda',
    composition: 'banderin',
    pattern: 'confeti',
  },
  '/article/gum-disease-research': { motifs: ['flask'], theme: 'barro', composition: 'azulejo' },
  '/article/foods-for-teeth': {
    motifs: ['paleta'],
    theme: 'maiz',
    composition: 'banderin',
    pattern: 'petalo',
  },
  '/article/pregnancy-dental-care': {
    motifs: ['heart'],
    theme: 'menta',
    composition: 'sol',
    pattern: 'petalo',
  },
  '/article/everyday-essentials': {
    motifs: ['tooth', 'brush', 'floss'],
    theme: 'agave',
    composition: 'mesa',
    pattern: 'petalo',
    trim: 'trenza',
  },
  // Organisation, forms and tools
  '/about': { motifs: ['house'], theme: 'maiz', composition: 'horizonte', pattern: 'petalo' },
  '/contact': { motifs: ['mail'], theme: 'cielo', composition: 'horizonte', pattern: 'onda' },
  '/ask-dentist': { motifs: ['chat'], theme: 'rosa', composition: 'arco', pattern: 'petalo' },
  '/ask-molly': { motifs: ['chat'], theme: 'maiz', composition: 'arco', pattern: 'petalo' },
  '/terms': { motifs: ['doc'], theme: 'turquesa', composition: 'arco', pattern: 'azulejo' },
  '/privacy': { motifs: ['lock'], theme: 'menta', composition: 'arco', pattern: 'rombo' },
  '/privacy-settings': { motifs: ['lock'], theme: 'cielo', composition: 'sol', pattern: 'rombo' },
  '/advertising': { motifs: ['megaphone'], theme: 'maiz', composition: 'sol', pattern: 'confeti' },
  '/sitemap': { motifs: ['globe'], theme: 'turquesa', composition: 'horizonte', pattern: 'rombo' },
  '/medical-affairs': { motifs: ['flask'], theme: 'agave', composition: 'arco', pattern: 'escama' },
  '/content-integrity': {
    motifs: ['magnify'],
    theme: 'cobalto',
    composition: 'arco',
    pattern: 'azulejo',
  },
  '/newsletters': { motifs: ['mail'], theme: 'rosa', composition: 'banderin', pattern: 'confeti' },
  '/disclaimer': { motifs: ['shield'], theme: 'cal', composition: 'banderin', pattern: 'greca' },
  '/subscribe': { motifs: ['mail'], theme: 'agave', composition: 'arco', pattern: 'estrella' },
  '/glossary': { motifs: ['book'], theme: 'rosa', composition: 'arco', pattern: 'arcadas' },
  '/search': {
    motifs: ['magnify'],
    theme: 'turquesa',
    composition: 'banderin',
    pattern: 'confeti',
  },
  '/tools': {
    motifs: ['quiz', 'sandglass', 'balance'],
    theme: 'cielo',
    composition: 'mesa',
    pattern: 'onda',
  },
  '/tools/brushing-timer': {
    motifs: ['sandglass'],
    theme: 'menta',
    composition: 'sol',
    pattern: 'onda',
  },
  '/tools/savings-calculator': {
    motifs: ['balance'],
    theme: 'turquesa',
    composition: 'arco',
    pattern: 'escalon',
  },
  '/accessibility': {
    motifs: ['heart'],
    theme: 'cielo',
    composition: 'banderin',
    pattern: 'rombo',
  },
}

export const hasCover = (path: string) => Object.hasOwn(covers, path)

/** The arched doorways of the home page and of the hub. */
export const doors: readonly (Door & { path: string })[] = [
  { path: '/oral-hygiene', motif: 'brush', theme: 'maiz', pattern: 'petalo' },
  { path: '/treatments', motif: 'chair', theme: 'cobalto', pattern: 'azulejo' },
  { path: '/prevention', motif: 'shield', theme: 'rosa', pattern: 'rombo' },
  { path: '/cosmetic', motif: 'smile', theme: 'cielo', pattern: 'estrella' },
  { path: '/pediatric', motif: 'mouse', theme: 'agave', pattern: 'confeti' },
]

/** Each country has its national flower, an everyday object, a pattern and a ground of its own. */
export const countries = {
  mexico: { flower: 'dahlia', object: 'molcajete', pattern: 'estrella', theme: 'mexicano' },
  colombia: { flower: 'orchid', object: 'mochila', pattern: 'trenza', theme: 'cielo' },
  peru: { flower: 'cantuta', object: 'llama', pattern: 'escalon', theme: 'rosa' },
  argentina: { flower: 'ceibo', object: 'mate', pattern: 'filete', theme: 'turquesa' },
} satisfies Record<
  Country,
  { flower: MotifName; object: MotifName; pattern: PatternName; theme: ThemeName }
>

type CoverList = { columns: number; paths: readonly string[] }

/** Lists whose covers stand side by side: neighbours share neither ground nor composition. */
export const coverLists = {
  'home hero': {
    columns: 2,
    paths: ['/video/sensitivity-facts', '/article/teeth-whitening-guide'],
  },
  'home top reads': {
    columns: 1,
    paths: [
      '/article/healthy-foods-teeth',
      '/article/young-dental-implants',
      '/article/cavity-prevention-quiz',
      '/article/whitening-by-age',
    ],
  },
  'home conditions': {
    columns: 1,
    paths: [
      '/conditions/gum-disease',
      '/conditions/sensitivity',
      '/conditions/orthodontics',
      '/conditions/emergency',
      '/conditions/pediatric',
    ],
  },
  'home products': {
    columns: 4,
    paths: [
      '/products/electric-toothbrushes',
      '/products/dental-floss',
      '/products/toothpaste',
      '/products/interdental-brushes',
      '/products/kids',
      '/products/mouthwash',
      '/products/whitening',
      '/products/natural',
    ],
  },
  'home care': {
    columns: 4,
    paths: [
      '/home-services/oral-hygiene',
      '/home-services/natural-remedies',
      '/home-services/whitening',
      '/home-services/kids-care',
    ],
  },
  'home services': {
    columns: 3,
    paths: [
      '/article/oral-hygiene-practices',
      '/article/gum-disease-prevention',
      '/article/teeth-whitening-guide',
      '/article/natural-dental-remedies',
      '/article/dental-implants-guide',
      '/article/modern-orthodontics',
    ],
  },
  'home videos': {
    columns: 4,
    paths: [
      '/video/dental-implants-story',
      '/video/oral-care-advice',
      '/video/sensitivity-facts',
      '/video/whitening-facts',
    ],
  },
  'home latest': {
    columns: 3,
    paths: [
      '/article/daily-oral-health-habits',
      '/article/dental-implants-guide',
      '/article/kids-dental-care',
      '/article/teeth-whitening-options',
      '/article/best-electric-toothbrushes',
      '/article/braces-vs-aligners',
    ],
  },
  'home featured': {
    columns: 2,
    paths: [
      '/article/dental-anxiety-guide',
      '/article/safe-whitening-guide',
      '/article/kids-dental-health',
      '/article/dental-implants-complete',
    ],
  },
  services: {
    columns: 3,
    paths: [
      '/services/dental-hygiene',
      '/services/gum-disease',
      '/services/teeth-whitening',
      '/services/natural-care',
      '/services/advanced-solutions',
      '/services/aligners-guards',
    ],
  },
  'recent posts': {
    columns: 1,
    paths: [
      '/article/gum-disease-research',
      '/article/foods-for-teeth',
      '/article/pregnancy-dental-care',
    ],
  },
} satisfies Record<string, CoverList>
