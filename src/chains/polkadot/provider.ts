import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** What `signRaw` takes, as wallets and @polkadot/api have it (their SignerPayloadRaw). */
export interface RawPayload {
  address: string
  /** Hexadecimal bytes, or text. */
  data: string
  /** Wallets put `<Bytes>` around bytes, so that no transaction is signed by mistake. */
  type: 'bytes' | 'payload'
}

/** A transaction to sign (SignerPayloadJSON); only what is looked at here is named. */
export interface TransactionPayload {
  address: string
  genesisHash?: string
  [field: string]: unknown
}

/** A wallet's Signer, as @polkadot/api takes it. */
export interface PolkadotSigner {
  signRaw(payload: RawPayload): Promise<unknown>
  signPayload(payload: TransactionPayload): Promise<unknown>
}

/** What a wallet tells while it is connected. Accounts are as the wallet lists them, not yet checked. */
export interface PolkadotListener {
  accounts(accounts: unknown): void
  network(caipNetworkId: CaipNetworkId): void
  disconnect(): void
}

/**
 * A Polkadot wallet as the adapter takes it, from any connector. Addresses go to it in any network's text: it
 * knows the wallet's own spelling.
 */
export interface PolkadotProvider {
  /** The accounts the wallet lists. With `silent` it must not prompt. */
  connect(options: { silent: boolean }): Promise<unknown>
  disconnect(): Promise<void>
  /** The app's choice: most Polkadot wallets are on no network of their own. */
  getNetwork(): Network
  setNetwork(network: Network): Promise<void>
  signer: PolkadotSigner
  /** Whether the wallet has granted what this method needs, as it stands now. Left out: it grants all. */
  can?(method: keyof PolkadotSigner): boolean
  watch(listener: PolkadotListener): () => void
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE for what is no Polkadot provider. */
export function toPolkadotProvider(value: unknown): PolkadotProvider {
  const { signer, watch } = Object(value) as Partial<PolkadotProvider>
  if (typeof signer?.signRaw === 'function' && typeof watch === 'function') {
    return value as PolkadotProvider
  }
  throw invalidResponse('The wallet gave no Polkadot provider')
}
