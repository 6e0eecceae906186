import type { RequestDescription } from '../shared/RequestDescription.ts'

/** A request of a site, as it arrives in a session. `chainId` is CAIP-2. */
export interface SessionRequest {
  method: string
  params: unknown
  chainId: string
}

/** What changed in a namespace, so that every session can be told. */
export type NamespaceChange = 'account' | 'chain'

/**
 * One chain family in the wallet: its accounts, what it can sign and what it is switched to. The
 * WalletConnect part knows no family; a new one is a new file that implements this.
 */
export interface WalletNamespace {
  /** The CAIP-2 namespace: `eip155`. */
  readonly name: string
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-2 ids of all chains within reach, the active one first. */
  chains(): string[]
  chainName(chainId: string): string
  selectChain(chainId: string): Promise<void>
  /** The accounts to hand out on a chain, the selected one first. */
  accounts(): string[]
  /** All accounts a person can choose from; the selected one is `accounts()[0]`. */
  addresses(): string[]
  selectAccount(address: string): Promise<void>
  /** The payload of `chainChanged` for the active chain, as sites of this family expect it. */
  chainChangedData(): unknown
  /** What to ask the person; undefined for what needs no decision. Throws for bad parameters. */
  describe(request: SessionRequest): RequestDescription | undefined
  /** Carries out an approved request. What it throws goes back to the site. */
  handle(request: SessionRequest): Promise<unknown>
  /** Called back, and awaited, after each change. */
  onChange(listener: (change: NamespaceChange) => Promise<void>): void
}
