import { pendingExplorerUrl, transactionExplorerUrl } from '../../actions/account/explorerUrls.ts'
import { canBeReplaced, isReplaced } from '../../actions/transactions/isReplaced.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Footer } from '../../components/Footer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { Suspicion } from '../../types/transaction.ts'
import { useText } from '../context.ts'
import { AddressChip } from '../shared/AddressChip.tsx'
import { Amount } from '../shared/Amount.tsx'
import { clockPath } from '../shared/paths.ts'
import { DetailRow } from '../shared/Review.tsx'
import { Address, NetworkRow } from '../shared/ReviewRows.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ViewProps } from '../viewDefinition.ts'
import { Hash } from './Hash.tsx'
import { ReplaceActions, ReplacePanel } from './Replace.tsx'
import { TransferImage } from './TransactionRow.tsx'
import css from './TransactionView.css'
import { type Facts, useFacts } from './useFacts.ts'
import { useNames } from './useNames.ts'

addStyles(css)

/** A chip with the name of its address, if it has one. */
function Named({ address, names }: { address: string; names: Record<string, string> }) {
  const name = names[address]
  return (
    <>
      <AddressChip>{address}</AddressChip>
      {name && (
        <>
          {' '}
          <bdi className="quiet">{name}</bdi>
        </>
      )}
    </>
  )
}

/** A number such as a block's, grouped in the user's language. */
function useCount() {
  const { locale } = useText()
  return (value: number) => new Intl.NumberFormat(locale).format(value)
}

function Head({ facts }: { facts: Facts }) {
  const { t } = useText()
  const { verb, state, tone, amounts, note } = facts
  return (
    <div className="transaction-head">
      <TransferImage transfer={facts.transfer} size="medium" />
      <p className="verb">{t(verb)}</p>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two transfers may have the same text, and none moves
        <p key={index} className="amount">
          <Amount value={amount} />
        </p>
      ))}
      <p className="state" data-tone={tone} role="status">
        {t(state)}
      </p>
      {note && <p className="quiet">{t(note)}</p>}
    </div>
  )
}

/** Says why a transaction is likely spam. */
function SpamNotice({ suspicion }: { suspicion: Suspicion }) {
  const { t } = useText()
  const reason =
    suspicion.kind === 'imitates'
      ? t('activity.spam.imitates', { symbol: suspicion.symbol })
      : t(`activity.spam.${suspicion.kind}`)
  return (
    <div className="warnings" role="note">
      <ul>
        <li data-grave>
          <Icon name="alert" />
          <span>
            <strong>{t('activity.spam')}</strong>
            <br />
            {reason}
          </span>
        </li>
      </ul>
    </div>
  )
}

function Parties({ facts }: { facts: Facts }) {
  const { t } = useText()
  const { from, to, contract, network, suspicion } = facts
  const all = [...new Set([from, to, contract].filter((one) => one !== null))]
  // A name would make the sender of spam look trustworthy.
  const names = useNames(suspicion ? [] : all, network)
  if (all.length === 0) return null
  return (
    <dl>
      {from && (
        <DetailRow short name={t('activity.from')}>
          <Named address={from} names={names} />
        </DetailRow>
      )}
      {to && (
        <DetailRow short name={t('send.preview.to')}>
          <Named address={to} names={names} />
        </DetailRow>
      )}
      {contract && (
        <DetailRow short name={t('activity.contract')}>
          <Named address={contract} names={names} />
        </DetailRow>
      )}
      <DetailRow name={t('activity.addresses')}>
        {all.map((address) => (
          <Address key={address}>{address}</Address>
        ))}
      </DetailRow>
    </dl>
  )
}

function Chain({ facts }: { facts: Facts }) {
  const { t } = useText()
  const format = useFormat()
  const count = useCount()
  const { fee, sentAt, block, nonce, network, hash, replacedBy, replaces } = facts
  const { symbol, decimals } = network.nativeCurrency
  return (
    <dl className="facts">
      {fee !== null && (
        <DetailRow short name={t('send.preview.feeExact')}>
          <Amount value={format.exact(fee, decimals)} unit={symbol} />
        </DetailRow>
      )}
      {sentAt > 0 && (
        <DetailRow short name={t('activity.time')}>
          <time dateTime={new Date(sentAt).toISOString()}>{format.moment(sentAt)}</time>
        </DetailRow>
      )}
      <NetworkRow name={t('send.preview.network')} network={network} />
      {block !== null && (
        <DetailRow short name={t('activity.block')}>
          {count(block)}
        </DetailRow>
      )}
      {nonce !== null && (
        <DetailRow short name={t('activity.nonce')}>
          {count(nonce)}
        </DetailRow>
      )}
      {replacedBy && (
        <DetailRow name={t('activity.replacedBy')}>
          <Hash>{replacedBy}</Hash>
        </DetailRow>
      )}
      {replaces && (
        <DetailRow name={t('activity.replaces')}>
          <Hash>{replaces}</Hash>
        </DetailRow>
      )}
      {hash && (
        <DetailRow name={t('activity.hash')}>
          <Hash>{hash}</Hash>
        </DetailRow>
      )}
    </dl>
  )
}

export default function TransactionView({ data }: ViewProps) {
  const { t } = useText()
  const { facts, hasFailed, retry } = useFacts(data.transaction ?? '')
  if (!facts) return <EmptyState drawing={clockPath} message={t('activity.gone')} />
  const { pending, allPending, network, hash } = facts
  const mayReplace = pending && canBeReplaced(pending) && !isReplaced(pending, allPending)
  const url = pending ? pendingExplorerUrl(pending) : hash && transactionExplorerUrl(network, hash)
  const explorer = network.blockExplorers?.default.name
  return (
    <div className="review transaction">
      {facts.suspicion && <SpamNotice suspicion={facts.suspicion} />}
      <Head facts={facts} />
      {mayReplace && (
        <>
          <ReplacePanel />
          <ReplaceActions transaction={pending} />
        </>
      )}
      <Parties facts={facts} />
      <Chain facts={facts} />
      {hasFailed && (
        <Notice message={t('activity.unread')} action={{ label: t('retry'), run: retry }} />
      )}
      {url && explorer && (
        <Footer>
          <Button href={url}>{t('account.explorer', { explorer })}</Button>
        </Footer>
      )}
    </div>
  )
}
