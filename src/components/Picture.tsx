import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A picture that takes longer is given up, and its download ends. */
const loadMs = 10_000

interface PictureProps {
  /** Must have passed the URL allow-list. */
  src: string | undefined
  fallback: ReactNode
  className?: string
}

/** A picture of any host, for the eye alone. */
export function Picture({ src, fallback, className }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!src) return
    const timer = setTimeout(() => {
      if (!image.current?.complete) setFailed(src)
    }, loadMs)
    return () => clearTimeout(timer)
  }, [src])
  if (!src || failed === src) return fallback
  return (
    <img
      ref={image}
      className={className}
      // The image's server must not learn the page's URL.
      referrerPolicy="no-referrer"
      src={src}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  )
}
