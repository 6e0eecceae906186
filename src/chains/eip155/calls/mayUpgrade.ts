import * as z from 'zod/mini'
import type { CallOrigin } from '../../../types/calls.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { orElse, record, text } from '../../../utils/schemas.ts'
import { type Eip1193Provider, request } from '../provider.ts'

const capabilities = z.object({ atomic: orElse(z.object({ status: text }), null) })
/** Capabilities by chain id in hexadecimal; those of `0x0` apply to every chain. */
const responseSchema = record(text, orElse(capabilities, { atomic: null }))

/**
 * True if the wallet may upgrade the account to a smart account for a batch: EIP-5792's capability `atomic` is `ready`.
 * Never prompts, never rejects.
 */
export async function mayUpgrade(
  provider: Eip1193Provider,
  { caipNetworkId, from }: CallOrigin,
): Promise<boolean> {
  if (!caipNetworkId || !from) return false
  const chainId = Number(referenceOf(caipNetworkId))
  const params = [from, [`0x${chainId.toString(16)}`]]
  const given = await request(provider, 'wallet_getCapabilities', params).catch(() => null)
  const { data: read } = responseSchema.safeParse(given)
  const statusOf = (id: number) =>
    Object.entries(read ?? {}).find(([key]) => Number(key) === id)?.[1].atomic?.status
  return (statusOf(chainId) ?? statusOf(0)) === 'ready'
}
