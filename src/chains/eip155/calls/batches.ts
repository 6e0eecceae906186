import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { RequestOrigin } from '../../../types/review.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { text } from '../../../utils/schemas.ts'
import { capabilitiesOf } from '../ofChain.ts'
import { type Eip1193Provider, request } from '../provider.ts'

const capabilities = z.object({ atomic: z.object({ status: text }) })

/**
 * Reads the status of EIP-5792's capability `atomic`: `supported`, `ready` or `unsupported`. Undefined if the wallet
 * does not report it. Never prompts, never rejects.
 */
export async function readAtomicStatus(
  provider: Eip1193Provider,
  account: string,
  caipNetworkId: CaipNetworkId,
): Promise<string | undefined> {
  const chainId = Number(referenceOf(caipNetworkId))
  const params = [account, [`0x${chainId.toString(16)}`]]
  const given = await request(provider, 'wallet_getCapabilities', params).catch(() => null)
  const known = capabilitiesOf(given, chainId).map((one) => capabilities.safeParse(one))
  return known.find(({ success }) => success)?.data?.atomic.status
}

/**
 * True if the wallet may upgrade the account to a smart account for a batch, because EIP-5792's capability `atomic` is
 * `ready`. Never prompts and never rejects.
 */
export async function mayUpgrade(
  provider: Eip1193Provider,
  { caipNetworkId, from }: RequestOrigin,
): Promise<boolean> {
  if (!caipNetworkId || !from) return false
  return (await readAtomicStatus(provider, from, caipNetworkId)) === 'ready'
}
