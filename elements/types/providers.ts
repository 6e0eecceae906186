/** The standard events of EIP-1193, with their data. */
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

/** EIP-1193, for ethers' `BrowserProvider` and viem's `custom()`. */
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

/** The methods of Node's EventEmitter on providers other than EIP-1193's. */
interface ProviderEvents {
  on(event: string, listener: AnyListener): this
  once(event: string, listener: AnyListener): this
  removeListener(event: string, listener: AnyListener): this
  off(event: string, listener: AnyListener): this
}

/** The account's public key. `new PublicKey(provider.publicKey)` makes one of web3.js. */
export interface SolanaPublicKey extends Uint8Array {
  toBase58(): string
  toBytes(): Uint8Array
  toJSON(): string
  equals(other: unknown): boolean
}

/** Send options of web3.js. */
export interface SolanaSendOptions {
  skipPreflight?: boolean
  preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  maxRetries?: number
  minContextSlot?: number
}

/** The part of web3.js' `Connection` that sending needs. */
export interface SolanaConnection {
  sendRawTransaction(transaction: Uint8Array, options?: SolanaSendOptions): Promise<string>
  getLatestBlockhash?(options?: object): Promise<{ blockhash: string }>
}

/** The methods of Solana wallets' own providers. Transactions are web3.js' classes of either kind, or bytes. */
export interface SolanaProvider extends ProviderEvents {
  /** Null when no wallet is connected. */
  readonly publicKey: SolanaPublicKey | null
  readonly isConnected: boolean
  connect(): Promise<{ publicKey: SolanaPublicKey }>
  disconnect(): Promise<void>
  /** Bytes, or text as UTF-8; resolves with the 64 bytes of the signature. */
  signMessage(message: Uint8Array | string): Promise<Uint8Array>
  signTransaction<Transaction>(transaction: Transaction): Promise<Transaction>
  signAllTransactions<Transaction>(transactions: readonly Transaction[]): Promise<Transaction[]>
  /** Resolves with the base58 signature. */
  signAndSendTransaction(transaction: unknown, options?: SolanaSendOptions): Promise<string>
  sendTransaction(
    transaction: unknown,
    connection?: SolanaConnection,
    options?: SolanaSendOptions & { signers?: readonly unknown[] },
  ): Promise<string>
}

export interface PolkadotAccount {
  /** In the active network's SS58 format. */
  address: string
  name?: string
  type?: 'sr25519' | 'ed25519' | 'ecdsa'
}

export interface PolkadotSignature {
  id: number
  signature: `0x${string}`
  signedTransaction?: `0x${string}` | Uint8Array
}

/** For `@polkadot/api`: `api.setSigner(provider.signer)`. */
export interface PolkadotProvider {
  readonly accounts: {
    get(): Promise<PolkadotAccount[]>
    /** Calls back now and at each change. Returns a function that unsubscribes. */
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
  /** Hexadecimal, if the wallet reports it. */
  publicKey?: string | undefined
  purpose: 'payment' | 'ordinals'
}

/** Requests of Bitcoin wallets. PSBTs and signatures are base64. */
export interface BitcoinProvider extends ProviderEvents {
  getAccountAddresses(): Promise<BitcoinAccount[]>
  /** By default the selected account signs. */
  signMessage(request: {
    message: string
    address?: string
    protocol?: 'ecdsa' | 'bip322'
  }): Promise<string>
  /** With `broadcast` the wallet broadcasts it too, and `txid` is the transaction's id. */
  signPSBT(request: {
    psbt: string
    signInputs?: { address: string; index: number; sighashTypes?: number[] }[]
    broadcast?: boolean
  }): Promise<{ psbt: string; txid?: string | undefined }>
  /** Amounts in satoshi, as decimal digits or bigint, at least the dust limit of nodes. Resolves with the transaction's id. */
  sendTransfer(request: { recipient: string; amount: string | bigint }): Promise<string>
}

/**
 * The provider of each namespace, in the form its developers know. One for a page: it survives switches and reconnects.
 */
export interface Providers {
  eip155: Eip1193Provider
  solana: SolanaProvider
  polkadot: PolkadotProvider
  bip122: BitcoinProvider
}
