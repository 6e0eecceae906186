import { Transaction } from 'bitcoinjs-lib'

/** A transaction that pays values in satoshi to a script, so that its outputs can be spent. `seed` makes it another one. */
export function funding(script: Uint8Array, values: readonly bigint[], seed = 7): Transaction {
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32).fill(seed), 0)
  for (const value of values) transaction.addOutput(script, value)
  return transaction
}
