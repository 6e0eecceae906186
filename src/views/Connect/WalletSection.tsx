import { useEffect, useState } from 'react'
import { toNamespaceRow } from '../../actions/account/listNamespaces.ts'
import { fetchWallets } from '../../actions/wallets/fetchWallets.ts'
import { countLabel } from '../../actions/wallets/listConnectRows.ts'
import { offersAllWallets } from '../../actions/wallets/offersAllWallets.ts'
import { selectWallet } from '../../actions/wallets/selectWallet.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { Tile } from '../../components/Tile.tsx'
import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { RowTag, WalletRow } from '../../types/wallet.ts'
import { isMobile, savesData } from '../../utils/device.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { prefetchConnecting } from '../shared/prefetchConnecting.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'
import { WalletConnectLogo } from '../shared/WalletConnectLogo.tsx'
import { isInstalledRow } from './useConnectRows.ts'

interface WalletSectionProps {
  rows: readonly WalletRow[]
  namespace: Namespace | undefined
}

export function WalletSection({ rows, namespace }: WalletSectionProps) {
  const modal = useModal()
  const { t } = useText()
  const { status, count, featured } = useStateOf(wallets)
  const settings = useStateOf(options)
  const { namespaceFilter, open } = useStateOf(modal.state)
  const { Mark, load } = useWalletsMark(open)
  useConnectingAhead(rows, open)
  const wanted = namespace ?? namespaceFilter
  const isWaiting = status === 'loading' && rows.every(({ key }) => key === 'walletConnect')

  return (
    <>
      {wanted && (
        <p className="help">{t('connect.on', { family: toNamespaceRow(t, wanted).name })}</p>
      )}
      <List label={t('connect.wallets')}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
        {offersAllWallets(settings) && (
          <ListItem
            name={t('connect.allWallets')}
            image={Mark ? <Mark /> : <Tile fallback={<Icon name="wallets" />} />}
            tag={countLabel(count, featured.length)}
            onClick={() => modal.router.push('AllWallets')}
            onIntent={load}
          />
        )}
      </List>
      {isWaiting && <SkeletonRows count={2} label={t('loading')} />}
      {status === 'failed' && (
        <Notice
          message={t('connect.listFailed')}
          action={{ label: t('retry'), run: () => void fetchWallets() }}
        />
      )}
      {rows.length === 0 && !isWaiting && <p className="empty">{t('connect.empty')}</p>}
    </>
  )
}

const tagKeys: Record<RowTag, MessageKey> = {
  installed: 'tag.installed',
  recent: 'tag.recent',
  qrCode: 'tag.qrCode',
  multichain: 'tag.multichain',
}

export function Row({ row }: { row: WalletRow }) {
  const modal = useModal()
  const { t, language } = useText()
  const isWalletConnect = row.key === 'walletConnect'
  return (
    <ListItem
      name={row.wallet.name}
      image={
        isWalletConnect ? (
          <Tile fallback={<WalletConnectLogo />} />
        ) : (
          <WalletImage wallet={row.wallet} />
        )
      }
      tag={row.tag ? t(tagKeys[row.tag]) : undefined}
      tagTone={row.tag === 'qrCode' ? 'accent' : 'quiet'}
      onClick={() => {
        prefetchConnecting(row, language)
        selectWallet(modal, row)
      }}
      onIntent={() => prefetchConnecting(row, language)}
    />
  )
}

/** Time in ms for which the list is open before code is fetched ahead; most users who only look have left by then. */
const lookMs = 2_000

/**
 * Fetches the code for the row that most users press, while the browser is idle: an installed wallet, or else
 * WalletConnect. Sends no request to a wallet or the relay.
 */
function useConnectingAhead(rows: readonly WalletRow[], open: boolean): void {
  const { language } = useText()
  const row = rows.find(isInstalledRow) ?? rows.find(({ key }) => key === 'walletConnect')
  const isWanted = open && row !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is a new object in each render
  useEffect(() => {
    if (!isWanted || savesData()) return
    const prefetch = () => row && prefetchConnecting(row, language)
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(prefetch)
    const timer = setTimeout(whenIdle, lookMs)
    return () => clearTimeout(timer)
  }, [isWanted, row?.key, language])
}

type Mark = typeof import('../shared/WalletsMark.tsx').WalletsMark

/**
 * The chunk's component, cached for the page's lifetime, so that a row that is mounted again shows its images at once.
 */
let loaded: Mark | undefined

/**
 * Returns the images of the row "All wallets". They are fetched once the user points at the row or focuses it. On touch
 * devices neither happens before a press, so there the images are fetched once the modal is open.
 */
function useWalletsMark(open: boolean) {
  const [, update] = useState({})
  const load = () => {
    if (loaded) return
    import('../shared/WalletsMark.tsx').then(
      (module) => {
        loaded = module.WalletsMark
        update({})
      },
      () => {},
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same in each render
  useEffect(() => {
    if (open && isMobile()) load()
  }, [open])
  return { Mark: loaded, load }
}
