/** The standard events of EIP-1193 and their arguments. */
export interface Eip1193Events {
  connect: { chainId: string }
  disconnect: Error & { code: number }
  chainChanged: string
  accountsChanged: string[]
  message: { type: string; data: unknown }
}

type EventName = keyof Eip1193Events
type Listener<Name extends EventName> = (value: Eip1193Events[Name]) => void
type AnyListener = (...values: never[]) => void

/** An EIP-1193 provider, for the `BrowserProvider` of ethers and the `custom()` of viem. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] | object }): Promise<unknown>
  on<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  on(event: string, listener: AnyListener): Eip1193Provider
  once<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  once(event: string, listener: AnyListener): Eip1193Provider
  removeListener<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  removeListener(event: string, listener: AnyListener): Eip1193Provider
  off<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  off(event: string, listener: AnyListener): Eip1193Provider
}

/** The methods of Node's EventEmitter that all providers have, except that of EIP-1193. */
interface ProviderEvents {
  on(event: string, listener: AnyListener): this
  once(event: string, listener: AnyListener): this
  removeListener(event: string, listener: AnyListener): this
  off(event: string, listener: AnyListener): this
}

/** The account's public key. `new PublicKey(provider.publicKey)` converts it for web3.js. */
export interface SolanaPublicKey extends Uint8Array {
  toBase58(): string
  toBytes(): Uint8Array
  toJSON(): string
  equals(other: unknown): boolean
}

/** The options of web3.js for sending. */
export interface SolanaSendOptions {
  skipPreflight?: boolean
  preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  maxRetries?: number
  minContextSlot?: number
}

/** The part of the `Connection` of web3.js that sending needs. */
export interface SolanaConnection {
  sendRawTransaction(transaction: Uint8Array, options?: SolanaSendOptions): Promise<string>
  getLatestBlockhash?(options?: object): Promise<{ blockhash: string }>
}

/**
 * The methods that providers of Solana wallets have. A transaction is bytes, or a `Transaction` or `VersionedTransaction`
 * of web3.js. Transactions of version 1 (SIMD-0385, 4,096 bytes at most) are bytes: web3.js 1.99 does not serialize them.
 */
export interface SolanaProvider extends ProviderEvents {
  /** Public key of the active account; null while no wallet is connected. */
  readonly publicKey: SolanaPublicKey | null
  readonly isConnected: boolean
  connect(): Promise<{ publicKey: SolanaPublicKey }>
  disconnect(): Promise<void>
  /** Signs bytes, or a text as UTF-8. Resolves with the signature of 64 bytes. */
  signMessage(message: Uint8Array | string): Promise<Uint8Array>
  signTransaction<Transaction>(transaction: Transaction): Promise<Transaction>
  signAllTransactions<Transaction>(transactions: readonly Transaction[]): Promise<Transaction[]>
  /** Resolves with the signature in base58. */
  signAndSendTransaction(transaction: unknown, options?: SolanaSendOptions): Promise<string>
  sendTransaction(
    transaction: unknown,
    connection?: SolanaConnection,
    options?: SolanaSendOptions & { signers?: readonly unknown[] },
  ): Promise<string>
}

export interface PolkadotAccount {
  /** Address in the SS58 format of the active network. */
  address: string
  name?: string
  type?: 'sr25519' | 'ed25519' | 'ecdsa'
}

export interface PolkadotSignature {
  id: number
  signature: `0x${string}`
  signedTransaction?: `0x${string}` | Uint8Array
}

/** The provider for `@polkadot/api`: `api.setSigner(provider.signer)`. */
export interface PolkadotProvider {
  readonly accounts: {
    get(): Promise<PolkadotAccount[]>
    /** Calls `listener` at once and after each change. Returns a function that unsubscribes. */
    subscribe(listener: (accounts: PolkadotAccount[]) => unknown): () => void
  }
  readonly signer: {
    signRaw(payload: {
      address: string
      data: string
      type: 'bytes' | 'payload'
    }): Promise<PolkadotSignature>
    signPayload(payload: { address: string }): Promise<PolkadotSignature>
  }
}

export interface BitcoinAccount {
  address: string
  /** Public key in hexadecimal, if the wallet reports it. */
  publicKey?: string | undefined
  purpose: 'payment' | 'ordinals'
}

/** Requests to Bitcoin wallets. PSBTs and signatures are base64. */
export interface BitcoinProvider extends ProviderEvents {
  getAccountAddresses(): Promise<BitcoinAccount[]>
  /** Signs a text with the account `address`, by default the active one. */
  signMessage(request: {
    message: string
    address?: string
    protocol?: 'ecdsa' | 'bip322'
  }): Promise<string>
  /**
   * Signs a PSBT in base64. Without `signInputs` the wallet signs all inputs of the account. With `broadcast` the wallet
   * also broadcasts the transaction, and `txid` is its id.
   */
  signPSBT(request: {
    psbt: string
    signInputs?: { address: string; index: number; sighashTypes?: number[] }[]
    broadcast?: boolean
  }): Promise<{ psbt: string; txid?: string | undefined }>
  /**
   * Sends an amount in satoshi, given as decimal digits or bigint. It must reach the dust limit of nodes. Resolves with
   * the transaction's id.
   */
  sendTransfer(request: { recipient: string; amount: string | bigint }): Promise<string>
}

/**
 * The provider of each namespace, in the form that libraries of the chain family accept. A page gets one object for
 * each namespace, which stays the same across switches and reconnects.
 */
export interface Providers {
  eip155: Eip1193Provider
  solana: SolanaProvider
  polkadot: PolkadotProvider
  bip122: BitcoinProvider
}
