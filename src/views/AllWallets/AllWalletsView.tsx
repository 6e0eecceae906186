import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { connectTarget } from '../../actions/wallets/connectTarget.ts'
import { fetchNextPage } from '../../actions/wallets/fetchNextPage.ts'
import { installedFirst } from '../../actions/wallets/installedFirst.ts'
import {
  searchDirectory,
  setCertifiedOnly,
  setDirectoryNamespace,
} from '../../actions/wallets/searchDirectory.ts'
import { selectWallet } from '../../actions/wallets/selectWallet.ts'
import { toRow } from '../../actions/wallets/toRow.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SearchInput } from '../../components/SearchInput.tsx'
import { Switch } from '../../components/Switch.tsx'
import { connectors } from '../../controllers/connectors.ts'
import { showToast } from '../../controllers/toast.ts'
import { wallets } from '../../controllers/wallets.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { prefetchConnecting } from '../shared/prefetchConnecting.ts'
import { WalletImage } from '../shared/RemoteImage.tsx'
import css from './AllWallets.css'
import { useTypeToSearch } from './typeToSearch.ts'

/**
 * A grid of wallets, installed wallets first. Its only tab stop is the tile that had the focus last. CSS skips the
 * layout of tiles that are not visible.
 */
function WalletGrid({ wallets }: { wallets: readonly Wallet[] }) {
  const { t } = useText()
  const list = useStateOf(connectors).list as readonly Connector[]
  const tiles = useMemo(() => installedFirst(wallets, list), [wallets, list])
  const [focused, setFocused] = useState<string>()
  const stop = tiles.some(({ id }) => id === focused) ? focused : tiles[0]?.id
  return (
    <ul aria-label={t('connect.wallets')} part="list">
      {tiles.map((wallet) => (
        <WalletTile
          key={wallet.id}
          wallet={wallet}
          isTabStop={wallet.id === stop}
          onFocus={setFocused}
        />
      ))}
    </ul>
  )
}

interface WalletTileProps {
  wallet: Wallet
  isTabStop: boolean
  onFocus: (id: string) => void
}

const WalletTile = memo(function WalletTile({ wallet, isTabStop, onFocus }: WalletTileProps) {
  const modal = useModal()
  const { t, language } = useText()
  const row = () => toRow(wallet, connectors.list)
  return (
    <li>
      <button
        type="button"
        className="wallet"
        part="list-item"
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(wallet.id)}
        onClick={() => selectWallet(modal, row())}
        onPointerEnter={() => prefetchConnecting(row(), language)}
      >
        <WalletImage wallet={wallet} size="medium" />
        <span className="name" dir="auto">
          {wallet.name}
        </span>
        {wallet.installed && <span className="installed">{t('tag.installed')}</span>}
      </button>
    </li>
  )
})

addStyles(css)

const searchDelayMs = 300
const lensPath = 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14.5 14.5L20 20M8 8.5l3.5 3.5M11.5 8.5L8 12'
const cloudPath =
  'M8 18H6.5a3.5 3.5 0 0 1-.6-7A6 6 0 0 1 17 9.5a4.3 4.3 0 0 1 .6 8.5H16M12 12v4M12 19h.01'
const sealPath =
  'M12 3l2.4 1.8 3-.1.8 2.9 2.5 1.6-1 2.8 1 2.8-2.5 1.6-.8 2.9-3-.1L12 21l-2.4-1.8-3 .1-.8-2.9L3.3 14.8l1-2.8-1-2.8 2.5-1.6.8-2.9 3 .1zM8.8 12l2.2 2.2 4.2-4.2'

export default function AllWalletsView() {
  const modal = useModal()
  const { t } = useText()
  // The namespace is set before the first render, so that the grid never shows wallets of another chain family.
  useState(() => setDirectoryNamespace(connectTarget(modal).namespace))
  const { certifiedOnly, pages } = useStateOf(wallets)
  const view = useRef<HTMLDivElement>(null)
  useTypeToSearch(view)
  /**
   * Number of times that a button has cleared the field. It is the React key of the field, and a new field has no text.
   */
  const [emptied, setEmptied] = useState(0)

  useEffect(() => {
    if (pages.status === 'idle') void fetchNextPage()
  }, [pages.status])

  useEffect(() => {
    if (wallets.pages.status === 'failed') void fetchNextPage()
    return () => {
      // The search text stays when the user goes back from a wallet. It is cleared once the view or the modal closes.
      const comesBack = modal.state.open && modal.router.has('AllWallets')
      if (!comesBack) void searchDirectory('')
    }
  }, [modal])

  const search = useCallback((query: string) => {
    if (query !== wallets.search.query) void searchDirectory(query)
  }, [])

  function showAll(): void {
    if (certifiedOnly) setCertifiedOnly(false)
    void searchDirectory('')
    setEmptied((count) => count + 1)
  }

  // The button disappears with the empty list, so the focus moves to the new field.
  useEffect(() => {
    if (emptied > 0) view.current?.querySelector('input')?.focus()
  }, [emptied])

  return (
    <div ref={view} className="directory">
      <div className="tools">
        <SearchInput
          key={emptied}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          initial={wallets.search.query}
          onSearch={search}
          delayMs={searchDelayMs}
        />
        <Switch
          label={t('certified')}
          checked={certifiedOnly}
          onChange={(checked) => {
            setCertifiedOnly(checked)
            if (checked) showToast(t('certified.toast'), 'info', { svg: sealPath })
          }}
        />
      </div>
      <Results showAll={showAll} />
    </div>
  )
}

function Results({ showAll }: { showAll: () => void }) {
  const { t } = useText()
  const { search, pages, certifiedOnly } = useStateOf(wallets)
  const isSearch = search.query !== ''
  const { status, wallets: list } = isSearch ? search : pages
  const retry = () => void (isSearch ? searchDirectory(search.query) : fetchNextPage())
  const isComplete = isSearch || list.length >= pages.count
  const isEmpty = list.length === 0
  const [drawing, message, action] =
    status === 'failed'
      ? [cloudPath, t('directory.failed'), { label: t('retry'), run: retry }]
      : [
          lensPath,
          isSearch ? t('search.empty', { query: search.query }) : t('directory.empty'),
          // Without a filter, no further wallets can be shown.
          ...(isSearch || certifiedOnly ? [{ label: t('search.showAll'), run: showAll }] : []),
        ]

  return (
    <>
      {isEmpty ? (
        status === 'loading' && <SkeletonTiles label={t('loading')} />
      ) : (
        <WalletGrid wallets={list as readonly Wallet[]} />
      )}
      {status === 'failed' && !isEmpty && <Notice message={message} action={action} />}
      {!isComplete && status === 'loaded' && <EndOfList onReach={() => void fetchNextPage()} />}
      <div role="status">
        {isEmpty && (status === 'failed' || status === 'loaded') ? (
          <EmptyState drawing={drawing} message={message} actions={action ? [action] : []} />
        ) : (
          <span className="visually-hidden">
            {isSearch && status === 'loaded' && t('search.found', { count: list.length })}
          </span>
        )}
      </div>
    </>
  )
}

const skeletonCount = 16

function SkeletonTiles({ label }: { label: string }) {
  return (
    <div className="tiles" role="status" aria-label={label}>
      {Array.from({ length: skeletonCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <span key={index} className="skeleton-tile" />
      ))}
    </div>
  )
}

/** Calls `onReach` when the user has scrolled to within 400 px of the end of the list. */
function EndOfList({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      // The observer may report several entries at once. Only the last one is current.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onReach()
      },
      // In an embedded modal `closest` returns null: the page scrolls, and not the card.
      { root: end.current.closest('dialog .content'), rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onReach])
  return <div ref={end} className="end" />
}
