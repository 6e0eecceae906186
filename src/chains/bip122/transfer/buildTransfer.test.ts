import * as ecc from '@bitcoinerlab/secp256k1'
import { base64 } from '@scure/base'
import { address, initEccLib, networks, Psbt, type Transaction } from 'bitcoinjs-lib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import type { SendContext } from '../../../types/sender.ts'
import { esploraAt } from '../testing/esploraAt.ts'
import { funding } from '../testing/funding.ts'
import { buildTransfer } from './buildTransfer.ts'

const account = 'bcrt1qgen9j6kc0tpsfpq7ruuc42katlmfs38wpedpny'
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const values = [50_000n, 60_000n, 900_000n]
const toScript = (text: string) => address.toOutputScript(text, networks.regtest)

const node: SendContext = {
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  rpc: esploraAt('https://api.example.org/api/'),
}

let created: Transaction
let utxos: unknown
let fees: unknown
const requests: string[] = []

/** Lets the node list the outputs of a transaction, and respond with the transaction. */
function list(transaction: Transaction) {
  created = transaction
  const txid = transaction.getId()
  utxos = [
    { txid, vout: 1, value: 60_000, status: { confirmed: true } },
    { txid, vout: 0, value: 50_000, status: { confirmed: true } },
    { txid, vout: 2, value: 900_000, status: { confirmed: false } },
  ]
}

beforeEach(() => {
  list(funding(toScript(account), values))
  fees = { fastestFee: 2, halfHourFee: 2, hourFee: 1 }
  vi.stubGlobal('fetch', async (target: URL) => {
    const url = String(target)
    requests.push(url)
    if (url.endsWith('/hex')) return new Response(created.toHex())
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

  it('is built from unspent outputs, fee rates and the transactions of its coins, each of which is read once', async () => {
    list(funding(toScript(account), values, 9))
    await build('1000')
    const former = `https://api.example.org/api/tx/${created.getId()}/hex`
    expect(requests.sort()).toEqual([
      `https://api.example.org/api/address/${account}/utxo`,
      former,
      'https://api.example.org/api/v1/fees/recommended',
    ])
    await build('100000')
    expect(requests.filter((url) => url === former)).toHaveLength(1)
  })

  it('contains the transaction of each coin without its witnesses, and the output', async () => {
    created.setWitness(0, [new Uint8Array(9)])
    const { psbt } = await build('1000')
    const [input] = Psbt.fromBase64(psbt).data.inputs
    created.stripWitnesses()
    expect(Buffer.from(input?.nonWitnessUtxo ?? []).toString('hex')).toBe(created.toHex())
    expect(input?.witnessUtxo).toEqual({ script: toScript(account), value: 60_000n })
  })

  it.each([
    ['more', 1_500_000],
    ['less', 10_000],
  ])('is not built if the API says that a coin is worth %s than it is', async (_, value) => {
    utxos = [{ txid: created.getId(), vout: 1, value, status: { confirmed: true } }]
    await expect(build('1000')).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
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
