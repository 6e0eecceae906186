import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { ConnectDetail } from '../types/host.ts'
import type { DeepLinkChoice } from '../utils/deepLinks.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

/**
 * The pairing, one per page: a second one would replace the QR code of the first.
 *
 * | from | transition | to | caller and event |
 * | --- | --- | --- | --- |
 * | idle, failed | `joinPairing` | pending; failed if the way is off | `startPairing`: the view opens, or the user retries |
 * | pending | `joinPairing` | the same, with its promise | another modal shows the view |
 * | pending | `offerUri` | pending, with `uri` | the relay is connected; again before a proposal expires |
 * | pending | `askCode` | pending, with `step` code | the wallet shows a code that the user types |
 * | pending | `submitCode` | pending, with `step` approval | the code was right, the wallet asks its user |
 * | pending | `chooseApp` | pending, with `choice` | `openWallet`: the user opens a wallet app |
 * | pending | `endPairing` | idle | a wallet has approved, and is connected |
 * | pending | `endPairing` | failed, with `error` | declined, relay unreachable, or nothing granted |
 * | any | `leavePairing` | idle | the view is left, or the user or the host disconnects |
 *
 * `leavePairing` aborts the driver (such as `connectors/walletConnect/pairing/pair.ts`), whose later events are ignored.
 */
export interface PairingState {
  status: 'idle' | 'pending' | 'failed'
  /** Pairing URI, for the QR code and deep links. */
  uri: string | null
  /** Expiry of the URI in ms since the epoch; 0 without a URI. */
  expiresAt: number
  error: WalletModalError | null
  /** The next step of the user: scans or opens the URI, types the code that the wallet shows, or approves in the wallet. */
  step: 'uri' | 'code' | 'approval'
  /** The wallet app that the user opened with this pairing. */
  choice: DeepLinkChoice | null
}

const idle: PairingState = {
  status: 'idle',
  uri: null,
  expiresAt: 0,
  error: null,
  step: 'uri',
  choice: null,
}

/** State of the pairing, which the transitions below change. */
export const pairing: ReadonlyState<PairingState> = createState<PairingState>({ ...idle })

interface PairingRun {
  readonly promise: Promise<ConnectDetail[]>
  readonly controller: AbortController
  /** Checks the code that the user has typed; rejects if it is wrong. */
  submit?: (code: string) => Promise<void>
}

/** The pending pairing; undefined in every other status. */
let run: PairingRun | undefined

/** Returns the pending pairing. If there is none, starts a pairing with `connect`. */
export function joinPairing(
  connect: (signal: AbortSignal) => Promise<ConnectDetail[]>,
): Promise<ConnectDetail[]> {
  if (run) return run.promise
  const controller = new AbortController()
  Object.assign(pairing, { ...idle, status: 'pending' })
  run = { promise: connect(controller.signal), controller }
  return run.promise
}

/** Sets the URI to show. Returns false if `leavePairing` has aborted the pairing. */
export function offerUri({ aborted }: AbortSignal, uri: string, expiresAt: number): boolean {
  if (!aborted) Object.assign(pairing, { uri, expiresAt, step: 'uri' })
  return !aborted
}

/** Has the user type the code that the wallet shows. Does nothing if `leavePairing` has aborted the pairing. */
export function askCode({ aborted }: AbortSignal, submit: (code: string) => Promise<void>): void {
  if (aborted || !run) return
  run.submit = submit
  Object.assign(pairing, { step: 'code' })
}

/** Rejects if the code is wrong. */
export async function submitCode(code: string): Promise<void> {
  const asked = run
  await asked?.submit?.(code)
  if (asked && asked === run) Object.assign(pairing, { step: 'approval' })
}

export function chooseApp(choice: DeepLinkChoice): void {
  Object.assign(pairing, { choice })
}

/** Ends the pairing, with an error if it failed. Does nothing if `leavePairing` has aborted the pairing. */
export function endPairing({ aborted }: AbortSignal, error: WalletModalError | null): void {
  if (aborted) return
  run = undefined
  if (error) Object.assign(pairing, { status: 'failed', uri: null, error })
  else Object.assign(pairing, idle)
}

export function leavePairing(): void {
  const left = run
  run = undefined
  left?.controller.abort()
  Object.assign(pairing, idle)
}
