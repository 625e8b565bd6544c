type Props = {
  src: string
  width: number
  height: number
  className?: string
  /** What the drawing shows, if the text around it doesn't say so. */
  alt?: string
  /** The largest picture of the first screen: fetched immediately. */
  eager?: boolean
}

/** A drawing served as a file; decorative without `alt`, if the text around it describes it. */
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
