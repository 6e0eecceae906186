import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { ConnectDetail } from '../types/host.ts'
import type { DeepLinkChoice } from '../utils/deepLinks.ts'

export interface PairingState {
  status: 'idle' | 'pending' | 'failed'
  /** What the QR code shows and the links carry. */
  uri: string | null
  /** Milliseconds since the epoch; 0 without a URI. */
  expiresAt: number
  error: WalletModalError | null
  /** The app that the visitor has opened on this pairing. */
  choice: DeepLinkChoice | null
}

/** The WalletConnect pairing under way. One for the page: a second would take over the first's QR code. */
export const pairing = proxy<PairingState>({
  status: 'idle',
  uri: null,
  expiresAt: 0,
  error: null,
  choice: null,
})

export function resetPairing(): void {
  Object.assign(pairing, { status: 'idle', uri: null, expiresAt: 0, error: null, choice: null })
}

/** The work behind that state: what it will give, and what ends it. Not reactive. */
export const pairingUnderWay: {
  current: { promise: Promise<ConnectDetail[]>; controller: AbortController } | undefined
} = { current: undefined }
