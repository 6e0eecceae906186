import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import type { Wallet } from '../../types/wallet.ts'
import { useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { useCopy } from '../shared/useCopy.ts'

interface OpenPanelProps {
  wallet: Wallet
  /** Text to copy into the wallet; null until it is known. The wallet opens once it is. */
  link: string | null
  hint: string
  /** True if the wallet opens by the press that has led here. */
  opensAtOnce: boolean
  /** Opens the wallet; needs user activation. */
  onOpen: () => void
  /** Button of another way, offered once the wallet has not opened for 3 s. */
  otherWay: ReactNode
}

/**
 * A button that opens the wallet's app or website. The link is ready before the press, because a popup opens only while the
 * press's user activation lasts.
 */
export function OpenPanel({ wallet, link, hint, opensAtOnce, onOpen, otherWay }: OpenPanelProps) {
  const { t } = useText()
  const [opened, setOpened] = useState(false)
  const openedByPress = useRef(false)
  const copy = useCopy(link ?? '', t('pairing.copied'))

  useEffect(() => {
    // While the press on the wallet's row still counts as user activation, the app opens without a second press.
    const isFresh = navigator.userActivation?.isActive ?? false
    if (!link || openedByPress.current || !opensAtOnce || !isFresh) return
    openedByPress.current = true
    setOpened(true)
    onOpen()
  }, [link, opensAtOnce, onOpen])

  const open = t('pairing.open', { wallet: wallet.name })
  return (
    <Connecting
      image={<WalletImage wallet={wallet} size="large" />}
      state="waiting"
      title={opened ? t('connecting.continueIn', { wallet: wallet.name }) : open}
      hint={link ? hint : t('pairing.waiting')}
      laterHint={opened ? t('pairing.later') : undefined}
      laterAction={otherWay}
    >
      <Button
        variant="primary"
        disabled={!link}
        onClick={() => {
          setOpened(true)
          onOpen()
        }}
      >
        {opened ? t('retry') : open}
      </Button>
      <Button onClick={copy} disabled={!link}>
        {t('pairing.copy')}
      </Button>
    </Connecting>
  )
}
