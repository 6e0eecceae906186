import * as z from 'zod/mini'
import type { WalletListener } from '../../../types/chainAdapter.ts'
import { maxPermissions, maxSeconds } from '../../../utils/grantLimits.ts'
import { finiteNumber } from '../../../utils/schemas.ts'
import { toCaipNetworkId } from '../answers.ts'
import { copyParams } from '../copyParams.ts'
import type { RequestArguments } from '../hostProvider.ts'
import type { Eip1193Provider } from '../provider.ts'

function readNetwork(chainId: unknown) {
  try {
    return toCaipNetworkId(chainId)
  } catch {
    return null
  }
}

/** `expiry` is in seconds since the epoch. */
const grant = z.object({
  expiry: finiteNumber.check(z.refine((value) => value > 0)),
  permissions: z.array(z.unknown()).check(z.refine((all) => all.length <= maxPermissions)),
  chainId: z.optional(z.pipe(z.unknown(), z.transform(readNetwork))),
})

/**
 * Reads the permission from the response, because the wallet may have changed it; fields that are missing in the
 * response are taken from the request.
 */
function readGrant(answer: unknown, params: unknown) {
  const [asked] = Array.isArray(params) ? params : []
  const [first = answer] = Array.isArray(answer) ? answer : []
  const candidates = [first, { ...asked, ...Object(first) }, asked]
  return candidates.map((one) => grant.safeParse(one)).find(({ success }) => success)?.data
}

export async function askForPermissions(
  provider: Eip1193Provider,
  { method, params }: RequestArguments,
  listener: WalletListener | undefined,
): Promise<unknown> {
  const asked = copyParams(params)
  const answer = await provider.request({ method, params: copyParams(asked) })
  const granted = readGrant(answer, asked)
  if (granted) {
    const { permissions, expiry } = granted
    const expiresAt = Math.min(expiry, maxSeconds) * 1000
    const caipNetworkId = granted.chainId ?? readNetwork(Object(asked[0]).chainId)
    listener?.granted?.({ permissions, expiry, expiresAt, caipNetworkId })
  }
  return answer
}
