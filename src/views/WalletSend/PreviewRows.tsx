import { tokenAddress } from '../../actions/account/tokenAddress.ts'
import { balancesAfter } from '../../actions/send/balancesAfter.ts'
import type { NameProfile } from '../../types/names.ts'
import type { Network } from '../../types/network.ts'
import type { SendOrder } from '../../types/order.ts'
import type { Collectible } from '../../types/token.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { Avatar } from '../shared/Avatar.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { Address, NetworkRow, Sum } from '../shared/ReviewRows.tsx'
import { TokenImage } from '../shared/TokenImage.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'
import { FeeAmount } from './FeeAmount.tsx'

interface OwnersWordsProps {
  name: string
  profile: NameProfile
}

interface PreviewRowsProps {
  /** Null if the draft is incomplete. */
  order: SendOrder | null
  network: Network
  /** True once the token's unit is verified; base units are uncertain before. */
  isVerified: boolean
}

/** Text records of the receiver's name. A link shows its whole host, so that no text hides its target. */
function OwnersWords({ name, profile: { description, url } }: OwnersWordsProps) {
  const { t } = useText()
  return (
    <DetailRow name={t('send.preview.profile', { name })}>
      {description && <bdi className="words">{description}</bdi>}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {url.replace(/^https:\/\//, '').replace(/\/$/, '')}
        </a>
      )}
    </DetailRow>
  )
}

function FeeRow({ order: { fee, account } }: { order: SendOrder }) {
  const { t } = useText()
  const { ceiling, isExact, isOfWallet, usd } = fee
  return (
    <DetailRow short name={t(isExact ? 'send.preview.feeExact' : 'send.preview.fee')}>
      {ceiling === null ? (
        t(isOfWallet ? 'send.preview.feeUnknown' : 'order.feeUnread')
      ) : (
        <FeeAmount
          ceiling={ceiling}
          isExact={isExact}
          usd={usd}
          native={account.network.nativeCurrency}
        />
      )}
    </DetailRow>
  )
}

/** Shows the balances after the transfer, rounded down. */
function AfterRow({ order }: { order: SendOrder }) {
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  const balances = balancesAfter(order)
  if (balances.length === 0) return null
  return (
    <DetailRow short name={t('send.preview.after')}>
      {balances.map(({ kind, symbol, decimals, least }) => (
        <div key={kind}>
          {say('send.preview.atLeast', {
            amount: <Amount value={format.short(least, decimals, 6)} unit={symbol} />,
          })}
        </div>
      ))}
    </DetailRow>
  )
}

interface CollectibleRowsProps {
  token: SendOrder['token']
  collectible: Collectible
}

/** Collection, id and contract of a collectible, since anyone can give a collection any name and picture. */
function CollectibleRows({ token, collectible: { collection, id } }: CollectibleRowsProps) {
  const { t } = useText()
  return (
    <>
      {collection && (
        <DetailRow short name={t('send.collectible.collection')}>
          <bdi>{collection}</bdi>
        </DetailRow>
      )}
      <DetailRow short name={t('send.collectible.id')}>
        <bdi className="words">{id}</bdi>
      </DetailRow>
      <DetailRow name={t('activity.contract')}>
        <Address>{tokenAddress(token) ?? ''}</Address>
      </DetailRow>
    </>
  )
}

/** Shows the reviewed transfer. Every figure is a member of the order. */
export function PreviewRows({ order, network, isVerified }: PreviewRowsProps) {
  const { t } = useText()
  const format = useFormat()
  const say = useSentence()
  if (!order) {
    return (
      <dl>
        <DetailRow name={t('send.preview.amount')}>–</DetailRow>
        <DetailRow name={t('send.preview.to')}>–</DetailRow>
        <NetworkRow name={t('send.preview.network')} network={network} />
      </dl>
    )
  }
  const { pays, token, to, receiver, fee, transfer } = order
  const { symbol, decimals } = order.account.network.nativeCurrency
  const amount = isVerified ? pays.amountBaseUnits : null
  const native = (baseUnits: bigint) => (
    <Amount value={format.atMost(baseUnits, decimals, 6)} unit={symbol} />
  )
  const write = (baseUnits: bigint | null) =>
    baseUnits !== null && (
      <Amount value={format.exact(baseUnits, pays.decimals)} unit={pays.symbol} />
    )
  const sum = write(amount)
  const arrives = amount !== null && order.arrives !== amount && write(order.arrives)
  return (
    <>
      <dl>
        <DetailRow name={t('send.preview.amount')}>
          <Sum image={<TokenImage token={token} />}>
            <strong>{sum || '–'}</strong>
            {pays.cents !== null && amount !== null && (
              <span className="quiet">
                <Amount value={format.cents(pays.cents, amount > 0n)} />
              </span>
            )}
          </Sum>
        </DetailRow>
        {token.collectible && <CollectibleRows token={token} collectible={token.collectible} />}
        {arrives && (
          <DetailRow short name={t('send.preview.arrives')}>
            <strong>{arrives}</strong>
          </DetailRow>
        )}
        <DetailRow name={t('send.preview.to')}>
          <Sum image={<Avatar address={to} src={receiver.imageUrl} />}>
            {receiver.name && <strong dir="auto">{receiver.name}</strong>}
            <Address>{to}</Address>
          </Sum>
        </DetailRow>
        {receiver.displayName && (
          <DetailRow name={t('receive.unverified')}>
            <bdi>{receiver.displayName}</bdi>
          </DetailRow>
        )}
        {receiver.name && receiver.profile && (
          <OwnersWords name={receiver.name} profile={receiver.profile} />
        )}
        {transfer.part?.rows?.map(({ name, text }) => (
          <DetailRow key={name} name={t(name)}>
            <span dir="auto">{text}</span>
          </DetailRow>
        ))}
        <NetworkRow name={t('send.preview.network')} network={network} />
        <FeeRow order={order} />
        {fee.rate?.minutes != null && (
          <DetailRow short name={t('send.preview.expected')}>
            {t('send.fee.time', { time: format.minutes(fee.rate.minutes) })}
          </DetailRow>
        )}
        {fee.deposit > 0n && (
          <DetailRow short name={t('send.preview.account', { symbol: token.symbol })}>
            {native(fee.deposit)}
          </DetailRow>
        )}
        {isVerified && <AfterRow order={order} />}
      </dl>
      {sum && (
        <p className="sentence">
          {say(receiver.name ? 'send.preview.sentenceNamed' : 'send.preview.sentence', {
            amount: sum,
            receiver: receiver.name,
            network: network.name,
          })}
          {arrives && <> {say('send.preview.arrivesSentence', { amount: arrives })}</>}
          {fee.deposit > 0n && (
            <>
              {' '}
              {say('send.preview.accountSentence', {
                symbol: token.symbol,
                amount: native(fee.deposit),
              })}
            </>
          )}
        </p>
      )}
    </>
  )
}
