import { Psbt, Transaction } from 'bitcoinjs-lib'
import { beforeEach, describe, expect, it } from 'vitest'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Account } from '../../../types/account.ts'
import type { SignedPsbt } from '../provider.ts'
import { bitcoinTransfer } from '../testing/bitcoinTransfer.ts'
import { funding } from '../testing/funding.ts'
import { limitsOf } from '../testing/limitsOf.ts'
import { signingWallet } from '../testing/signingWallet.ts'
import { bip122Sender } from './sender.ts'

const { caipNetworkId } = bitcoinNetwork
const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

const own = createBitcoinSigner('d5'.repeat(32), regtest)
const nested = createBitcoinSigner('d6'.repeat(32), regtest, 'p2sh')
const legacy = createBitcoinSigner('d7'.repeat(32), regtest, 'p2pkh')
const taproot = createBitcoinSigner('d8'.repeat(32), regtest)
const change = createBitcoinSigner('d9'.repeat(32), regtest)
const stranger = createBitcoinSigner('da'.repeat(32), regtest)

const others = [
  { signer: nested, address: nested.payment, isChange: false },
  { signer: legacy, address: legacy.payment, isChange: false },
  { signer: taproot, address: taproot.ordinals, isChange: false },
  { signer: change, address: change.payment, isChange: true },
]
const accounts: Account[] = [{ address: own.payment.address, type: 'payment' }]

/** Confirmed coins by address, addresses with transactions, and what was broadcast. */
let coins: Map<string, Transaction>
let used: Set<string>
let isBusy: boolean
const broadcast: string[] = []

beforeEach(() => {
  coins = new Map(
    [own.payment, nested.payment, legacy.payment, taproot.ordinals].map(
      ({ address, output }, index) => [address, funding(output, [BigInt(10_000 + index * 1_000)])],
    ),
  )
  used = new Set()
  isBusy = false
  broadcast.length = 0
})

async function rpc(method: string, params: readonly unknown[] = []): Promise<unknown> {
  const [, address = '', detail] = /^GET \/address\/([^/]+)(\/utxo)?$/.exec(method) ?? []
  if (method === 'POST /tx') {
    broadcast.push(String(params[0]))
    return Transaction.fromHex(String(params[0])).getId()
  }
  if (method === 'GET /v1/fees/recommended')
    return JSON.stringify({ fastestFee: 9, halfHourFee: 2, hourFee: 1 })
  if (detail) {
    const coin = coins.get(address)
    const value = Number(coin?.outs[0]?.value)
    const row = { txid: coin?.getId(), vout: 0, value, status: { confirmed: true } }
    return JSON.stringify(coin ? [row] : [])
  }
  if (address && isBusy) throw new WalletModalError('RPC_TIMEOUT')
  const tx_count = used.has(address) ? 1 : 0
  if (address) return JSON.stringify({ chain_stats: { tx_count }, mempool_stats: { tx_count: 0 } })
  const [, txid] = /^GET \/tx\/(\w+)\/hex$/.exec(method) ?? []
  const found = [...coins.values()].find((one) => one.getId() === txid)
  if (found) return found.toHex()
  throw new WalletModalError('RPC_ERROR', { params: { code: 404, message: 'not found' } })
}

const transferOf = (satoshi: bigint) => bitcoinTransfer(own.payment.address, to, satoshi)

/** Estimates and sends by a wallet with all addresses. */
async function send(amount: bigint, respond?: (psbt: Psbt) => SignedPsbt) {
  const wallet = signingWallet(own, { others, ...(respond && { respond }) })
  const { provider } = wallet
  const context = { caipNetworkId, rpc, isSmartAccount: false, accounts, provider }
  const { feeBaseUnits: reviewedFee, limits } = await bip122Sender.estimate(
    transferOf(amount),
    context,
  )
  const sent = await bip122Sender.send(provider, transferOf(amount), {
    ...context,
    reviewedFee,
    feeLimit: null,
    gasLimit: null,
    beforeRequest() {},
  })
  const transaction = Transaction.fromHex(broadcast[0] ?? '')
  return { sent, transaction, reviewedFee, limits, wallet }
}

describe('a payment by an account with several addresses', () => {
  it('spends coins of every address type, pays exactly the reviewed fee, and its signatures are valid', async () => {
    const { sent, transaction, reviewedFee, limits } = await send(40_000n)
    expect(limits?.spendable).toBe(46_000n)
    expect(transaction.getId()).toBe(sent.hash)
    expect(transaction.ins).toHaveLength(4)
    const paid = transaction.outs.reduce((sum, { value }) => sum + value, 0n)
    expect(46_000n - paid).toBe(reviewedFee)
    // The rate is 2 sat/vB. Sizes are assumed, so that the fee may be some bytes higher, and is never lower.
    const size = transaction.virtualSize()
    expect(Number(reviewedFee)).toBeGreaterThanOrEqual(size * 2)
    expect(Number(reviewedFee)).toBeLessThan((size + 8) * 2)
  })

  it('names the address of each input to the wallet, with the script and key of its type', async () => {
    const { wallet } = await send(40_000n)
    const { data, txInputs } = Psbt.fromBase64(wallet.requests[0] ?? '', regtest)
    const holder = (index: number) => {
      const txid = Buffer.from(txInputs[index]?.hash ?? [])
        .reverse()
        .toString('hex')
      return [...coins].find(([, coin]) => coin.getId() === txid)?.[0]
    }
    const input = (address: string) => data.inputs.find((_, index) => holder(index) === address)
    expect(input(own.payment.address)?.witnessUtxo?.script).toEqual(own.payment.output)
    expect(input(own.payment.address)?.nonWitnessUtxo).toBeDefined()
    expect(input(nested.payment.address)?.redeemScript).toBeDefined()
    expect(input(legacy.payment.address)?.nonWitnessUtxo).toBeDefined()
    expect(input(taproot.ordinals.address)?.tapInternalKey).toBeDefined()
    expect(input(taproot.ordinals.address)?.nonWitnessUtxo).toBeUndefined()
  })

  it('returns its change to an unused change address, else to the account’s own address', async () => {
    const changeOf = async () => {
      broadcast.length = 0
      return (await send(20_000n)).transaction.outs[1]?.script
    }
    expect(await changeOf()).toEqual(change.payment.output)
    used.add(change.payment.address)
    expect(await changeOf()).toEqual(own.payment.output)
    used.clear()
    isBusy = true
    expect(await changeOf()).toEqual(own.payment.output)
  })

  it('neither returns its change to a stored address, nor spends the coins of one', async () => {
    const stored = others.map((one) => ({ ...one, isStored: true }))
    const { provider } = signingWallet(own, { others: stored })
    const context = { caipNetworkId, rpc, isSmartAccount: false, accounts, provider }
    const transfer = transferOf(5_000n)
    const cost = await bip122Sender.estimate(transfer, context)
    expect(cost.limits).toMatchObject({ spendable: 10_000n })
    const limits = { feeLimit: null, gasLimit: null, beforeRequest() {} }
    const reviewedFee = cost.feeBaseUnits
    await bip122Sender.send(provider, transfer, { ...context, reviewedFee, ...limits })
    const [sent] = broadcast
    expect(Transaction.fromHex(sent ?? '').outs[1]?.script).toEqual(own.payment.output)
  })

  it('is refused if the node does not tell the coins of one address', async () => {
    const failing = (method: string) =>
      method.includes(nested.payment.address)
        ? Promise.reject(new WalletModalError('RPC_TIMEOUT'))
        : rpc(method)
    const { provider } = signingWallet(own, { others })
    const context = { caipNetworkId, rpc: failing, accounts, provider }
    await expect(bip122Sender.estimate(transferOf(40_000n), context)).rejects.toMatchObject({
      code: 'RPC_TIMEOUT',
    })
  })

  it.each([
    [
      'leaves an input without a signature',
      (psbt: Psbt) => {
        for (const input of psbt.data.inputs) Reflect.deleteProperty(input, 'tapKeySig')
      },
    ],
    [
      'signs an input with another key',
      (psbt: Psbt) => {
        for (const input of psbt.data.inputs) {
          const [given] = input.partialSig ?? []
          const pubkey = Buffer.from(stranger.payment.publicKey, 'hex')
          if (given && input.witnessUtxo) input.partialSig = [{ ...given, pubkey }]
        }
      },
    ],
    [
      'invalidates the taproot signature',
      (psbt: Psbt) => {
        for (const { tapKeySig } of psbt.data.inputs)
          if (tapKeySig) tapKeySig[9] = ~(tapKeySig[9] ?? 0)
      },
    ],
  ])('is not broadcast if the wallet %s', async (_, spoil) => {
    const respond = (psbt: Psbt) => {
      spoil(psbt)
      return { psbt: psbt.toBase64() }
    }
    await expect(send(40_000n, respond)).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
    expect(broadcast).toEqual([])
  })

  it('keeps small coins of every address if the wallet has no ordinals address', async () => {
    const small = funding(nested.payment.output, [546n])
    coins.set(nested.payment.address, small)
    const { provider } = signingWallet(own, { others })
    const read = async (all: Account[]) => {
      const context = { caipNetworkId, rpc, accounts: all, provider }
      return limitsOf(await bip122Sender.estimate(transferOf(1_000n), context))
    }
    expect(await read(accounts)).toMatchObject({ spendable: 35_000n, kept: 546n })
    const withOrdinals: Account[] = [
      ...accounts,
      { address: stranger.ordinals.address, type: 'ordinal' },
    ]
    expect(await read(withOrdinals)).toMatchObject({ spendable: 35_546n, kept: 0n })
  })
})

it('`readDealings` counts no address of the account as a receiver or sender', async () => {
  const row = (from: string, ...receivers: string[]) => ({
    txid: '1'.repeat(64),
    fee: 1,
    vin: [{ txid: 'ab'.repeat(32), vout: 0, prevout: { scriptpubkey_address: from, value: 9 } }],
    vout: receivers.map((address) => ({ scriptpubkey_address: address, value: 3 })),
    status: { confirmed: false },
  })
  const { provider } = signingWallet(own, { others })
  const pages: Record<string, unknown> = {
    [`GET /address/${nested.payment.address}/txs`]: [
      row(nested.payment.address, to, change.payment.address),
      row(stranger.payment.address, nested.payment.address),
    ],
  }
  const node = async (method: string) => JSON.stringify(pages[method] ?? [])
  expect(await bip122Sender.readDealings?.(own.payment.address, node, provider)).toEqual({
    receivers: [to],
    senders: [stranger.payment.address],
    isWhole: true,
  })
})

it('`readDealings` does not count payments by a stored address as payments of the account', async () => {
  const stored = others.map((one) => ({ ...one, isStored: true }))
  const { provider } = signingWallet(own, { others: stored })
  const asked: string[] = []
  const node = async (method: string) => {
    asked.push(method)
    return '[]'
  }
  await bip122Sender.readDealings?.(own.payment.address, node, provider)
  expect(asked).toEqual([`GET /address/${own.payment.address}/txs`])
})
