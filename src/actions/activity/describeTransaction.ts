import type { MessageKey } from '../../i18n/messages.ts'
import type { Transaction, Transfer, TransferDirection } from '../../types/transaction.ts'
import type { TransactionDetails } from '../../types/transactionDetails.ts'
import { formatAmount } from '../../utils/amount.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { toSymbol } from '../../utils/toSymbol.ts'
import { provedOther } from './provedOther.ts'

/** Text key of the verb of each operation type. Unknown types are shown as `execute`. */
const verbs = {
  approve: 'activity.approved',
  arrive: 'activity.arrived',
  bought: 'activity.bought',
  buy: 'activity.bought',
  borrow: 'activity.borrowed',
  burn: 'activity.burnt',
  cancel: 'activity.canceled',
  claim: 'activity.claimed',
  deploy: 'activity.deployed',
  deposit: 'activity.deposited',
  execute: 'activity.executed',
  mint: 'activity.minted',
  receive: 'activity.received',
  repay: 'activity.repaid',
  send: 'activity.sent',
  sell: 'activity.sold',
  sold: 'activity.sold',
  stake: 'activity.staked',
  trade: 'activity.swapped',
  unstake: 'activity.unstaked',
  withdraw: 'activity.withdrawn',
} as const satisfies Record<string, MessageKey>

/** Sign of the amount, by operation type. If a type is missing here, the sign follows the transfer's direction. */
const signs: Partial<Record<string, '+' | '-'>> = {
  receive: '+',
  deposit: '+',
  borrow: '+',
  claim: '+',
  withdraw: '-',
  repay: '-',
  burn: '-',
}
const signOf: Record<TransferDirection, string> = { in: '+', out: '-', self: '' }

/** Operation types for which the outgoing transfer is shown. For all other types the incoming transfer is shown. */
const giving = ['send', 'burn', 'repay', 'deposit', 'stake', 'sell', 'sold']

export interface DescribedTransaction {
  verb: MessageKey
  amount: string | null
  name: string | null
  /** Sent and received amounts with units, for a swap. `amount` is null for a swap. */
  swap: { given: string; got: string } | null
  transfer: Transfer | null
  /**
   * Sender or receiver. That of a token is null until a node has shown it, because the history states only the token's
   * contract.
   */
  counterpart: { direction: 'in' | 'out'; address: string } | null
}

/** Most decimals that all browsers format. */
const exactDecimals = 20

/** Amount with unit, never rounded up. For a collectible, its name. */
function transferText(
  { quantity, nftInfo, fungibleInfo }: Transfer,
  locale: string,
  { operationType, chain }: Pick<Transaction['metadata'], 'operationType' | 'chain'>,
  isExact = false,
) {
  if (nftInfo) {
    const amount = formatAmount(quantity.numeric, locale)
    const name = nftInfo.name ?? 'NFT'
    return quantity.numeric === '1' ? name : `${amount} × ${name}`
  }
  const symbol = fungibleInfo?.symbol ?? toSymbol(fungibleInfo?.name ?? '')
  // An arrival has all its decimals, because no explorer has a page that shows the amount.
  if (isExact || operationType === 'arrive')
    return `${formatAmount(quantity.numeric, locale, exactDecimals)} ${symbol}`.trim()
  return formatTokenAmount(quantity.numeric, symbol, locale, chain).trim()
}

/** Amounts of all transfers with all their digits, and with the signs of their directions. */
export function exactAmounts({ metadata, transfers }: Transaction, locale: string): string[] {
  const sign = ({ direction }: Transfer) => (metadata.status === 'failed' ? '' : signOf[direction])
  return transfers.map((one) => `${sign(one)}${transferText(one, locale, metadata, true)}`)
}

export function describeTransaction(
  { metadata, transfers }: Transaction,
  nativeSymbol: string,
  locale: string,
  details?: TransactionDetails,
): DescribedTransaction {
  const isKnown = Object.hasOwn(verbs, metadata.operationType)
  const kind = isKnown ? (metadata.operationType as keyof typeof verbs) : 'execute'
  const isBuying = verbs[kind] === 'activity.bought' && metadata.status === 'pending'
  const verb = isBuying ? 'activity.buying' : verbs[kind]
  const given = transfers.find(({ direction }) => direction === 'out')
  const got = transfers.find(({ direction }) => direction === 'in')
  const text = (transfer: Transfer) => transferText(transfer, locale, metadata)
  if (kind === 'trade' && given && got) {
    const swap = { given: text(given), got: text(got) }
    return { verb, amount: null, name: null, swap, transfer: got, counterpart: null }
  }
  const [about] = giving.includes(kind) ? [given, got, ...transfers] : [got, given, ...transfers]
  const transfer = about ?? transfers[0] ?? null
  if (!transfer) return { verb, amount: null, name: null, swap: null, transfer, counterpart: null }
  // A failed transaction has moved no asset, so its amount has no sign.
  const sign = metadata.status === 'failed' ? '' : (signs[kind] ?? signOf[transfer.direction])
  const isNative = transfer.fungibleInfo?.symbol === nativeSymbol
  const other = { send: 'out', receive: 'in' } as const
  const direction = kind === 'send' || kind === 'receive' ? other[kind] : null
  const listed = direction === 'out' ? metadata.sentTo : metadata.sentFrom
  const address = details?.transfers ? provedOther(transfer, details, isNative) : isNative && listed
  return {
    verb,
    amount: transfer.nftInfo ? null : `${sign}${text(transfer)}`,
    name: transfer.nftInfo ? text(transfer) : (transfer.fungibleInfo?.name ?? null),
    swap: null,
    transfer,
    counterpart: direction && address ? { direction, address } : null,
  }
}
