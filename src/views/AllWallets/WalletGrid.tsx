import { memo } from 'react'
import { toRow } from '../../actions/wallets/listConnectRows.ts'
import { selectWallet } from '../../actions/wallets/selectWallet.ts'
import { connectors } from '../../controllers/connectors.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useModal, useText } from '../context.ts'
import { prefetchConnecting } from '../shared/prefetchConnecting.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'

/** Four to a row; tiles out of sight cost the browser no layout. */
export function WalletGrid({ wallets }: { wallets: readonly Wallet[] }) {
  const { t } = useText()
  return (
    <ul aria-label={t('connect.wallets')} part="list">
      {wallets.map((wallet) => (
        <WalletTile key={wallet.id} wallet={wallet} />
      ))}
    </ul>
  )
}

const WalletTile = memo(function WalletTile({ wallet }: { wallet: Wallet }) {
  const modal = useModal()
  const { language } = useText()
  const row = () => toRow(wallet, connectors.list)
  return (
    <li>
      <button
        type="button"
        className="wallet"
        part="list-item"
        onClick={() => selectWallet(modal, row())}
        onPointerEnter={() => prefetchConnecting(row(), language)}
      >
        <WalletImage wallet={wallet} size="medium" />
        <span className="name" title={wallet.name}>
          {wallet.name}
        </span>
      </button>
    </li>
  )
})
