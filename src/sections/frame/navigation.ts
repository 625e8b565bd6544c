/** The five links of the header, with the drawing and ground each has in the menu on phones. */
export const navigation = [
  { route: 'dentalSolutions', label: 'header.solutions', motif: 'shield', ground: 'bg-t-agua' },
  { route: 'treatments', label: 'header.treatments', motif: 'chair', ground: 'bg-t-barro' },
  { route: 'dentalDiseases', label: 'header.diseases', motif: 'magnify', ground: 'bg-t-jaca' },
  { route: 'products', label: 'header.products', motif: 'bag', ground: 'bg-t-lima' },
  { route: 'about', label: 'header.about', motif: 'house', ground: 'bg-t-rosa' },
] as const
