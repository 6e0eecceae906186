import { hex } from '@scure/base'
import { address as addresses, Transaction } from 'bitcoinjs-lib'
import { regtest } from '../../wallets/bitcoin/chains.ts'

interface NodeOutput {
  /** Satoshi. */
  value: number
  /** Hexadecimal. */
  script: string
  address: string | null
}

/** A transaction in bcoin's API. */
interface NodeTransaction {
  hash: string
  fee: number
  /** Height of the block; below zero in the mempool. */
  height: number
  block: string | null
  /** Seconds since the epoch. */
  time: number
  /** Position of the transaction in its block. */
  index: number
  version: number
  inputs: {
    prevout: { hash: string; index: number }
    script: string
    sequence: number
    /** The spent output; undefined for a coinbase input. */
    coin?: NodeOutput
  }[]
  outputs: NodeOutput[]
  locktime: number
  hex: string
}

/** Rows of a page, as electrs sends them. */
const PAGE = 25
const MEMPOOL_PAGE = 50

const toOutput = ({ value, script, address }: NodeOutput) => ({
  scriptpubkey: script,
  ...(address && { scriptpubkey_address: address }),
  value,
})

const toStatus = ({ height, block, time }: NodeTransaction) =>
  height < 0
    ? { confirmed: false }
    : { confirmed: true, block_height: height, block_hash: block, block_time: time }

/** A transaction in Esplora's wire format. */
function toEsplora(transaction: NodeTransaction) {
  const { hash, fee, version, inputs, outputs, locktime } = transaction
  const parsed = Transaction.fromHex(transaction.hex)
  return {
    txid: hash,
    version,
    locktime,
    vin: inputs.map(({ prevout, script, sequence, coin }) => ({
      txid: prevout.hash,
      vout: prevout.index,
      prevout: coin ? toOutput(coin) : null,
      scriptsig: script,
      is_coinbase: !coin,
      sequence,
    })),
    vout: outputs.map(toOutput),
    size: parsed.byteLength(),
    weight: parsed.weight(),
    fee,
    status: toStatus(transaction),
  }
}

function addUp(transactions: readonly NodeTransaction[], script: string) {
  const funded = transactions.flatMap(({ outputs }) =>
    outputs.filter((out) => out.script === script),
  )
  const spent = transactions.flatMap(({ inputs }) =>
    inputs.flatMap(({ coin }) => (coin?.script === script ? [coin] : [])),
  )
  const sum = (outputs: readonly NodeOutput[]) =>
    outputs.reduce((total, { value }) => total + value, 0)
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: transactions.length,
  }
}

/** Esplora's reads by address and by output, over bcoin's index. */
export function createExplorer(nodeUrl: string) {
  async function read<Value>(path: string): Promise<Value | null> {
    const response = await fetch(`${nodeUrl}${path}`)
    return response.ok ? ((await response.json()) as Value) : null
  }

  /**
   * Transactions, newest first; those in the mempool come before all others. bcoin finds transactions by the hash of a
   * key, so transactions of the same key's other address types are filtered out.
   */
  async function transactionsOf(address: string, script: string): Promise<NodeTransaction[]> {
    const all = (await read<NodeTransaction[]>(`/tx/address/${address}`)) ?? []
    const place = ({ height, index }: NodeTransaction) =>
      height < 0 ? Number.MAX_SAFE_INTEGER : height * 1_000_000 + index
    return all
      .filter(
        ({ inputs, outputs }) =>
          outputs.some((one) => one.script === script) ||
          inputs.some(({ coin }) => coin?.script === script),
      )
      .sort((a, b) => place(b) - place(a))
  }

  const scriptOf = (address: string) =>
    hex.encode(addresses.toOutputScript(address, regtest.network))
  const isMined = ({ height }: NodeTransaction) => height >= 0

  async function statsOf(address: string) {
    const script = scriptOf(address)
    const all = await transactionsOf(address, script)
    return {
      address,
      chain_stats: addUp(all.filter(isMined), script),
      mempool_stats: addUp(
        all.filter((one) => !isMined(one)),
        script,
      ),
    }
  }

  /** A page of transactions. With `after`, the page contains only mined transactions that are older than this one. */
  async function pageOf(address: string, after?: string) {
    const all = await transactionsOf(address, scriptOf(address))
    const mined = all.filter(isMined)
    const start = after === undefined ? 0 : mined.findIndex(({ hash }) => hash === after) + 1
    const waiting = after === undefined ? all.filter((one) => !isMined(one)) : []
    return [...waiting.slice(0, MEMPOOL_PAGE), ...mined.slice(start, start + PAGE)].map(toEsplora)
  }

  /** Reads a transaction; null if the node does not know it. */
  async function transaction(txid: string) {
    const found = await read<NodeTransaction>(`/tx/${txid}`)
    return found && toEsplora(found)
  }

  async function outspendsOf(txid: string) {
    const found = await read<NodeTransaction>(`/tx/${txid}`)
    if (!found) return null
    return Promise.all(
      found.outputs.map(async ({ address, script }, index) => {
        const all = address ? await transactionsOf(address, script) : []
        for (const spender of all) {
          const vin = spender.inputs.findIndex(
            ({ prevout }) => prevout.hash === txid && prevout.index === index,
          )
          if (vin >= 0) return { spent: true, txid: spender.hash, vin, status: toStatus(spender) }
        }
        return { spent: false }
      }),
    )
  }

  const blockHashAt = async (height: number) =>
    (await read<{ hash: string }>(`/block/${height}`))?.hash ?? null

  return { statsOf, pageOf, transaction, outspendsOf, blockHashAt }
}
