import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { hasMethods } from '../hasMethods.ts'

/** Options of broadcasting, named as in web3.js. The node sets the defaults. */
export interface SendOptions {
  skipPreflight?: boolean
  preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  maxRetries?: number
  minContextSlot?: number
}

/** Format of transactions: `legacy`, 0, or 1 (SIMD-0385). */
export type TransactionVersion = 'legacy' | number

export type SigningMethod = 'signTransactions' | 'signAndSendTransaction'

/** Fields of the message, which the wallet writes (`SolanaSignInInput` of the Wallet Standard). */
export interface SignInFields {
  domain: string
  statement?: string
  uri: string
  version: string
  chainId: string
  nonce: string
  issuedAt?: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

/** A message that the wallet has written and signed. Nothing of it is checked. */
export interface SignedIn {
  address: string
  message: Uint8Array
  signature: Uint8Array
}

export interface SolanaListener {
  /** Called with base58 addresses, the selected one first. An empty list means that the wallet has disconnected. */
  accounts(addresses: readonly string[]): void
  disconnect(): void
  /** Called by wallets that switch the network without a request. */
  network?(caipNetworkId: CaipNetworkId): void
}

/**
 * The interface into which every Solana connector wraps its wallets. Addresses are base58. Transactions and messages
 * are bytes of the wire format, legacy or versioned. The methods reject with the wallet's errors, which the adapter
 * maps.
 */
export interface SolanaProvider {
  /**
   * Resolves with the addresses, the selected one first. The list is empty if the wallet has granted no permission.
   * With `silent` the wallet must not prompt.
   */
  connect(options: { silent: boolean }): Promise<readonly string[]>
  disconnect(): Promise<void>
  /**
   * Connects and signs in by one prompt; `connect` then lists the account first without a prompt. Absent if the wallet lacks
   * `solana:signIn`, or lists accounts already.
   */
  signIn?: ((fields: SignInFields) => Promise<SignedIn>) | undefined
  /**
   * The network that the app has selected. Solana wallets have no active network, and each transaction states its own
   * network.
   */
  getNetwork(): CaipNetworkId
  /** Switches the network. If the promise rejects, the network is unchanged. */
  setNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Resolves with the 64 bytes of the ed25519 signature. */
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  /** Resolves with the signed transactions in the order of `transactions`. They are not broadcast. */
  signTransactions(
    address: string,
    transactions: readonly Uint8Array[],
    caipNetworkId: CaipNetworkId,
  ): Promise<Uint8Array[]>
  /** Signs and broadcasts. Resolves with the transaction id, which is the signature in base58. */
  signAndSendTransaction(
    address: string,
    transaction: Uint8Array,
    caipNetworkId: CaipNetworkId,
    options: SendOptions,
  ): Promise<string>
  /** True if the session currently grants the method. Absent if the wallet grants all methods. */
  can?(method: 'signMessage' | SigningMethod, address?: string): boolean
  /**
   * The versions of transactions that the wallet states for the method. Absent, or undefined, if it states none; it then
   * gets any.
   */
  versions?(method: SigningMethod): readonly TransactionVersion[] | undefined
  /** True if the wallet currently approves the network. Absent if the wallet accepts any network. */
  approves?(caipNetworkId: CaipNetworkId): boolean
  watch(listener: SolanaListener): () => void
}

const methods = [
  'connect',
  'disconnect',
  'getNetwork',
  'setNetwork',
  'signMessage',
  'signTransactions',
  'signAndSendTransaction',
  'watch',
] as const

export function toSolanaProvider(value: unknown): SolanaProvider {
  if (hasMethods<SolanaProvider>(value, methods)) return value
  throw invalidResponse('The wallet gave no Solana provider')
}
