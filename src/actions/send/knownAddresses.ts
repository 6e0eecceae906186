import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { loadSender } from '../../chains/senders.ts'
import { accounts } from '../../controllers/accounts.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { getHistory } from '../../services/blockchainApi/history.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { PayingAccount } from '../account/payingAccount.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** How long history is waited for; without it, sending goes on with a warning. */
const historyMs = 8_000

/** Somebody this account has sent to, and where. */
export interface Dealing {
  address: string
  caipNetworkId: CaipNetworkId
}

export interface KnownAddresses {
  /** Receivers of transactions that this account signed. A swindler can fake a transfer from it, but not one of these. */
  dealings: Dealing[]
  /** The visitor's own accounts, and addresses that have sent to this one. */
  others: string[]
  /** The whole history was read, so an address that is missing in it is new. */
  isWhole: boolean
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function readHistory({ namespace, address, network }: PayingAccount) {
  const context = serviceContext()
  const isKept = namespaceDefinitions[namespace]?.supports.activity
  if (!context || !isKept || !(await isChainSupported(context, network.caipNetworkId))) return null
  const signal = AbortSignal.timeout(historyMs)
  return getHistory(context, { address, signal })
}

/**
 * The receivers of the account's own transactions on one network, read from the chain: for a token transfer, history names
 * the token's contract in place of the receiver. Null if they cannot be read.
 */
async function readDealings(
  namespace: Namespace,
  caipNetworkId: CaipNetworkId,
  hashes: readonly string[],
): Promise<Dealing[] | null> {
  const network = findRequestedNetwork(caipNetworkId)
  const { readReceivers } = await loadSender(namespace)
  if (!network || !readReceivers) return null
  const receivers = await readReceivers(hashes, rpcFor(network))
  return receivers.map((address) => ({ address, caipNetworkId }))
}

/** The addresses an account knows: from history, pending transactions and its other accounts. Throws as `getHistory`. */
export async function knownAddresses(sending: PayingAccount): Promise<KnownAddresses> {
  const { namespace, address } = sending
  const page = await readHistory(sending)
  const rows = page?.transactions ?? []
  const own = accounts[namespace]?.accounts.map((account) => account.address) ?? []
  const pending = pendingTransactions.list.filter((one) => isSame(one.from, address))
  const received = rows.filter(({ metadata }) => !isSame(metadata.sentFrom, address))
  const hashes = new Map<CaipNetworkId, string[]>()
  for (const { metadata } of rows) {
    const { hash, chain, operationType, status, sentFrom } = metadata
    if (!hash || !chain || operationType !== 'send' || status === 'failed') continue
    if (isSame(sentFrom, address)) hashes.set(chain, [...(hashes.get(chain) ?? []), hash])
  }
  const found = await Promise.all(
    [...hashes].map(([chain, all]) => readDealings(namespace, chain, all)),
  )
  return {
    dealings: [
      ...pending.map(({ to, caipNetworkId }) => ({ address: to, caipNetworkId })),
      ...found.flatMap((one) => one ?? []),
    ],
    others: [...own, ...received.map(({ metadata }) => metadata.sentFrom)].filter(Boolean),
    isWhole: page !== null && page.next === null && !found.includes(null),
  }
}
