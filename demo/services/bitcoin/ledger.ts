import { setTimeout } from 'node:timers/promises'
import { hex } from '@scure/base'
import { address as addresses, Transaction } from 'bitcoinjs-lib'
import { regtest } from '../../wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../wallets/bitcoin/signer.ts'
import { FAUCET_KEY } from '../../wallets/bitcoin/testKeys.ts'
import { buildTransfer } from '../../wallets/bitcoin/transfer.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'

/** An unspent output in bcoin's API, which calls it a coin. */
interface Coin {
  hash: string
  /** The script in hexadecimal. */
  script: string
  index: number
  value: number
  height: number
  coinbase: boolean
}

interface Utxo {
  txid: string
  vout: number
  value: number
  status: { confirmed: boolean; block_height?: number }
}

const LOOK_AGAIN_MS = 50

/** Confirmations that a coinbase output needs before it can be spent. */
const MATURITY = 100

const toStatus = (height: number) =>
  height < 0 ? { confirmed: false } : { confirmed: true, block_height: height }

const idOf = (hash: Uint8Array) => hex.encode(Uint8Array.from(hash).reverse())
const placesOf = ({ ins }: Transaction) => ins.map(({ hash, index }) => `${idOf(hash)}:${index}`)

/** Reads and writes of the demo over bcoin. A faucet owns the mined bitcoin. */
export function createLedger(nodeUrl: string) {
  const rpc = (method: string, ...params: unknown[]) => callRpc(nodeUrl, method, params)
  const faucet = createBitcoinSigner(FAUCET_KEY, regtest)

  const mempool = async () => (await rpc('getrawmempool')) as string[]
  const mine = async (blocks = 1) => {
    await rpc('generatetoaddress', blocks, faucet.payment.address)
  }

  /**
   * The outputs that can be spent now; an Esplora API does not list immature outputs. bcoin finds outputs by the hash
   * of their key, so outputs of the same key's other address types are filtered out.
   */
  async function utxosOf(address: string): Promise<Utxo[]> {
    const coins = (await (await fetch(`${nodeUrl}/coin/address/${address}`)).json()) as Coin[]
    const script = hex.encode(addresses.toOutputScript(address, regtest.network))
    const tip = Number(await rpc('getblockcount'))
    return coins
      .filter((coin) => coin.script === script)
      .filter((coin) => !coin.coinbase || tip - coin.height >= MATURITY)
      .map(({ hash, index, value, height }) => ({
        txid: hash,
        vout: index,
        value,
        status: toStatus(height),
      }))
  }

  /** Reads a transaction in hexadecimal; null if the node does not know it. */
  async function hexOf(txid: string): Promise<string | null> {
    const found = await fetch(`${nodeUrl}/tx/${txid}`)
    return found.ok ? ((await found.json()) as { hex: string }).hex : null
  }

  async function read(txid: string): Promise<Transaction> {
    return Transaction.fromHex((await hexOf(txid)) ?? '')
  }

  async function feeOf({ ins, outs }: Transaction): Promise<bigint> {
    const spent = ins.map(async ({ hash, index }) => (await read(idOf(hash))).outs[index]?.value)
    const sum = (values: (bigint | undefined)[]) =>
      values.reduce<bigint>((all, value = 0n) => all + value, 0n)
    return sum(await Promise.all(spent)) - sum(outs.map(({ value }) => value))
  }

  /**
   * BIP-125 requires that the replaced transactions signal replaceability. The new fee must be higher than theirs by at
   * least 1 sat for each byte of the new transaction.
   */
  async function evictReplaced(transaction: Transaction): Promise<void> {
    const places = placesOf(transaction)
    for (const txid of await mempool()) {
      const other = await read(txid)
      if (!placesOf(other).some((place) => places.includes(place))) continue
      const least = (await feeOf(other)) + BigInt(transaction.virtualSize())
      const signals = other.ins.some(({ sequence }) => sequence < 0xfffffffe)
      if (!signals || (await feeOf(transaction)) < least)
        throw new Error('insufficient fee, rejecting replacement')
      await rpc('evicttransaction', txid)
    }
  }

  /**
   * bcoin responds with success before its mempool has checked the transaction. The mempool is therefore read
   * afterwards.
   */
  async function broadcast(text: string): Promise<string> {
    const transaction = Transaction.fromHex(text)
    const txid = transaction.getId()
    if ((await mempool()).includes(txid)) return txid
    await evictReplaced(transaction)
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ tx: text })
    await fetch(`${nodeUrl}/broadcast`, { method: 'POST', headers, body })
    if (!(await mempool()).includes(txid)) throw new Error('The mempool refused the transaction.')
    return txid
  }

  /** Sends satoshi to an address; resolves with the id of the transaction, which stays in the mempool. */
  async function pay(address: string, satoshi: number): Promise<string> {
    const coins = await utxosOf(faucet.payment.address)
    const [coin] = coins.filter(({ value, status }) => status.confirmed && value > satoshi)
    if (!coin) throw new Error('The faucet is empty.')
    const { hex } = buildTransfer(faucet, [coin], { recipient: address, amount: satoshi })
    return broadcast(hex)
  }

  /** Sends satoshi to an address, in a block of its own, and resolves when they can be spent. */
  async function fund(address: string, satoshi: number): Promise<void> {
    const txid = await pay(address, satoshi)
    await mine()
    const isThere = (utxo: Utxo) => utxo.txid === txid && utxo.status.confirmed
    while (!(await utxosOf(address)).some(isThere)) await setTimeout(LOOK_AGAIN_MS)
  }

  return { mempool, mine, utxosOf, hexOf, broadcast, pay, fund }
}
