import type { RequestDescription } from '../shared/RequestDescription.ts'

/** A request of a site in a session. `chainId` is CAIP-2. */
export interface SessionRequest {
  method: string
  params: unknown
  chainId: string
}

/** A change in a namespace, of which every session is notified. */
export type NamespaceChange = 'account' | 'chain' | 'addresses'

/**
 * One namespace of the wallet: accounts, signing and active chain. The WalletConnect code is the same for every
 * namespace. A new namespace implements this interface.
 */
export interface WalletNamespace {
  /** The CAIP-2 namespace: `eip155`. */
  readonly name: string
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-2 ids of all reachable chains, the active one first. */
  chains(): string[]
  chainName(chainId: string): string
  selectChain(chainId: string): Promise<void>
  /** Accounts to grant on a chain, the selected one first. */
  accounts(): string[]
  /** All accounts to choose from; the selected one is `accounts()[0]`. */
  addresses(): string[]
  selectAccount(address: string): Promise<void>
  /** The data of `bip122_addressesChanged` for the selected account. */
  addressesChangedData?(): unknown
  /** The data of `chainChanged` for the active chain, in the namespace's form. */
  chainChangedData(): unknown
  /** The description for the user; undefined if no decision is needed. Throws for invalid parameters. */
  describe(request: SessionRequest): RequestDescription | undefined
  /** Runs an approved request. Errors are sent to the site. */
  handle(request: SessionRequest): Promise<unknown>
  /** Calls the listener after each change, and waits for it. */
  onChange(listener: (change: NamespaceChange) => Promise<void>): void
}
