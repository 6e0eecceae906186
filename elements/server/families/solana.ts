import { solanaVerifier } from '../../../src/chains/solana/verify/verifier.ts'
import type { ServerFamily } from '../loadFamily.ts'

export const family: ServerFamily = {
  verifier: solanaVerifier,
  // Base58 of 32 bytes has one form.
  toOneForm: (address) => address,
}
