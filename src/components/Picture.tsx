import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Time limit of a download in ms. A picture that takes longer is replaced by `fallback`, which cancels the download.
 */
const loadMs = 10_000

interface PictureProps {
  /** URL of the image, which must have passed `toSafeImageUrl`. */
  src: string | undefined
  fallback: ReactNode
  className?: string
}

/** A decorative picture from any origin. It has no accessible name. */
export function Picture({ src, fallback, className }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure removes the element
  useEffect(() => {
    const element = image.current
    if (!element) return
    const timer = setTimeout(() => {
      if (!element.complete) setFailed(src)
    }, loadMs)
    return () => {
      clearTimeout(timer)
      // Without an element, `current` is null. A removed image goes on loading, and holds its whole view until it ends.
      if (!image.current) element.src = ''
    }
  }, [src, failed])
  if (!src || failed === src) return fallback
  return (
    <img
      ref={image}
      className={className}
      // Without a referrer, the image's server does not learn the page's URL.
      referrerPolicy="no-referrer"
      src={src}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  )
}
