import { keccak256, toUtf8Bytes } from 'ethers'
import { Transaction } from 'ethers/transaction'
import { NodeError } from '../world/NodeError.ts'
import { type Call, type EvmState, erc20, type Log, nativeAddress } from './EvmState.ts'

interface Mined {
  hash: string
  from: string
  to: string
  value: bigint
  data: string
  nonce: number
  block: number
  /** Wei that the sender paid for gas. */
  fee: bigint
  isSuccess: boolean
  logs: Log[]
  /** True once a reorganization has removed the transaction. */
  isGone: boolean
}

const hex = (value: bigint | number) => `0x${value.toString(16)}`
const hashOf = (text: string) => keccak256(toUtf8Bytes(text))
const gasOf = ({ data }: Pick<Call, 'data'>) => (data === '0x' ? 21_000n : 60_000n)

/** An EVM chain that mines each transaction at once, and answers as an honest node does. */
export class EvmChain {
  readonly mined: Mined[] = []
  baseFee = 10_000_000_000n
  tip = 1_000_000_000n
  private blocks = 100
  private readonly old: Log[] = []
  /** The state after each block in which something was mined, by the last block before the next one. */
  private readonly past: { until: number; state: EvmState }[] = []

  constructor(
    readonly chainId: number,
    public state: EvmState,
  ) {}

  nonceOf(address: string): number {
    const own = this.mined.filter(({ from, isGone }) => !isGone && same(from, address))
    return own.length
  }

  /** Mines a signed transaction. @throws NodeError if a node would refuse it */
  broadcast(raw: string): string {
    const signed = Transaction.from(raw)
    const { from, to, value, data, nonce, hash, gasLimit } = signed
    if (!from || !to || !hash) throw new NodeError(-32_000, 'invalid transaction')
    if (signed.chainId !== BigInt(this.chainId)) throw new NodeError(-32_000, 'invalid chain id')
    if (nonce !== this.nonceOf(from)) throw new NodeError(-32_000, 'nonce too low')
    const most = signed.maxFeePerGas ?? signed.gasPrice ?? 0n
    if (most < this.baseFee)
      throw new NodeError(-32_000, 'max fee per gas less than block base fee')
    const price = signed.maxFeePerGas === null ? most : least(most, this.baseFee + this.tip)
    if (this.state.balance(nativeAddress, from) < value + gasLimit * most)
      throw new NodeError(-32_000, 'insufficient funds for gas * price + value')
    const isShort = gasLimit < gasOf({ data })
    const fee = (isShort ? gasLimit : gasOf({ data })) * price
    const call = { from, to, value, data }
    this.past.push({ until: this.blocks, state: this.state.copy() })
    const { isSuccess, logs } = this.apply(call, fee, isShort)
    this.blocks += 1
    const block = this.blocks
    this.mined.push({ hash, ...call, nonce, block, fee, isSuccess, logs, isGone: false })
    return hash
  }

  /** A transaction whose gas runs out changes nothing but the fee. */
  private apply(call: Call, fee: bigint, isShort: boolean) {
    const next = this.state.copy()
    const pay = (state: EvmState) =>
      state.setBalance(nativeAddress, call.from, state.balance(nativeAddress, call.from) - fee)
    try {
      if (isShort) throw new Error('out of gas')
      const { logs } = next.run(call)
      pay(next)
      this.state = next
      return { isSuccess: true, logs }
    } catch {
      pay(this.state)
      return { isSuccess: false, logs: [] }
    }
  }

  /** Answers a JSON-RPC request. @throws NodeError */
  request(method: string, params: readonly unknown[]): unknown {
    const answer = this.answers[method]
    if (!answer) throw new NodeError(-32_601, `the method ${method} does not exist`)
    return answer(params)
  }

  private readonly answers: Record<string, (params: readonly unknown[]) => unknown> = {
    net_listening: () => true,
    eth_chainId: () => hex(this.chainId),
    eth_blockNumber: () => hex(this.blocks),
    eth_gasPrice: () => hex(this.baseFee + this.tip),
    eth_maxPriorityFeePerGas: () => hex(this.tip),
    eth_feeHistory: () => ({
      baseFeePerGas: [hex(this.baseFee), hex(this.baseFee)],
      reward: [[hex(this.tip), hex(this.tip)]],
    }),
    eth_getBlockByNumber: ([at, isFull]) => this.block(at, isFull === true),
    eth_getBalance: ([owner, at]) => hex(this.stateAt(at).balance(nativeAddress, String(owner))),
    eth_getCode: ([address]) => (this.state.hasCode(String(address)) ? '0xfe' : '0x'),
    eth_getTransactionCount: ([owner]) => hex(this.nonceOf(String(owner))),
    eth_getTransactionByHash: ([hash]) => this.transaction(String(hash)),
    eth_getTransactionReceipt: ([hash]) => this.receipt(String(hash)),
    eth_getLogs: ([filter]) => this.findLogs(filter),
    eth_estimateGas: ([call]) => {
      const read = toCall(call)
      attempt(() => this.state.copy().run(read))
      return hex(gasOf(read))
    },
    eth_call: ([call, at]) => attempt(() => this.stateAt(at).copy().run(toCall(call)).returned),
    eth_simulateV1: ([request]) => this.simulate(request),
    eth_sendRawTransaction: ([raw]) => this.broadcast(String(raw)),
  }

  /** Has an account approve a spender in an old block. */
  approve(owner: string, token: string, spender: string, amount: bigint): void {
    const data = erc20.encodeFunctionData('approve', [spender, amount])
    this.old.push(...this.state.run({ from: owner, to: token, value: 0n, data }).logs)
  }

  /** Logs whose first topics are among those of a filter, from blocks of its range. */
  private findLogs(filter: unknown) {
    const { topics, fromBlock, toBlock } = filter as Record<string, string> & { topics: unknown[] }
    const mined = this.mined
      .filter(({ isGone }) => !isGone)
      .flatMap(({ logs, block }) => logs.map((log) => ({ log, block })))
    const all = [...this.old.map((log) => ({ log, block: 1 })), ...mined]
    return all.flatMap(({ log, block }) => {
      const isIn = block >= Number(fromBlock) && block <= Number(toBlock)
      const isOf = topics.every(
        (topic, at) => topic === null || [topic].flat().some((one) => one === log.topics[at]),
      )
      return isIn && isOf ? [{ ...log, blockNumber: hex(block) }] : []
    })
  }

  /** The state at a block number or at a tag such as `latest`. */
  private stateAt(at: unknown): EvmState {
    const number = Number(at)
    return this.past.find(({ until }) => number <= until)?.state ?? this.state
  }

  private find(hash: string): Mined | undefined {
    return this.mined.find((one) => !one.isGone && one.hash === hash)
  }

  private block(at: unknown, isFull: boolean) {
    const number = at === 'latest' || at === 'pending' ? this.blocks : Number(at)
    const own = this.mined.filter(({ block, isGone }) => block === number && !isGone)
    return {
      number: hex(number),
      hash: hashOf(`block ${number}`),
      timestamp: hex(Math.floor(Date.now() / 1000) - 12 * (this.blocks - number)),
      miner: `0x${'0'.repeat(39)}1`,
      baseFeePerGas: hex(this.baseFee),
      transactions: isFull ? own.map(({ hash }) => this.transaction(hash)) : [],
    }
  }

  private transaction(hash: string) {
    const found = this.find(hash)
    if (!found) return null
    const { from, to, value, data, nonce, block } = found
    const [input, blockNumber] = [data, hex(block)]
    return { hash, from, to, value: hex(value), input, nonce: hex(nonce), blockNumber }
  }

  private receipt(hash: string) {
    const found = this.find(hash)
    if (!found) return null
    const gasUsed = gasOf(found)
    return {
      transactionHash: hash,
      from: found.from,
      to: found.to,
      status: found.isSuccess ? '0x1' : '0x0',
      blockNumber: hex(found.block),
      blockHash: hashOf(`block ${found.block}`),
      gasUsed: hex(gasUsed),
      effectiveGasPrice: hex(found.fee / gasUsed),
      logs: found.logs,
    }
  }

  /** Runs the calls of `simulateCalls`, whose last block reads gas price and native balance by a lens contract. */
  private simulate(request: unknown) {
    const { blockStateCalls } = request as { blockStateCalls: { calls: unknown[] }[] }
    const state = this.state.copy()
    const price = this.baseFee + this.tip
    return blockStateCalls.map(({ calls }, index) => ({
      calls: calls.map((given, place) => {
        if (index === 1 && place === 0) {
          const owner = `0x${String(Reflect.get(Object(given), 'data')).slice(-40)}`
          const words = [price, state.balance(nativeAddress, owner)]
          return result(`0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}`)
        }
        const call = toCall(given)
        const isReader = index === 1
        try {
          const { returned, logs } = state.run(call)
          if (!isReader) payGas(state, call, gasOf(call) * price)
          return result(returned, gasOf(call), logs)
        } catch (thrown) {
          const error = { code: 3, message: `execution reverted: ${String(thrown)}` }
          return { ...result('0x', gasOf(call)), status: '0x0', error }
        }
      }),
    }))
  }
}

function payGas(state: EvmState, { from }: Call, fee: bigint): void {
  state.setBalance(nativeAddress, from, state.balance(nativeAddress, from) - fee)
}

const result = (returnData: string, gasUsed = 21_000n, logs: Log[] = []) => ({
  status: '0x1',
  returnData,
  gasUsed: hex(gasUsed),
  logs,
})

function attempt<Value>(run: () => Value): Value {
  try {
    return run()
  } catch (thrown) {
    throw new NodeError(3, `execution reverted: ${thrown instanceof Error ? thrown.message : ''}`)
  }
}

function toCall(given: unknown): Call {
  const { from, to, value, data } = Object(given) as Record<string, unknown>
  return {
    from: String(from ?? `0x${'0'.repeat(40)}`),
    to: String(to),
    value: BigInt(String(value ?? '0x0')),
    data: String(data ?? '0x'),
  }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
