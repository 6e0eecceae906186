import { Wallet } from 'ethers/wallet'
import type { Clock } from '../world/Clock.ts'
import type { Liar } from '../world/Liar.ts'
import type { EvmChain } from './EvmChain.ts'
import { erc20 } from './EvmState.ts'

type Listener = (...args: unknown[]) => void
interface Requested {
  from: string
  chainId?: string
  to: string
  value?: string
  data?: string
  gas?: string
  maxFeePerGas?: string
  maxPriorityFeePerGas?: string
  gasPrice?: string
}

/** Milliseconds until the user approves a prompt. */
const approvalMs = 1_500
const method = 'eth_sendTransaction'
const asBigint = (value: string | undefined) => (value === undefined ? null : BigInt(value))

/** An EVM wallet with keys and chains, whose own nodes are honest. The liar may change what it signs and answers. */
export class EvmWallet {
  private readonly listeners: { event: string; listener: Listener }[] = []
  private selected = 0
  private selectedChain = 0
  /** Texts that the page has asked to sign. */
  readonly messages: string[] = []

  constructor(
    private readonly keys: readonly string[],
    private readonly chains: readonly [EvmChain, ...EvmChain[]],
    private readonly liar: Liar,
    private readonly clock: Clock,
  ) {}

  get address(): string {
    return new Wallet(this.keys[this.selected] ?? '').address
  }

  private get chain(): EvmChain {
    return this.chains[this.selectedChain] ?? this.chains[0]
  }

  private get chainId(): string {
    return `0x${this.chain.chainId.toString(16)}`
  }

  selectOther(): void {
    this.selected = 1 - this.selected
    this.emit('accountsChanged', [this.address])
  }

  /** Selects a chain, the next one by default. */
  selectChain(at = (this.selectedChain + 1) % this.chains.length): void {
    this.selectedChain = at
    this.emit('chainChanged', this.chainId)
  }

  /** Emits the present account and chain twice, as wallets do that announce each change to several listeners. */
  repeat(): void {
    for (let time = 0; time < 2; time += 1) {
      this.emit('chainChanged', this.chainId)
      this.emit('accountsChanged', [this.address])
    }
  }

  /** The key of an account of this wallet. @throws as wallets do for an account that the page may not use */
  private keyOf(address: string): Wallet {
    const wallets = this.keys.map((key) => new Wallet(key))
    const own = wallets.find((one) => one.address.toLowerCase() === address.toLowerCase())
    if (own) return own
    throw Object.assign(new Error('The account has not been authorized'), { code: 4100 })
  }

  readonly provider = {
    request: async ({ method: asked, params }: { method: string; params?: readonly unknown[] }) => {
      this.clock.activity += 1
      const result = await this.respond(asked, params ?? [])
      return asked === method || asked.startsWith('eth_') ? this.liar.answer(asked, result) : result
    },
    on: (event: string, listener: Listener) => void this.listeners.push({ event, listener }),
    removeListener: (event: string, listener: Listener) => {
      const at = this.listeners.findIndex((one) => one.event === event && one.listener === listener)
      if (at >= 0) this.listeners.splice(at, 1)
    },
  }

  private emit(event: string, ...args: unknown[]): void {
    for (const one of [...this.listeners]) if (one.event === event) one.listener(...args)
  }

  private async respond(asked: string, params: readonly unknown[]): Promise<unknown> {
    switch (asked) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [this.address]
      case 'eth_chainId':
        return this.chainId
      case 'wallet_switchEthereumChain':
        return this.switchTo(String(Object(params[0]).chainId))
      case 'personal_sign':
        await new Promise((resolve) => setTimeout(resolve, approvalMs))
        this.messages.push(new TextDecoder().decode(toBytes(String(params[0]))))
        return this.keyOf(String(params[1])).signMessageSync(toBytes(String(params[0])))
      case method:
        await new Promise((resolve) => setTimeout(resolve, approvalMs))
        return this.send(params[0] as Requested)
      default:
        throw Object.assign(new Error('Unsupported method'), { code: 4200 })
    }
  }

  private async switchTo(chainId: string): Promise<null> {
    await new Promise((resolve) => setTimeout(resolve, approvalMs))
    const at = this.chains.findIndex((chain) => BigInt(chain.chainId) === BigInt(chainId))
    if (at < 0) throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
    this.selectChain(at)
    return null
  }

  private async send(asked: Requested): Promise<string> {
    if (asked.chainId !== undefined && BigInt(asked.chainId) !== BigInt(this.chain.chainId))
      throw Object.assign(new Error('The chain is not the active one'), { code: -32_602 })
    const { baseFee, tip } = this.chain
    const call = this.lieAbout(asked)
    const data = call.data ?? '0x'
    const most = asBigint(asked.maxFeePerGas ?? asked.gasPrice) ?? 2n * baseFee + tip
    const { maxFeePerGas } = this.liar.signed(method, { maxFeePerGas: String(most) })
    const wallet = this.keyOf(asked.from)
    const signed = await wallet.signTransaction({
      type: 2,
      chainId: this.chain.chainId,
      nonce: this.chain.nonceOf(wallet.address),
      to: call.to,
      value: asBigint(call.value) ?? 0n,
      data,
      gasLimit: asBigint(asked.gas) ?? (data === '0x' ? 21_000n : 72_000n),
      maxFeePerGas: BigInt(maxFeePerGas),
      maxPriorityFeePerGas: asBigint(asked.maxPriorityFeePerGas) ?? tip,
    })
    return this.chain.broadcast(signed)
  }

  /** Receiver and amount are those of the payment, also where a token's contract is called. */
  private lieAbout(asked: Requested): Requested {
    const transfer = asked.data ? erc20.parseTransaction({ data: asked.data }) : null
    if (transfer?.name === 'transfer' || transfer?.name === 'approve') {
      const [to, value] = transfer.args
      const told = this.liar.signed(method, { to: String(to), value: String(value) })
      const data = erc20.encodeFunctionData(transfer.name, [told.to, BigInt(told.value)])
      return { ...asked, data }
    }
    const told = this.liar.signed(method, { to: asked.to, value: asked.value ?? '0x0' })
    return { ...asked, ...told }
  }
}

const toBytes = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))
