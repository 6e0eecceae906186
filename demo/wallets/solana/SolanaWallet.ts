import { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import { Emitter } from '../shared/Emitter.ts'
import { isRecord } from '../shared/json.ts'
import type { RequestDescription } from '../shared/RequestDescription.ts'
import type { SolanaWalletBehaviour, SolanaWalletOptions } from './options.ts'
import { createSolanaSigner, type SolanaSigner } from './signer.ts'
import { INJECTED_WALLET_SEEDS } from './testKeys.ts'

interface Memory {
  connected: boolean
  accountIndex: number
}

interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** A request of the page and its outcome. */
export interface SolanaRequest {
  readonly method: string
  prompted: boolean
  outcome: 'pending' | 'answered' | 'failed'
}

const fromHex = (hex: string) =>
  Uint8Array.from(hex.replace(/^0x/, '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

const rejected = () =>
  Object.assign(new Error('User rejected the request.'), { name: 'WalletError', code: 4001 })

/**
 * State of the wallet, changed by a page, the user or a test. Permissions are stored, so that a reload finds the site
 * connected without a prompt.
 */
export class SolanaWallet {
  /** Emits `accounts` when the permitted accounts change. */
  readonly events = new Emitter()
  readonly approvals = new ApprovalQueue()
  readonly requests: SolanaRequest[] = []
  readonly signers: Promise<readonly SolanaSigner[]>
  behaviour: SolanaWalletBehaviour
  #signers: readonly SolanaSigner[] = []
  #memory: Memory

  constructor(
    readonly options: SolanaWalletOptions,
    /** The requesting site. */
    readonly origin: string,
    private readonly store?: Store,
  ) {
    this.behaviour = options.behaviour ?? {}
    if (options.autoApprove) this.approvals.standing = 'approved'
    this.#memory = this.#load()
    const seeds = options.seeds?.map(fromHex) ?? INJECTED_WALLET_SEEDS
    this.signers = Promise.all(seeds.map(createSolanaSigner)).then((signers) => {
      this.#signers = signers
      return signers
    })
  }

  isConnected(): boolean {
    return this.#memory.connected
  }

  /** Permitted accounts, the selected one first. The list is empty until the site is connected. */
  accounts(): readonly SolanaSigner[] {
    if (!this.#memory.connected) return []
    const selected = this.#signers[this.#memory.accountIndex] ?? this.#signers[0]
    const rest = this.options.exposeAllAccounts ? this.#signers.filter((s) => s !== selected) : []
    return [...(selected ? [selected] : []), ...rest]
  }

  /** The account that the user has selected, whether the site may see it or not. */
  async selected(): Promise<SolanaSigner> {
    const signers = await this.signers
    const selected = signers[this.#memory.accountIndex] ?? signers[0]
    if (!selected) throw new Error('The wallet has no account.')
    return selected
  }

  setConnected(connected: boolean): void {
    this.#change({ connected })
  }

  selectAccount(accountIndex: number): void {
    if (!this.#signers[accountIndex]) throw new Error(`The wallet has no account ${accountIndex}.`)
    this.#change({ accountIndex })
  }

  /** Runs a request with the configured faults, and logs it. */
  async run<Result>(
    method: string,
    work: (request: SolanaRequest) => Promise<Result>,
  ): Promise<Result> {
    const request: SolanaRequest = { method, prompted: false, outcome: 'pending' }
    this.requests.push(request)
    try {
      const { gone } = this.behaviour
      if (gone === true || gone?.includes(method)) throw new Error('Extension context invalidated.')
      if (this.behaviour.never?.includes(method)) return await new Promise(() => undefined)
      await this.signers
      const result = await work(request)
      request.outcome = 'answered'
      return this.behaviour.nonsense?.includes(method) ? ([{ banana: 1 }] as Result) : result
    } catch (error) {
      request.outcome = 'failed'
      throw error
    }
  }

  /** Requests the user's approval. Resolves on approval, rejects otherwise. */
  async requestApproval(request: SolanaRequest, description: RequestDescription): Promise<void> {
    request.prompted = true
    const { method } = request
    if ((await this.approvals.request({ method, description })) === 'approved') return
    throw this.behaviour.rejectWithoutCode ? new Error('User rejected the request.') : rejected()
  }

  /** @throws unless the site may use this account. */
  signerFor(address: string): SolanaSigner {
    const signer = this.accounts().find((one) => one.address === address)
    if (signer) return signer
    throw Object.assign(new Error('The account is not authorized.'), { code: 4100 })
  }

  #change(change: Partial<Memory>): void {
    const seen = () => this.accounts().map(({ address }) => address)
    const before = seen().join()
    this.#memory = { ...this.#memory, ...change }
    this.#save()
    if (before !== seen().join()) this.events.emit('accounts')
  }

  get #key(): string {
    return `demo-wallet:solana:${this.options.name}`
  }

  #load(): Memory {
    const initial = { connected: false, accountIndex: 0 }
    try {
      const stored: unknown = JSON.parse(this.store?.getItem(this.#key) ?? 'null')
      if (!isRecord(stored)) return initial
      const { connected, accountIndex } = stored
      return { connected: connected === true, accountIndex: Number(accountIndex) || 0 }
    } catch {
      return initial
    }
  }

  #save(): void {
    try {
      this.store?.setItem(this.#key, JSON.stringify(this.#memory))
    } catch {
      // A sandboxed frame has no storage, so nothing is stored, as in a private window.
    }
  }
}
