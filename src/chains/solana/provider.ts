import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

/** How a transaction is sent, as web3.js names it. What is left out is the node's own choice. */
export interface SendOptions {
  skipPreflight?: boolean
  preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  maxRetries?: number
  minContextSlot?: number
}

export interface SolanaListener {
  /** Base58 addresses, the selected one first. None: the wallet has left. */
  accounts(addresses: readonly string[]): void
  disconnect(): void
  /** For wallets that change the network by themselves. */
  network?(caipNetworkId: CaipNetworkId): void
}

/**
 * What the adapter talks to: every kind of Solana wallet is wrapped into this. Addresses are base58 text,
 * transactions and messages the bytes of the wire format, legacy or versioned. Errors are thrown as the
 * wallet throws them; the adapter tells them apart.
 */
export interface SolanaProvider {
  /**
   * The accounts that may be used, the selected one first. With `silent` the wallet must not prompt, and none
   * is an empty list.
   */
  connect(options: { silent: boolean }): Promise<readonly string[]>
  /** Tells the wallet that the visitor left. */
  disconnect(): Promise<void>
  /** Solana wallets have no network of their own: the app says where a transaction is meant for. */
  getNetwork(): CaipNetworkId
  /** Rejects when the wallet cannot be used on that network; nothing has changed then. */
  setNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** The 64 bytes of the ed25519 signature. */
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  /** The signed transactions, in the given order, not sent. */
  signTransactions(
    address: string,
    transactions: readonly Uint8Array[],
    caipNetworkId: CaipNetworkId,
  ): Promise<Uint8Array[]>
  /** Signs and sends; the base58 signature that the transaction is known by. */
  signAndSendTransaction(
    address: string,
    transaction: Uint8Array,
    caipNetworkId: CaipNetworkId,
    options: SendOptions,
  ): Promise<string>
  /** Whether the wallet has granted what this method needs, as it stands now. Left out: it grants all. */
  can?(method: 'signMessage' | 'signTransactions' | 'signAndSendTransaction'): boolean
  /** Whether the wallet approves a network, as it stands now. Left out: it accepts any. */
  approves?(caipNetworkId: CaipNetworkId): boolean
  /** Follows the wallet's own changes. Returns what stops it. */
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
] as const satisfies readonly (keyof SolanaProvider)[]

/** @throws WalletModalError WALLET_INVALID_RESPONSE for what was not wrapped into a Solana provider. */
export function toSolanaProvider(value: unknown): SolanaProvider {
  const provider = value as SolanaProvider | null | undefined
  if (!provider || methods.some((method) => typeof provider[method] !== 'function')) {
    throw invalidResponse('The wallet gave no Solana provider')
  }
  return provider
}
