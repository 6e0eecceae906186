import type { Namespace } from '../../src/types/caip.ts'

/** What a test wallet says when the page asks the person something. */
export type TestWalletAnswer = 'approve' | 'reject' | 'hang' | 'dialog'

interface CommonOptions {
  /** What visitors read in the list. `Test Wallet` when left out. */
  name?: string
  /**
   * What it says to every question, from each page load on: yes (`approve`, the default), no (`reject`), nothing (`hang`),
   * or what the person in front of the page chooses in a `dialog`, for trying by hand.
   */
  answers?: TestWalletAnswer
  /** Secrets of its accounts, in place of the well-known ones; `elements/reference/testing.md` says in which form. */
  keys?: readonly string[]
}

/** A wallet of EVM networks, found by EIP-6963. */
export interface Eip155TestWalletOptions extends CommonOptions {
  family: 'eip155'
  /** Any address of an image; a drawn letter when left out. */
  icon?: string
  /** How EIP-6963 identifies it: made of the name when left out, `test.wallet`. */
  rdns?: string
  /** The network it is on at first: a CAIP-2 id, `eip155:1` when left out. Later pages find it where it was left. */
  network?: string
  /** Nodes by CAIP-2 id. These are the networks it knows, beside its first. Reads and transactions go there. */
  rpcUrls?: Record<string, string>
  /** Names that are `true` on its provider, as `isMetaMask`. */
  flags?: string[]
  /** It sets `window.ethereum` too. */
  windowEthereum?: boolean
}

/** A wallet of Solana, found by the Wallet Standard. */
export interface SolanaTestWalletOptions extends CommonOptions {
  family: 'solana'
  /** A drawn letter when left out. */
  icon?: `data:image/svg+xml;base64,${string}`
  /** Nodes by CAIP-2 id: where transactions go. */
  rpcUrls?: Record<string, string>
}

/** A wallet of Polkadot networks, found in `window.injectedWeb3`. */
export interface PolkadotTestWalletOptions extends CommonOptions {
  family: 'polkadot'
  /** Its name in `window.injectedWeb3`: made of the name when left out, `test-wallet`. */
  key?: string
  /** The network whose text it writes addresses in; 42, any, when left out. */
  ss58Prefix?: number
}

/** A wallet of Bitcoin, found in the ways that `interfaces` lists. */
export interface Bip122TestWalletOptions extends CommonOptions {
  family: 'bip122'
  /** Any address of an image; a drawn letter when left out. */
  icon?: string
  /** The network it is on at first: a CAIP-2 id, Bitcoin's main network when left out. */
  network?: string
  /** Esplora APIs by CAIP-2 id: where coins are read and transactions go. */
  rpcUrls?: Record<string, string>
  /** What pages find it by; the Wallet Standard when left out. */
  interfaces?: readonly ('standard' | 'satsConnect' | 'unisat' | 'okx' | 'leather')[]
}

export type TestWalletOptions =
  | Eip155TestWalletOptions
  | SolanaTestWalletOptions
  | PolkadotTestWalletOptions
  | Bip122TestWalletOptions

/** One thing the page asked of the wallet. */
export interface TestWalletRequest {
  /** As its family names it: `personal_sign`, `signMessage`, `signRaw`. */
  method: string
  /** As the page gave them. EVM wallets only. */
  params?: unknown
}

/**
 * The person in front of a test wallet. Everything holds for the page that is open; after the next navigation the wallet
 * answers again as its options say, but remembers who is connected and where, as a real one does.
 */
export interface TestWallet {
  readonly family: Namespace
  /** Its addresses, whether the page may see them or not. */
  addresses(): Promise<string[]>
  /** What the page has asked of it since it was loaded, oldest first. */
  requests(): Promise<TestWalletRequest[]>
  /** Says yes to what is waiting, and to all that comes. */
  approve(): Promise<void>
  /** Says no to what is waiting, and to all that comes. */
  reject(): Promise<void>
  /** Says no once: to the question that is waiting, else to the next. */
  rejectNext(): Promise<void>
  /** Says nothing: questions wait until `approve` or `reject`. */
  hang(): Promise<void>
  /**
   * The person switches the network in the wallet, also to one that the page does not have.
   *
   * @throws Error on Solana and Polkadot, where wallets are on no network of their own
   */
  switchTo(network: string): Promise<void>
  /** The person selects another account, counted from 0. */
  selectAccount(index: number): Promise<void>
  /** The person takes the page's permission back. */
  revoke(): Promise<void>
  /** The extension is removed: every request fails, and the pages that come do not find it. */
  leave(): Promise<void>
}

/** A page of Playwright, or of any other tool that has these two. */
export interface TestPage {
  addInitScript(script: { path: string } | { content: string }): Promise<unknown>
  evaluate<Answer, Argument>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>
}

export interface InstallWallet {
  (page: TestPage, options: TestWalletOptions): Promise<TestWallet>
  (options: TestWalletOptions): Promise<TestWallet>
}
