import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { pairInModal } from '../../actions/pairing/pairInModal.ts'
import { stopPairing } from '../../actions/pairing/stopPairing.ts'
import { connectTarget, towards } from '../../actions/wallets/connectTarget.ts'
import { listPlatforms } from '../../actions/wallets/listPlatforms.ts'
import { openWallet } from '../../actions/wallets/openWallet.ts'
import { walletBrowserLink } from '../../actions/wallets/walletBrowserLink.ts'
import { Tabs } from '../../components/Tabs.tsx'
import { connectors } from '../../controllers/connectors.ts'
import { pairing } from '../../controllers/pairing.ts'
import { addStyles } from '../../theme/styles.ts'
import type { WalletPlatform } from '../../types/analytics.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { useModal, useText } from '../context.ts'
import type { ViewProps } from '../viewProps.ts'
import { BrowserPanel } from './BrowserPanel.tsx'
import css from './ConnectingWalletConnect.css'
import { LinkPanel } from './LinkPanel.tsx'
import { PairingFailed } from './PairingFailed.tsx'
import { QrPanel } from './QrPanel.tsx'

addStyles(css)

/** Another wallet starts over, since the selected platform may not apply to it. */
export default function ConnectingWalletConnectView({ data: { wallet } }: ViewProps) {
  const link = walletBrowserLink(useModal(), wallet)
  if (!wallet || !link) return <Pairing key={wallet?.id} wallet={wallet} />
  return (
    <div className="pairing">
      <BrowserPanel key={wallet.id} wallet={wallet} link={link} />
      <GetIt wallet={wallet} />
    </div>
  )
}

function Pairing({ wallet }: { wallet: Wallet | undefined }) {
  const modal = useModal()
  const { t } = useText()
  const { list } = useSnapshot(connectors)
  const platforms = listPlatforms(wallet, {
    connectors: towards(connectTarget(modal), list as readonly Connector[]),
    isMobile: isMobile(),
  })
  // An installed wallet has a view of its own; users who open this one want to pair.
  const first = platforms.find((id) => id !== 'browser') ?? 'qrcode'
  const [platform, setPlatform] = useState<WalletPlatform>(first)

  const isShown = useRef(false)
  const pair = useCallback(async () => {
    try {
      await pairInModal(modal, wallet)
    } catch {
      // The panels show the pairing's error. A pairing aborted by the host's disconnect did not fail: a new one follows.
      if (isShown.current && pairing.status === 'idle') void pair()
    }
  }, [modal, wallet])

  useEffect(() => {
    isShown.current = true
    void pair()
    return () => {
      isShown.current = false
      stopPairing()
    }
  }, [pair])

  // A wallet that was not installed when the view opened may announce itself now.
  const isOpenable = platform === 'mobile' || platform === 'web' || platform === 'desktop'
  const tabs = platforms.map((id) => ({ id, label: t(`platform.${id}`) }))
  return (
    <div className="pairing">
      <Tabs
        label={t('platform.label')}
        tabs={tabs}
        selected={platform}
        onSelect={(id) => {
          if (id === 'browser' && wallet) modal.router.replace('ConnectingExternal', { wallet })
          else setPlatform(id)
        }}
      >
        <PairingFailed wallet={wallet} onRetry={pair}>
          {isOpenable && wallet ? (
            <LinkPanel
              wallet={wallet}
              platform={platform}
              onOpen={() => openWallet(wallet, platform)}
            />
          ) : (
            <QrPanel wallet={wallet} isMissing={platform === 'unsupported'} />
          )}
        </PairingFailed>
      </Tabs>
      {wallet && <GetIt wallet={wallet} />}
    </div>
  )
}

function GetIt({ wallet }: { wallet: Wallet }) {
  const modal = useModal()
  const { t } = useText()
  const { app_store, play_store, chrome_store, homepage } = wallet
  if (!app_store && !play_store && !chrome_store && !homepage) return null
  return (
    <p className="missing">
      {t('pairing.missing', { wallet: wallet.name })}
      <button
        type="button"
        part="button"
        onClick={() => modal.router.push('Downloads', { wallet })}
      >
        {t('getWallet.get')}
      </button>
    </p>
  )
}
