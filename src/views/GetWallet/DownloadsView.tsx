import { Button } from '../../components/Button.tsx'
import type { MessageKey } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useText } from '../context.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'
import type { ViewProps } from '../viewDefinition.ts'
import css from './Downloads.css'

addStyles(css)

const stores: readonly [keyof Wallet, MessageKey][] = [
  ['chrome_store', 'downloads.chromeStore'],
  ['app_store', 'downloads.appStore'],
  ['play_store', 'downloads.playStore'],
  ['homepage', 'downloads.homepage'],
]

export default function DownloadsView({ data: { wallet } }: ViewProps) {
  const { t } = useText()
  if (!wallet) return null
  const links = stores.flatMap(([key, label]) => {
    const href = wallet[key]
    return typeof href === 'string' && href ? [{ href, label }] : []
  })
  return (
    <div className="downloads">
      <WalletImage wallet={wallet} size="large" />
      {links.length === 0 && (
        <p className="quiet">{t('downloads.none', { wallet: wallet.name })}</p>
      )}
      {links.map(({ href, label }, index) => (
        <Button key={label} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {t(label)}
        </Button>
      ))}
    </div>
  )
}
