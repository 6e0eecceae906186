import type { MessageKey } from '../../i18n/messages.ts'
import type { Transaction, Transfer, TransferDirection } from '../../types/transaction.ts'
import { formatAmount } from '../../utils/amount.ts'

/** What each kind is called. One that is not known here is an execution. */
const verbs = {
  approve: 'activity.approved',
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

/** Kinds whose amount says which way it went; what these do not name goes by the direction of its transfer. */
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

/** Kinds that are about what was given. */
const giving = ['send', 'burn', 'repay', 'deposit', 'stake', 'sell', 'sold']

export interface DescribedTransaction {
  verb: MessageKey
  /** How much of a token changed hands, with its sign. */
  amount: string | null
  /** Of which token, or which collectible. */
  name: string | null
  /** Both sides of a swap, in place of an amount. */
  swap: { given: string; got: string } | null
  /** What is shown of it: the transfer that it is about. */
  transfer: Transfer | null
  /** The other side, where the history tells it: of tokens it names the contract alone. */
  counterpart: { direction: 'in' | 'out'; address: string } | null
}

/** An amount with its unit, to three places and never rounded up; of collectibles the name. */
function transferText({ quantity, nftInfo, fungibleInfo }: Transfer, language: string) {
  const amount = formatAmount(quantity.numeric, language)
  if (nftInfo) {
    const name = nftInfo.name ?? 'NFT'
    return quantity.numeric === '1' ? name : `${amount} × ${name}`
  }
  return `${amount} ${fungibleInfo?.symbol ?? fungibleInfo?.name ?? ''}`.trim()
}

/** What a transaction did, in the visitor's language. `nativeSymbol` is that of the network's own coin. */
export function describeTransaction(
  { metadata, transfers }: Transaction,
  nativeSymbol: string,
  language: string,
): DescribedTransaction {
  const isKnown = Object.hasOwn(verbs, metadata.operationType)
  const kind = isKnown ? (metadata.operationType as keyof typeof verbs) : 'execute'
  const isBuying = verbs[kind] === 'activity.bought' && metadata.status === 'pending'
  const verb = isBuying ? 'activity.buying' : verbs[kind]
  const given = transfers.find(({ direction }) => direction === 'out')
  const got = transfers.find(({ direction }) => direction === 'in')
  const text = (transfer: Transfer) => transferText(transfer, language)
  if (kind === 'trade' && given && got) {
    const swap = { given: text(given), got: text(got) }
    return { verb, amount: null, name: null, swap, transfer: got, counterpart: null }
  }
  const [about] = giving.includes(kind) ? [given, got, ...transfers] : [got, given, ...transfers]
  const transfer = about ?? transfers[0] ?? null
  if (!transfer) return { verb, amount: null, name: null, swap: null, transfer, counterpart: null }
  const sign = signs[kind] ?? signOf[transfer.direction]
  const isNative = transfer.fungibleInfo?.symbol === nativeSymbol
  const other = { send: 'out', receive: 'in' } as const
  const direction = isNative && (kind === 'send' || kind === 'receive') ? other[kind] : null
  const address = direction === 'out' ? metadata.sentTo : metadata.sentFrom
  return {
    verb,
    amount: transfer.nftInfo ? null : `${sign}${text(transfer)}`,
    name: transfer.nftInfo ? text(transfer) : (transfer.fungibleInfo?.name ?? null),
    swap: null,
    transfer,
    counterpart: direction && address ? { direction, address } : null,
  }
}
