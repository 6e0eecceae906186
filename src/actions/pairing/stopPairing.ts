import { pairingUnderWay, resetPairing } from '../../controllers/pairing.ts'

/** Gives up the pairing under way: its QR code is no longer shown. */
export function stopPairing(): void {
  const ended = pairingUnderWay.current
  pairingUnderWay.current = undefined
  ended?.controller.abort()
  resetPairing()
}
