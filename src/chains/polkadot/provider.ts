import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { hasMethods } from '../hasMethods.ts'

/** Parameter of `signRaw` (SignerPayloadRaw of @polkadot/api). */
export interface RawPayload {
  address: string
  /** Hexadecimal bytes, or text. */
  data: string
  /** Type of `data`. Wallets wrap data of the type `bytes` in `<Bytes>`, so that it cannot be a transaction. */
  type: 'bytes' | 'payload'
}

/** Parameter of `signPayload` (SignerPayloadJSON of @polkadot/api), with the fields that are read here. */
export interface TransactionPayload {
  address: string
  genesisHash?: string
  [field: string]: unknown
}

/** The Signer interface of @polkadot/api. */
export interface PolkadotSigner {
  signRaw(payload: RawPayload): Promise<unknown>
  signPayload(payload: TransactionPayload): Promise<unknown>
}

/** A listener of the wallet's changes. The accounts that it receives are not validated. */
export interface PolkadotListener {
  accounts(accounts: unknown): void
  network(caipNetworkId: CaipNetworkId): void
  disconnect(): void
}

/**
 * The interface into which every Polkadot connector wraps its wallets. An address in a request may have any SS58
 * prefix. The wallet receives the address with the prefix that the wallet itself uses.
 */
export interface PolkadotProvider {
  connect(options: { silent: boolean }): Promise<unknown>
  disconnect(): Promise<void>
  /** The network that the app has selected, because most Polkadot wallets have no active network. */
  getNetwork(): Network
  setNetwork(network: Network): Promise<void>
  signer: PolkadotSigner
  /** True if the session currently grants the method. Absent if the wallet grants all methods. */
  can?(method: keyof PolkadotSigner): boolean
  watch(listener: PolkadotListener): () => void
}

export function toPolkadotProvider(value: unknown): PolkadotProvider {
  const { signer } = Object(value) as Partial<PolkadotProvider>
  if (
    hasMethods<PolkadotSigner>(signer, ['signRaw']) &&
    hasMethods<PolkadotProvider>(value, ['watch'])
  )
    return value
  throw invalidResponse('The wallet gave no Polkadot provider')
}
