import { chainsFrom, type EvmChain, toHexChainId } from '../../../wallets/evm/chains.ts'
import { ApprovalQueue } from '../../../wallets/shared/ApprovalQueue.ts'
import { type Keys, keysOf } from './keys.ts'
import { loadSession, type Session, saveSession } from './server.ts'
import { load, save } from './store.ts'

export type AccountType = 'eoa' | 'smartAccount'

/** The configuration from the frame's server. */
export interface FrameConfig {
  /** JSON-RPC by CAIP-2 id. */
  chains: Record<string, string>
  /** The blockchain API, which stores granted sessions. */
  sessionsUrl: string
  /** Origins that may embed the frame. */
  parents: string[]
}

/** The embedding page's metadata, as the page states them. They are not verified. */
export interface DappData {
  name: string
  url: string
}

/** State of the wallet in the frame. State that must survive a reload is stored. */
export class FrameWallet {
  readonly approvals = new ApprovalQueue()
  readonly evmChains: ReadonlyMap<string, EvmChain>
  session: Session | undefined = loadSession()
  dapp: DappData | undefined
  #chain: string
  #accountType: AccountType = load('account-type') === 'eoa' ? 'eoa' : 'smartAccount'
  readonly #listeners = new Set<() => void>()

  constructor(
    readonly config: FrameConfig,
    /** The origin of the embedding page. */
    readonly origin: string,
    firstChain: string,
  ) {
    const evm = Object.entries(config.chains).filter(([id]) => id.startsWith('eip155:'))
    this.evmChains = chainsFrom(Object.fromEntries(evm))
    this.#chain = load('chain') ?? firstChain
  }

  /** CAIP-2. */
  get chain(): string {
    return this.#chain
  }

  set chain(id: string) {
    this.#chain = id
    save('chain', id)
    this.changed()
  }

  get isSolana(): boolean {
    return this.#chain.startsWith('solana:')
  }

  /** Smart accounts exist on the local EVM chains only. */
  get accountType(): AccountType {
    return this.#chain in this.config.chains && !this.isSolana ? this.#accountType : 'eoa'
  }

  set accountType(type: AccountType) {
    this.#accountType = type
    save('account-type', type)
    this.changed()
  }

  setSession(session: Session | undefined): void {
    this.session = session
    saveSession(session)
    this.changed()
  }

  /** @throws without a login. */
  async keys(): Promise<Keys> {
    if (!this.session) throw new Error('Log in first.')
    return await keysOf(this.session.userId)
  }

  async address(): Promise<string> {
    const { evm, smartAccount, solana } = await this.keys()
    if (this.isSolana) return solana.address
    return this.accountType === 'eoa' ? evm.address : smartAccount.address
  }

  /** @throws if the active chain is not one of the local EVM chains. */
  evmChain(): EvmChain {
    const found = this.isSolana ? undefined : this.evmChains.get(toHexChainId(this.#chain))
    if (!found) throw new Error(`The demo wallet cannot reach ${this.#chain}.`)
    return found
  }

  subscribe(listener: () => void): void {
    this.#listeners.add(listener)
  }

  changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
