import type { Others } from '../world/mutate.ts'
import type { ReadSigned } from './SignedPayment.ts'

/** The account that pays, and the chain as it really is, past everything that lies to the page. */
export interface HonestAccount {
  native: string
  /** Decimals of the tokens, by the symbols that reviews write. */
  places: Record<string, number>
  others: Others
  /** An address that holds nothing. */
  fresh(): string
  /** Base units that an address holds. */
  held(address: string, symbol: string): Promise<bigint>
  address: string
  /** Number of transactions that the account has sent. */
  sent(): Promise<number>
  signed: ReadSigned
  /** True if the chain has executed the transaction. */
  isExecuted(hash: string): Promise<boolean>
  /** Prepares the account and the chain for the next world. */
  refill(): Promise<void>
}

export async function holdingsOf(account: HonestAccount): Promise<Record<string, bigint>> {
  const symbols = Object.keys(account.places)
  const held = await Promise.all(symbols.map((symbol) => account.held(account.address, symbol)))
  return Object.fromEntries(symbols.map((symbol, at) => [symbol, held[at] ?? 0n]))
}
