import { Wallet } from 'ethers/wallet'
import type { Clock } from '../world/Clock.ts'
import type { Liar } from '../world/Liar.ts'
import type { EvmChain } from './EvmChain.ts'
import { erc20 } from './EvmState.ts'

type Listener = (...args: unknown[]) => void
interface Requested {
  from: string
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

/** An EVM wallet with a key, whose own node is honest. The liar may change what it signs and answers. */
export class EvmWallet {
  private readonly listeners: { event: string; listener: Listener }[] = []
  private selected = 0
  readonly requests: { method: string; params: unknown }[] = []

  constructor(
    private readonly keys: readonly string[],
    private readonly chain: EvmChain,
    private readonly liar: Liar,
    private readonly clock: Clock,
  ) {}

  get address(): string {
    return new Wallet(this.keys[this.selected] ?? '').address
  }

  selectOther(): void {
    this.selected = 1 - this.selected
    this.emit('accountsChanged', [this.address])
  }

  readonly provider = {
    request: async ({ method: asked, params }: { method: string; params?: readonly unknown[] }) => {
      this.clock.activity += 1
      this.requests.push({ method: asked, params })
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
        return `0x${this.chain.chainId.toString(16)}`
      case 'personal_sign':
        await new Promise((resolve) => setTimeout(resolve, approvalMs))
        return new Wallet(this.keys[this.selected] ?? '').signMessageSync(
          toBytes(String(params[0])),
        )
      case method:
        await new Promise((resolve) => setTimeout(resolve, approvalMs))
        return this.send(params[0] as Requested)
      default:
        throw Object.assign(new Error('Unsupported method'), { code: 4200 })
    }
  }

  private async send(asked: Requested): Promise<string> {
    const { baseFee, tip } = this.chain
    const call = this.lieAbout(asked)
    const data = call.data ?? '0x'
    const most = asBigint(asked.maxFeePerGas ?? asked.gasPrice) ?? 2n * baseFee + tip
    const { maxFeePerGas } = this.liar.signed(method, { maxFeePerGas: String(most) })
    const wallet = new Wallet(this.keys[this.selected] ?? '')
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
