import { useState } from 'react'
import { type HeldNft, heldNfts } from '../../actions/activity/heldNfts.ts'
import { loadActivity, loadMoreActivity } from '../../actions/activity/loadActivity.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Letter } from '../../components/Tile.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import { addStyles } from '../../theme/styles.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { useModal, useText } from '../context.ts'
import { useActivity } from '../Transactions/useActivity.ts'
import css from './NftsPanel.css'
import { ShowAll } from './ShowAll.tsx'
import type { ShownAccount } from './useAccount.ts'

addStyles(css)

const columns = 3
const previewRows = 2
const rowHeight = 132
const framePath = 'M5 4h14v16H5zM8 16l3-4 2 2 2-3 2 5zM9.5 8.5h.01'

interface NftProps {
  nft: HeldNft
  /** True if Send can be opened with it: the history tells which transaction on the active network has brought it. */
  canSend: boolean
}

function Nft({ nft, canSend }: NftProps) {
  const modal = useModal()
  const { t, locale } = useText()
  const [isOpening, setOpening] = useState(false)

  async function open() {
    setOpening(true)
    try {
      const { openCollectible } = await loadPart(import('../../actions/send/openCollectible.ts'))
      await openCollectible(modal, nft)
    } catch (thrown) {
      reportError(thrown, 'toast')
    }
    setOpening(false)
  }

  const count = nft.count > 1n ? ` × ${new Intl.NumberFormat(locale).format(nft.count)}` : ''
  return (
    <figure className="nft" title={nft.name}>
      <span className="picture" aria-hidden="true">
        <Picture src={nft.previewUrl ?? undefined} fallback={<Letter name={nft.name} />} />
      </span>
      <figcaption dir="auto">{`${nft.name}${count}`}</figcaption>
      {canSend && (
        <button
          type="button"
          className="open"
          aria-label={t('nfts.send', { name: nft.name })}
          aria-busy={isOpening}
          disabled={isOpening}
          onClick={() => void open()}
        />
      )}
    </figure>
  )
}

interface NftsPanelProps {
  shown: ShownAccount
  account: AccountState
  actions: readonly { label: string; run: () => void }[]
}

/** Lists the NFTs derived from the transaction history. Unsolicited ones are hidden until the user asks to see them. */
export function NftsPanel({ shown, account, actions }: NftsPanelProps) {
  const { namespace, network, buttons } = shown
  const { t } = useText()
  const { state } = useActivity(namespace, account)
  const [isAll, setAll] = useState(false)
  const [withSpam, setWithSpam] = useState(false)
  const { list, spam, next, status } = state
  const offersSend = buttons.some(({ feature }) => feature === 'send')
  const canSend = ({ chain, hashes }: HeldNft) =>
    offersSend && hashes.length > 0 && chain === network?.caipNetworkId
  const all = heldNfts([...list, ...spam])
  const wanted = all.filter(({ isSpam }) => !isSpam)
  const nfts = withSpam ? all : wanted
  const unwanted = all.length - wanted.length
  const isLoading = status === 'loading' || status === 'idle'
  const rows = Math.ceil(nfts.length / columns)
  const shownRows = isAll ? rows : Math.min(rows, previewRows)
  const retry = () => void (next ? loadMoreActivity(namespace) : loadActivity(namespace, true))
  return (
    <>
      {nfts.length > 0 && (
        <VirtualList
          label={t('nfts.title')}
          count={shownRows}
          heightOf={() => rowHeight}
          gap={8}
          keyOf={(row) => nfts[row * columns]?.id ?? ''}
        >
          {(row) => (
            <div className="nfts">
              {nfts.slice(row * columns, (row + 1) * columns).map((nft) => (
                <Nft key={nft.id} nft={nft} canSend={canSend(nft)} />
              ))}
            </div>
          )}
        </VirtualList>
      )}
      {nfts.length === 0 && isLoading && (
        <div className="nfts" role="status" aria-label={t('loading')}>
          <div className="nft-skeleton" />
          <div className="nft-skeleton" />
          <div className="nft-skeleton" />
        </div>
      )}
      {nfts.length === 0 && status === 'ready' && (
        <EmptyState
          drawing={framePath}
          message={t(next ? 'nfts.noneRecent' : 'nfts.empty')}
          actions={next ? [] : actions}
        />
      )}
      {status === 'failed' && (
        <Notice message={t('nfts.failed')} action={{ label: t('retry'), run: retry }} />
      )}
      {rows > previewRows && (
        <ShowAll isAll={isAll} count={nfts.length} onToggle={() => setAll(!isAll)} />
      )}
      {next && status !== 'failed' && (isAll || rows <= previewRows) && (
        <Button
          variant="quiet"
          disabled={isLoading}
          onClick={() => void loadMoreActivity(namespace)}
        >
          {t('nfts.further')}
        </Button>
      )}
      {unwanted > 0 && (
        <Button variant="quiet" onClick={() => setWithSpam(!withSpam)}>
          {withSpam ? t('nfts.hideSpam') : t('nfts.showSpam', { count: unwanted })}
        </Button>
      )}
    </>
  )
}
