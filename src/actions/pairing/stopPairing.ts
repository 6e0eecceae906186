import { pairingUnderWay, resetPairing } from '../../controllers/pairing.ts'

export function stopPairing(): void {
  const ended = pairingUnderWay.current
  pairingUnderWay.current = undefined
  ended?.controller.abort()
  resetPairing()
}
