import type { Namespace } from '../../src/types/caip.ts'

/** The answer of a test wallet to a prompt of the page. */
export type TestWalletAnswer = 'approve' | 'reject' | 'hang' | 'dialog'

interface CommonOptions {
  /** Its name in the list; `Test Wallet` by default. */
  name?: string
  /**
   * Its answer to every prompt, from each page load on: `approve` (the default), `reject`, `hang` for none, or the
   * choice of the user in a `dialog`, for manual tests.
   */
  answers?: TestWalletAnswer
  /** Secrets of its accounts, in place of the well-known ones; `elements/reference/testing.md` gives their format. */
  keys?: readonly string[]
}

/** A wallet of EVM networks, found by EIP-6963. */
export interface Eip155TestWalletOptions extends CommonOptions {
  family: 'eip155'
  /** Image URL; by default a drawn letter. */
  icon?: string
  /** Its EIP-6963 id; by default derived from the name, `test.wallet`. */
  rdns?: string
  /** Its first network, by CAIP-2 id; `eip155:1` by default. Later pages find it on the network that it was left on. */
  network?: string
  /** Nodes by CAIP-2 id, for reads and transactions. These are its networks, beside its first. */
  rpcUrls?: Record<string, string>
  /** Flags that are `true` on its provider, such as `isMetaMask`. */
  flags?: string[]
  /** Sets `window.ethereum` too. */
  windowEthereum?: boolean
}

/** A wallet of Solana, found by the Wallet Standard. */
export interface SolanaTestWalletOptions extends CommonOptions {
  family: 'solana'
  /** By default a drawn letter. */
  icon?: `data:image/svg+xml;base64,${string}`
  /** Nodes by CAIP-2 id, for transactions. */
  rpcUrls?: Record<string, string>
}

/** A wallet of Polkadot networks, found in `window.injectedWeb3`. */
export interface PolkadotTestWalletOptions extends CommonOptions {
  family: 'polkadot'
  /** Its key in `window.injectedWeb3`; by default derived from the name, `test-wallet`. */
  key?: string
  /** The SS58 prefix of its addresses; by default 42, which is valid on any network. */
  ss58Prefix?: number
}

/** A wallet of Bitcoin, found by the listed `interfaces`. */
export interface Bip122TestWalletOptions extends CommonOptions {
  family: 'bip122'
  /** Image URL; by default a drawn letter. */
  icon?: string
  /** Its first network, by CAIP-2 id; by default Bitcoin's main network. */
  network?: string
  /** Esplora APIs by CAIP-2 id, to read coins and broadcast. */
  rpcUrls?: Record<string, string>
  /** Interfaces by which pages find it; by default the Wallet Standard. */
  interfaces?: readonly ('standard' | 'satsConnect' | 'unisat' | 'okx' | 'leather')[]
}

export type TestWalletOptions =
  | Eip155TestWalletOptions
  | SolanaTestWalletOptions
  | PolkadotTestWalletOptions
  | Bip122TestWalletOptions

/** A request of the page. */
export interface TestWalletRequest {
  /** The method by its family's name: `personal_sign`, `signMessage`, `signRaw`. */
  method: string
  /** Unparsed. EVM wallets only. */
  params?: unknown
}

/**
 * Acts as the user of a test wallet. Answers are valid for the open page; after the next navigation the wallet answers
 * by its options again, but keeps its connection and network, like a real wallet.
 */
export interface TestWallet {
  readonly family: Namespace
  /** Its addresses, permitted or not. */
  addresses(): Promise<string[]>
  /** Requests of the page since it loaded, oldest first. */
  requests(): Promise<TestWalletRequest[]>
  /** Approves pending and later prompts. */
  approve(): Promise<void>
  /** Rejects pending and later prompts. */
  reject(): Promise<void>
  /** Rejects one prompt: the pending one, else the next. */
  rejectNext(): Promise<void>
  /** Answers no prompt: they wait until `approve` or `reject`. */
  hang(): Promise<void>
  /**
   * The user switches the network in the wallet, also to one that the page lacks.
   * @throws Error on Solana and Polkadot, whose wallets have no active network
   */
  switchTo(network: string): Promise<void>
  /** The user selects another account, counted from 0. */
  selectAccount(index: number): Promise<void>
  /** The user revokes the page's permission. */
  revoke(): Promise<void>
  /** The extension is removed: every request fails, and later pages do not find it. */
  leave(): Promise<void>
}

/** A page of Playwright, or of any other tool with these two methods. */
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
