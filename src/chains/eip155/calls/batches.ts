import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { RequestOrigin } from '../../../types/review.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { text } from '../../../utils/schemas.ts'
import { capabilitiesOf } from '../ofChain.ts'
import { isGranted, request, toProvider } from '../provider.ts'

const capabilities = z.object({ atomic: z.object({ status: text }) })

/**
 * Reads the status of EIP-5792's capability `atomic`: `supported`, `ready` or `unsupported`. Undefined if the wallet
 * does not report it, or if the session does not grant batches. Never prompts, never rejects.
 */
export async function readAtomicStatus(
  provider: unknown,
  account: string,
  caipNetworkId: CaipNetworkId,
): Promise<string | undefined> {
  try {
    const wallet = toProvider(provider)
    if (!isGranted(wallet, 'wallet_sendCalls')) return undefined
    const chainId = Number(referenceOf(caipNetworkId))
    const params = [account, [`0x${chainId.toString(16)}`]]
    const given = await request(wallet, 'wallet_getCapabilities', params)
    const known = capabilitiesOf(given, chainId).map((one) => capabilities.safeParse(one))
    return known.find(({ success }) => success)?.data?.atomic.status
  } catch {
    return undefined
  }
}

/**
 * True if the wallet may upgrade the account to a smart account for a batch, because EIP-5792's capability `atomic` is
 * `ready`. Never prompts and never rejects.
 */
export async function mayUpgrade(
  provider: unknown,
  { caipNetworkId, from }: RequestOrigin,
): Promise<boolean> {
  if (!caipNetworkId || !from) return false
  return (await readAtomicStatus(provider, from, caipNetworkId)) === 'ready'
}
