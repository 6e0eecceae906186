import { loadFamilyPart } from '../../chains/families.ts'
import { loadConnectorDriver } from '../../connectors/registry.ts'
import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { WalletPlatform } from '../../types/analytics.ts'
import type { ViewName } from '../../types/view.ts'
import type { WalletRow } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { track } from '../report/track.ts'
import { connectTarget, towards } from './connectTarget.ts'
import { showsCode } from './installedRows.ts'

function viewOfRow({ key, connectors }: WalletRow): ViewName {
  if (key === 'walletConnect') return 'ConnectingWalletConnectBasic'
  if (connectors.length === 0 || connectors.some(showsCode)) return 'ConnectingWalletConnect'
  const families = new Set(connectors.map(({ namespace }) => namespace))
  return families.size > 1 ? 'ConnectingMultiChain' : 'ConnectingExternal'
}

function platformOf({ key, connectors }: WalletRow): WalletPlatform {
  if (connectors.length > 0 && !connectors.some(showsCode)) return 'browser'
  return isMobile() && key !== 'walletConnect' ? 'mobile' : 'qrcode'
}

export function selectWallet(modal: Modal, listed: WalletRow): void {
  const row = { ...listed, connectors: towards(connectTarget(modal), listed.connectors) }
  const view = viewOfRow(row)
  track('SELECT_WALLET', { name: row.wallet.name, platform: platformOf(row) })
  const { wallet } = row
  const namespace = view === 'ConnectingExternal' ? row.connectors[0]?.namespace : undefined
  modal.router.push(view, view === 'ConnectingWalletConnectBasic' ? {} : { wallet, namespace })
}

/** Fetches the files that connect a row: those of the driver, and of the family if the row has one. */
export function prefetchRow({ connectors }: WalletRow): void {
  const [connector, ...others] = connectors
  loadConnectorDriver((connector ?? walletConnect.connector).id).catch(() => {})
  if (connector && others.length === 0)
    loadFamilyPart(connector.namespace, 'adapter').catch(() => {})
}
