import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { hasMethods } from '../hasMethods.ts'

export type AddressPurpose = 'payment' | 'ordinals'

export interface BitcoinAccount {
  address: string
  /** Public key in hexadecimal. For taproot the key has 32 bytes if the wallet reports that form. */
  publicKey?: string | undefined
  purpose: AddressPurpose
}

/** An address that the wallet lists as part of an account. */
export interface ListedAddress {
  address: string
  /** Public key in hexadecimal; undefined if the wallet does not report it. */
  publicKey?: string | undefined
  /** True for an address that the wallet gives to change only (BIP-44, path level `change`). */
  isChange: boolean
  /** True if an earlier page has stored the address, and the wallet has not listed it since the page was loaded. */
  isStored?: boolean | undefined
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
  /** The result of `addressesOf` has changed for the selected account. */
  addresses?(): void
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
  /** True if the wallet or its session currently grants the method. Absent if it grants all methods. */
  can?(method: 'signMessage' | 'signPsbt' | 'sendTransfer', address?: string): boolean
  /**
   * Returns the payment addresses that the wallet lists for an account, the account's own address first. Empty as long
   * as the wallet has listed no further address. Sends no request. Absent if an account has one payment address.
   */
  addressesOf?(account: string): readonly ListedAddress[]
  /** Resolves once the wallet has listed its addresses, or has refused to. Never rejects. Absent as `addressesOf`. */
  whenListed?(): Promise<void>
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

/**
 * Returns the payment addresses of an account, the account's own address first. Without a provider, or if the wallet
 * lists no further addresses, it is the account's own address alone. Stored addresses are included: they count for balance
 * and history alone.
 */
export function knownAddressesOf(provider: unknown, account: string): readonly ListedAddress[] {
  const { addressesOf: list } = Object(provider) as Partial<BitcoinProvider>
  const listed = list?.(account) ?? []
  return listed.length > 0 ? listed : [{ address: account, isChange: false }]
}

/**
 * Returns the payment addresses that the wallet has listed for an account since the page was loaded, the account's own
 * address first. Only these are shown, paid, or called the user's own, because other code of the page's origin can write
 * to storage.
 */
export function addressesOf(provider: unknown, account: string): readonly ListedAddress[] {
  const [own = { address: account, isChange: false }, ...others] = knownAddressesOf(
    provider,
    account,
  )
  // The stored key of the own address is as unproved as a stored address.
  const { address, isChange } = own
  return [own.isStored ? { address, isChange } : own, ...others.filter(({ isStored }) => !isStored)]
}

/** Maximum time in ms for which a wallet that is asked for its addresses is awaited. */
const listingMs = 5_000

/** Waits until the wallet has listed the addresses that an earlier page has stored, for some seconds at most. */
export async function awaitListing(provider: unknown, account: string): Promise<void> {
  const { whenListed } = Object(provider) as Partial<BitcoinProvider>
  if (!whenListed || knownAddressesOf(provider, account).every(({ isStored }) => !isStored)) return
  await withTimeout(
    whenListed(),
    listingMs,
    () => new Error('The wallet lists no addresses'),
  ).catch(() => {})
}

export function toBitcoinProvider(value: unknown): BitcoinProvider {
  if (hasMethods<BitcoinProvider>(value, methods)) return value
  throw invalidResponse('The wallet gave no Bitcoin provider')
}
