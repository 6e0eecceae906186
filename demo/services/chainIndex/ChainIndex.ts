import { toQuantity } from 'ethers'
import { callRpc, callRpcBatch } from '../shared/jsonRpcCall.ts'
import type { IndexedTransaction } from './IndexedTransaction.ts'
import { type Block, type Receipt, readBlock } from './readBlock.ts'
import type { Trace } from './readTraces.ts'

interface IndexedBlock {
  number: number
  hash: string
  transactions: IndexedTransaction[]
}

/** Number of blocks in one request. */
const CHUNK = 100
/** Maximum number of restarts if the chain changes while it is read. */
const ATTEMPTS = 5

/**
 * All transactions of one chain. Each block is read once, when the chain has grown. If the chain drops blocks, for
 * example by `evm_revert`, their transactions are dropped too.
 */
export class ChainIndex {
  #blocks: IndexedBlock[] = []
  #following: Promise<void> = Promise.resolve()

  constructor(
    /** CAIP-2. */
    readonly chainId: string,
    readonly url: string,
  ) {}

  /** Returns the transactions, oldest first, up to the chain's latest block. @throws if the node does not respond. */
  async transactions(): Promise<IndexedTransaction[]> {
    // Only one caller reads at a time, because two callers would append the same blocks.
    this.#following = this.#following.catch(() => {}).then(() => this.#follow())
    await this.#following
    return this.#blocks.flatMap(({ transactions }) => transactions)
  }

  async #follow(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const latest = Number(await callRpc(this.url, 'eth_blockNumber'))
      await this.#dropReplaced(latest)
      if (await this.#append(latest)) return
    }
    throw new Error(`The chain at ${this.url} changes faster than it can be read.`)
  }

  async #dropReplaced(latest: number): Promise<void> {
    this.#blocks = this.#blocks.slice(0, latest + 1)
    for (;;) {
      const last = this.#blocks.at(-1)
      if (!last) return
      const params = [toQuantity(last.number), false]
      const block = (await callRpc(this.url, 'eth_getBlockByNumber', params)) as Block | null
      if (block?.hash === last.hash) return
      this.#blocks.pop()
    }
  }

  /** Appends all blocks up to `latest`. Returns false if the chain has changed meanwhile. */
  async #append(latest: number): Promise<boolean> {
    while (this.#blocks.length <= latest) {
      const first = this.#blocks.length
      const count = Math.min(CHUNK, latest + 1 - first)
      const numbers = Array.from({ length: count }, (_, at) => toQuantity(first + at))
      for (const block of await this.#read(numbers)) {
        const last = this.#blocks.at(-1)
        if (!block || (last && block.parentHash !== last.hash)) return false
        this.#blocks.push(block)
      }
    }
    return true
  }

  async #read(numbers: string[]): Promise<((IndexedBlock & { parentHash: string }) | undefined)[]> {
    const results = await callRpcBatch(this.url, [
      ...numbers.map((number) => ['eth_getBlockByNumber', [number, true]] as const),
      ...numbers.map((number) => ['eth_getBlockReceipts', [number]] as const),
    ])
    const blocks = results.slice(0, numbers.length) as (Block | null)[]
    const receipts = results.slice(numbers.length) as (Receipt[] | null)[]
    // Only contracts transfer native tokens within a transaction.
    const traced = blocks.filter((block) => block?.transactions.some(({ input }) => input !== '0x'))
    const traces = await callRpcBatch(
      this.url,
      traced.map((block) => ['trace_block', [block?.number]] as const),
      { orUndefined: true },
    )
    const byBlock = new Map(traced.map((block, at) => [block, traces[at] as Trace[] | undefined]))
    return blocks.map((block, at) => {
      if (!block) return undefined
      return readBlock(block, receipts[at] ?? [], byBlock.get(block) ?? [])
    })
  }
}
