import { memo, useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { installedFirst } from '../../actions/wallets/installedFirst.ts'
import { selectWallet } from '../../actions/wallets/selectWallet.ts'
import { toRow } from '../../actions/wallets/toRow.ts'
import { connectors } from '../../controllers/connectors.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useModal, useText } from '../context.ts'
import { prefetchConnecting } from '../shared/prefetchConnecting.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'

/** Installed wallets first; tiles out of sight cost no layout. */
export function WalletGrid({ wallets }: { wallets: readonly Wallet[] }) {
  const { t } = useText()
  const list = useSnapshot(connectors).list as readonly Connector[]
  const tiles = useMemo(() => installedFirst(wallets, list), [wallets, list])
  return (
    <ul aria-label={t('connect.wallets')} part="list">
      {tiles.map((wallet) => (
        <WalletTile key={wallet.id} wallet={wallet} />
      ))}
    </ul>
  )
}

const WalletTile = memo(function WalletTile({ wallet }: { wallet: Wallet }) {
  const modal = useModal()
  const { t, language } = useText()
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
        <span className="name" title={wallet.name} dir="auto">
          {wallet.name}
        </span>
        {wallet.installed && <span className="installed">{t('tag.installed')}</span>}
      </button>
    </li>
  )
})
