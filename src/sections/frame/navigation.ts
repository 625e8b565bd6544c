/** The five links of the header, with their drawings and backgrounds in the mobile menu. */
export const navigation = [
  { route: 'dentalSolutions', label: 'header.solutions', motif: 'shield', ground: 'bg-g-cielo' },
  { route: 'treatments', label: 'header.treatments', motif: 'chair', ground: 'bg-g-maiz' },
  { route: 'dentalDiseases', label: 'header.diseases', motif: 'magnify', ground: 'bg-g-jaca' },
  { route: 'products', label: 'header.products', motif: 'bag', ground: 'bg-g-turq' },
  { route: 'about', label: 'header.about', motif: 'house', ground: 'bg-g-rosa' },
] as const

/** In the menu only. */
export const tools = {
  route: 'tools',
  label: 'header.tools',
  motif: 'sandglass',
  ground: 'bg-g-menta',
} as const
