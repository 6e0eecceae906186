import { useEffect } from 'react'
import { isExcluded } from '../../actions/wallets/excluded.ts'
import { fetchWallets } from '../../actions/wallets/fetchWallets.ts'
import { offersAllWallets } from '../../actions/wallets/offersAllWallets.ts'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { WalletsMark } from '../shared/WalletsMark.tsx'

export default function GetWalletView() {
  const modal = useModal()
  const { t } = useText()
  const { featured, recommended, status } = useStateOf(wallets)
  const settings = useStateOf(options)
  const all = [...featured, ...recommended, ...settings.customWallets] as readonly Wallet[]
  const list = [...new Map(all.map((wallet) => [wallet.id, wallet])).values()].filter(
    (wallet) => !isExcluded(wallet),
  )

  useEffect(() => {
    void fetchWallets()
  }, [])

  return (
    <>
      <List label={t('connect.wallets')}>
        {list.map((wallet) => (
          <ListItem
            key={wallet.id}
            name={wallet.name}
            image={<WalletImage wallet={wallet} />}
            tag={t('getWallet.get')}
            onClick={() => modal.router.push('Downloads', { wallet })}
          />
        ))}
        {offersAllWallets(settings) && (
          <ListItem
            name={t('getWallet.explore')}
            image={<WalletsMark />}
            onClick={() => modal.router.push('AllWallets')}
          />
        )}
      </List>
      {status === 'loading' && list.length === 0 && <SkeletonRows count={4} label={t('loading')} />}
      {status === 'failed' && (
        <Notice
          message={t('directory.failed')}
          action={{ label: t('retry'), run: () => void fetchWallets() }}
        />
      )}
    </>
  )
}
