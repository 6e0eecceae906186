import { parsePayee } from '../../../src/chains/bip122/parsePayee.ts'
import { bip122Verifier } from '../../../src/chains/bip122/verify/verifier.ts'
import type { ServerFamily } from '../loadFamily.ts'

export const family: ServerFamily = {
  verifier: bip122Verifier,
  toOneForm: parsePayee,
}
