import type { SignInFields } from '../shared/signInText.ts'

/** Options of an in-page test wallet. All are JSON. */
export interface InjectedWalletOptions {
  name: string
  rdns: string
  /** Image URL; by default a drawn letter. */
  icon?: string
  /** EIP-6963 requires a new uuid for each page load. Set it only to test a repeated uuid. */
  uuid?: string
  /** Hexadecimal keys; by default the first two accounts of the test mnemonic. */
  privateKeys?: string[]
  /** The wallet's initial chains, by hexadecimal or CAIP-2 id. */
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
  /** Names of properties that are true on the provider, such as `isMetaMask`. */
  flags?: string[]
  /** eth_accounts lists every account, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
  /** Connects and signs in by `wallet_connect` (ERC-7846). If false, the method does not exist. */
  signsIn?: boolean
  /**
   * Grants EVM and, with an installed Solana wallet of this name, Solana by one session (CAIP-25). Pages reach it as they reach
   * MetaMask, so that the wallet needs an rdns that begins with `io.metamask`.
   */
  sessions?: boolean
  /** Result of wallet_getCapabilities. If it is missing, the method does not exist. */
  capabilities?: Record<string, unknown>
  /** Lists the accounts' assets by wallet_getAssets, and reports this in its capabilities. */
  tellsAssets?: boolean
  /** The blockchain API that stores granted sessions. If it is missing, wallet_grantPermissions does not exist. */
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
   * Fault of wallet_addEthereumChain, which adds and switches by default. `forgotten` returns null but adds no chain,
   * so a careless page would repeat adding and switching endlessly.
   */
  addChain?: 'without-switch' | 'forgotten'
  /** Every request fails, as it does after an extension was updated or removed. */
  gone?: boolean
  /** Methods whose requests get no response. */
  never?: string[]
  /** Malformed responses by method, or a list of methods that get the default malformed response. */
  nonsense?: Record<string, unknown> | string[]
  /** Fields that the wallet writes into a sign-in message in place of the page's. */
  signInFields?: SignInFields
  /** Factor by which the wallet raises the prices of a transaction's fee. */
  feeFactor?: number
  /** A user rejection is a plain Error without `code`. */
  rejectWithoutCode?: boolean
  /** A second eth_requestAccounts while the first is pending fails with -32002. */
  oneConnectAtATime?: boolean
  /** Delay of the announcement in milliseconds; with `manual` only `control.announce()` announces. */
  lateAnnounce?: number | 'manual'
}
