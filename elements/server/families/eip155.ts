import { toAddress } from '../../../src/chains/eip155/toChecksumAddress.ts'
import { eip155Verifier } from '../../../src/chains/eip155/verify/verifier.ts'
import type { ServerFamily } from '../loadFamily.ts'

export const family: ServerFamily = {
  verifier: eip155Verifier,
  toOneForm: toAddress,
}
