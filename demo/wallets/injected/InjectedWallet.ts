import type { SentBatch } from '../evm/callBatch.ts'
import { chainsFrom, createChain, type EvmChain, toHexChainId } from '../evm/chains.ts'
import { disconnected, ProviderRpcError, unrecognizedChain } from '../evm/ProviderRpcError.ts'
import { type Replacement, replacementFor } from '../evm/replacement.ts'
import { createEvmSigner, type EvmSigner } from '../evm/signer.ts'
import { INJECTED_WALLET_KEYS } from '../evm/testKeys.ts'
import { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import { Emitter } from '../shared/Emitter.ts'
import type { InjectedWalletOptions, WalletBehaviour } from './options.ts'
import { loadMemory, type MemoryStore, type SiteMemory, saveMemory } from './permissions.ts'

export interface SentTransaction {
  hash: string
  /** Hexadecimal. */
  chainId: string
  from: string
}

/** State of the wallet, changed by a page, the user or a test. Every change is stored and emitted by EIP-1193. */
export class InjectedWallet {
  readonly events = new Emitter()
  readonly approvals = new ApprovalQueue()
  readonly chains: Map<string, EvmChain>
  readonly signers: readonly EvmSigner[]
  behaviour: WalletBehaviour
  /** Transactions of this page load, oldest first. */
  readonly sent: SentTransaction[] = []
  /** Batches of calls of this page load, oldest first. */
  readonly batches: SentBatch[] = []
  #online = true
  #memory: SiteMemory

  constructor(
    readonly options: InjectedWalletOptions,
    /** The requesting site. */
    readonly origin: string,
    private readonly store?: MemoryStore,
  ) {
    this.behaviour = options.behaviour ?? {}
    if (options.autoApprove) this.approvals.standing = 'approved'
    this.signers = (options.privateKeys ?? INJECTED_WALLET_KEYS).map(createEvmSigner)
    this.chains = chainsFrom(options.rpcUrls)
    const first = toHexChainId(options.chainId)
    if (!this.chains.has(first)) this.chains.set(first, createChain(first))
    this.#memory = loadMemory(store, options.rdns, {
      connected: false,
      locked: false,
      accountIndex: 0,
      chainId: first,
      addedChains: [],
    })
    for (const chain of this.#memory.addedChains) this.chains.set(chain.id, chain)
    if (!this.chains.has(this.#memory.chainId)) this.#memory.chainId = first
  }

  /** Accounts that the site may see. The list is empty while the site is not connected or the wallet is locked. */
  accounts(): string[] {
    return this.#memory.locked ? [] : this.permitted()
  }

  /** Accounts that the site is permitted to see, whether the wallet is locked or not. */
  permitted(): string[] {
    if (!this.#memory.connected) return []
    const selected = this.signers[this.#memory.accountIndex] ?? this.signers[0]
    const rest = this.options.exposeAllAccounts ? this.signers.filter((s) => s !== selected) : []
    return [...(selected ? [selected] : []), ...rest].map((signer) => signer.address.toLowerCase())
  }

  /** The account that the user has selected, whether the site may see it or not. */
  selected(): EvmSigner {
    const selected = this.signers[this.#memory.accountIndex] ?? this.signers[0]
    if (!selected) throw new ProviderRpcError(4900, 'The wallet has no account.')
    return selected
  }

  chain(): EvmChain {
    const chain = this.chains.get(this.#memory.chainId)
    if (!chain) throw new ProviderRpcError(4901, 'The wallet does not know its own chain.')
    return chain
  }

  /** Replaces a pending transaction; resolves with the new hash. */
  async replace(hash: string, how: Replacement): Promise<string> {
    const sent = this.sent.find((one) => one.hash === hash)
    const chain = this.chains.get(sent?.chainId ?? '')
    const signer = this.signers.find(({ address }) => address === sent?.from)
    if (!sent || !chain || !signer) throw new Error(`The wallet did not send ${hash}.`)
    const replacement = await replacementFor(hash, how, chain)
    const replacedBy = await signer.sendTransaction(replacement, chain)
    this.sent.push({ ...sent, hash: replacedBy })
    return replacedBy
  }

  /** Permits the site to see the accounts, and unlocks the wallet. */
  connect(): void {
    this.#changeAccounts({ connected: true, locked: false })
  }

  revoke(): void {
    this.#changeAccounts({ connected: false })
  }

  setLocked(locked: boolean): void {
    this.#changeAccounts({ locked })
  }

  selectAccount(accountIndex: number): void {
    if (!this.signers[accountIndex]) throw new Error(`The wallet has no account ${accountIndex}.`)
    this.#changeAccounts({ accountIndex })
  }

  /** Switches to any chain, as the user can. A chain that the wallet does not have is added without a node. */
  moveTo(chainId: string): void {
    if (!this.chains.has(chainId)) this.addChain(createChain(chainId))
    this.switchChain(chainId)
  }

  /** @throws 4902 for an unknown chain. */
  switchChain(chainId: string): void {
    if (!this.chains.has(chainId)) throw unrecognizedChain(chainId)
    if (chainId === this.#memory.chainId) return
    this.#remember({ chainId })
    this.events.emit('chainChanged', chainId)
  }

  addChain(chain: EvmChain): void {
    this.chains.set(chain.id, chain)
    const others = this.#memory.addedChains.filter((added) => added.id !== chain.id)
    this.#remember({ addedChains: [...others, chain] })
  }

  isAdded(chainId: string): boolean {
    return this.#memory.addedChains.some((added) => added.id === chainId)
  }

  online(): boolean {
    return this.#online
  }

  /** True if the wallet can reach at least one chain. A change emits the EIP-1193 event `connect` or `disconnect`. */
  setOnline(online: boolean): void {
    if (online === this.#online) return
    this.#online = online
    if (online) this.events.emit('connect', { chainId: this.chain().id })
    else this.events.emit('disconnect', disconnected())
  }

  /** Applies changes that the user has made in another tab of the site. */
  followOtherTab(): void {
    const accounts = this.accounts()
    const { chainId } = this.#memory
    this.#memory = loadMemory(this.store, this.options.rdns, this.#memory)
    for (const chain of this.#memory.addedChains) this.chains.set(chain.id, chain)
    if (!this.chains.has(this.#memory.chainId)) this.#memory = { ...this.#memory, chainId }
    if (this.accounts().join() !== accounts.join()) {
      this.events.emit('accountsChanged', this.accounts())
    }
    if (this.#memory.chainId !== chainId) this.events.emit('chainChanged', this.#memory.chainId)
  }

  #changeAccounts(change: Partial<SiteMemory>): void {
    const before = this.accounts()
    this.#remember(change)
    const after = this.accounts()
    if (before.join() !== after.join()) this.events.emit('accountsChanged', after)
  }

  #remember(change: Partial<SiteMemory>): void {
    this.#memory = { ...this.#memory, ...change }
    saveMemory(this.store, this.options.rdns, this.#memory)
  }
}
