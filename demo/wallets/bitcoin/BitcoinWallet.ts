import { Psbt } from 'bitcoinjs-lib'
import { ProviderRpcError, unauthorized, userRejected } from '../evm/ProviderRpcError.ts'
import { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import { Emitter } from '../shared/Emitter.ts'
import type { RequestDescription } from '../shared/RequestDescription.ts'
import { chainOf, type DemoChain } from './chains.ts'
import { describeConnect, describeMessage, describePsbt, describeTransfer } from './describe.ts'
import { createEsplora } from './esplora.ts'
import { loadMemory, type MemoryStore, type SiteMemory, saveMemory } from './memory.ts'
import type { BitcoinBehaviour, BitcoinWalletOptions } from './options.ts'
import {
  type AddressType,
  type BitcoinSigner,
  createBitcoinSigner,
  type Protocol,
} from './signer.ts'
import { PAGE_WALLET_KEYS } from './testKeys.ts'
import { buildTransfer } from './transfer.ts'

export interface WalletAddress {
  address: string
  publicKey: string
  purpose: 'payment' | 'ordinals'
  type: AddressType
}

/**
 * A Bitcoin wallet without UI, shared by its interfaces in the page. Requests go through its approval queue; changes
 * are emitted as `accounts` and `chain`.
 */
export class BitcoinWallet {
  readonly approvals = new ApprovalQueue()
  readonly events = new Emitter()
  /** Methods of the page's requests, in order. */
  readonly requestedMethods: string[] = []
  behaviour: BitcoinBehaviour
  #memory: SiteMemory

  constructor(
    readonly options: BitcoinWalletOptions,
    readonly origin: string,
    private readonly store?: MemoryStore,
  ) {
    this.behaviour = options.behaviour ?? {}
    if (options.autoApprove) this.approvals.standing = 'approved'
    const initial = { connected: false, accountIndex: 0, chain: chainOf(options.chain).name }
    this.#memory = loadMemory(store, options.name, initial)
  }

  chain(): DemoChain {
    return chainOf(this.#memory.chain)
  }

  signer(): BitcoinSigner {
    const { privateKeys: keys = PAGE_WALLET_KEYS } = this.options
    const key = keys[this.#memory.accountIndex] ?? keys[0] ?? ''
    return createBitcoinSigner(key, this.chain(), this.options.paymentType)
  }

  /** Addresses that the site may see. The list is empty while the site is not connected. */
  addresses(): WalletAddress[] {
    if (!this.#memory.connected) return []
    const { payment, ordinals } = this.signer()
    const [first = payment.address, second = ordinals.address] = this.behaviour.addresses ?? []
    const { publicKey } = payment
    return [
      { address: first, publicKey, purpose: 'payment', type: payment.type },
      { address: second, publicKey: ordinals.publicKey, purpose: 'ordinals', type: ordinals.type },
    ]
  }

  /** Permits the site to see the addresses, as a prompt of the same wallet for several families does. */
  permit(): void {
    this.#change({ connected: true })
    this.events.emit('accounts')
  }

  async connect(): Promise<WalletAddress[]> {
    await this.note('connect')
    if (!this.#memory.connected)
      await this.#requestApproval('connect', describeConnect(this.chain()))
    this.#change({ connected: true })
    return this.addresses()
  }

  async signMessage(address: unknown, message: string, protocol?: Protocol): Promise<string> {
    await this.note('signMessage')
    const own = this.#ownAddress(address)
    // The user may select another account before approving.
    const signer = this.signer()
    await this.#requestApproval('signMessage', describeMessage(message))
    const { signature } = this.behaviour
    const chosen = protocol ?? (own.type === 'p2tr' ? 'bip322' : 'ecdsa')
    return signature ?? signer.signMessage(own, message, chosen)
  }

  /** Signs the account's inputs, or the given ones; broadcasts if requested. */
  async signPsbt(
    text: string,
    { indexes, broadcast = false }: { indexes?: number[]; broadcast?: boolean } = {},
  ): Promise<{ psbt: Psbt; txid?: string }> {
    await this.note('signPsbt')
    if (!this.#memory.connected) throw unauthorized()
    const psbt = Psbt.fromBase64(text, { network: this.chain().network })
    await this.#requestApproval('signPsbt', describePsbt(psbt, broadcast))
    this.signer().signPsbt(psbt, indexes)
    if (!broadcast) return { psbt }
    psbt.finalizeAllInputs()
    return { psbt, txid: await this.push(psbt.extractTransaction().toHex()) }
  }

  async sendTransfer(recipient: string, satoshi: number): Promise<string> {
    await this.note('sendTransfer')
    if (!this.#memory.connected) throw unauthorized()
    await this.#requestApproval('sendTransfer', describeTransfer(recipient, satoshi, this.chain()))
    const signer = this.signer()
    const utxos = await this.#esplora().utxos(signer.payment.address)
    return this.push(buildTransfer(signer, utxos, { recipient, amount: satoshi }).hex)
  }

  /** Broadcasts a transaction; resolves with its id. */
  push(hex: string): Promise<string> {
    return this.#esplora().send(hex)
  }

  async switchChain(name: string): Promise<void> {
    await this.note('switchChain')
    const chain = chainOf(name)
    if (chain.name === this.chain().name) return
    const rows = [{ label: 'To', value: chain.name }]
    await this.#requestApproval('switchChain', { heading: 'Switch network', rows })
    this.setChain(chain.name)
  }

  setChain(name: string): void {
    this.#change({ chain: chainOf(name).name })
    this.events.emit('chain')
  }

  selectAccount(accountIndex: number): void {
    const { privateKeys: keys = PAGE_WALLET_KEYS } = this.options
    if (!keys[accountIndex]) throw new Error(`The wallet has no account ${accountIndex}.`)
    this.#change({ accountIndex })
    this.events.emit('accounts')
  }

  revoke(): void {
    this.#change({ connected: false })
    this.events.emit('accounts')
  }

  /** Reads the stored state again, because another tab may have changed it. */
  recall(): void {
    const before = this.#memory
    this.#memory = loadMemory(this.store, this.options.name, before)
    const { connected, accountIndex, chain } = this.#memory
    if (chain !== before.chain) this.events.emit('chain')
    if (connected !== before.connected || accountIndex !== before.accountIndex) {
      this.events.emit('accounts')
    }
  }

  /** Logs a request, and applies the faults that concern every request. */
  async note(method: string): Promise<void> {
    this.requestedMethods.push(method)
    if (this.behaviour.gone) throw new Error('Extension context invalidated.')
    if (this.behaviour.isStuck) await new Promise(() => undefined)
  }

  #ownAddress(address: unknown) {
    if (!this.#memory.connected) throw unauthorized()
    const { payment, ordinals } = this.signer()
    if (address === undefined) return payment
    const index = this.addresses().findIndex((one) => one.address === address)
    const own = [payment, ordinals][index]
    if (!own) throw unauthorized()
    return own
  }

  async #requestApproval(method: string, description: RequestDescription): Promise<void> {
    const decision = await this.approvals.request({ method, description })
    if (decision !== 'approved') throw userRejected()
  }

  #esplora() {
    const { caipNetworkId, name } = this.chain()
    const url = this.options.rpcUrls?.[caipNetworkId]
    if (!url) throw new ProviderRpcError(4200, `The wallet has no node for ${name}: "rpcUrls".`)
    return createEsplora(url)
  }

  #change(change: Partial<SiteMemory>): void {
    this.#memory = { ...this.#memory, ...change }
    saveMemory(this.store, this.options.name, this.#memory)
  }
}
