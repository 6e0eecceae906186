import { transactionExplorerUrl } from '../../actions/account/explorerUrls.ts'
import { describeTransaction } from '../../actions/activity/describeTransaction.ts'
import { LineIcon } from '../../components/Icon.tsx'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { Network } from '../../types/network.ts'
import type { Transaction, Transfer } from '../../types/transaction.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import css from './TransactionRow.css'
import { useProof } from './useProof.ts'

addStyles(css)

const callPath = 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 5l-4 14'

export function TransferImage({ transfer, size }: { transfer: Transfer | null; size?: 'medium' }) {
  const { nftInfo, fungibleInfo } = transfer ?? {}
  const name = nftInfo?.name ?? fungibleInfo?.symbol ?? fungibleInfo?.name
  const src = nftInfo ? nftInfo.previewUrl : fungibleInfo?.iconUrl
  return (
    <Tile
      round={!nftInfo}
      size={size}
      src={src ?? undefined}
      fallback={name ? <Letter name={name} /> : <LineIcon path={callPath} />}
    />
  )
}

interface TransactionRowProps {
  transaction: Transaction
  network: Network
  /** Opens the details. Without it the row is a link to the explorer. */
  onOpen?: ((transaction: Transaction) => void) | undefined
  isSpam?: boolean | undefined
}

export function TransactionRow({ transaction, network, onOpen, isSpam }: TransactionRowProps) {
  const { t, locale } = useText()
  const details = useProof(transaction, network, onOpen !== undefined)
  const { metadata } = transaction
  const { symbol } = network.nativeCurrency
  const { verb, amount, name, swap, transfer, counterpart } = describeTransaction(
    transaction,
    symbol,
    locale,
    details,
  )
  const date = new Date(metadata.minedAt)
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const href = metadata.hash ? transactionExplorerUrl(network, metadata.hash) : null
  const other = counterpart && shortAddress(counterpart.address)
  const detail =
    (swap && <Amount value={`${swap.given} → ${swap.got}`} />) ??
    (counterpart && other && t(`activity.${counterpart.direction}`, { address: other })) ??
    name ??
    ''
  const isGain = amount?.startsWith('+') && metadata.status === 'confirmed'
  const content = (
    <>
      <TransferImage transfer={transfer} />
      <RowLines>
        <span className="name">{t(verb)}</span>
        <span className="quiet">
          {/* The state comes first, so that it stays in sight where the line is cut. */}
          {metadata.status === 'failed' && (
            <span className="failed">{t('transaction.failed')} </span>
          )}
          {metadata.status === 'pending' && (
            <span className="pending">{t('transaction.submitted')} </span>
          )}
          {/* Neither the name of spam nor its sender is shown: both are what it wants the user to read. */}
          {isSpam ? (
            <span className="failed">{t('activity.spam')}</span>
          ) : (
            <bdi title={counterpart?.address}>{detail}</bdi>
          )}
        </span>
      </RowLines>
      <RowEnd>
        {amount && !isSpam && <Amount className={isGain ? 'in' : undefined} value={amount} />}
        <time className="quiet" dateTime={date.toISOString()} title={moment.format(date)}>
          {day}
        </time>
      </RowEnd>
    </>
  )
  if (onOpen)
    return (
      <button
        type="button"
        className="list-item fixed"
        part="list-item"
        data-hash={metadata.hash}
        onClick={() => onOpen(transaction)}
      >
        {content}
      </button>
    )
  if (!href) return <div className="list-item fixed">{content}</div>
  return (
    <a
      className="list-item fixed"
      part="list-item"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {content}
    </a>
  )
}
