import { Motif } from './Motif.tsx'

const looks = [
  { wall: 'bg-[#FFC145]', niche: 'bg-t-agua' },
  { wall: 'bg-[#5B86E5]', niche: 'bg-t-barro' },
  { wall: 'bg-[#F08AB1]', niche: 'bg-t-menta' },
  { wall: 'bg-[#5CB89A]', niche: 'bg-t-rosa' },
  { wall: 'bg-[#B39DEB]', niche: 'bg-t-lima' },
]

/** A drawing in an arched niche on a tiled floor; neighbours differ by their `place`. */
export function Arch({ motif, place }: { motif: string; place: number }) {
  const { wall, niche } = looks[place % looks.length]!
  return (
    <span
      className={`relative grid place-items-center overflow-hidden rounded-[999px_999px_16px_16px] aspect-[1/1.15] ${wall}`}
    >
      <span
        className={`absolute inset-x-[9%] top-[8%] bottom-0 rounded-[999px_999px_0_0] ${niche}`}
      />
      <Motif name={motif} className="relative w-[62%] h-auto mb-4" />
      <span className="tile-strip absolute inset-x-0 bottom-0" />
    </span>
  )
}
