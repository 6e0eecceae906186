import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type BitcoinChain,
  startBitcoinChain,
} from '../../../demo/services/bitcoin/startBitcoinChain.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { readBalance } from './esplora.ts'
import { bip122Transactions } from './readSighting.ts'
import { esploraAt } from './testing/esploraAt.ts'

const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
let chain: BitcoinChain

// A retry of the test needs a chain without its earlier payment.
beforeEach(async () => {
  chain = await startBitcoinChain({ port: 0 })
}, 120_000)
afterEach(() => chain.close())

it('a payment on a regtest node is first waiting, then confirmed by a block or replaced by a transaction that spends its input', async () => {
  const rpc = esploraAt(chain.url)
  const read = (one: Partial<PendingTransaction>) =>
    bip122Transactions.read(
      { to, amount: '0.00005', ...one } as PendingTransaction,
      rpc,
      async () => [],
    )
  const hash = await chain.pay(to, 5_000)
  expect(await readBalance(rpc, to)).toEqual({ confirmed: 0n, pending: 5_000n })
  const seen = await read({ hash })
  expect(seen).toMatchObject({
    state: 'waiting',
    input: expect.stringMatching(/^[\da-f]{64}:\d+$/),
  })
  const input = seen.state === 'waiting' ? seen.input : undefined
  const gone = { hash: 'ab'.repeat(32), input }
  expect(await read(gone)).toEqual({ state: 'waiting', nonce: null })

  await chain.mine()
  const confirmed = await read({ hash })
  expect(confirmed).toMatchObject({ state: 'confirmed', block: { isFinal: false } })
  const replaced = { state: 'replaced', by: hash, succeeded: true, cancels: false }
  expect(await read(gone)).toEqual({ ...replaced, repeats: true })
  expect(await read({ ...gone, amount: '0.00004' })).toEqual({ ...replaced, repeats: false })
  expect(await read({ hash: gone.hash })).toEqual({ state: 'unknown' })
  expect(await readBalance(rpc, to)).toEqual({ confirmed: 5_000n, pending: 0n })
  await chain.mine(5)
  expect(await read({ hash })).toMatchObject({ state: 'confirmed', block: { isFinal: true } })
})
