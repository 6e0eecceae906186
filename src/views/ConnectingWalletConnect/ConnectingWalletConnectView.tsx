import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { pairInModal } from '../../actions/pairing/startPairing.ts'
import { connectTarget, towards } from '../../actions/wallets/connectTarget.ts'
import { listPlatforms, openWallet } from '../../actions/wallets/openWallet.ts'
import { walletBrowserLink } from '../../actions/wallets/walletBrowserLink.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { Tile } from '../../components/Tile.tsx'
import { connectors } from '../../controllers/connectors.ts'
import { leavePairing, pairing } from '../../controllers/pairing.ts'
import { isCode, type WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import type { WalletPlatform } from '../../types/analytics.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { FailedActions, failedHint } from '../shared/FailedActions.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import type { ViewProps } from '../viewDefinition.ts'
import { BrowserPanel } from './BrowserPanel.tsx'
import css from './ConnectingWalletConnect.css'
import { LinkPanel } from './LinkPanel.tsx'
import { QrPanel } from './QrPanel.tsx'

interface PairingFailedProps {
  wallet: Wallet | undefined
  onRetry: () => void
  children: ReactNode
}

/** Returns a hint about the user's internet connection, for errors that a broken connection may cause. */
function hintFor({ code }: WalletModalError) {
  if (code === 'USER_REJECTED') return 'pairing.declinedHint'
  const isNetwork = code === 'RELAY_UNREACHABLE' || code === 'CONNECTION_FAILED'
  return isNetwork ? 'pairing.relayHint' : 'pairing.retryHint'
}

function PairingFailed({ wallet, onRetry, children }: PairingFailedProps) {
  const { t, language } = useText()
  const state = useStateOf(pairing)
  const error = state.error as WalletModalError | null
  if (!error) return children
  const declined = isCode(error, 'USER_REJECTED')
  return (
    <Connecting
      image={
        wallet ? (
          <WalletImage wallet={wallet} size="large" />
        ) : (
          <Tile size="large" fallback={<Icon name="alert" size={32} />} />
        )
      }
      state="failed"
      title={declined ? t('connecting.declined') : errorText(language, error)}
      hint={t(failedHint(error, hintFor(error)))}
    >
      <FailedActions error={error} onRetry={onRetry} />
    </Connecting>
  )
}

addStyles(css)

/** The React key resets the selected platform for each wallet, since another wallet may not support this platform. */
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
  const { list } = useStateOf(connectors)
  const platforms = listPlatforms(wallet, {
    connectors: towards(connectTarget(modal), list as readonly Connector[]),
    isMobile: isMobile(),
  })
  // `browser` is never preselected: ConnectingExternal connects installed wallets, so a user who opens this view wants
  // to pair.
  const first = platforms.find((id) => id !== 'browser') ?? 'qrcode'
  const [platform, setPlatform] = useState<WalletPlatform>(first)

  const isShown = useRef(false)
  const pair = useCallback(async () => {
    try {
      await pairInModal(modal, wallet)
    } catch {
      // After a failure, the panels show the error. The status `idle` is no failure: the host's disconnect has aborted
      // the pairing, so a new pairing starts.
      if (isShown.current && pairing.status === 'idle') void pair()
    }
  }, [modal, wallet])

  useEffect(() => {
    isShown.current = true
    void pair()
    return () => {
      isShown.current = false
      leavePairing()
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
