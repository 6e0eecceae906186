import { ApprovalQueue } from '../../shared/ApprovalQueue.ts'
import { Emitter } from '../../shared/Emitter.ts'
import { isRecord } from '../../shared/json.ts'
import type { RequestDescription } from '../../shared/RequestDescription.ts'
import { createPolkadotSigner, type PolkadotSigner } from '../signer.ts'
import { INJECTED_WALLET_PATHS } from '../testKeys.ts'
import type { PolkadotBehaviour, PolkadotWalletOptions } from './options.ts'

interface MemoryStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** An account as wallets list it: `InjectedAccount`. */
export interface ListedAccount {
  address: string
  name: string
  type: string
}

const EVM_ACCOUNT: ListedAccount = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  name: 'An EVM account',
  type: 'ethereum',
}

/** The state of the wallet and what may happen to it, whether a page, the person or a test is the cause. */
export class PolkadotWallet {
  /** `accounts`: what the site may see has changed. */
  readonly events = new Emitter()
  readonly approvals = new ApprovalQueue()
  readonly signers: readonly PolkadotSigner[]
  behaviour: PolkadotBehaviour
  /** Which accounts the site may see, in this order; null when it was never allowed. */
  #visible: number[] | null = null
  /** The account that the person has put first. */
  #selected = 0

  constructor(
    readonly options: PolkadotWalletOptions,
    /** The site that asks. */
    readonly origin: string,
    private readonly store?: MemoryStore,
  ) {
    this.behaviour = options.behaviour ?? {}
    if (options.autoApprove) this.approvals.standing = 'approved'
    this.signers = (options.paths ?? INJECTED_WALLET_PATHS).map(createPolkadotSigner)
    this.#load()
  }

  get isAllowed(): boolean {
    return this.#visible !== null
  }

  /** The person lets the site see all accounts, or these. */
  allow(indexes: number[] = this.#selectedFirst([...this.signers.keys()])): void {
    this.#set(this.behaviour.noAccounts ? [] : indexes)
  }

  /** The person puts an account first, of those that the site may see or will. */
  selectAccount(index: number): void {
    if (!this.signers[index]) throw new Error(`The wallet has no account ${index}.`)
    this.#selected = index
    this.#set(this.#visible && this.#selectedFirst(this.#visible))
  }

  /** The site is unknown from now on; a wallet tells it by an empty list. */
  forget(): void {
    this.#set(null)
  }

  /** Another tab may have changed what is remembered. */
  recall(): void {
    const before = JSON.stringify(this.#visible)
    this.#load()
    if (JSON.stringify(this.#visible) !== before) this.events.emit('accounts', this.accounts())
  }

  accounts(): ListedAccount[] {
    const { ss58Prefix = 42 } = this.options
    const own = (this.#visible ?? []).flatMap((index) => {
      const signer = this.signers[index]
      if (!signer) return []
      return [
        { address: signer.addressOn(ss58Prefix), name: `Account ${index + 1}`, type: 'sr25519' },
      ]
    })
    return this.behaviour.ethereumAccount ? [EVM_ACCOUNT, ...own] : own
  }

  /** @throws when the site may not use the account. */
  signerOf(address: string): PolkadotSigner {
    const signer = (this.#visible ?? []).map((index) => this.signers[index])
    const own = signer.find((one) => one?.isOwn(address))
    if (!own) throw new Error('Unable to find account with this address')
    return own
  }

  /** Puts the request before the person. @throws the words of the well-known wallets when they say no. */
  async ask(method: string, description: RequestDescription, refusal: string): Promise<void> {
    const answer = await this.approvals.ask({ method, description })
    if (answer !== 'approved') throw new Error(refusal)
  }

  #selectedFirst(indexes: number[]): number[] {
    const own = indexes.filter((index) => index === this.#selected)
    return [...own, ...indexes.filter((index) => index !== this.#selected)]
  }

  #set(visible: number[] | null): void {
    this.#visible = visible
    try {
      this.store?.setItem(this.#key, JSON.stringify({ visible, selected: this.#selected }))
    } catch {
      // Without storage the wallet forgets, as it would in a private window.
    }
    this.events.emit('accounts', this.accounts())
  }

  #load(): void {
    this.#visible = null
    try {
      const stored: unknown = JSON.parse(this.store?.getItem(this.#key) ?? 'null')
      if (!isRecord(stored)) return
      this.#selected = Number.isInteger(stored.selected) ? Number(stored.selected) : 0
      if (!Array.isArray(stored.visible)) return
      this.#visible = stored.visible.filter((index) => Number.isInteger(index))
    } catch {
      // What cannot be read was never allowed.
    }
  }

  get #key(): string {
    return `demo-wallet:polkadot:${this.options.key}`
  }
}
