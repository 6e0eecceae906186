import { base64 } from '@scure/base'
import { networks, Psbt } from 'bitcoinjs-lib'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Network } from '../../../types/network.ts'
import { buildTransfer } from './buildTransfer.ts'
import { selectCoins } from './selectCoins.ts'

const account = 'bcrt1qgen9j6kc0tpsfpq7ruuc42katlmfs38wpedpny'
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const txid = 'ab'.repeat(32)

const network: Network = {
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Bitcoin Regtest',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://api.example.org/api/'] } },
}

let utxos: unknown
let fees: unknown
const asked: string[] = []

beforeEach(() => {
  utxos = [
    { txid, vout: 1, value: 60_000, status: { confirmed: true } },
    { txid, vout: 0, value: 50_000, status: { confirmed: true } },
    { txid, vout: 2, value: 900_000, status: { confirmed: false } },
  ]
  fees = { halfHourFee: 2 }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(url.endsWith('/utxo') ? utxos : fees)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

const build = (amount: string, to = recipient) =>
  buildTransfer(network, { account, recipient: to, amount })

describe('a payment', () => {
  it('is a PSBT that other libraries read', async () => {
    const { psbt, signInputs, broadcast } = await build('100000')
    expect(broadcast).toBe(true)
    expect(signInputs).toEqual([
      { address: account, index: 0 },
      { address: account, index: 1 },
    ])
    const read = Psbt.fromBase64(psbt, { network: networks.regtest })
    expect(read.txInputs.map(({ index }) => index)).toEqual([1, 0])
    expect(read.txOutputs).toMatchObject([
      { address: recipient, value: 100_000n },
      { address: account, value: 110_000n - 100_000n - 418n },
    ])
    expect(read.data.inputs[0]?.witnessUtxo?.value).toBe(60_000n)
    expect(base64.decode(psbt).length).toBeGreaterThan(100)
  })

  it('asks the network’s API, and no more of it than what it needs', async () => {
    await build('1000')
    expect(asked.sort()).toEqual([
      `https://api.example.org/api/address/${account}/utxo`,
      'https://api.example.org/api/v1/fees/recommended',
    ])
  })

  it.each([
    ['more than there is in blocks', '200000'],
    ['all of it, with nothing left for the fee', '110000'],
    ['dust', '100'],
  ])('of %s is refused', async (_, amount) => {
    await expect(build(amount)).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  })

  it.each([
    ['coins', () => (utxos = [{ txid: 'no', vout: 0, value: 1, status: {} }])],
    ['fees', () => (fees = { halfHourFee: -1 })],
  ])('is not built on %s that make no sense', async (_, spoil) => {
    spoil()
    await expect(build('1000')).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

it('never gives away more than the fee, nor less', () => {
  const values = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 30 })
  const amounts = fc.bigInt({ min: 300n, max: 20_000_000n })
  const rates = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(values, amounts, rates, (all, amount, rate) => {
      const coins = all.map((value, vout) => ({ txid, vout, value }))
      const found = selectCoins(coins, { from: 'p2wpkh', to: 'p2wpkh', amount, rate })
      if (!found) return
      const total = found.coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
      const fee = total - amount - found.change
      const size = 11 + found.coins.length * 68 + 62
      expect(fee).toBeGreaterThanOrEqual(BigInt((size - 31) * rate))
      expect(fee).toBeLessThan(BigInt(size * rate) + 294n + 31n * BigInt(rate))
    }),
  )
})
