type Props = {
  src: string
  width: number
  height: number
  className?: string
  /** The page's largest picture in the first view: fetched at once. */
  eager?: boolean
}

/** A decorative drawing served as a file; what it shows is always said in words beside it. */
export function Picture({ src, width, height, className, eager = false }: Props) {
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
