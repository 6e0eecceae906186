import { AbiCoder, Interface } from 'ethers/abi'
import { zeroPadValue } from 'ethers/utils'

export const erc20 = new Interface([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 amount)',
])
/** The contract that swaps go through; it pays what the call names, out of its own holdings. */
export const exchange = new Interface([
  'function swap(address source, address target, uint256 amount, uint256 arrives)',
])

export interface Call {
  from: string
  to: string
  value: bigint
  data: string
}
export interface Log {
  address: string
  topics: string[]
  data: string
}
export interface TokenContract {
  address: string
  name: string
  symbol: string
  decimals: number
}
interface Outcome {
  returned: string
  logs: Log[]
}

export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const lower = (address: string) => address.toLowerCase()
const coder = AbiCoder.defaultAbiCoder()

/** Balances and allowances of an EVM chain, with tokens and an exchange that behave as they should. */
export class EvmState {
  constructor(
    readonly tokens: readonly TokenContract[],
    readonly exchangeAddress: string,
    private readonly values = new Map<string, bigint>(),
  ) {}

  copy(): EvmState {
    return new EvmState(this.tokens, this.exchangeAddress, new Map(this.values))
  }

  balance(token: string, owner: string): bigint {
    return this.values.get(`balance ${lower(token)} ${lower(owner)}`) ?? 0n
  }

  allowance(token: string, owner: string, spender: string): bigint {
    return this.values.get(`allowance ${lower(token)} ${lower(owner)} ${lower(spender)}`) ?? 0n
  }

  setBalance(token: string, owner: string, amount: bigint): void {
    if (amount < 0n) throw new Error('insufficient balance')
    this.values.set(`balance ${lower(token)} ${lower(owner)}`, amount)
  }

  setAllowance(token: string, owner: string, spender: string, amount: bigint): void {
    this.values.set(`allowance ${lower(token)} ${lower(owner)} ${lower(spender)}`, amount)
  }

  hasCode(address: string): boolean {
    return lower(address) === lower(this.exchangeAddress) || this.tokenAt(address) !== undefined
  }

  tokenAt(address: string): TokenContract | undefined {
    return this.tokens.find((token) => lower(token.address) === lower(address))
  }

  /** Runs a call, and changes the state. @throws Error if the call reverts; the state is then to be thrown away */
  run({ from, to, value, data }: Call): Outcome {
    this.move(nativeAddress, from, to, value)
    const token = this.tokenAt(to)
    if (token) return this.runToken(token, from, data)
    if (lower(to) === lower(this.exchangeAddress)) return this.runExchange(from, value, data)
    return { returned: '0x', logs: [] }
  }

  private move(token: string, from: string, to: string, amount: bigint): Log[] {
    this.setBalance(token, from, this.balance(token, from) - amount)
    this.setBalance(token, to, this.balance(token, to) + amount)
    if (token === nativeAddress) return []
    return [this.log(token, 'Transfer', from, to, amount)]
  }

  private log(token: string, event: string, one: string, other: string, amount: bigint): Log {
    const topics = [one, other].map((address) => zeroPadValue(lower(address), 32))
    const data = coder.encode(['uint256'], [amount])
    return { address: lower(token), topics: [topicOf(event), ...topics], data }
  }

  private runToken({ address, ...token }: TokenContract, from: string, data: string): Outcome {
    const call = erc20.parseTransaction({ data })
    if (!call) throw new Error('execution reverted')
    const [one, other] = call.args as unknown as [string, string & bigint]
    const give = (value: unknown, logs: Log[] = []) => ({
      returned: erc20.encodeFunctionResult(call.name, [value]),
      logs,
    })
    switch (call.name) {
      case 'balanceOf':
        return give(this.balance(address, one))
      case 'allowance':
        return give(this.allowance(address, one, other))
      case 'transfer':
        return give(true, this.move(address, from, one, other))
      case 'approve':
        this.setAllowance(address, from, one, other)
        return give(true, [this.log(address, 'Approval', from, one, other)])
      case 'totalSupply':
        return give(10n ** 30n)
      default:
        return give(token[call.name as keyof typeof token])
    }
  }

  private runExchange(from: string, value: bigint, data: string): Outcome {
    const call = exchange.parseTransaction({ data })
    if (!call) throw new Error('execution reverted')
    const [source, target, amount, arrives] = call.args as unknown as [
      string,
      string,
      bigint,
      bigint,
    ]
    const here = this.exchangeAddress
    const isNative = lower(source) === nativeAddress
    if (isNative && value !== amount) throw new Error('execution reverted: value')
    const logs: Log[] = []
    if (!isNative) {
      const left = this.allowance(source, from, here) - amount
      if (left < 0n) throw new Error('execution reverted: allowance')
      this.setAllowance(source, from, here, left)
      logs.push(...this.move(lower(source), from, here, amount))
    }
    logs.push(...this.move(lower(target), here, from, arrives))
    return { returned: '0x', logs }
  }
}

function topicOf(event: string): string {
  const topic = erc20.getEvent(event)?.topicHash
  if (!topic) throw new Error(`no event ${event}`)
  return topic
}
