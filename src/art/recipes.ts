export type ThemeName =
  | 'agave'
  | 'barro'
  | 'cal'
  | 'cielo'
  | 'cobalto'
  | 'jacaranda'
  | 'maiz'
  | 'menta'
  | 'mexicano'
  | 'noche'
  | 'rosa'
  | 'turquesa'

export type Composition = 'arco' | 'azulejo' | 'banderin' | 'horizonte' | 'mesa' | 'sol'

/** The files of src/art/patterns. */
export type PatternName =
  | 'arcadas'
  | 'azulejo'
  | 'confeti'
  | 'escalon'
  | 'escama'
  | 'estrella'
  | 'filete'
  | 'greca'
  | 'onda'
  | 'petalo'
  | 'rombo'
  | 'trenza'

export type Recipe = {
  /** Files of src/art/motifs: the first is the hero, the others are its companions. */
  motifs: readonly [string, ...string[]]
  theme: ThemeName
  composition: Composition
  /** On the ground; the composition azulejo is all tiles and has none. */
  pattern?: PatternName
  /** Woven into the tablecloth of the composition mesa. */
  trim?: PatternName
}

/** What is on the cover of each page. Rules: tests/unit/covers.test.ts. */
export const covers: Record<string, Recipe> = {
  // Hubs
  '/dental-solutions': {
    motifs: ['shield', 'brush', 'mouthwash'],
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
    motifs: ['gumsore'],
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
  '/conditions/toothache': {
    motifs: ['coldpack'],
    theme: 'mexicano',
    composition: 'sol',
    pattern: 'onda',
  },
  '/conditions/abscess': {
    motifs: ['root'],
    theme: 'turquesa',
    composition: 'arco',
    pattern: 'escama',
  },
  '/conditions/cracked-tooth': {
    motifs: ['crack'],
    theme: 'barro',
    composition: 'horizonte',
    pattern: 'escalon',
  },
  '/conditions/bad-breath': {
    motifs: ['breath'],
    theme: 'agave',
    composition: 'banderin',
    pattern: 'petalo',
  },
  '/conditions/dry-mouth': {
    motifs: ['cactus'],
    theme: 'maiz',
    composition: 'horizonte',
    pattern: 'trenza',
  },
  '/conditions/cavities': {
    motifs: ['cavity'],
    theme: 'rosa',
    composition: 'sol',
    pattern: 'confeti',
  },
  '/conditions/mouth-ulcers': {
    motifs: ['tongue'],
    theme: 'menta',
    composition: 'sol',
    pattern: 'onda',
  },
  '/conditions/mouth-cancer': {
    motifs: ['mirror'],
    theme: 'agave',
    composition: 'arco',
    pattern: 'rombo',
  },
  '/conditions/cold-sores': {
    motifs: ['lips'],
    theme: 'cielo',
    composition: 'sol',
    pattern: 'onda',
  },
  '/conditions/teeth-grinding': {
    motifs: ['guard'],
    theme: 'noche',
    composition: 'horizonte',
    pattern: 'estrella',
  },
  '/conditions/jaw-pain': {
    motifs: ['pillow'],
    theme: 'cobalto',
    composition: 'horizonte',
    pattern: 'onda',
  },
  '/conditions/teething': {
    motifs: ['milk'],
    theme: 'jacaranda',
    composition: 'banderin',
    pattern: 'confeti',
  },
  '/conditions/receding-gums': {
    motifs: ['gumsore'],
    theme: 'cal',
    composition: 'horizonte',
    pattern: 'escama',
  },
  '/conditions/oral-thrush': {
    motifs: ['tongue'],
    theme: 'turquesa',
    composition: 'arco',
    pattern: 'petalo',
  },
  '/conditions/tongue': {
    motifs: ['tongue'],
    theme: 'maiz',
    composition: 'horizonte',
    pattern: 'escama',
  },
  '/conditions/burning-mouth': {
    motifs: ['lips'],
    theme: 'barro',
    composition: 'arco',
    pattern: 'onda',
  },
  '/conditions/tooth-erosion': {
    motifs: ['paleta'],
    theme: 'menta',
    composition: 'sol',
    pattern: 'onda',
  },
  '/conditions/discolored-teeth': {
    motifs: ['shades'],
    theme: 'cal',
    composition: 'banderin',
    pattern: 'rombo',
  },
  '/conditions/tongue-tie': {
    motifs: ['pacifier'],
    theme: 'jacaranda',
    composition: 'arco',
    pattern: 'petalo',
  },
  // Services
  '/services/dental-hygiene': {
    motifs: ['mirror', 'brush', 'floss'],
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
  '/services/tooth-extraction': {
    motifs: ['farewell'],
    theme: 'cielo',
    composition: 'mesa',
    pattern: 'petalo',
  },
  '/services/fillings': {
    motifs: ['filling'],
    theme: 'jacaranda',
    composition: 'horizonte',
    pattern: 'rombo',
  },
  '/services/crowns': {
    motifs: ['crown'],
    theme: 'cobalto',
    composition: 'arco',
    pattern: 'estrella',
  },
  '/services/dentures': {
    motifs: ['denture'],
    theme: 'maiz',
    composition: 'banderin',
    pattern: 'onda',
  },
  '/services/bridges': {
    motifs: ['bridge'],
    theme: 'turquesa',
    composition: 'sol',
    pattern: 'escalon',
  },
  '/services/dental-x-rays': {
    motifs: ['magnify'],
    theme: 'noche',
    composition: 'horizonte',
    pattern: 'estrella',
  },
  '/services/numbing-and-sedation': {
    motifs: ['gel'],
    theme: 'menta',
    composition: 'arco',
    pattern: 'onda',
  },
  '/services/veneers-and-bonding': {
    motifs: ['veneer'],
    theme: 'rosa',
    composition: 'sol',
    pattern: 'petalo',
  },
  '/services/sealants-and-varnish': {
    motifs: ['shield'],
    theme: 'jacaranda',
    composition: 'horizonte',
    pattern: 'escama',
  },
  '/services/chipped-tooth': {
    motifs: ['crack'],
    theme: 'cobalto',
    composition: 'horizonte',
    pattern: 'rombo',
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
    motifs: ['tray'],
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
    theme: 'turquesa',
    composition: 'banderin',
    pattern: 'petalo',
  },
  '/article/pregnancy-dental-care': {
    motifs: ['heart'],
    theme: 'menta',
    composition: 'sol',
    pattern: 'petalo',
  },
  '/article/pain-relief': {
    motifs: ['remedy'],
    theme: 'maiz',
    composition: 'horizonte',
    pattern: 'trenza',
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
  '/tools/reminders': {
    motifs: ['calendar', 'heads', 'clock'],
    theme: 'menta',
    composition: 'mesa',
    pattern: 'confeti',
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
  '/article/medical-conditions-and-your-mouth': {
    motifs: ['heart'],
    theme: 'agave',
    composition: 'arco',
    pattern: 'trenza',
  },
  '/article/fluoride-safety': {
    motifs: ['balance'],
    theme: 'cielo',
    composition: 'horizonte',
    pattern: 'escama',
  },
  '/article/baby-teeth-timeline': {
    motifs: ['mouse'],
    theme: 'turquesa',
    composition: 'arco',
    pattern: 'confeti',
  },
  '/article/first-dental-visit': {
    motifs: ['chair'],
    theme: 'rosa',
    composition: 'horizonte',
    pattern: 'confeti',
  },
  '/article/teens-and-teeth': {
    motifs: ['mochila'],
    theme: 'turquesa',
    composition: 'banderin',
    pattern: 'estrella',
  },
  '/article/sports-mouthguards': {
    motifs: ['guard'],
    theme: 'mexicano',
    composition: 'horizonte',
    pattern: 'estrella',
  },
  '/article/thumb-and-pacifier': {
    motifs: ['pacifier'],
    theme: 'maiz',
    composition: 'sol',
    pattern: 'petalo',
  },
  '/article/caring-for-someone-elses-teeth': {
    motifs: ['people'],
    theme: 'cal',
    composition: 'arco',
    pattern: 'filete',
  },
  '/article/water-salt-and-fluoride': {
    motifs: ['drop'],
    theme: 'turquesa',
    composition: 'horizonte',
    pattern: 'onda',
  },
  '/article/immigrants-and-dental-care': {
    motifs: ['globe'],
    theme: 'barro',
    composition: 'sol',
    pattern: 'trenza',
  },
  '/paying-for-care': {
    motifs: ['coins'],
    theme: 'agave',
    composition: 'sol',
    pattern: 'rombo',
  },
  '/paying-for-care/united-states': {
    motifs: ['doc'],
    theme: 'cobalto',
    composition: 'sol',
    pattern: 'estrella',
  },
  '/paying-for-care/mexico': {
    motifs: ['dahlia'],
    theme: 'mexicano',
    composition: 'arco',
    pattern: 'confeti',
  },
  '/paying-for-care/colombia': {
    motifs: ['orchid'],
    theme: 'maiz',
    composition: 'sol',
    pattern: 'trenza',
  },
  '/paying-for-care/peru': {
    motifs: ['cantuta'],
    theme: 'rosa',
    composition: 'banderin',
    pattern: 'escalon',
  },
  '/paying-for-care/argentina': {
    motifs: ['ceibo'],
    theme: 'cielo',
    composition: 'banderin',
    pattern: 'rombo',
  },
  '/paying-for-care/spain': {
    motifs: ['umbrella'],
    theme: 'barro',
    composition: 'horizonte',
    pattern: 'azulejo',
  },
  '/paying-for-care/chile': {
    motifs: ['chart'],
    theme: 'jacaranda',
    composition: 'banderin',
    pattern: 'filete',
  },
  '/check-a-dentist': {
    motifs: ['magnify'],
    theme: 'menta',
    composition: 'banderin',
    pattern: 'azulejo',
  },
}

const scene = (theme: ThemeName, ...motifs: Recipe['motifs']): Recipe => ({
  motifs,
  theme,
  composition: 'arco',
})

/**
 * The pictures of the first visit. All have one composition, without a pattern, and those of one
 * place share a ground: what looks the same is easier to follow.
 */
export const storyPictures: Record<string, Recipe> = {
  today: scene('cielo', 'calendar'),
  toy: scene('cielo', 'llama'),
  wait: scene('cielo', 'clock'),
  'with-me': scene('cielo', 'heart'),
  mask: scene('menta', 'mask'),
  chair: scene('menta', 'chair'),
  light: scene('menta', 'sunglasses'),
  hand: scene('menta', 'hand'),
  open: scene('cal', 'smile'),
  mirror: scene('cal', 'mirror'),
  count: scene('cal', 'gum'),
  clean: scene('cal', 'ebrush'),
  straw: scene('cal', 'straw'),
  paint: scene('cal', 'interdental'),
  done: scene('jacaranda', 'sticker'),
  home: scene('jacaranda', 'house'),
}

/** The pictures of the cards of /loteria, each a motif in a niche on a tiled floor. */
export const loteriaPictures = Object.fromEntries(
  (
    [
      ['brush', 'menta', 'azulejo'],
      ['paste', 'cobalto', 'petalo'],
      ['floss', 'jacaranda', 'escama'],
      ['interdental', 'rosa', 'estrella'],
      ['ebrush', 'turquesa', 'onda'],
      ['mouthwash', 'mexicano', 'confeti'],
      ['jet', 'menta', 'rombo'],
      ['tooth', 'rosa', 'azulejo'],
      ['pillow', 'turquesa', 'petalo'],
      ['wisdom', 'cielo', 'escama'],
      ['root', 'jacaranda', 'filete'],
      ['gum', 'agave', 'petalo'],
      ['lips', 'turquesa', 'confeti'],
      ['smile', 'maiz', 'estrella'],
      ['drop', 'noche', 'onda'],
      ['mouse', 'rosa', 'petalo'],
      ['pacifier', 'menta', 'estrella'],
      ['braces', 'cielo', 'trenza'],
      ['aligner', 'jacaranda', 'onda'],
      ['retainer', 'barro', 'rombo'],
      ['guard', 'turquesa', 'estrella'],
      ['crown', 'rosa', 'rombo'],
      ['bridge', 'agave', 'onda'],
      ['implant', 'noche', 'escama'],
      ['denture', 'menta', 'confeti'],
      ['veneer', 'turquesa', 'azulejo'],
      ['filling', 'jacaranda', 'rombo'],
      ['cavity', 'cobalto', 'confeti'],
      ['varnish', 'rosa', 'onda'],
      ['deepclean', 'mexicano', 'escama'],
      ['mirror', 'jacaranda', 'azulejo'],
      ['calendar', 'cielo', 'petalo'],
    ] satisfies [string, ThemeName, PatternName][]
  ).map(([motif, theme, pattern]): [string, Recipe] => [
    motif,
    { motifs: [motif], theme, composition: 'arco', pattern },
  ]),
)

/** The mural of each month, January first: what stands beside Molly, and on which wall. */
export const murals: readonly [motif: string, ThemeName, PatternName][] = [
  ['kite', 'cielo', 'onda'],
  ['heart', 'rosa', 'petalo'],
  ['orchid', 'jacaranda', 'escama'],
  ['apple', 'menta', 'confeti'],
  ['cantuta', 'turquesa', 'rombo'],
  ['paleta', 'cobalto', 'estrella'],
  ['llama', 'agave', 'trenza'],
  ['trompo', 'cielo', 'escalon'],
  ['mochila', 'cobalto', 'rombo'],
  ['cactus', 'jacaranda', 'arcadas'],
  ['dahlia', 'mexicano', 'petalo'],
  ['sticker', 'noche', 'estrella'],
]
