import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { ConnectDetail } from '../types/host.ts'
import type { DeepLinkChoice } from '../utils/deepLinks.ts'

export interface PairingState {
  status: 'idle' | 'pending' | 'failed'
  /** The URI of the QR code and of deep links. */
  uri: string | null
  /** Milliseconds since the epoch; 0 without a URI. */
  expiresAt: number
  error: WalletModalError | null
  /** The wallet app that the user opened with this pairing. */
  choice: DeepLinkChoice | null
}

/** The pending WalletConnect pairing. One for the page: a second one would replace the first's QR code. */
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

/** The pending work behind that state. Not reactive. */
export const pairingUnderWay: {
  current: { promise: Promise<ConnectDetail[]>; controller: AbortController } | undefined
} = { current: undefined }
