import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import { Emitter } from '../../../utils/emitter.ts'
import { followSession } from '../session/followSession.ts'
import type { SessionNamespace } from '../session/session.ts'
import { readSession, type SessionProviderOptions } from '../session/sessionProvider.ts'
import {
  eventAccounts,
  firstChainId,
  parseChainId,
  sessionAccounts,
  toCaip2,
} from './eip155Values.ts'

/** A wallet may tell of a network it has just added a moment after it has said yes. */
const updateMs = 1000

interface Granted extends SessionNamespace {
  capabilities: string | undefined
}

/**
 * Which account and chain a session stands on, and the EIP-1193 events about it. A session has no
 * chain of its own: every request names one.
 */
export class Eip155Session {
  readonly emitter = new Emitter()
  readonly #options: SessionProviderOptions
  readonly #stopFollowing: () => void = () => {}
  #chainId: number
  #accounts: string[]
  /** What the wallet last said in an event, which the session need not show. */
  #told: string[] | null = null
  #isClosed = false

  constructor(options: SessionProviderOptions) {
    const { client, topic, context } = options
    this.#options = options
    const granted = this.granted()
    this.#chainId = firstChainId(granted, context.preferredNetwork('eip155')?.caipNetworkId) ?? 1
    this.#accounts = sessionAccounts(granted, this.#chainId)
    this.#stopFollowing = followSession(client, topic, {
      event: (name, data, caipNetworkId) => this.#onEvent(name, data, caipNetworkId),
      update: () => this.#onUpdate(),
      end: () => this.#end(),
    })
  }

  get chainId(): number {
    return this.#chainId
  }

  get caipNetworkId(): CaipNetworkId {
    return toCaip2(this.#chainId)
  }

  get accounts(): string[] {
    return [...this.#accounts]
  }

  /** @throws ProviderRpcError 4900 once the session has ended. */
  granted(): Granted {
    const granted = this.#read()
    if (granted) return granted
    // It may also vanish without an event, when another tab has cleared what belongs to it.
    this.#end()
    throw new ProviderRpcError(errorCodes.disconnected, 'The WalletConnect session has ended.')
  }

  allows(chainId: number): boolean {
    return this.granted().chains.includes(toCaip2(chainId))
  }

  /** Whether the chain is part of the session, now or within a moment. */
  async soonAllows(chainId: number): Promise<boolean> {
    if (this.allows(chainId)) return true
    const { client, topic } = this.#options
    await new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        stop()
        resolve()
      }
      const timer = setTimeout(finish, updateMs)
      const stop = followSession(client, topic, { event() {}, update: finish, end: finish })
    })
    return this.allows(chainId)
  }

  setChain(chainId: number): void {
    if (chainId === this.#chainId) return
    this.#chainId = chainId
    this.emitter.emit('chainChanged', `0x${chainId.toString(16)}`)
    this.#setAccounts(this.#told)
  }

  close(): void {
    this.#isClosed = true
    this.#stopFollowing()
  }

  #read(): Granted | undefined {
    const session = readSession(this.#options)
    const granted = session?.namespaces.eip155
    if (!granted || this.#isClosed) return undefined
    return { ...granted, capabilities: session.capabilities }
  }

  #setAccounts(told: string[] | null): void {
    this.#told = told
    const accounts = told ?? sessionAccounts(this.granted(), this.#chainId)
    // The same addresses in another spelling are no news.
    if (accounts.join().toLowerCase() === this.#accounts.join().toLowerCase()) return
    this.#accounts = accounts
    this.emitter.emit('accountsChanged', this.accounts)
  }

  #onEvent(name: string, data: unknown, caipNetworkId: string): void {
    if (name === 'chainChanged') {
      const chainId = parseChainId(data) ?? parseChainId(caipNetworkId)
      if (chainId) this.setChain(chainId)
    } else if (name === 'accountsChanged') {
      const told = eventAccounts(data, this.#chainId)
      if (told.length > 0) this.#setAccounts(told)
    }
  }

  #onUpdate(): void {
    const granted = this.#read()
    // The wallet has withdrawn this family, whatever else it still grants.
    if (!granted) this.#end()
    else {
      this.#told = null
      const first = firstChainId(granted, this.caipNetworkId)
      if (first) this.setChain(first)
      this.#setAccounts(null)
    }
  }

  #end(): void {
    if (this.#isClosed) return
    this.close()
    const message = 'The WalletConnect session has ended.'
    this.emitter.emit('disconnect', new ProviderRpcError(errorCodes.disconnected, message))
  }
}
