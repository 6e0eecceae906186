import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Sender } from '../../../types/sender.ts'
import {
  type EsploraOutput,
  type EsploraTransaction,
  lastMined,
  readTransactions,
} from '../esplora.ts'
import { addressesOf } from '../provider.ts'

/** Maximum number of history pages that are read of an address. APIs list 25 transactions or more on a page. */
const maxPages = 3

/** Reads the newest transactions of an address. `isWhole` is true if there are no others. */
async function readNewest(address: string, rpc: RpcRequest) {
  const transactions: EsploraTransaction[] = []
  let after: string | undefined
  let isWhole = true
  for (let count = 0; count < maxPages; count += 1) {
    const page = await readTransactions(rpc, address, after)
    transactions.push(...page.rows)
    isWhole &&= page.isWhole
    const last = lastMined(page.rows)?.txid
    if (last === undefined || last === after) return { transactions, isWhole }
    after = last
  }
  return { transactions, isWhole: false }
}

/**
 * Reads the receivers that an account has paid, and the senders that have paid the account. The account is the sender
 * of a transaction if one of the inputs is of its addresses.
 */
export const readDealings: NonNullable<Sender['readDealings']> = async (account, rpc, provider) => {
  const own = addressesOf(provider, account).map(({ address }) => address)
  const receivers = new Set<string>()
  const senders = new Set<string>()
  const isOwn = (address: string) => own.includes(address)
  const addressesIn = (outputs: readonly EsploraOutput[]) =>
    outputs.flatMap((output) => output?.scriptpubkey_address ?? [])
  const read = await Promise.all(own.map((address) => readNewest(address, rpc)))
  for (const { vin, vout } of read.flatMap(({ transactions }) => transactions)) {
    const payers = addressesIn(vin.map(({ prevout }) => prevout))
    const isSent = payers.some(isOwn)
    for (const one of isSent ? addressesIn(vout) : payers)
      if (!isOwn(one)) (isSent ? receivers : senders).add(one)
  }
  return {
    receivers: [...receivers],
    senders: [...senders],
    isWhole: read.every(({ isWhole }) => isWhole),
  }
}
