type Props = {
  src: string
  width: number
  height: number
  className?: string
  /** What a drawing shows that the words beside it do not say. */
  alt?: string
  /** The page's largest picture in the first view: fetched at once. */
  eager?: boolean
}

/** A drawing served as a file; decorative without `alt`: what it shows is said in words beside it. */
export function Picture({ src, width, height, className, alt = '', eager = false }: Props) {
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
