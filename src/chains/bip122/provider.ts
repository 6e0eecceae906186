import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

export type AddressPurpose = 'payment' | 'ordinals'

export interface BitcoinAccount {
  address: string
  /** Hexadecimal; 32 bytes for taproot if the wallet gives them. */
  publicKey?: string | undefined
  purpose: AddressPurpose
}

/** `ecdsa` is the recoverable signature of BIP-137, `bip322` the simple form of BIP-322. */
export type MessageProtocol = 'ecdsa' | 'bip322'

export interface MessageRequest {
  address: string
  message: string
  /** By default the wallet's choice, which is ECDSA for payment addresses. */
  protocol?: MessageProtocol | undefined
}

export interface InputToSign {
  address: string
  index: number
  sighashTypes?: readonly number[] | undefined
}

export interface PsbtRequest {
  /** Base64. */
  psbt: string
  /** An empty list means all inputs of the wallet. */
  signInputs: readonly InputToSign[]
  broadcast: boolean
}

export interface SignedPsbt {
  /** Base64. */
  psbt: string
  /** Hexadecimal; set if the wallet broadcast the transaction. */
  txid?: string | undefined
}

export interface TransferRequest {
  /** The paying address. */
  account: string
  recipient: string
  /** Satoshi, in decimal digits. */
  amount: string
}

export interface BitcoinListener {
  /** Accounts or network have changed; the adapter requests both. */
  change(): void
  disconnect(): void
}

/**
 * The interface that the adapter uses; every Bitcoin connector wraps its wallets into it. Errors are the wallet's own:
 * the adapter maps them.
 */
export interface BitcoinProvider {
  /** The permitted accounts. With `silent` the wallet must not prompt; an empty list means no permission. */
  connect(options: { silent: boolean }): Promise<readonly BitcoinAccount[]>
  /** Revokes the site's permission. */
  disconnect(): Promise<void>
  /** The network of the accounts from the last `connect`. */
  getNetwork(): Promise<CaipNetworkId>
  /** Rejects if the wallet cannot or will not switch; its network is unchanged then. */
  setNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Base64. */
  signMessage(request: MessageRequest): Promise<string>
  signPsbt(request: PsbtRequest): Promise<SignedPsbt>
  /** Resolves with the transaction id in hexadecimal. */
  sendTransfer(request: TransferRequest): Promise<string>
  /** True if the session currently grants the method. Absent if the wallet grants all. */
  can?(method: 'signMessage' | 'signPsbt'): boolean
  watch(listener: BitcoinListener): () => void
}

const methods = [
  'connect',
  'disconnect',
  'getNetwork',
  'setNetwork',
  'signMessage',
  'signPsbt',
  'sendTransfer',
  'watch',
] as const satisfies readonly (keyof BitcoinProvider)[]

/** @throws WalletModalError WALLET_INVALID_RESPONSE unless it is a wrapped Bitcoin provider. */
export function toBitcoinProvider(value: unknown): BitcoinProvider {
  const provider = value as BitcoinProvider | null | undefined
  if (!provider || methods.some((method) => typeof provider[method] !== 'function')) {
    throw invalidResponse('The wallet gave no Bitcoin provider')
  }
  return provider
}
