import { type CSSProperties, type ReactNode, useState } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './Tile.css'

addStyles(css)

interface TileProps {
  /** Must have passed the URL allow-list. */
  src?: string | undefined
  /** What stands in where there is no image: a mark, an icon or a letter. */
  fallback: ReactNode
  size?: 'small' | 'medium' | 'large'
  round?: boolean
}

/** The first letter of a name on a calm colour, which is always the same for that name. */
export function Letter({ name }: { name: string }) {
  const letters = [...name]
  const hue = letters.reduce((sum, letter) => sum + letter.charCodeAt(0) * 47, 0)
  return (
    <span className="letter" style={{ '--hue': hue } as CSSProperties}>
      {letters[0]?.toUpperCase()}
    </span>
  )
}

/** The square picture of a wallet or network. An image that fails to show leaves the fallback. */
export function Tile({ src, fallback, size = 'small', round = false }: TileProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="tile" data-size={size} data-round={round ? '' : undefined} aria-hidden="true">
      {src && failed !== src ? (
        <img
          // A stranger's server learns nothing of the page.
          referrerPolicy="no-referrer"
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}
