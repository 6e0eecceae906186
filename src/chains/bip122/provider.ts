import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

export type AddressPurpose = 'payment' | 'ordinals'

export interface BitcoinAccount {
  address: string
  /** Hexadecimal; 32 bytes for taproot where the wallet says so. */
  publicKey?: string | undefined
  purpose: AddressPurpose
}

/** `ecdsa` is the recoverable signature of BIP-137, `bip322` the simple form of BIP-322. */
export type MessageProtocol = 'ecdsa' | 'bip322'

export interface MessageRequest {
  address: string
  message: string
  /** Left out: the wallet's own choice, which is ECDSA for payment addresses. */
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
  /** None: all that belong to the wallet. */
  signInputs: readonly InputToSign[]
  broadcast: boolean
}

export interface SignedPsbt {
  /** Base64. */
  psbt: string
  /** Hexadecimal, when it was broadcast. */
  txid?: string | undefined
}

export interface TransferRequest {
  /** The account that pays. */
  account: string
  recipient: string
  /** Satoshi, in decimal digits. */
  amount: string
}

export interface BitcoinListener {
  /** Accounts or network have changed. The wallet is then asked for both. */
  change(): void
  disconnect(): void
}

/**
 * What the adapter talks to: every kind of Bitcoin wallet is wrapped into this. Errors are thrown as the
 * wallet throws them; the adapter tells them apart.
 */
export interface BitcoinProvider {
  /** The accounts that may be used. With `silent` the wallet must not prompt, and none is an empty list. */
  connect(options: { silent: boolean }): Promise<readonly BitcoinAccount[]>
  /** Tells the wallet that the visitor left. */
  disconnect(): Promise<void>
  /** Where the accounts of the last `connect` belong. */
  getNetwork(): Promise<CaipNetworkId>
  /** Asks the wallet to go there. Rejects when it cannot or will not; nothing has changed then. */
  setNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Base64. */
  signMessage(request: MessageRequest): Promise<string>
  signPsbt(request: PsbtRequest): Promise<SignedPsbt>
  /** The id of the transaction, hexadecimal. */
  sendTransfer(request: TransferRequest): Promise<string>
  /** Whether the wallet has granted what this method needs, as it stands now. Left out: it grants all. */
  can?(method: 'signMessage' | 'signPsbt'): boolean
  /** Follows the wallet's own changes. Returns what stops it. */
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

/** @throws WalletModalError WALLET_INVALID_RESPONSE for what was not wrapped into a Bitcoin provider. */
export function toBitcoinProvider(value: unknown): BitcoinProvider {
  const provider = value as BitcoinProvider | null | undefined
  if (!provider || methods.some((method) => typeof provider[method] !== 'function')) {
    throw invalidResponse('The wallet gave no Bitcoin provider')
  }
  return provider
}
