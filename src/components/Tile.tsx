import { type ReactNode, useState } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './Tile.css'

addStyles(css)

interface TileProps {
  /** Must have passed the URL allow-list. */
  src?: string | undefined
  /** What stands in while there is no image: an icon or a letter. */
  fallback: ReactNode
  size?: 'small' | 'medium' | 'large'
  round?: boolean
}

/** The square picture of a wallet or network. An image that fails to show leaves the fallback. */
export function Tile({ src, fallback, size = 'small', round = false }: TileProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="tile" data-size={size} data-round={round ? '' : undefined} aria-hidden="true">
      {src && failed !== src ? (
        <img src={src} alt="" decoding="async" draggable={false} onError={() => setFailed(src)} />
      ) : (
        fallback
      )}
    </span>
  )
}
