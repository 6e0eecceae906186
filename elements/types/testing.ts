import type { Namespace } from '../../src/types/caip.ts'

/** The response of a test wallet to prompts of the page. */
export type TestWalletAnswer = 'approve' | 'reject' | 'hang' | 'dialog'

interface CommonOptions {
  /** Name of the wallet in the list; `Test Wallet` by default. */
  name?: string
  /**
   * The wallet's response to every prompt after a page has loaded: `approve` (the default), `reject`, `hang`, which
   * never responds, or `dialog`, which lets the user choose in manual tests.
   */
  answers?: TestWalletAnswer
  /**
   * Secrets of the wallet's accounts, in place of well-known test keys, in the format that
   * `elements/reference/testing.md` describes.
   */
  keys?: readonly string[]
}

/** A wallet of EVM networks, which pages find through EIP-6963. */
export interface Eip155TestWalletOptions extends CommonOptions {
  family: 'eip155'
  /** URL of the wallet's image; by default the image is a drawn letter. */
  icon?: string
  /** EIP-6963 id of the wallet; by default derived from the name, as `test.wallet`. */
  rdns?: string
  /**
   * CAIP-2 id of the network on which the wallet starts; `eip155:1` by default. In later pages it is on the network
   * that was active last.
   */
  network?: string
  /**
   * Node URLs by CAIP-2 id, for reads and transactions. The wallet has these networks and the one on which it starts.
   */
  rpcUrls?: Record<string, string>
  /** Names of properties that are `true` on the provider, such as `isMetaMask`. */
  flags?: string[]
  /** True if the wallet also sets its provider as `window.ethereum`. */
  windowEthereum?: boolean
}

/** A wallet of Solana, which pages find through the Wallet Standard. */
export interface SolanaTestWalletOptions extends CommonOptions {
  family: 'solana'
  /** Data URL of the wallet's image; by default the image is a drawn letter. */
  icon?: `data:image/svg+xml;base64,${string}`
  /** Node URLs by CAIP-2 id, for transactions. */
  rpcUrls?: Record<string, string>
}

/** A wallet of Polkadot networks, which pages find in `window.injectedWeb3`. */
export interface PolkadotTestWalletOptions extends CommonOptions {
  family: 'polkadot'
  /** The wallet's key in `window.injectedWeb3`; by default derived from the name, as `test-wallet`. */
  key?: string
  /** SS58 prefix of the addresses; 42 by default, which is valid on any network. */
  ss58Prefix?: number
}

/** A wallet of Bitcoin, which pages find through the interfaces in `interfaces`. */
export interface Bip122TestWalletOptions extends CommonOptions {
  family: 'bip122'
  /** URL of the wallet's image; by default the image is a drawn letter. */
  icon?: string
  /** CAIP-2 id of the network on which the wallet starts; Bitcoin's main network by default. */
  network?: string
  /**
   * URLs of Esplora APIs by CAIP-2 id. The wallet reads unspent outputs from them and broadcasts transactions through
   * them.
   */
  rpcUrls?: Record<string, string>
  /** Interfaces through which pages find the wallet; by default the Wallet Standard. */
  interfaces?: readonly ('standard' | 'satsConnect' | 'unisat' | 'okx' | 'leather')[]
}

export type TestWalletOptions =
  | Eip155TestWalletOptions
  | SolanaTestWalletOptions
  | PolkadotTestWalletOptions
  | Bip122TestWalletOptions

/** A request that the wallet received from the page. */
export interface TestWalletRequest {
  /** The method's name in its chain family: `personal_sign`, `signMessage`, `signRaw`. */
  method: string
  /** The parameters as the page sent them; EVM wallets only. */
  params?: unknown
}

/**
 * Acts as the user of a test wallet. Responses that a test sets last until the next navigation. Afterwards the wallet
 * responds as its options say. Connection and network persist, as in a real wallet.
 */
export interface TestWallet {
  readonly family: Namespace
  /** Resolves with all addresses of the wallet, including those that the page has no permission for. */
  addresses(): Promise<string[]>
  /** Resolves with the requests received since the page loaded, oldest first. */
  requests(): Promise<TestWalletRequest[]>
  /** Approves pending and later prompts. */
  approve(): Promise<void>
  /** Rejects pending and later prompts. */
  reject(): Promise<void>
  /** Rejects the pending prompt, or the next one if none is pending. */
  rejectNext(): Promise<void>
  /** Leaves prompts without a response until `approve` or `reject` is called. */
  hang(): Promise<void>
  /**
   * Switches the network in the wallet, even to one that the page has not configured.
   * @throws Error on Solana and Polkadot, whose wallets have no active network
   */
  switchTo(network: string): Promise<void>
  /** Selects an account in the wallet, counted from 0. */
  selectAccount(index: number): Promise<void>
  /** Revokes the page's permission in the wallet. */
  revoke(): Promise<void>
  /** Removes the extension: every request fails, and later pages do not find the wallet. */
  leave(): Promise<void>
}

/** A page of Playwright, or of another tool that has these two methods. */
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
