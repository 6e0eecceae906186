import { loadVerifier } from '../../chains/verifiers.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { messageOf } from '../report/reportError.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** A contract may take back what it has said of a signature. */
const freshMs = 10_000

/** What has been found good, and when. */
const found = new Map<string, number>()

/**
 * Whether the session's account has signed its message, as cryptography and contracts say.
 *
 * @throws WalletModalError SIWX_UNVERIFIED when the network, or our own file, is out of reach
 */
export async function verifySignature({
  data,
  message,
  signature,
}: SignInSession): Promise<boolean> {
  const { accountAddress: address, chainId: caipNetworkId } = data
  const network = findRequestedNetwork(caipNetworkId)
  if (!network) return false
  const key = JSON.stringify([caipNetworkId, address, message, signature])
  if (Date.now() - (found.get(key) ?? Number.NEGATIVE_INFINITY) < freshMs) return true
  try {
    const verifier = await loadVerifier(namespaceOf(caipNetworkId))
    const rpc = rpcFor(network)
    if (!(await verifier.verify({ message, signature, address, caipNetworkId, rpc }))) return false
  } catch (cause) {
    const longMessage = `The signature could not be checked: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_UNVERIFIED', { longMessage, cause })
  }
  found.set(key, Date.now())
  return true
}
