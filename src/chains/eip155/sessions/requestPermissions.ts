import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { WalletListener } from '../../../types/chainAdapter.ts'
import type { GrantedSession } from '../../../types/smartSession.ts'
import { maxPermissions, maxSeconds } from '../../../utils/grantLimits.ts'
import { finiteNumber } from '../../../utils/schemas.ts'
import type { RequestArguments } from '../hostProvider.ts'
import type { Eip1193Provider } from '../provider.ts'
import { endOf, executionGrant, readNetwork } from './executionGrant.ts'

/** `expiry` is in seconds since the epoch. */
const grant = z.object({
  expiry: finiteNumber.check(z.refine((value) => value > 0)),
  permissions: z.array(z.unknown()).check(z.refine((all) => all.length <= maxPermissions)),
  chainId: z.optional(z.pipe(z.unknown(), z.transform(readNetwork))),
})

/**
 * Reads the permission from the response, because the wallet may have changed the requested one. A field that is
 * missing in the response is taken from the request.
 */
function readGrant(response: unknown, params: unknown) {
  const [requested] = Array.isArray(params) ? params : []
  const [first = response] = Array.isArray(response) ? response : []
  const candidates = [first, { ...requested, ...Object(first) }, requested]
  return candidates.map((one) => grant.safeParse(one)).find(({ success }) => success)?.data
}

const executionGrants = validEntries(z.object(executionGrant), maxPermissions)

/**
 * Reads the response to `wallet_requestExecutionPermissions`, a list of grants, as one session on the network of the first: it
 * lasts until the last of them ends, or for ever.
 */
function readExecution(response: unknown): GrantedSession | undefined {
  const all = executionGrants.safeParse(response).data ?? []
  const caipNetworkId = all[0]?.chainId ?? null
  const own = all.filter(({ chainId }) => chainId === caipNetworkId)
  if (own.length === 0) return undefined
  const expiry = Math.max(...own.map((one) => endOf(one) ?? maxSeconds))
  const permissions = own.map(({ permission }) => permission)
  return { permissions, expiry, expiresAt: Math.min(expiry, maxSeconds) * 1000, caipNetworkId }
}

/**
 * Copies parameters, so that the page cannot change them between review and request.
 * @throws ProviderRpcError -32602 if the parameters cannot be a list in JSON
 */
function copyParams(params: unknown): readonly unknown[] {
  let copy: unknown
  try {
    copy = JSON.parse(JSON.stringify(params))
  } catch {}
  if (Array.isArray(copy)) return copy
  throw new ProviderRpcError(errorCodes.invalidParams, 'The parameters are no list in JSON.')
}

/** Reads the response to `wallet_grantPermissions`, of an earlier draft of ERC-7715. */
function readDraft(response: unknown, requested: readonly unknown[]): GrantedSession | undefined {
  const granted = readGrant(response, requested)
  if (!granted) return undefined
  const { permissions, expiry } = granted
  const expiresAt = Math.min(expiry, maxSeconds) * 1000
  const caipNetworkId = granted.chainId ?? readNetwork(Object(requested[0]).chainId)
  return { permissions, expiry, expiresAt, caipNetworkId }
}

const executionMethod = 'wallet_requestExecutionPermissions'

export async function requestPermissions(
  provider: Eip1193Provider,
  { method, params }: RequestArguments,
  listener: WalletListener | undefined,
): Promise<unknown> {
  const requested = copyParams(params)
  const response = await provider.request({ method, params: copyParams(requested) })
  const session =
    method === executionMethod ? readExecution(response) : readDraft(response, requested)
  if (session) listener?.granted?.(session)
  return response
}
