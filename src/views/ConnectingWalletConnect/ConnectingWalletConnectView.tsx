import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { pairInModal } from '../../actions/pairing/startPairing.ts'
import { connectTarget, towards } from '../../actions/wallets/connectTarget.ts'
import { listPlatforms, openOwnLink, openWallet } from '../../actions/wallets/openWallet.ts'
import {
  hasOpenedApp,
  inAppLink,
  openInApp,
  rememberWay,
  waysInto,
} from '../../actions/wallets/waysInto.ts'
import { Button } from '../../components/Button.tsx'
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
import type { WayIntoWallet } from '../../types/wayIntoWallet.ts'
import { isIos, isMobile } from '../../utils/device.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { FailedActions, failedHint } from '../shared/FailedActions.tsx'
import { WalletImage } from '../shared/RemoteImage.tsx'
import type { ViewProps } from '../viewDefinition.ts'
import { CodePanel } from './CodePanel.tsx'
import css from './ConnectingWalletConnect.css'
import { OpenPanel } from './OpenPanel.tsx'
import { QrPanel } from './QrPanel.tsx'

interface PairingFailedProps {
  wallet: Wallet | undefined
  onRetry: () => void
  /** Button of a way that may not need what has failed. */
  otherWay: ReactNode
  children: ReactNode
}

/** Returns a hint about the user's internet connection, for errors that a broken connection may cause. */
function hintFor({ code }: WalletModalError) {
  if (code === 'USER_REJECTED') return 'pairing.declinedHint'
  const isNetwork = code === 'RELAY_UNREACHABLE' || code === 'CONNECTION_FAILED'
  return isNetwork ? 'pairing.relayHint' : 'pairing.retryHint'
}

function PairingFailed({ wallet, onRetry, otherWay, children }: PairingFailedProps) {
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
      state={declined ? 'declined' : 'failed'}
      title={declined ? t('connecting.declined') : errorText(language, error)}
      hint={t(failedHint(error, hintFor(error)))}
    >
      <FailedActions error={error} onRetry={onRetry} />
      {otherWay}
    </Connecting>
  )
}

addStyles(css)

const wayTexts = {
  own: 'pairing.useOwn',
  app: 'pairing.stay',
  inApp: 'pairing.inApp',
  qrcode: 'pairing.showCode',
} as const

/** The React key resets the selected platform for each wallet, since another wallet may not support this platform. */
export default function ConnectingWalletConnectView({ data: { wallet } }: ViewProps) {
  return <Pairing key={wallet?.id} wallet={wallet} />
}

function Pairing({ wallet }: { wallet: Wallet | undefined }) {
  const modal = useModal()
  const { t } = useText()
  const { list } = useStateOf(connectors)
  const { uri, step } = useStateOf(pairing)
  // A way that is taken becomes the first one only when the view opens again.
  const [ways] = useState(() => (wallet ? waysInto(wallet, connectTarget(modal)) : []))
  const [way, setWay] = useState(ways[0])
  const platforms = listPlatforms(wallet, {
    connectors: towards(connectTarget(modal), list as readonly Connector[]),
    isMobile: isMobile(),
    hasWays: isMobile() && ways.length > 0,
  })
  // `browser` is never preselected: ConnectingExternal connects installed wallets, so a user who opens this view wants
  // to pair.
  const first = platforms.find((id) => id !== 'browser') ?? 'qrcode'
  const [platform, setPlatform] = useState<WalletPlatform>(first)
  const isInApp = platform === 'mobile' && way === 'inApp'
  const isOwn = way === 'own'
  const hasChoice = ways.includes('own')

  const isShown = useRef(false)
  /** The way by which a pairing has begun; undefined before there is one. */
  const paired = useRef<'own' | 'walletConnect'>()
  const pair = useCallback(async () => {
    paired.current = isOwn ? 'own' : 'walletConnect'
    try {
      await pairInModal(modal, wallet, hasChoice && !isOwn)
      if (wallet && isOwn) rememberWay(wallet, 'own')
      else if (wallet && ways.length > 0) rememberWay(wallet, hasOpenedApp() ? 'app' : 'qrcode')
    } catch {
      // After a failure, the panels show the error. The status `idle` is no failure: the host's disconnect has aborted
      // the pairing, so a new pairing starts.
      if (isShown.current && pairing.status === 'idle') void pair()
    }
  }, [modal, wallet, ways, isOwn, hasChoice])

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      paired.current = undefined
      leavePairing()
    }
  }, [])

  // A pairing that has begun goes on while the user tries the browser of the wallet's app.
  useEffect(() => {
    if (!isInApp && paired.current !== (isOwn ? 'own' : 'walletConnect')) void pair()
  }, [isInApp, isOwn, pair])

  const next = ways[(ways.indexOf(way as WayIntoWallet) + 1) % ways.length]
  const offersWays = platform === 'mobile' || (hasChoice && platform !== 'web')
  const usesWalletConnect = isOwn && (next === 'app' || next === 'qrcode')
  const otherWay = wallet && offersWays && next && next !== way && (
    <Button onClick={() => setWay(next)}>
      {usesWalletConnect
        ? t('pairing.useWalletConnect')
        : t(wayTexts[next], { wallet: wallet.name })}
    </Button>
  )
  /** The link of an app's own kind is renewed by the press if it has expired meanwhile. */
  const openOwn = () => {
    if (pairing.expiresAt > Date.now()) return openOwnLink()
    leavePairing()
    void pair()
  }
  const inApp = wallet && isInApp ? inAppLink(wallet, connectTarget(modal)) : null
  // A wallet that was not installed when the view opened may announce itself now.
  const opensApp =
    platform === 'mobile' ? way === 'app' || isOwn : ['web', 'desktop'].includes(platform)
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
        {wallet && inApp ? (
          <OpenPanel
            key="inApp"
            wallet={wallet}
            link={inApp}
            hint={t('pairing.ownBrowser', { wallet: wallet.name })}
            opensAtOnce
            onOpen={() => {
              rememberWay(wallet, 'inApp')
              openInApp(inApp)
            }}
            otherWay={otherWay}
          />
        ) : (
          <PairingFailed wallet={wallet} onRetry={pair} otherWay={otherWay}>
            {wallet && step !== 'uri' ? (
              <CodePanel wallet={wallet} isApproved={step === 'approval'} otherWay={otherWay} />
            ) : opensApp && wallet ? (
              <OpenPanel
                key={platform}
                wallet={wallet}
                link={uri}
                hint={
                  platform === 'mobile'
                    ? t('pairing.openHint', { wallet: wallet.name })
                    : t('pairing.openTab')
                }
                // On iOS, a scheme of an app that is missing shows an error.
                opensAtOnce={platform === 'mobile' && !(isOwn && isIos())}
                onOpen={isOwn ? openOwn : () => openWallet(wallet, platform)}
                otherWay={otherWay}
              />
            ) : (
              <QrPanel wallet={wallet} isMissing={platform === 'unsupported'} otherWay={otherWay} />
            )}
          </PairingFailed>
        )}
      </Tabs>
      {wallet && hasChoice && !isInApp && (
        <p className="hint">
          {t(isOwn ? 'pairing.byOwn' : 'pairing.byWalletConnect', { wallet: wallet.name })}
        </p>
      )}
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
