import { type Block, createBlock } from '@ethereumjs/block'
import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx'
import {
  bytesToHex,
  createAccount,
  createAddressFromString,
  hexToBytes,
  type PrefixedHexString,
} from '@ethereumjs/util'
import { createVM, type RunTxResult, runTx, type VM } from '@ethereumjs/vm'

type Hex = PrefixedHexString

/** A call as JSON-RPC has it; amounts and data are hexadecimal. */
interface Call {
  from?: Hex
  to?: Hex
  value?: Hex
  data?: Hex
  input?: Hex
  gas?: Hex
}

interface Mined {
  tx: TypedTransaction
  block: Block
  result: RunTxResult
}

class ChainError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: string,
  ) {
    super(message)
  }
}

const gwei = 10n ** 9n
const gasLimit = 30_000_000n
const zeroAddress: Hex = `0x${'0'.repeat(40)}`
const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`

/**
 * An EVM network in the page, which mines each transaction at once, in a block of its own. The EVM is @ethereumjs/vm, which
 * passes Ethereum's tests; this class gives it the methods of a node that the element and its wallets use.
 */
export class EvmChain {
  readonly #blocks: Block[] = []
  readonly #mined = new Map<string, Mined>()
  private constructor(
    readonly chainId: number,
    readonly vm: VM,
    readonly common: Common,
  ) {
    this.#addBlock()
  }

  /** `balances` are in wei, by address. */
  static async create(chainId: number, balances: Readonly<Record<string, bigint>>) {
    const chain = { ...Mainnet, chainId }
    const common = new Common({ chain, hardfork: Hardfork.Prague })
    const vm = await createVM({ common })
    for (const [address, balance] of Object.entries(balances))
      await vm.stateManager.putAccount(
        createAddressFromString(address),
        createAccount({ balance, nonce: 0n }),
      )
    return new EvmChain(chainId, vm, common)
  }

  #addBlock(): Block {
    const number = BigInt(this.#blocks.length)
    const parentHash = this.#blocks.at(-1)?.hash()
    const header = {
      number,
      gasLimit,
      timestamp: BigInt(Math.floor(Date.now() / 1000)),
      baseFeePerGas: gwei,
      ...(parentHash && { parentHash }),
    }
    const block = createBlock(
      { header },
      { common: this.common, skipConsensusFormatValidation: true },
    )
    this.#blocks.push(block)
    return block
  }

  get #latest(): Block {
    return this.#blocks.at(-1) ?? this.#addBlock()
  }

  #blockAt(tag: unknown): Block | undefined {
    if (typeof tag !== 'string' || !tag.startsWith('0x')) return this.#latest
    if (tag.length === 66) return this.#blocks.find((block) => bytesToHex(block.hash()) === tag)
    return this.#blocks[Number(tag)]
  }

  async #account(address: unknown) {
    return this.vm.stateManager.getAccount(createAddressFromString(String(address)))
  }

  /** Runs a call on a copy of the state. @throws ChainError 3 if it reverts */
  async #run({ from = zeroAddress, to, value = '0x0', data, input, gas }: Call) {
    const copy = await this.vm.shallowCopy()
    const { execResult } = await copy.evm.runCall({
      caller: createAddressFromString(from),
      origin: createAddressFromString(from),
      ...(to && { to: createAddressFromString(to) }),
      value: BigInt(value),
      data: hexToBytes(input ?? data ?? '0x'),
      gasLimit: gas ? BigInt(gas) : gasLimit,
      block: this.#latest,
      skipBalance: from === zeroAddress,
    })
    if (!execResult.exceptionError) return execResult
    const { error } = execResult.exceptionError
    const reason = bytesToHex(execResult.returnValue)
    throw new ChainError(3, `execution reverted: ${error}`, reason)
  }

  async #estimate(call: Call): Promise<bigint> {
    const { executionGasUsed } = await this.#run(call)
    const bytes = hexToBytes(call.input ?? call.data ?? '0x')
    const ofData = bytes.reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n)
    const base = 21_000n + ofData + (call.to ? 0n : 32_000n)
    return executionGasUsed === 0n ? base : base + (executionGasUsed * 12n) / 10n
  }

  async #send(raw: Hex): Promise<Hex> {
    const tx = createTxFromRLP(hexToBytes(raw), { common: this.common })
    const block = this.#addBlock()
    const hash = bytesToHex(tx.hash())
    try {
      const result = await runTx(this.vm, { tx, block, skipBlockGasLimitValidation: true })
      this.#mined.set(hash, { tx, block, result })
    } catch (thrown) {
      this.#blocks.pop()
      throw new ChainError(-32_000, thrown instanceof Error ? thrown.message : String(thrown))
    }
    return hash
  }

  #toLogs(hash: string) {
    const mined = this.#mined.get(hash)
    if (!mined) return []
    return (mined.result.receipt.logs ?? []).map(([address, topics, data], index) => ({
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
      logIndex: hex(index),
      transactionHash: hash,
      transactionIndex: '0x0',
      blockHash: bytesToHex(mined.block.hash()),
      blockNumber: hex(mined.block.header.number),
      removed: false,
    }))
  }

  #toTransaction(hash: string) {
    const mined = this.#mined.get(hash)
    if (!mined) return null
    const { tx, block } = mined
    return {
      ...tx.toJSON(),
      hash,
      input: bytesToHex(tx.data),
      gas: hex(tx.gasLimit),
      from: tx.getSenderAddress().toString(),
      to: tx.to?.toString() ?? null,
      type: hex(tx.type),
      blockHash: bytesToHex(block.hash()),
      blockNumber: hex(block.header.number),
      transactionIndex: '0x0',
    }
  }

  #toReceipt(hash: string) {
    const mined = this.#mined.get(hash)
    if (!mined) return null
    const { tx, block, result } = mined
    return {
      transactionHash: hash,
      transactionIndex: '0x0',
      blockHash: bytesToHex(block.hash()),
      blockNumber: hex(block.header.number),
      from: tx.getSenderAddress().toString(),
      to: tx.to?.toString() ?? null,
      contractAddress: result.createdAddress?.toString() ?? null,
      status: result.execResult.exceptionError ? '0x0' : '0x1',
      gasUsed: hex(result.totalGasSpent),
      cumulativeGasUsed: hex(result.totalGasSpent),
      effectiveGasPrice: hex(result.amountSpent / result.totalGasSpent),
      logs: this.#toLogs(hash),
      logsBloom: bytesToHex(result.bloom.bitvector),
      type: hex(tx.type),
    }
  }

  #toBlock(block: Block | undefined) {
    if (!block) return null
    const hash = bytesToHex(block.hash())
    const own = [...this.#mined].find(([, mined]) => mined.block === block)
    return { ...block.header.toJSON(), hash, transactions: own ? [own[0]] : [], uncles: [] }
  }

  #feeHistory(count: number) {
    const newest = this.#latest.header.number
    const blocks = Math.min(count, Number(newest) + 1)
    return {
      oldestBlock: hex(newest - BigInt(blocks - 1)),
      baseFeePerGas: Array.from({ length: blocks + 1 }, () => hex(gwei)),
      gasUsedRatio: Array.from({ length: blocks }, () => 0.1),
      reward: Array.from({ length: blocks }, () => [hex(gwei / 10n), hex(gwei / 5n), hex(gwei)]),
    }
  }

  /** Answers a request like a node. @throws ChainError for an unknown method (-32601) and for calls that fail */
  async request(method: string, params: readonly unknown[]): Promise<unknown> {
    const [first] = params
    switch (method) {
      case 'eth_chainId':
        return hex(this.chainId)
      case 'net_version':
        return String(this.chainId)
      case 'eth_blockNumber':
        return hex(this.#latest.header.number)
      case 'eth_gasPrice':
        return hex(gwei + gwei / 5n)
      case 'eth_maxPriorityFeePerGas':
        return hex(gwei / 5n)
      case 'eth_feeHistory':
        return this.#feeHistory(Number(first))
      case 'eth_getBalance':
        return hex((await this.#account(first))?.balance ?? 0n)
      case 'eth_getTransactionCount':
        return hex((await this.#account(first))?.nonce ?? 0n)
      case 'eth_getCode':
        return bytesToHex(
          await this.vm.stateManager.getCode(createAddressFromString(String(first))),
        )
      case 'eth_call':
        return bytesToHex((await this.#run(Object(first))).returnValue)
      case 'eth_estimateGas':
        return hex(await this.#estimate(Object(first)))
      case 'eth_sendRawTransaction':
        return this.#send(String(first) as Hex)
      case 'eth_getTransactionByHash':
        return this.#toTransaction(String(first))
      case 'eth_getTransactionReceipt':
        return this.#toReceipt(String(first))
      case 'eth_getBlockByNumber':
      case 'eth_getBlockByHash':
        return this.#toBlock(this.#blockAt(first))
      case 'eth_getLogs':
        return [...this.#mined.keys()].flatMap((hash) => this.#toLogs(hash))
      default:
        throw new ChainError(-32_601, `The chain in this page lacks ${method}.`)
    }
  }
}
