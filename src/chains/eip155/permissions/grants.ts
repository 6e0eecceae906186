import * as z from 'zod/mini'
import { validEntries } from '../../../storage/schemas.ts'
import type { WalletGrant } from '../../../types/permission.ts'
import { maxPermissions, maxSeconds } from '../../../utils/grantLimits.ts'
import { orElse, orNull, text } from '../../../utils/schemas.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import { codesOf, toWalletError } from '../../walletError.ts'
import { isGranted, request, toProvider } from '../provider.ts'
import { endOf, executionGrant } from '../sessions/executionGrant.ts'
import { readPermission } from '../sessions/readPermission.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

const listMethod = 'wallet_getGrantedExecutionPermissions'
const revokeMethod = 'wallet_revokeExecutionPermission'

/** Time limit in ms for the wallet's list of grants, for which the user is not asked. */
const responseMs = 5_000

const invalidParams = -32_602

const address = z.pipe(
  text.check(z.refine((value) => /^0x[\da-f]{40}$/i.test(value))),
  z.transform(toChecksumAddress),
)
/** A grant as ERC-7715 defines the response; `address` is of its earlier drafts. */
const grant = z.object({
  ...executionGrant,
  context: text.check(z.refine((value) => /^0x[\da-f]*$/i.test(value))),
  from: orNull(address),
  address: orNull(address),
  to: orElse(orNull(address), null),
})
const grants = validEntries(grant, maxPermissions)

/**
 * Reads what the wallet has granted to this page for the account (ERC-7715). Null if the wallet lacks the method. Never
 * prompts, never rejects.
 */
export async function readGrants(value: unknown, account: string): Promise<WalletGrant[] | null> {
  try {
    const provider = toProvider(value)
    if (!isGranted(provider, listMethod)) return null
    const late = () => new Error('no response in time')
    const response = await withTimeout(request(provider, listMethod, []), responseMs, late)
    return grants.parse(response).flatMap((one) => {
      const { chainId: caipNetworkId, context, to, permission } = one
      if (!caipNetworkId || (one.from ?? one.address ?? account) !== account) return []
      const expires = endOf(one)
      const expiresAt = expires === null ? null : Math.min(expires, maxSeconds) * 1_000
      return [{ caipNetworkId, context, to, permission: readPermission(permission), expiresAt }]
    })
  } catch {
    return null
  }
}

/** Requests the revocation of a grant from the wallet. Rejects with the wallet's errors. */
export async function revokeGrant(value: unknown, context: string): Promise<void> {
  const provider = toProvider(value)
  const params = { permissionContext: context }
  try {
    // ERC-7715 defines the parameters as an object. Wallets that take lists only refuse it.
    await provider
      .request({ method: revokeMethod, params: params as unknown as readonly unknown[] })
      .catch((thrown: unknown) => {
        if (!codesOf(thrown).includes(invalidParams)) throw thrown
        return request(provider, revokeMethod, [params])
      })
  } catch (thrown) {
    throw toWalletError(thrown)
  }
}
