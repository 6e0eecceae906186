import { address as addresses, type Network, Transaction } from 'bitcoinjs-lib'
import { NodeError } from '../world/NodeError.ts'

interface Coin {
  txid: string
  vout: number
  value: bigint
  script: string
}
interface Known {
  txid: string
  transaction: Transaction
  fee: bigint
  seenAt: number
  /** The transaction that took its place in the mempool; null as long as it is valid. */
  replacedBy: string | null
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const idOf = (hash: Uint8Array) => hexOf(Uint8Array.from(hash).reverse())
/** Milliseconds from the broadcast to the block. */
const blockMs = 60_000
const lowestRate = 1n

/** The block of all mined transactions, the last one. */
const blockHeight = 800_000
const blockHash = '8'.padStart(64, '0')

/** A Bitcoin chain with a mempool, over Esplora's API. It checks values and rates, and leaves signatures to the wallet. */
export class BitcoinChain {
  readonly known: Known[] = []
  /** Satoshi per virtual byte. */
  rates = { fastestFee: 4, halfHourFee: 3, hourFee: 2 }

  constructor(private readonly params: Network) {}

  /** Creates coins of an address, each in a mined transaction of its own. */
  fund(address: string, values: readonly bigint[]): void {
    for (const [at, value] of values.entries()) {
      const transaction = new Transaction()
      transaction.addInput(new Uint8Array(32).fill(at + 1), at)
      transaction.addOutput(addresses.toOutputScript(address, this.params), value)
      this.add(transaction, 0n, Date.now() - 2 * blockMs)
    }
  }

  coin(txid: string, vout: number): Coin | undefined {
    const out = this.find(txid)?.transaction.outs[vout]
    return out && { txid, vout, value: out.value, script: hexOf(out.script) }
  }

  coinsOf(address: string): (Coin & { isMined: boolean })[] {
    const script = hexOf(addresses.toOutputScript(address, this.params))
    return this.valid().flatMap((one) =>
      one.transaction.outs.flatMap((out, vout) => {
        if (hexOf(out.script) !== script || this.spenderOf(one.txid, vout)) return []
        return [{ txid: one.txid, vout, value: out.value, script, isMined: this.isMined(one) }]
      }),
    )
  }

  toAddress(script: Uint8Array): string {
    return addresses.fromOutputScript(script, this.params)
  }

  /** @throws NodeError if a node would refuse the transaction */
  broadcast(hex: string): string {
    const transaction = Transaction.fromHex(hex)
    const txid = transaction.getId()
    if (this.find(txid)) return txid
    const coins = transaction.ins.map(({ hash, index }) => this.coin(idOf(hash), index))
    const paid = coins.reduce((sum, coin) => sum + (coin?.value ?? 0n), 0n)
    const out = transaction.outs.reduce((sum, { value }) => sum + value, 0n)
    if (coins.includes(undefined)) throw new NodeError(-25, 'bad-txns-inputs-missingorspent')
    const fee = paid - out
    if (fee < lowestRate * BigInt(transaction.virtualSize()))
      throw new NodeError(-26, 'min relay fee not met')
    const rivals = transaction.ins.flatMap(
      ({ hash, index }) => this.spenderOf(idOf(hash), index) ?? [],
    )
    if (rivals.some((one) => this.isMined(one)))
      throw new NodeError(-25, 'bad-txns-inputs-missingorspent')
    if (rivals.some((one) => one.fee >= fee)) throw new NodeError(-26, 'insufficient fee')
    for (const rival of rivals) rival.replacedBy = txid
    this.add(transaction, fee, Date.now())
    return txid
  }

  private add(transaction: Transaction, fee: bigint, seenAt: number): void {
    const txid = transaction.getId()
    this.known.push({ txid, transaction, fee, seenAt, replacedBy: null })
  }

  private readonly valid = () => this.known.filter(({ replacedBy }) => replacedBy === null)
  private readonly isMined = ({ seenAt }: Known) => Date.now() - seenAt >= blockMs

  private find(txid: string): Known | undefined {
    return this.valid().find((one) => one.txid === txid)
  }

  private spenderOf(txid: string, vout: number): Known | undefined {
    return this.valid().find(({ transaction }) =>
      transaction.ins.some(({ hash, index }) => index === vout && idOf(hash) === txid),
    )
  }

  private require(txid: string): Known {
    const found = this.find(txid)
    if (!found) throw new NodeError(404, 'Transaction not found')
    return found
  }

  private toStatus(one: Known) {
    if (!this.isMined(one)) return { confirmed: false }
    return { confirmed: true, block_height: blockHeight, block_hash: blockHash }
  }

  private toJson(one: Known) {
    const output = ({ value, script }: { value: bigint; script: Uint8Array }) => ({
      value: Number(value),
      scriptpubkey_address: this.toAddress(script),
    })
    const { txid, transaction, fee } = one
    return {
      txid,
      fee: Number(fee),
      status: this.toStatus(one),
      vin: transaction.ins.map(({ hash, index }) => {
        const coin = this.coin(idOf(hash), index)
        const script = coin && Uint8Array.from(Buffer.from(coin.script, 'hex'))
        return {
          txid: idOf(hash),
          vout: index,
          prevout: coin && script ? output({ value: coin.value, script }) : null,
        }
      }),
      vout: transaction.outs.map(output),
    }
  }

  /** Answers a request to Esplora's API, with its path in the table. @throws NodeError */
  request(path: string, body: string): { source: string; value: unknown; isText?: boolean } {
    const [, kind, id = '', part] = path.split('/')
    if (path === '/v1/fees/recommended')
      return { source: 'GET /v1/fees/recommended', value: this.rates }
    if (path === '/tx') return { source: 'POST /tx', value: this.broadcast(body), isText: true }
    if (kind === 'block-height') {
      if (Number(id) > blockHeight) throw new NodeError(404, 'Block not found')
      return { source: 'GET /block-height/{height}', value: blockHash, isText: true }
    }
    if (kind === 'address') return this.ofAddress(id, part)
    const one = this.require(id)
    if (part === 'hex')
      return { source: 'GET /tx/{txid}/hex', value: one.transaction.toHex(), isText: true }
    if (part === undefined) return { source: 'GET /tx/{txid}', value: this.toJson(one) }
    const spends = one.transaction.outs.map((_, vout) => {
      const spender = this.spenderOf(id, vout)
      return spender
        ? { spent: true, txid: spender.txid, status: this.toStatus(spender) }
        : { spent: false }
    })
    return { source: 'GET /tx/{txid}/outspends', value: spends }
  }

  private ofAddress(address: string, part: string | undefined) {
    const coins = this.coinsOf(address)
    if (part === 'utxo') {
      const value = coins.map(({ txid, vout, value, isMined }) => ({
        txid,
        vout,
        value: Number(value),
        status: { confirmed: isMined },
      }))
      return { source: 'GET /address/{address}/utxo', value }
    }
    const script = hexOf(addresses.toOutputScript(address, this.params))
    const own = this.valid().filter(({ transaction }) => {
      const spends = transaction.ins.map(({ hash, index }) => this.coin(idOf(hash), index)?.script)
      return [...spends, ...transaction.outs.map((out) => hexOf(out.script))].includes(script)
    })
    if (part === 'txs') {
      const value = own.map((one) => this.toJson(one)).reverse()
      return { source: 'GET /address/{address}/txs{page}', value }
    }
    const sumOf = (mined: boolean) => ({
      funded_txo_sum: Number(
        coins
          .filter(({ isMined }) => isMined === mined)
          .reduce((sum, { value }) => sum + value, 0n),
      ),
      spent_txo_sum: 0,
      tx_count: own.filter((one) => this.isMined(one) === mined).length,
    })
    const value = { chain_stats: sumOf(true), mempool_stats: sumOf(false) }
    return { source: 'GET /address/{address}', value }
  }
}
