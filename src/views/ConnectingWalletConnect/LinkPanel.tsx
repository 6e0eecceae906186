import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { pairing } from '../../controllers/pairing.ts'
import type { WalletPlatform } from '../../types/analytics.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useCopy } from '../shared/useCopy.ts'

interface LinkPanelProps {
  wallet: Wallet
  platform: WalletPlatform
  /** Opens the wallet; needs user activation. */
  onOpen: () => void
}

/**
 * Links to the wallet's app or website. The pairing URI is requested before the click, because a popup opens only while
 * the click's user activation lasts.
 */
export function LinkPanel({ wallet, platform, onOpen }: LinkPanelProps) {
  const { t } = useText()
  const { uri } = useStateOf(pairing)
  const [opened, setOpened] = useState(false)
  const openedByRowTap = useRef(false)
  const copy = useCopy(uri ?? '', t('pairing.copied'))

  useEffect(() => {
    // While the click on the wallet's row still counts as user activation, the app opens without a second click.
    const isFresh = navigator.userActivation?.isActive ?? false
    if (!uri || openedByRowTap.current || platform !== 'mobile' || !isFresh) return
    openedByRowTap.current = true
    setOpened(true)
    onOpen()
  }, [uri, platform, onOpen])

  const open = t('pairing.open', { wallet: wallet.name })
  const hint =
    platform === 'mobile' ? t('pairing.openHint', { wallet: wallet.name }) : t('pairing.openTab')
  return (
    <Connecting
      image={<WalletImage wallet={wallet} size="large" />}
      state="waiting"
      title={opened ? t('connecting.continueIn', { wallet: wallet.name }) : open}
      hint={uri ? hint : t('pairing.waiting')}
      laterHint={opened ? t('pairing.later') : undefined}
    >
      <Button
        variant="primary"
        disabled={!uri}
        onClick={() => {
          setOpened(true)
          onOpen()
        }}
      >
        {opened ? t('retry') : open}
      </Button>
      <Button onClick={copy} disabled={!uri}>
        {t('pairing.copy')}
      </Button>
    </Connecting>
  )
}
