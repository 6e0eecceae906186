import type { Namespace } from '../types/caip.ts'
import type { SignedMessage, Verifier } from '../types/verifier.ts'
import { namespaceOf } from '../utils/caip.ts'
import { loadLaterPart } from './laterFamilies.ts'

/**
 * Maximum characters of a message and of a signature, far above real lengths. The longest signatures come from contract
 * wallets that are not deployed yet.
 */
const maxMessageLength = 16_384
const maxSignatureLength = 65_536

function isVerifiable(namespace: Namespace, request: SignedMessage): boolean {
  const { message, signature, caipNetworkId } = request
  return (
    namespaceOf(caipNetworkId) === namespace &&
    message.length <= maxMessageLength &&
    signature.length <= maxSignatureLength
  )
}

/** @throws WalletModalError LOAD_FAILED if the verifier's chunk cannot be fetched; the next call retries */
export async function loadVerifier(namespace: Namespace): Promise<Verifier> {
  const verifier = await loadLaterPart(namespace, 'verifier')
  return {
    verify: async (request) => isVerifiable(namespace, request) && verifier.verify(request),
  }
}
