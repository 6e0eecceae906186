import type { Namespace } from '../types/caip.ts'
import type { SignedMessage, Verifier } from '../types/verifier.ts'
import { namespaceOf } from '../utils/caip.ts'
import { loadPart } from '../utils/loadPart.ts'

const loaders: Record<Namespace, () => Promise<Verifier>> = {
  bip122: () => import('./bip122/verify/verifier.ts').then((module) => module.bip122Verifier),
  eip155: () => import('./eip155/verify/verifier.ts').then((module) => module.eip155Verifier),
  polkadot: () => import('./polkadot/verify/verifier.ts').then((module) => module.polkadotVerifier),
  solana: () => import('./solana/verify/verifier.ts').then((module) => module.solanaVerifier),
}

/** Far beyond what sign-in writes and what wallets give, that of a contract wallet that is not deployed included. */
const maxMessageLength = 16_384
const maxSignatureLength = 65_536

function isOfAskedKind(namespace: Namespace, request: SignedMessage): boolean {
  const { message, signature, caipNetworkId } = request
  return (
    namespaceOf(caipNetworkId) === namespace &&
    message.length <= maxMessageLength &&
    signature.length <= maxSignatureLength
  )
}

/** @throws WalletModalError LOAD_FAILED: the next call tries again */
export async function loadVerifier(namespace: Namespace): Promise<Verifier> {
  const verifier = await loadPart(loaders[namespace]())
  return {
    verify: async (request) => isOfAskedKind(namespace, request) && verifier.verify(request),
  }
}
