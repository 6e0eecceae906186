import * as z from 'zod/mini'
import { displayText, lenient } from '../../storage/schemas.ts'
import type { CaipAddress, CaipNetworkId } from '../../types/caip.ts'
import type { SmartSession } from '../../types/smartSession.ts'
import { fromCaipAddress } from '../../utils/fromCaipAddress.ts'
import { maxSeconds } from '../../utils/grantLimits.ts'
import { finiteNumber, nonEmptyText, orElse } from '../../utils/schemas.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import { invalidResponse } from '../http.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi, sendToApi } from './callApi.ts'
import { image } from './schemas.ts'

/** Maximum bytes of a response; a permission may contain the ABI of a contract. */
const maxBytes = { list: 2_000_000, revocation: 20_000 }
const maxSessions = 200

const pageUrl = z.pipe(z.unknown(), z.transform(toSafeHttpUrl))

const seconds = finiteNumber.check(z.refine((value) => value >= 0))
const nameless = { name: undefined, url: undefined, iconUrl: undefined }

/** Requires only the id, so that the user can revoke a session whose other fields are malformed. */
const session = z.object({
  pci: nonEmptyText.check(z.refine((value) => value.length <= 256)),
  project: orElse(
    z.object({ name: lenient(displayText), url: lenient(pageUrl), iconUrl: lenient(image) }),
    nameless,
  ),
  expiry: z.optional(z.unknown()),
  permissions: orElse(z.array(z.unknown()), []),
  revokedAt: z.optional(z.unknown()),
})

function readSession(value: unknown, caipNetworkId: CaipNetworkId): SmartSession | undefined {
  const parsed = session.safeParse(value)
  if (!parsed.success) return undefined
  const { pci, project, expiry, permissions, revokedAt } = parsed.data
  const end = seconds.safeParse(expiry)
  return {
    pci,
    app: {
      name: project.name ?? null,
      url: project.url ?? null,
      iconUrl: project.iconUrl ?? null,
    },
    caipNetworkId,
    expiresAt: end.success ? Math.min(end.data, maxSeconds) * 1000 : null,
    expiry,
    isRevoked: Boolean(revokedAt),
    permissions,
  }
}

export interface SessionList {
  sessions: SmartSession[]
  /** Number of sessions that are not listed, because they are malformed or exceed the maximum. */
  hidden: number
}

const pathOf = (account: CaipAddress) => `/v1/sessions/${encodeURIComponent(account)}` as const

/** @throws errors of `requestJson` */
export async function getSessions(
  context: ServiceContext,
  account: CaipAddress,
): Promise<SessionList> {
  const { pcis } = await callApi(context, pathOf(account), {
    schema: z.object({ pcis: z.array(z.unknown()) }),
    maxBytes: maxBytes.list,
    cache: 'no-cache',
  })
  const { caipNetworkId } = fromCaipAddress(account)
  const read = pcis.slice(0, maxSessions).flatMap((one) => readSession(one, caipNetworkId) ?? [])
  const sessions = [...new Map(read.map((one) => [one.pci, one])).values()]
  return { sessions, hidden: pcis.length - read.length }
}

/** An accepted revocation. With status 200, a `success` of false is a refusal, and an empty body is not. */
const accepted = z
  .looseObject({ success: z.optional(z.unknown()) })
  .check(z.refine(({ success }) => success !== false))

function isAccepted(response: string): boolean {
  if (response === '') return true
  try {
    return accepted.safeParse(JSON.parse(response)).success
  } catch {
    return false
  }
}

/**
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the service refuses, or if its response is neither empty nor a
 * JSON object; errors of `requestBytes`
 */
export async function revokeSession(
  context: ServiceContext,
  account: CaipAddress,
  body: { pci: string; signature: string },
): Promise<void> {
  const path = `${pathOf(account)}/revoke` as const
  const response = await sendToApi(context, path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    maxBytes: maxBytes.revocation,
  })
  if (!isAccepted(response.trim())) throw invalidResponse(context.blockchainApiUrl, response)
}
