import { useEffect, useRef, useState } from 'react'
import { openWalletBrowser } from '../../actions/wallets/walletBrowserLink.ts'
import { Button } from '../../components/Button.tsx'
import type { Wallet } from '../../types/wallet.ts'
import { useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useCopy } from '../shared/useCopy.ts'

/** Opens this page in the wallet's in-app browser. The wallet connects there without a pairing. */
export function BrowserPanel({ wallet, link }: { wallet: Wallet; link: string }) {
  const { t } = useText()
  const [opened, setOpened] = useState(false)
  const openedByRowTap = useRef(false)
  const copy = useCopy(link, t('pairing.copied'))

  useEffect(() => {
    // While the click on the wallet's row still counts as user activation, the link opens without a second click.
    const isFresh = navigator.userActivation?.isActive ?? false
    if (openedByRowTap.current || !isFresh) return
    openedByRowTap.current = true
    setOpened(true)
    openWalletBrowser(link)
  }, [link])

  const open = t('pairing.open', { wallet: wallet.name })
  return (
    <Connecting
      image={<WalletImage wallet={wallet} size="large" />}
      state="waiting"
      title={opened ? t('connecting.continueIn', { wallet: wallet.name }) : open}
      hint={t('pairing.ownBrowser', { wallet: wallet.name })}
    >
      <Button
        variant="primary"
        onClick={() => {
          setOpened(true)
          openWalletBrowser(link)
        }}
      >
        {opened ? t('retry') : open}
      </Button>
      <Button onClick={copy}>{t('pairing.copy')}</Button>
    </Connecting>
  )
}
