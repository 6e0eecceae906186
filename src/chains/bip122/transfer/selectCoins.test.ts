import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AddressKind } from '../address.ts'
import { type Coin, dustOf, selectCoins } from './selectCoins.ts'

const txid = 'ab'.repeat(32)
const script = (length: number, first = 0) => new Uint8Array(length).fill(first, 0, 1)
const p2wpkh = script(22)
const payer = { address: '', kind: 'p2wpkh', script: p2wpkh, publicKey: undefined } as const

it('coin selection pays the amount and the fee, and returns the rest as change', () => {
  const values = fc.array(fc.bigInt({ min: 1n, max: 10_000_000n }), { maxLength: 30 })
  const amounts = fc.bigInt({ min: 300n, max: 20_000_000n })
  const rates = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(values, amounts, rates, (all, amount, rate) => {
      const coins = all.map((value, vout) => ({ payer, txid, vout, value }))
      const found = selectCoins(coins, { change: p2wpkh, to: p2wpkh, amount, rate })
      if (!found) return
      const total = found.coins.reduce((sum, { value }) => sum + value, 0n)
      const fee = total - amount - found.change
      const size = 11 + found.coins.length * 68 + 62
      expect(fee).toBeGreaterThanOrEqual(BigInt((size - 31) * rate))
      expect(fee).toBeLessThan(BigInt(size * rate) + 294n + 31n * BigInt(rate))
    }),
  )
})

it('coin selection counts each input by the type of its address, and spends first what is worth most after the fee', () => {
  const coinOf = (kind: AddressKind, value: bigint, vout: number): Coin => ({
    payer: { ...payer, kind },
    txid,
    vout,
    value,
  })
  // At 100 sat/vB the input of the legacy coin costs 14,800 satoshi, that of the segwit coin 6,800 satoshi.
  const coins = [coinOf('p2pkh', 52_000n, 0), coinOf('p2wpkh', 50_000n, 1)]
  const route = { change: p2wpkh, to: p2wpkh, rate: 100 }
  const one = selectCoins(coins, { ...route, amount: 20_000n })
  expect(one?.coins.map(({ vout }) => vout)).toEqual([1])
  const both = selectCoins(coins, { ...route, amount: 50_000n })
  expect(both?.coins.map(({ vout }) => vout)).toEqual([1, 0])
  expect(both?.fee).toBe(BigInt((11 + 68 + 148 + 1 + 2 * 31) * 100))
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
