import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { hasMethods } from '../hasMethods.ts'

export type AddressPurpose = 'payment' | 'ordinals'

export interface BitcoinAccount {
  address: string
  /** Public key in hexadecimal. For taproot the key has 32 bytes if the wallet reports that form. */
  publicKey?: string | undefined
  purpose: AddressPurpose
}

/** `ecdsa` is the recoverable signature of BIP-137, `bip322` the simple form of BIP-322. */
export type MessageProtocol = 'ecdsa' | 'bip322'

export interface MessageRequest {
  address: string
  message: string
  /** Signature scheme. If it is undefined, the wallet chooses: a payment address then signs with ECDSA. */
  protocol?: MessageProtocol | undefined
}

export interface InputToSign {
  address: string
  index: number
  sighashTypes?: readonly number[] | undefined
}

export interface PsbtRequest {
  /** The PSBT to sign, in base64. */
  psbt: string
  /** Inputs to sign; an empty list means all inputs of the wallet's addresses. */
  signInputs: readonly InputToSign[]
  broadcast: boolean
}

export interface SignedPsbt {
  /** The signed PSBT, in base64. */
  psbt: string
  /** Transaction id in hexadecimal, if the wallet has broadcast the transaction. */
  txid?: string | undefined
}

export interface TransferRequest {
  account: string
  recipient: string
  /** Amount in satoshi, as decimal digits. */
  amount: string
}

export interface BitcoinListener {
  change(): void
  disconnect(): void
}

/**
 * The interface into which every Bitcoin connector wraps its wallets. Its methods reject with the wallet's errors,
 * which the adapter maps.
 */
export interface BitcoinProvider {
  /** Resolves with an empty list if the wallet has granted no permission. With `silent` the wallet must not prompt. */
  connect(options: { silent: boolean }): Promise<readonly BitcoinAccount[]>
  disconnect(): Promise<void>
  getNetwork(): Promise<CaipNetworkId>
  /** Switches the network. If the promise rejects, the network is unchanged. */
  setNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Resolves with the signature in base64. */
  signMessage(request: MessageRequest): Promise<string>
  signPsbt(request: PsbtRequest): Promise<SignedPsbt>
  /** Resolves with the transaction id in hexadecimal. */
  sendTransfer(request: TransferRequest): Promise<string>
  /** True if the session currently grants the method. Absent if the wallet grants all methods. */
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
] as const

export function toBitcoinProvider(value: unknown): BitcoinProvider {
  if (hasMethods<BitcoinProvider>(value, methods)) return value
  throw invalidResponse('The wallet gave no Bitcoin provider')
}
