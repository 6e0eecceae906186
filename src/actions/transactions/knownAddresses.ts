import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { toNetwork } from '../../chains/networks.ts'
import { accounts } from '../../controllers/accounts.ts'
import { providerOf } from '../../controllers/connections.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { isSentHere, pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SendWarning } from '../../types/send.ts'
import type { HistoryPage, Transaction } from '../../types/transaction.ts'
import { isSameAddress } from '../../utils/isSameAddress.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { offersHistory } from '../account/listFeatures.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** Time limit for reading the history; after it the review shows a warning. */
const historyMs = 8_000

/** Limit of pages that are read, newest first. */
const maxPages = 10

export interface Dealing {
  address: string
  caipNetworkId: CaipNetworkId
}

export interface KnownAddresses {
  /**
   * Receivers of transactions that the account signed. An attacker can fake transfers from the account, but not its
   * signature.
   */
  dealings: Dealing[]
  /** The wallet's accounts, and senders of transactions to this account. */
  others: string[]
  /** True if the whole history was read. An address that is missing in the history is then new. */
  isWhole: boolean
}

async function readHistory({ namespace, address, network }: PayingAccount) {
  const context = serviceContext()
  const isKept = offersHistory(namespace, options)
  if (!context || !isKept || !(await isChainSupported(context, network.caipNetworkId))) return null
  const signal = AbortSignal.timeout(historyMs)
  const getHistory = await loadLaterPart(namespace, 'history')
  const rows: Transaction[] = []
  let next: string | null = null
  for (let count = 0; count < maxPages; count += 1) {
    const cursor: string | undefined = next ?? undefined
    // If a later page fails, the pages before it are used.
    const page: HistoryPage | null = await getHistory(context, { address, cursor, signal }).catch(
      (thrown: unknown) => {
        if (count === 0) throw thrown
        return null
      },
    )
    rows.push(...(page?.transactions ?? []))
    if (!page || page.next === null || page.next === next)
      return { rows, isWhole: page?.next === null }
    next = page.next
  }
  return { rows, isWhole: false }
}

/**
 * Reads receivers from the chain, because the history service lists only the contract of a token transfer. Null if a
 * request fails.
 */
async function readDealings(
  { namespace, address: from }: PayingAccount,
  caipNetworkId: CaipNetworkId,
  hashes: readonly string[],
): Promise<{ dealings: Dealing[]; isWhole: boolean } | null> {
  const network = findRequestedNetwork(caipNetworkId)
  const { readReceivers } = await loadLaterPart(namespace, 'sender')
  if (!network || !readReceivers) return null
  const { receivers, isWhole } = await readReceivers(hashes, from, rpcFor(network))
  return { dealings: receivers.map((address) => ({ address, caipNetworkId })), isWhole }
}

/** Reads senders and receivers from the node, in families whose nodes list an account's transactions. */
async function readFromNode({ namespace, address, network }: PayingAccount) {
  const { readDealings } = await loadLaterPart(namespace, 'sender')
  const late = () => new WalletModalError('RPC_TIMEOUT')
  const read = readDealings?.(address, rpcFor(network), providerOf(namespace))
  return read && withTimeout(read, historyMs, late)
}

/** Reads known addresses from history, node, pending transactions and the wallet. @throws the errors of `getHistory` */
export async function knownAddresses(sending: PayingAccount): Promise<KnownAddresses> {
  const { namespace, address, network } = sending
  const [history, told] = await Promise.all([readHistory(sending), readFromNode(sending)])
  const rows = history?.rows ?? []
  const own = accounts[namespace]?.accounts.map((account) => account.address) ?? []
  // A stored transaction may be forged: the chain proves its receiver, where the family reads receivers by hash.
  const pending = pendingTransactions.list.filter(
    (one) => isSameAddress(one.from, address) && !one.differs && !one.isUncompared,
  )
  const paid = pending.filter(({ hash }) => isSentHere(hash))
  const received = rows.filter(({ metadata }) => !isSameAddress(metadata.sentFrom, address))
  const hashes = new Map<CaipNetworkId, string[]>()
  for (const { metadata } of rows) {
    const { hash, chain, operationType, status, sentFrom } = metadata
    if (!hash || !chain || operationType !== 'send' || status === 'failed') continue
    if (isSameAddress(sentFrom, address)) hashes.set(chain, [...(hashes.get(chain) ?? []), hash])
  }
  const stored = new Map<CaipNetworkId, string[]>()
  for (const { hash, caipNetworkId, kind } of pending)
    if (kind === 'send') stored.set(caipNetworkId, [...(stored.get(caipNetworkId) ?? []), hash])
  const proved = await Promise.all(
    [...stored].map(([chain, all]) => readDealings(sending, chain, all).catch(() => null)),
  )
  const found = await Promise.all(
    [...hashes].map(([chain, all]) => readDealings(sending, chain, all)),
  )
  return {
    dealings: [
      ...paid.map(({ to, caipNetworkId }) => ({ address: to, caipNetworkId })),
      ...[...proved, ...found].flatMap((one) => one?.dealings ?? []),
      ...(told?.receivers ?? []).map((receiver) => ({
        address: receiver,
        caipNetworkId: network.caipNetworkId,
      })),
    ],
    others: [
      ...own,
      ...received.map(({ metadata }) => metadata.sentFrom),
      ...(told?.senders ?? []),
    ].filter(Boolean),
    isWhole: told?.isWhole ?? (history?.isWhole === true && found.every((one) => one?.isWhole)),
  }
}

/** Characters at each end of an address that users compare. */
const endLength = 4

const bodyOf = (address: string) => address.toLowerCase().replace(/^0x/, '')

/**
 * Finds a known address with the same first and last characters. In address poisoning, attackers send dust from such
 * an address, so that users copy it from their history.
 */
export function findLookalike(address: string, known: readonly string[]): string | undefined {
  const body = bodyOf(address)
  const reads = (other: string) =>
    other !== body &&
    other.slice(0, endLength) === body.slice(0, endLength) &&
    other.slice(-endLength) === body.slice(-endLength)
  return known.find((one) => reads(bodyOf(one)))
}

const nameOf = (id: CaipNetworkId) => (findRequestedNetwork(id) ?? toNetwork(id)).name

function warningOf(
  to: string,
  { dealings, others, isWhole }: KnownAddresses,
  here: CaipNetworkId,
): SendWarning | null {
  const own = dealings.filter(({ address }) => isSameAddress(address, to))
  if (own.some(({ caipNetworkId }) => caipNetworkId === here)) return null
  const [elsewhere] = own
  if (elsewhere) return { kind: 'otherNetwork', network: nameOf(elsewhere.caipNetworkId) }
  const lookalike = findLookalike(to, [...dealings.map(({ address }) => address), ...others])
  if (lookalike) return { kind: 'lookalike', address: lookalike }
  return { kind: isWhole ? 'new' : 'unchecked' }
}

/**
 * Compares receivers with the account's history, which is read once. Resolves with a warning for each of them with which
 * the account has not dealt on this network, else null; `unchecked` if a part of the history was not read.
 * @throws the errors of `getHistory`
 */
export async function warnByHistory(
  sending: PayingAccount,
  receivers: readonly string[],
): Promise<(SendWarning | null)[]> {
  const known = await knownAddresses(sending)
  return receivers.map((to) => warningOf(to, known, sending.network.caipNetworkId))
}
