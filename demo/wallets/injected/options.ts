/** How an in-page test wallet presents itself and what it can do. All of it is JSON. */
export interface InjectedWalletOptions {
  name: string
  rdns: string
  /** Any address of an image; a drawn letter when left out. */
  icon?: string
  /** EIP-6963 asks for one a page load; give it only to test what happens when it repeats. */
  uuid?: string
  /** Hexadecimal keys; by default the first two accounts of the test mnemonic. */
  privateKeys?: string[]
  /** Chains it knows at start, by hexadecimal or CAIP-2 id. */
  rpcUrls: Record<string, string>
  /** The chain it starts on, hexadecimal or CAIP-2; later loads start where the person left it. */
  chainId: string
  /** Answers every question with yes, without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` answer. */
  headless?: boolean
  announceDelayMs?: number
  /** Sets window.ethereum and announces nothing. */
  legacyOnly?: boolean
  /** Sets window.ethereum and announces itself too, as most real wallets do. */
  windowEthereum?: boolean
  /** Names set to true on the provider: `isMetaMask`. */
  flags?: string[]
  /** eth_accounts lists every account, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
  /** The answer of wallet_getCapabilities; without it the method does not exist. */
  capabilities?: Record<string, unknown>
  /** Tells of the accounts' coins and tokens by wallet_getAssets, and says so in its capabilities. */
  tellsAssets?: boolean
  /** The blockchain API that keeps what it grants; without it wallet_grantPermissions does not exist. */
  sessionsUrl?: string
  behaviour?: WalletBehaviour
}

/** Faults of real wallets, to be played on demand. */
export interface WalletBehaviour {
  /**
   * What wallet_switchEthereumChain does instead of switching. 4902 lasts until the chain was added;
   * `error-but-switched` fails with -32603 although the chain changed.
   */
  switchError?: 4902 | 5000 | 32603 | -32603 | 'null-but-not-switched' | 'error-but-switched'
  /**
   * What wallet_addEthereumChain does: by default it adds and switches. `forgotten` answers null and
   * does nothing, so that adding and switching could go on for ever.
   */
  addChain?: 'without-switch' | 'forgotten'
  /** Every request fails, as with an extension that was just updated or removed. */
  gone?: boolean
  /** Methods that never answer. */
  never?: string[]
  /** Methods that answer nonsense: which answer, or a list of methods for the usual nonsense. */
  nonsense?: Record<string, unknown> | string[]
  /** A rejection arrives as a plain Error without `code`. */
  rejectWithoutCode?: boolean
  /** A second eth_requestAccounts while the first is open fails with -32002. */
  oneConnectAtATime?: boolean
  /** Announces this many milliseconds late, or only when `control.announce()` is called. */
  lateAnnounce?: number | 'manual'
}
