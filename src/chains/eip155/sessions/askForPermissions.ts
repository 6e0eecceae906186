import * as z from 'zod/mini'
import type { WalletListener } from '../../../types/chainAdapter.ts'
import { maxPermissions, maxSeconds } from '../../../utils/grantLimits.ts'
import { finiteNumber } from '../../../utils/schemas.ts'
import type { RequestArguments } from '../hostProvider.ts'
import type { Eip1193Provider } from '../provider.ts'

/** What both the request and the answer of `wallet_grantPermissions` have; the expiry is in seconds. */
const grant = z.object({
  expiry: finiteNumber.check(z.refine((value) => value > 0)),
  permissions: z.array(z.unknown()).check(z.refine((all) => all.length <= maxPermissions)),
})

/** The first that is a grant: the answer, as the wallet may have changed it; else what was asked. */
function readGrant(answer: unknown, params: unknown) {
  const [asked] = Array.isArray(params) ? params : []
  const [first = answer] = Array.isArray(answer) ? answer : []
  const candidates = [first, { ...asked, ...Object(first) }, asked]
  return candidates.map((one) => grant.safeParse(one)).find(({ success }) => success)?.data
}

/** `wallet_grantPermissions` of the page: passed on as it is; what the wallet has granted is told to the listener. */
export async function askForPermissions(
  provider: Eip1193Provider,
  args: RequestArguments,
  listener: WalletListener | undefined,
): Promise<unknown> {
  const answer = await provider.request(args as { method: string })
  const granted = readGrant(answer, args.params)
  if (granted) {
    const expiresAt = Math.min(granted.expiry, maxSeconds) * 1000
    listener?.granted?.({ permissions: granted.permissions, expiresAt })
  }
  return answer
}
