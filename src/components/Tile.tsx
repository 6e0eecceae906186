import type { CSSProperties, ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import { Picture } from './Picture.tsx'
import css from './Tile.css'

addStyles(css)

interface TileProps {
  /** URL of the image, which must have passed `toSafeImageUrl`. */
  src?: string | undefined
  fallback: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  round?: boolean | undefined
}

/** The first letter of a name, on a colour derived from the name. */
export function Letter({ name }: { name: string }) {
  const letters = [...name]
  const hue = letters.reduce((sum, letter) => sum + letter.charCodeAt(0) * 47, 0)
  return (
    <span className="letter" style={{ '--hue': hue } as CSSProperties}>
      {letters[0]?.toUpperCase()}
    </span>
  )
}

export function Tile({ src, fallback, size = 'small', round = false }: TileProps) {
  return (
    <span className="tile" data-size={size} data-round={round ? '' : undefined} aria-hidden="true">
      <Picture src={src} fallback={fallback} />
    </span>
  )
}
