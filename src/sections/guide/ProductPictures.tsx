import { artHref } from '../../art/href.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Objects side by side, on the lower edge of their container. */
export function ProductPictures({
  names,
  className = '',
}: {
  names: string[]
  className?: string
}) {
  return (
    <div className={`no-print flex items-end justify-center lg:justify-end ${className}`}>
      {names.map((name) => (
        <Picture
          key={name}
          className="shelf-object w-[36%] max-w-40 lg:max-w-none [&:only-child]:w-[46%] [&:nth-child(2)]:w-[31%] [&:nth-child(3)]:w-[27%] h-auto aspect-square"
          src={artHref(`shelf/${name}.svg`)}
          width={200}
          height={200}
          eager
        />
      ))}
    </div>
  )
}
