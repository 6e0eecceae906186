import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dustOf, selectCoins } from './selectCoins.ts'

const txid = 'ab'.repeat(32)
const script = (length: number, first = 0) => new Uint8Array(length).fill(first, 0, 1)
const p2wpkh = script(22)

it('coin selection pays the amount and the fee, and returns the rest as change', () => {
  const values = fc.array(fc.bigInt({ min: 1n, max: 10_000_000n }), { maxLength: 30 })
  const amounts = fc.bigInt({ min: 300n, max: 20_000_000n })
  const rates = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(values, amounts, rates, (all, amount, rate) => {
      const coins = all.map((value, vout) => ({ txid, vout, value }))
      const from = { kind: 'p2wpkh', script: p2wpkh } as const
      const found = selectCoins(coins, { from, to: p2wpkh, amount, rate })
      if (!found) return
      const total = found.coins.reduce((sum, { value }) => sum + value, 0n)
      const fee = total - amount - found.change
      const size = 11 + found.coins.length * 68 + 62
      expect(fee).toBeGreaterThanOrEqual(BigInt((size - 31) * rate))
      expect(fee).toBeLessThan(BigInt(size * rate) + 294n + 31n * BigInt(rate))
    }),
  )
})

// Values of Bitcoin Core's policy.cpp.
it.each([
  ['p2pkh', script(25, 0x76), 546n],
  ['p2sh', script(23, 0xa9), 540n],
  ['p2wpkh', script(22), 294n],
  ['p2wsh', script(34), 330n],
  ['p2tr', script(34, 0x51), 330n],
])('the dust limit of %s equals that of Bitcoin Core', (_, locked, satoshi) => {
  expect(dustOf(locked)).toBe(satoshi)
})
