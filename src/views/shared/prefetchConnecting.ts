import { prefetchRow } from '../../actions/wallets/selectWallet.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { WalletRow } from '../../types/wallet.ts'
import { loadQrCode } from './loadQrCode.ts'

export function prefetchConnecting(row: WalletRow, language: string): void {
  prefetchRow(row)
  const files =
    row.connectors.length > 0
      ? [import('../ConnectingExternal/ConnectingExternalView.tsx')]
      : [import('../ConnectingWalletConnect/ConnectingWalletConnectView.tsx'), loadQrCode()]
  Promise.all([...files, loadMessages(language, 'connecting')]).catch(() => {})
}
