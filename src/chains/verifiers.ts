import type { Namespace } from '../types/caip.ts'
import type { SignedMessage, Verifier } from '../types/verifier.ts'
import { namespaceOf } from '../utils/caip.ts'
import { loadLaterPart } from './laterFamilies.ts'
import { maxMessageLength, maxSignatureLength } from './signedLimits.ts'

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
