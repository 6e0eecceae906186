/** Options of an in-page test wallet. All are JSON. */
export interface InjectedWalletOptions {
  name: string
  rdns: string
  /** Image URL; by default a drawn letter. */
  icon?: string
  /** EIP-6963 requires a new uuid for each page load; set it only to test a repeated one. */
  uuid?: string
  /** Hexadecimal keys; by default the first two accounts of the test mnemonic. */
  privateKeys?: string[]
  /** Its first chains, by hexadecimal or CAIP-2 id. */
  rpcUrls: Record<string, string>
  /** The first active chain, hexadecimal or CAIP-2; later loads start with the chain the user selected. */
  chainId: string
  /** Approves every request without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` decide. */
  headless?: boolean
  announceDelayMs?: number
  /** Sets window.ethereum and announces nothing. */
  legacyOnly?: boolean
  /** Sets window.ethereum and announces itself, like most real wallets. */
  windowEthereum?: boolean
  /** Names set to true on the provider: `isMetaMask`. */
  flags?: string[]
  /** eth_accounts lists every account, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
  /** Result of wallet_getCapabilities; without it the method does not exist. */
  capabilities?: Record<string, unknown>
  /** Lists the accounts' assets by wallet_getAssets, and reports this in its capabilities. */
  tellsAssets?: boolean
  /** The blockchain API that stores granted sessions; without it wallet_grantPermissions does not exist. */
  sessionsUrl?: string
  behaviour?: WalletBehaviour
}

/** Faults of real wallets, on demand. */
export interface WalletBehaviour {
  /**
   * Fault of wallet_switchEthereumChain. 4902 lasts until the chain was added; `error-but-switched` fails with -32603
   * although the chain changed.
   */
  switchError?: 4902 | 5000 | 32603 | -32603 | 'null-but-not-switched' | 'error-but-switched'
  /**
   * Fault of wallet_addEthereumChain, which adds and switches by default. `forgotten` returns null and does nothing, so
   * that a page could repeat adding and switching for ever.
   */
  addChain?: 'without-switch' | 'forgotten'
  /** Every request fails, as with an extension that was just updated or removed. */
  gone?: boolean
  /** Methods whose requests get no response. */
  never?: string[]
  /** Methods with a malformed response, each with its response; or a list of methods that get the default one. */
  nonsense?: Record<string, unknown> | string[]
  /** A user rejection is a plain Error without `code`. */
  rejectWithoutCode?: boolean
  /** A second eth_requestAccounts while the first is pending fails with -32002. */
  oneConnectAtATime?: boolean
  /** Delay of the announcement in milliseconds; with `manual` only `control.announce()` announces. */
  lateAnnounce?: number | 'manual'
}
