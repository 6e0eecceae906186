import { randomUUID } from 'node:crypto'
import { callRpc } from '../shared/jsonRpcCall.ts'
import { credit } from './credit.ts'
import type { Purchase } from './Purchase.ts'

type Status = 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'

interface Entry extends Purchase {
  id: string
  paidAt: Date
  status: Status
  /** The hash of the crediting transaction. */
  hash?: string
}

/** All purchases in order of payment, in memory only. */
export class Purchases {
  readonly #entries: Entry[] = []

  constructor(
    /** JSON-RPC of each chain, by CAIP-2 id. */
    readonly chains: Readonly<Record<string, string>>,
  ) {}

  /** Adds a purchase whose payment is pending at the bank, and returns its id. */
  pay(purchase: Purchase): string {
    const id = randomUUID()
    this.#entries.push({ ...purchase, id, paidAt: new Date(), status: 'IN_PROGRESS' })
    return id
  }

  find(id: string): Readonly<Entry> | undefined {
    return this.#entries.find((entry) => entry.id === id)
  }

  /** Applies the bank's decision to a pending purchase: credits the account, or fails the purchase. */
  async settle(id: string, isPaid: boolean): Promise<void> {
    const entry = this.#entries.find((one) => one.id === id)
    if (entry?.status !== 'IN_PROGRESS' || entry.hash !== undefined) return
    if (!isPaid) {
      entry.status = 'FAILED'
      return
    }
    const { account, amount, currency, network } = entry
    // The hash is set before the await, so that a second click does not credit twice.
    entry.hash = ''
    entry.hash = await credit(this.#node(entry), { account, amount, currency, network })
  }

  /** An account's purchases from one provider, newest first, with their present status. */
  async of(account: string, provider: Purchase['provider']): Promise<readonly Readonly<Entry>[]> {
    const own = this.#entries.filter(
      (entry) =>
        entry.provider === provider && entry.account.toLowerCase() === account.toLowerCase(),
    )
    await Promise.all(own.map((entry) => this.#look(entry)))
    return own.reverse()
  }

  /** A purchase succeeds when the crediting transaction is mined. */
  async #look(entry: Entry): Promise<void> {
    if (entry.status !== 'IN_PROGRESS' || !entry.hash) return
    if (entry.network.name === 'solana') {
      entry.status = 'SUCCESS'
      return
    }
    const receipt = await callRpc(this.#node(entry), 'eth_getTransactionReceipt', [entry.hash])
    if (receipt)
      entry.status = (receipt as { status: string }).status === '0x1' ? 'SUCCESS' : 'FAILED'
  }

  #node({ network }: Purchase): string {
    return this.chains[network.chainId] ?? ''
  }
}
