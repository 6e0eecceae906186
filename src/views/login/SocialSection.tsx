import { chooseSocial } from '../../actions/login/chooseSocial.ts'
import { LineIcon } from '../../components/Icon.tsx'
import { SocialMark } from '../../components/SocialMark.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { SocialProvider } from '../../types/social.ts'
import { useModal, useText } from '../context.ts'
import css from './SocialSection.css'

addStyles(css)

const maxShown = 6
const dotsPath = 'M6 12h.01M12 12h.01M18 12h.01'

/** Shows the first provider as a row and the others as tiles. If there are two providers, both are tiles. */
export function SocialSection({ socials }: { socials: readonly SocialProvider[] }) {
  const modal = useModal()
  const { t } = useText()
  const isCut = socials.length > maxShown
  const shown = isCut ? socials.slice(0, maxShown - 1) : socials
  const rows = shown.length === 2 ? [] : shown.slice(0, 1)
  const tiles = shown.slice(rows.length)
  return (
    <div className="socials">
      {rows.map((provider) => (
        <SocialButton key={provider} provider={provider} isRow />
      ))}
      {tiles.length > 0 && (
        <div className="tiles">
          {tiles.map((provider) => (
            <SocialButton key={provider} provider={provider} />
          ))}
          {isCut && (
            <button
              type="button"
              part="button"
              aria-label={t('social.more')}
              onClick={() => modal.router.push('ConnectSocials')}
            >
              <LineIcon path={dotsPath} size={24} />
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function SocialButton({ provider, isRow = false }: { provider: SocialProvider; isRow?: boolean }) {
  const modal = useModal()
  const { t } = useText()
  const name = t(`social.${provider}`)
  return (
    <button
      type="button"
      part="button"
      aria-label={name}
      onClick={() => chooseSocial(modal, provider)}
    >
      <SocialMark provider={provider} />
      {isRow && name}
    </button>
  )
}
