import { SocialMark } from '../../components/SocialMark.tsx'
import { Tile } from '../../components/Tile.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { SocialProvider } from '../../types/social.ts'
import css from './SocialTile.css'

addStyles(css)

interface SocialTileProps {
  provider: SocialProvider
  size?: 'small' | 'large'
  round?: boolean
}

export function SocialTile({ provider, size = 'small', round = false }: SocialTileProps) {
  const mark = <SocialMark provider={provider} size={size === 'large' ? 40 : 24} />
  return (
    <Tile
      size={size}
      round={round}
      fallback={
        <span className="social-ground" data-provider={provider}>
          {mark}
        </span>
      }
    />
  )
}
