import * as ecc from '@bitcoinerlab/secp256k1'
import { base64 } from '@scure/base'
import { initEccLib, networks, Psbt } from 'bitcoinjs-lib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import type { SendContext } from '../../../types/sender.ts'
import { esploraAt } from '../testing/esploraAt.ts'
import { buildTransfer } from './buildTransfer.ts'

const account = 'bcrt1qgen9j6kc0tpsfpq7ruuc42katlmfs38wpedpny'
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const txid = 'ab'.repeat(32)

const node: SendContext = {
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  rpc: esploraAt('https://api.example.org/api/'),
}

let utxos: unknown
let fees: unknown
const requests: string[] = []

beforeEach(() => {
  utxos = [
    { txid, vout: 1, value: 60_000, status: { confirmed: true } },
    { txid, vout: 0, value: 50_000, status: { confirmed: true } },
    { txid, vout: 2, value: 900_000, status: { confirmed: false } },
  ]
  fees = { fastestFee: 2, halfHourFee: 2, hourFee: 1 }
  vi.stubGlobal('fetch', async (target: URL) => {
    const url = String(target)
    requests.push(url)
    return Response.json(url.endsWith('/utxo') ? utxos : fees)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  requests.length = 0
})

const build = (amount: string, to = recipient) =>
  buildTransfer(node, { account, recipient: to, amount })

describe('the PSBT of a Bitcoin payment', () => {
  it('can be read by another library', async () => {
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

  it('is built from unspent outputs and fee rates, without further requests to the network’s API', async () => {
    await build('1000')
    expect(requests.sort()).toEqual([
      `https://api.example.org/api/address/${account}/utxo`,
      'https://api.example.org/api/v1/fees/recommended',
    ])
  })

  it.each([
    ['more than there is in blocks', '200000'],
    ['all of it, with nothing left for the fee', '110000'],
    ['dust', '100'],
  ])('is not built for %s', async (_, amount) => {
    await expect(build(amount)).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  })

  it.each([
    ['coins', () => (utxos = [{ txid: 'no', vout: 0, value: 1, status: {} }])],
    ['fees', () => (fees = { fastestFee: 2, halfHourFee: -1, hourFee: 1 })],
  ])('is not built if the API returns invalid %s', async (_, spoil) => {
    spoil()
    await expect(build('1000')).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

describe('a payment from a taproot address', () => {
  const { ordinals, signPsbt } = createBitcoinSigner('a5'.repeat(32), regtest)
  const transfer = { account: ordinals.address, recipient, amount: '100000' }
  const buildWith = (publicKey?: string) => buildTransfer(node, { ...transfer, publicKey })
  const tapInternalKeys = async (publicKey?: string) =>
    Psbt.fromBase64((await buildWith(publicKey)).psbt).data.inputs.map((one) => one.tapInternalKey)

  it('is built without an elliptic-curve library, and signed with the address’s private key', async () => {
    initEccLib(undefined)
    const { psbt: text } = await buildWith(ordinals.publicKey)
    initEccLib(ecc)
    const psbt = Psbt.fromBase64(text, { network: networks.regtest })
    signPsbt(psbt)
    expect(
      psbt.validateSignaturesOfAllInputs((publicKey, hash, signature) =>
        ecc.verifySchnorr(hash, publicKey, signature),
      ),
    ).toBe(true)
    expect(psbt.finalizeAllInputs().getFeeRate()).toBeGreaterThanOrEqual(2)
  })

  it('contains the internal key of the address if the wallet returns it', async () => {
    expect(await tapInternalKeys()).toEqual([undefined, undefined])
    for (const publicKey of [ordinals.publicKey, `02${ordinals.publicKey}`]) {
      const keys = await tapInternalKeys(publicKey)
      expect(keys.map((key) => Buffer.from(key ?? []).toString('hex'))).toEqual([
        ordinals.publicKey,
        ordinals.publicKey,
      ])
    }
    // The address contains the tweaked key.
    const outer = Buffer.from(ordinals.output.subarray(2)).toString('hex')
    expect(await tapInternalKeys(outer)).toEqual([undefined, undefined])
  })
})

it('a payment to a taproot address is built without an elliptic-curve library', async () => {
  initEccLib(undefined)
  const to = 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6'
  const { psbt } = await build('1000', to)
  initEccLib(ecc)
  expect(Psbt.fromBase64(psbt, { network: networks.regtest }).txOutputs[0]?.address).toBe(to)
})

it.each([
  ['of another transaction', '00'.repeat(60)],
  ['that is not hexadecimal', '<html>'],
])(
  'an unspent output is refused if its transaction, as the node returns it, is %s',
  async (_, hex) => {
    vi.stubGlobal('fetch', async (target: URL) => {
      const url = String(target)
      if (url.endsWith('/hex')) return new Response(hex)
      return Response.json(url.endsWith('/utxo') ? utxos : fees)
    })
    const account = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
    await expect(buildTransfer(node, { account, recipient, amount: '1000' })).rejects.toMatchObject(
      {
        code: 'SERVICE_INVALID_RESPONSE',
      },
    )
  },
)
