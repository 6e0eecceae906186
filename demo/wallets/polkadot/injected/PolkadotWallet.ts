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

/** An account in the wallet's list: `InjectedAccount`. */
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

/** State of the wallet, changed by a page, the user or a test. */
export class PolkadotWallet {
  /** Emits `accounts` when the site's permitted accounts change. */
  readonly events = new Emitter()
  readonly approvals = new ApprovalQueue()
  readonly signers: readonly PolkadotSigner[]
  behaviour: PolkadotBehaviour
  /** Indexes of the permitted accounts in order; null while the site has no permission. */
  #visible: number[] | null = null
  /** Index of the account that the user has put first. */
  #selected = 0

  constructor(
    readonly options: PolkadotWalletOptions,
    /** The requesting site. */
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

  /** Permits the site, as the user does, to see the given accounts or by default all accounts. */
  allow(indexes: number[] = this.#selectedFirst([...this.signers.keys()])): void {
    this.#set(this.behaviour.noAccounts ? [] : indexes)
  }

  /** Puts an account first, as the user does; it applies to a later permission too. */
  selectAccount(index: number): void {
    if (!this.signers[index]) throw new Error(`The wallet has no account ${index}.`)
    this.#selected = index
    this.#set(this.#visible && this.#selectedFirst(this.#visible))
  }

  /** Ends the site's permission. The wallet reports this by an empty list of accounts. */
  forget(): void {
    this.#set(null)
  }

  /** Reads the stored permission again, because another tab may have changed it. */
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

  /** @throws if the site may not use the account. */
  signerOf(address: string): PolkadotSigner {
    const signer = (this.#visible ?? []).map((index) => this.signers[index])
    const own = signer.find((one) => one?.isOwn(address))
    if (!own) throw new Error('Unable to find account with this address')
    return own
  }

  /** Requests the user's approval. @throws an error with the message of well-known wallets if the user rejects. */
  async requestApproval(
    method: string,
    description: RequestDescription,
    refusal: string,
  ): Promise<void> {
    const decision = await this.approvals.request({ method, description })
    if (decision !== 'approved') throw new Error(refusal)
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
      // Without storage the permission is lost at the next load, as in a private window.
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
      // A malformed permission counts as none.
    }
  }

  get #key(): string {
    return `demo-wallet:polkadot:${this.options.key}`
  }
}
