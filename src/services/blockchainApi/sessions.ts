import * as z from 'zod/mini'
import { displayText, lenient, validEntries } from '../../storage/schemas.ts'
import type { CaipAddress } from '../../types/caip.ts'
import type { SmartSession } from '../../types/smartSession.ts'
import { maxPermissions, maxSeconds } from '../../utils/grantLimits.ts'
import { finiteNumber, nonEmptyText } from '../../utils/schemas.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import { invalidResponse } from '../http.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi, sendToApi } from './callApi.ts'
import { image } from './schemas.ts'

/** Several times what it sends: a permission may hold a contract's ABI. */
const maxBytes = { list: 2_000_000, revocation: 20_000 }
const maxSessions = 200

const pageUrl = z.pipe(z.unknown(), z.transform(toSafeHttpUrl))

const session = z.pipe(
  z.object({
    pci: nonEmptyText.check(z.refine((value) => value.length <= 256)),
    project: z.object({ name: displayText, url: lenient(pageUrl), iconUrl: lenient(image) }),
    expiry: finiteNumber.check(z.refine((value) => value >= 0 && value <= maxSeconds)),
    permissions: z.array(z.unknown()).check(z.refine((all) => all.length <= maxPermissions)),
    revokedAt: z.optional(z.unknown()),
  }),
  z.transform(
    ({ pci, project: { name, url, iconUrl }, expiry, permissions, revokedAt }): SmartSession => ({
      pci,
      app: { name, url: url ?? null, iconUrl: iconUrl ?? null },
      expiresAt: expiry * 1000,
      isRevoked: Boolean(revokedAt),
      permissions,
    }),
  ),
)

const pathOf = (account: CaipAddress) => `/v1/sessions/${encodeURIComponent(account)}`

/** What an account has granted. Throws as `requestJson`. */
export async function getSessions(
  context: ServiceContext,
  account: CaipAddress,
): Promise<SmartSession[]> {
  const { pcis } = await callApi(context, pathOf(account), {
    schema: z.object({ pcis: validEntries(session, maxSessions) }),
    maxBytes: maxBytes.list,
    cache: 'no-cache',
  })
  return pcis
}

/** Some services refuse in an answer that is otherwise fine; many answer with nothing at all. */
const refusal = /"success"\s*:\s*false/

/**
 * Ends a session, for the wallet's signature of it.
 *
 * @throws WalletModalError SERVICE_INVALID_RESPONSE when the service says that it has not; what `requestBytes` throws
 */
export async function revokeSession(
  context: ServiceContext,
  account: CaipAddress,
  body: { pci: string; signature: string },
): Promise<void> {
  const path = `${pathOf(account)}/revoke`
  const answer = await sendToApi(context, path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    maxBytes: maxBytes.revocation,
  })
  if (refusal.test(answer)) throw invalidResponse(context.blockchainApiUrl, answer)
}
