import * as ecc from '@bitcoinerlab/secp256k1'
import { hex } from '@scure/base'
import { initEccLib, Psbt, Transaction } from 'bitcoinjs-lib'
import { beforeEach, describe, expect, it } from 'vitest'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Account } from '../../../types/account.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { Transfer } from '../../../types/sender.ts'
import type { BitcoinProvider, TransferRequest } from '../provider.ts'
import { bitcoinTransfer } from '../testing/bitcoinTransfer.ts'
import { funding } from '../testing/funding.ts'
import { limitsOf } from '../testing/limitsOf.ts'
import { signingWallet } from '../testing/signingWallet.ts'
import { bip122Sender } from './sender.ts'

const { caipNetworkId } = bitcoinNetwork
const signer = createBitcoinSigner('d5'.repeat(32), regtest)
const { payment, ordinals } = signer
const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

interface Utxo {
  value: number
  isWaiting?: boolean
}

/** The node's unspent outputs, its fee rate, and its response to a broadcast. */
let coins: Utxo[]
/** Values of coins as the node lists them, if it lies about them. */
let lies: number[]
let rate: number
let take: (hex: string) => unknown
const broadcast: string[] = []

beforeEach(() => {
  coins = [{ value: 60_000 }, { value: 50_000 }]
  lies = []
  rate = 2
  broadcast.length = 0
  take = (text) => Transaction.fromHex(text).getId()
})

/** The address whose coins were read last, and the transaction that has created them. */
let holder = payment
const funded = ({ output }: typeof payment) =>
  funding(
    output,
    coins.map(({ value }) => BigInt(value)),
  )

async function rpc(method: string, params: readonly unknown[] = []): Promise<unknown> {
  if (method === 'POST /tx') {
    broadcast.push(String(params[0]))
    return take(String(params[0]))
  }
  if (method === 'GET /v1/fees/recommended')
    return JSON.stringify({ fastestFee: 9, halfHourFee: rate, hourFee: 1 })
  if (method.endsWith('/hex')) return funded(holder).toHex()
  if (!method.endsWith('/utxo'))
    throw new WalletModalError('RPC_ERROR', { params: { code: 404, message: 'not found' } })
  holder = method.includes(ordinals.address) ? ordinals : payment
  return JSON.stringify(
    coins.map(({ value, isWaiting = false }, vout) => ({
      txid: funded(holder).getId(),
      vout,
      value: lies[vout] ?? value,
      status: { confirmed: !isWaiting },
    })),
  )
}

const both: Account[] = [
  { address: payment.address, type: 'payment' },
  { address: ordinals.address, type: 'ordinal' },
]
const context = { caipNetworkId, rpc, isSmartAccount: false, accounts: both }

const transferOf = (satoshi: bigint, from = payment.address) => bitcoinTransfer(from, to, satoshi)

type Wallet = ReturnType<typeof signingWallet>

const sendBy = (
  { provider }: Wallet,
  transfer: Transfer,
  { reviewedFee = null, accounts = both }: { reviewedFee?: bigint | null; accounts?: Account[] },
) =>
  bip122Sender.send(provider, transfer, {
    ...context,
    accounts,
    reviewedFee,
    feeLimit: null,
    gasLimit: null,
    beforeRequest() {},
  })

describe('a Bitcoin transfer', () => {
  it.each([
    ['dust', 293n, 'TRANSFER_DUST'],
    ['more than all coins', 110_001n, 'INSUFFICIENT_FUNDS'],
    ['all of it without the fee', 110_000n, 'INSUFFICIENT_GAS'],
  ])('is refused for %s', async (_, amount, code) => {
    const trying = bip122Sender.simulate(transferOf(amount), { ...context, reviewedFee: 418n })
    await expect(trying).rejects.toMatchObject({ code })
  })

  it('pays the reviewed fee even if a larger UTXO has arrived since the review, and is refused if a UTXO has been spent', async () => {
    const transfer = transferOf(70_000n)
    const { feeBaseUnits: reviewedFee } = await bip122Sender.estimate(transfer, context)
    coins.push({ value: 900_000 })
    const wallet = signingWallet(signer)
    const { hash } = await sendBy(wallet, transfer, { reviewedFee })
    const sent = Transaction.fromHex(broadcast[0] ?? '')
    expect(sent.getId()).toBe(hash)
    expect(sent.outs.map(({ value }) => value)).toEqual([70_000n, 900_000n - 70_000n - reviewedFee])

    coins = [{ value: 40_000 }, { value: 30_000 }, { value: 30_000 }]
    const changed = { code: 'FEE_CHANGED' }
    await expect(sendBy(wallet, transfer, { reviewedFee })).rejects.toMatchObject(changed)
    expect(wallet.requests).toHaveLength(1)
    await expect(bip122Sender.simulate(transfer, context)).rejects.toMatchObject(changed)
  })

  it('spends no taproot UTXO of the value that ord gives to inscriptions', async () => {
    coins = [{ value: 60_000 }, { value: 10_000 }, { value: 10_001 }]
    const read = async ({ address }: { address: string }, accounts: Account[]) =>
      limitsOf(await bip122Sender.estimate(transferOf(1_000n, address), { ...context, accounts }))
    const taproot = { address: ordinals.address, type: 'payment' } as const
    expect(await read(ordinals, [taproot])).toMatchObject({ spendable: 70_001n, kept: 10_000n })
    const segwit = both.slice(0, 1)
    expect(await read(payment, segwit)).toMatchObject({ spendable: 80_001n, kept: 0n })
  })

  it('spends confirmed UTXOs only, and no small UTXOs if the wallet has no separate ordinals address', async () => {
    coins = [{ value: 60_000 }, { value: 546 }, { value: 50_000, isWaiting: true }]
    const read = async (accounts: Account[], from = payment.address) =>
      limitsOf(await bip122Sender.estimate(transferOf(1_000n, from), { ...context, accounts }))
    expect(await read(both)).toMatchObject({ spendable: 60_546n, kept: 0n, waiting: 50_000n })
    for (const { address, type } of [
      both[0],
      { ...ordinals, type: 'payment' as const },
    ] as Account[])
      expect(await read([{ address, type }], address)).toMatchObject({
        spendable: 60_000n,
        kept: 546n,
      })
    expect(await read(both, ordinals.address)).toMatchObject({
      spendable: 0n,
      most: 0n,
      kept: 60_546n,
    })
    const trying = bip122Sender.simulate(transferOf(1_000n, ordinals.address), context)
    await expect(trying).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  })

  it.each([
    ['does not respond', async () => Promise.reject(new WalletModalError('RPC_TIMEOUT'))],
    ['responds with a page', async () => '<html>'],
    ['lists coins below zero', async () => '[{"txid":"ab","vout":0,"value":-1,"status":{}}]'],
  ])('is refused before the wallet gets a request if the node %s', async (_, respond) => {
    const wallet = signingWallet(signer)
    const broken = { ...context, rpc: respond, reviewedFee: 282n }
    const code = expect.stringMatching(/^(RPC_TIMEOUT|SERVICE_INVALID_RESPONSE)$/)
    await expect(bip122Sender.estimate(transferOf(10_000n), broken)).rejects.toMatchObject({ code })
    await expect(bip122Sender.simulate(transferOf(10_000n), broken)).rejects.toMatchObject({ code })
    const request = { ...broken, feeLimit: null, gasLimit: null, beforeRequest() {} }
    const sending = bip122Sender.send(wallet.provider, transferOf(10_000n), request)
    await expect(sending).rejects.toMatchObject({ code })
    expect(wallet.requests).toEqual([])
  })

  it.each([
    ['does not respond', new WalletModalError('RPC_TIMEOUT')],
    ['responds with a page', new WalletModalError('SERVICE_INVALID_RESPONSE')],
  ])('is stored with its signed bytes if the node %s to the broadcast', async (_, error) => {
    take = () => {
      throw error
    }
    const sent = await sendBy(signingWallet(signer), transferOf(10_000n), { reviewedFee: 282n })
    expect(hex.encode(Buffer.from(sent.signed?.transaction ?? '', 'base64'))).toBe(broadcast[0])
    expect(sent.input).toBe(`${funded(payment).getId()}:0`)
    expect(sent.inputs).toEqual([sent.input])
  })

  it('is refused if the node refuses its broadcast', async () => {
    take = () => {
      throw new WalletModalError('RPC_ERROR', { params: { code: -26, message: 'min relay fee' } })
    }
    const sending = sendBy(signingWallet(signer), transferOf(10_000n), { reviewedFee: 282n })
    const params = { reason: 'min relay fee' }
    await expect(sending).rejects.toMatchObject({ code: 'TRANSACTION_INVALID', params })
  })

  it.each([
    ['more', [6_000_000, 5_000_000]],
    ['less', [20_000, 15_000]],
  ])(
    'shows no fee and is refused if the node lists %s than the coins are worth',
    async (_, listed) => {
      lies = listed
      const code = 'SERVICE_INVALID_RESPONSE'
      const transfer = transferOf(10_000n)
      const wallet = signingWallet(signer)
      await expect(bip122Sender.estimate(transfer, context)).rejects.toMatchObject({ code })
      const reviewed = { ...context, reviewedFee: 282n }
      await expect(bip122Sender.simulate(transfer, reviewed)).rejects.toMatchObject({ code })
      await expect(sendBy(wallet, transfer, { reviewedFee: 282n })).rejects.toMatchObject({ code })
      expect(wallet.requests).toEqual([])
    },
  )

  it('is not broadcast by the page if the wallet has broadcast it', async () => {
    const idOf = (psbt: Psbt) => psbt.clone().finalizeAllInputs().extractTransaction().getId()
    const respond = (psbt: Psbt) => ({ psbt: psbt.toBase64(), txid: idOf(psbt).toUpperCase() })
    const sent = await sendBy(signingWallet(signer, { respond }), transferOf(10_000n), {
      reviewedFee: 282n,
    })
    expect(broadcast).toEqual([])
    expect(sent.inputs).toEqual([`${funded(payment).getId()}:0`])
    expect(sent.signed).toBeDefined()
  })

  it('is not broadcast by the page if the wallet has broadcast another transaction, which is followed', async () => {
    const respond = (psbt: Psbt) => ({ psbt: psbt.toBase64(), txid: 'cd'.repeat(32) })
    const sent = await sendBy(signingWallet(signer, { respond }), transferOf(10_000n), {
      reviewedFee: 282n,
    })
    expect(broadcast).toEqual([])
    expect(sent).toEqual({ hash: 'cd'.repeat(32), call: null })
  })
})

const other = createBitcoinSigner('d6'.repeat(32), regtest)

/** The PSBT with its last output changed, signed by the wallet. */
function withOtherOutput({ txInputs, txOutputs, data }: Psbt): Psbt {
  const [coin] = txInputs
  const [first, last] = txOutputs
  const { witnessUtxo } = data.inputs[0] ?? {}
  if (!coin || !first || !last || !witnessUtxo) throw new Error('The PSBT lacks change')
  const changed = new Psbt({ network: regtest.network })
  changed.addInput({ ...coin, witnessUtxo })
  changed.addOutputs([first, { script: other.payment.output, value: last.value }])
  signer.signPsbt(changed)
  return changed
}

interface Change {
  coins?: number[]
  extra?: bigint
  amount?: bigint
  sequence?: number
  version?: number
  locktime?: number
  sighash?: number
}

/** The PSBT with a part changed, validly signed by the wallet. */
function rebuilt({ txInputs, txOutputs, version, locktime, data }: Psbt, change: Change): string {
  const [coin] = txInputs
  const [first, last] = txOutputs
  const { nonWitnessUtxo } = data.inputs[0] ?? {}
  if (!coin || !first || !last || !nonWitnessUtxo) throw new Error('The PSBT lacks change')
  const { coins: spent = [0], extra, amount = first.value, sighash } = change
  const psbt = new Psbt({ network: regtest.network })
  psbt.setVersion(change.version ?? version)
  psbt.setLocktime(change.locktime ?? locktime)
  for (const index of spent) {
    const sequence = change.sequence ?? coin.sequence ?? 0
    const { hash } = coin
    psbt.addInput({
      hash,
      index,
      sequence,
      nonWitnessUtxo,
      ...(sighash && { sighashType: sighash }),
    })
  }
  psbt.addOutput({ script: first.script, value: amount })
  psbt.addOutput({ script: last.script, value: last.value - (extra ?? 0n) })
  if (extra) psbt.addOutput({ script: other.payment.output, value: extra })
  if (!sighash) signer.signPsbt(psbt)
  else {
    const signable = { publicKey: Buffer.from(payment.publicKey, 'hex'), sign: signHash }
    for (const index of spent) psbt.signInput(index, signable, [sighash])
  }
  return psbt.toBase64()
}

const signHash = (hash: Uint8Array) => ecc.sign(hash, Buffer.from('d5'.repeat(32), 'hex'))

/** The signed PSBT with its signature changed or removed. */
function withSignature(psbt: Psbt, change: (signature: Uint8Array) => Uint8Array | null): Psbt {
  const [input] = psbt.data.inputs
  const [given] = input?.partialSig ?? []
  if (!input || !given) throw new Error('The PSBT is not signed')
  const signature = change(given.signature)
  input.partialSig = signature ? [{ ...given, signature }] : []
  return psbt
}

const spoil = (signature: Uint8Array) => signature.map((byte, at) => (at === 10 ? byte ^ 1 : byte))

function reject(): never {
  throw Object.assign(new Error('no'), { code: 4001 })
}

describe('a wallet that grants only sendTransfer', () => {
  const { provider } = signingWallet(signer)
  const requests: TransferRequest[] = []
  const walletWith = (respond: () => string): BitcoinProvider => ({
    ...provider,
    can: (method) => method !== 'signPsbt',
    async sendTransfer(request) {
      requests.push(request)
      return respond()
    },
  })

  it('selects UTXOs and fee itself, and the fee is marked as set by the wallet', async () => {
    const wallet = walletWith(() => 'CD'.repeat(32))
    const granted = { ...context, provider: wallet }
    const transfer = transferOf(10_000n)
    expect(await bip122Sender.readFeeRates?.(granted)).toMatchObject({ rates: [], bounds: null })
    expect(await bip122Sender.estimate(transfer, granted)).toMatchObject({ isFeeOfWallet: true })
    expect(await bip122Sender.simulate(transfer, granted)).toEqual({})
    const more = bip122Sender.simulate(transferOf(110_001n), granted)
    await expect(more).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    const sent = await sendBy({ provider: wallet, requests: [] }, transfer, {})
    expect(sent).toEqual({ hash: 'cd'.repeat(32), call: null })
    expect(requests).toEqual([{ account: payment.address, recipient: to, amount: '10000' }])
    expect(broadcast).toEqual([])
  })

  it.each([
    ['no transaction id', (): string => 'sent', 'WALLET_INVALID_RESPONSE'],
    ['a rejection', reject, 'USER_REJECTED'],
  ] as const)('can return %s', async (_, respond, code) => {
    const sending = sendBy({ provider: walletWith(respond), requests: [] }, transferOf(10_000n), {})
    await expect(sending).rejects.toMatchObject({ code })
  })
})

describe('a PSBT returned by the wallet', () => {
  const responses: [string, (psbt: Psbt) => string][] = [
    ['pays other outputs', (psbt) => withOtherOutput(psbt).toBase64()],
    ['has another input', (psbt) => rebuilt(psbt, { coins: [0, 1] })],
    ['has another output', (psbt) => rebuilt(psbt, { extra: 1_000n })],
    ['pays another amount', (psbt) => rebuilt(psbt, { amount: 9_999n })],
    ['has another sequence number', (psbt) => rebuilt(psbt, { sequence: 0xffffffff })],
    ['has another version', (psbt) => rebuilt(psbt, { version: 1 })],
    ['has a locktime', (psbt) => rebuilt(psbt, { locktime: 900_000 })],
    ['is signed for other outputs too', (psbt) => rebuilt(psbt, { sighash: 0x02 })],
    ['is signed for other inputs too', (psbt) => rebuilt(psbt, { sighash: 0x81 })],
    ['is not signed', (psbt) => withSignature(psbt, () => null).toBase64()],
    ['has an invalid signature', (psbt) => withSignature(psbt, spoil).toBase64()],
    [
      'has an invalid signature in a final input',
      (psbt) => withSignature(psbt, spoil).finalizeAllInputs().toBase64(),
    ],
    ['is malformed', () => 'cHNidP8='],
  ]
  it.each(responses)('is refused if it %s', async (_, change) => {
    const respond = (psbt: Psbt) => ({ psbt: change(psbt) })
    const sending = sendBy(signingWallet(signer, { respond }), transferOf(10_000n), {
      reviewedFee: 282n,
    })
    await expect(sending).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
    expect(broadcast).toEqual([])
  })

  it.each([
    ['finalized by the wallet', (psbt: Psbt) => psbt.finalizeAllInputs()],
    ['left for the page to finalize', (psbt: Psbt) => psbt],
  ])('from a taproot address is valid by bitcoinjs-lib, %s', async (_, finish) => {
    const from = ordinals.address
    const accounts: Account[] = [{ address: from, type: 'payment' }]
    const transfer = transferOf(100_000n, from)
    const cost = await bip122Sender.estimate(transfer, { ...context, accounts })
    let valid = false
    const wallet = signingWallet(signer, {
      address: ordinals,
      respond(psbt) {
        valid = psbt.validateSignaturesOfAllInputs((key, hash, signature) =>
          ecc.verifySchnorr(hash, key, signature),
        )
        return { psbt: finish(psbt).toBase64() }
      },
    })
    // Wallets have an elliptic-curve library; the page has none.
    initEccLib(ecc)
    const sent = await sendBy(wallet, transfer, { reviewedFee: cost.feeBaseUnits, accounts })
    expect(valid).toBe(true)
    const transaction = Transaction.fromHex(broadcast[0] ?? '')
    expect(transaction.getId()).toBe(sent.hash)
    expect(transaction.ins.map(({ witness }) => witness.length)).toEqual([1, 1])
    const paid = transaction.outs.reduce((sum, { value }) => sum + value, 0n)
    expect(110_000n - paid).toBe(cost.feeBaseUnits)
    expect(transaction.virtualSize() * 2).toBeLessThanOrEqual(Number(cost.feeBaseUnits))
  })
})

describe('a receiver’s address on Bitcoin', () => {
  const read = (text: string, id: CaipNetworkId = caipNetworkId) =>
    bip122Sender.readAddress(text, id)
  it('is accepted on its own network only', () => {
    expect(read(to.toUpperCase())).toEqual({ address: to })
    expect(read(to, 'bip122:000000000019d6689c085ae165831e93')).toEqual({ problem: 'malformed' })
    expect(read(`${to}x`)).toEqual({ problem: 'malformed' })
    expect(bip122Sender.readAddress(to)).toEqual({ address: to })
  })

  it.each([
    ['1111111111111111111114oLvT2', 'bip122:000000000019d6689c085ae165831e93'],
    // Witness version 16 (BIP-350), which anyone can spend.
    ['bc1sw50qgdz25j', 'bip122:000000000019d6689c085ae165831e93'],
  ] as const)('is refused if nobody can spend from it: %s', (address, id) => {
    expect(bip122Sender.readAddress(address, id)).toEqual({ problem: 'zero' })
  })
})

it('`readDealings` returns the payers and receivers of the account’s transactions', async () => {
  const own = { scriptpubkey_address: payment.address, value: 5 }
  const paid = { scriptpubkey_address: to, value: 3 }
  const row = (txid: string, from: object, into: object) => ({
    txid: txid.repeat(64),
    fee: 1,
    vin: [{ txid: 'ab'.repeat(32), vout: 0, prevout: from }],
    vout: [into, own],
    status: { confirmed: true },
  })
  const stranger = { scriptpubkey_address: other.payment.address, value: 9 }
  const pages: Record<string, unknown> = {
    [`GET /address/${payment.address}/txs`]: [row('1', own, paid), row('2', stranger, own)],
    [`GET /address/${payment.address}/txs/chain/${'2'.repeat(64)}`]: [],
  }
  const found = await bip122Sender.readDealings?.(payment.address, async (method) =>
    JSON.stringify(pages[method]),
  )
  const all = { receivers: [to], senders: [other.payment.address], isWhole: true }
  expect(found).toEqual(all)
  const malformed = { ...row('3', stranger, own), vin: null }
  const page = [malformed, row('1', own, paid), row('2', stranger, own)]
  const partly = await bip122Sender.readDealings?.(payment.address, async (method) =>
    JSON.stringify(method.endsWith('/txs') ? page : pages[method]),
  )
  expect(partly, 'a row that cannot be read costs no other').toEqual({ ...all, isWhole: false })
})
