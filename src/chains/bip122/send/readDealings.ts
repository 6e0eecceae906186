import type { AccountDealings, Sender } from '../../../types/sender.ts'
import { type EsploraTransaction, readTransactions } from '../esplora.ts'

/** Maximum number of history pages that are read. APIs list 25 transactions or more on a page. */
const maxPages = 3

type Output = EsploraTransaction['vout'][number] | null

/**
 * Reads the receivers that an account has paid, and the senders that have paid the account. The account is the sender
 * of a transaction if it owns one of the inputs.
 */
export const readDealings: NonNullable<Sender['readDealings']> = async (address, rpc) => {
  const receivers = new Set<string>()
  const senders = new Set<string>()
  const dealings = (isWhole: boolean): AccountDealings => ({
    receivers: [...receivers],
    senders: [...senders],
    isWhole,
  })
  const addressesOf = (outputs: readonly Output[]) =>
    outputs.flatMap((output) => output?.scriptpubkey_address ?? [])
  let after: string | undefined
  for (let count = 0; count < maxPages; count += 1) {
    const page = await readTransactions(rpc, address, after)
    for (const { vin, vout } of page) {
      const payers = addressesOf(vin.map(({ prevout }) => prevout))
      const isOwn = payers.includes(address)
      for (const one of isOwn ? addressesOf(vout) : payers)
        if (one !== address) (isOwn ? receivers : senders).add(one)
    }
    const last = page.findLast(({ status }) => status.confirmed)?.txid
    if (last === undefined || last === after) return dealings(true)
    after = last
  }
  return dealings(false)
}
