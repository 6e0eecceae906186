import { decodeSs58, encodeSs58, ss58PrefixOf } from '../../../src/chains/polkadot/ss58.ts'
import { polkadotVerifier } from '../../../src/chains/polkadot/verify/verifier.ts'
import type { ServerFamily } from '../loadFamily.ts'

export const family: ServerFamily = {
  verifier: polkadotVerifier,
  toOneForm(address, caipNetworkId) {
    const decoded = decodeSs58(address)
    return decoded && encodeSs58({ ...decoded, prefix: ss58PrefixOf({ caipNetworkId }) })
  },
}
