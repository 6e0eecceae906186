import { loadVerifier } from '../../chains/verifiers.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { isWithin } from '../../utils/isWithin.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { messageOf } from '../report/reportError.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { requestFromHost } from './requestFromHost.ts'

/** Lifetime of a valid result; short, because a contract may revoke a signature. */
const freshMs = 10_000

/** Cache of valid signatures: the time of verification in ms. Entries are used for `freshMs`. */
const found = new Map<string, number>()

/**
 * Resolves with true if the account has signed the message.
 *
 * @throws WalletModalError SIWX_UNCHECKABLE if only the host can verify this kind of signature; SIWX_UNVERIFIED if a
 * node fails or the verifier cannot be loaded
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
  if (isWithin(found.get(key) ?? Number.NEGATIVE_INFINITY, freshMs)) return true
  try {
    const verifier = await loadVerifier(namespaceOf(caipNetworkId))
    const rpc = rpcFor(network)
    if (!(await verifier.verify({ message, signature, address, caipNetworkId, rpc }))) return false
  } catch (cause) {
    if (isCode(cause, 'SIWX_UNCHECKABLE')) throw cause
    const longMessage = `The signature could not be checked: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_UNVERIFIED', { longMessage, cause })
  }
  found.set(key, Date.now())
  return true
}

/** Time limit for the host's response to `siwxverify`. */
const verifyMs = 30_000

/**
 * Requests the verification of a sign-in from the host, or verifies the signature here if the host does not handle
 * `siwxverify`.
 *
 * @throws WalletModalError SIWX_UNVERIFIED if the host's handler or a node fails; SIWX_UNCHECKABLE if the signature can
 * be verified by the host only
 */
export async function isAccepted(session: SignInSession): Promise<boolean> {
  const { message, signature, data } = session
  const pending = requestFromHost('siwxverify', { message, signature, data })
  if (!pending) return verifySignature(session)
  try {
    const late = () => new Error('no answer in time')
    return (await withTimeout(pending, verifyMs, late)) === true
  } catch (cause) {
    const longMessage = `siwxverify was rejected: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_UNVERIFIED', { longMessage, cause })
  }
}
