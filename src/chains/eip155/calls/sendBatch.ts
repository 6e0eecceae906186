import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SentTransfer } from '../../../types/sender.ts'
import type { SwapCall } from '../../../types/swapper.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { toWalletError } from '../../walletError.ts'
import { request, toProvider } from '../provider.ts'
import { toStoredCalls } from '../send/storedCall.ts'
import { toHex } from '../send/toHex.ts'
import { readBatchId } from './readBatchId.ts'

interface BatchContext {
  account: string
  caipNetworkId: CaipNetworkId
  /** Called right before the request to the wallet. If it throws, the request is not sent. */
  beforeRequest(): void
}

/**
 * Requests that the wallet carry out all calls or none (EIP-5792). The resulting `hash` is the batch's id.
 *
 * Rejects with the wallet's errors, and with an error of the catalogue if its response has no id.
 */
export async function sendBatch(
  provider: unknown,
  ordered: readonly SwapCall[],
  { account, caipNetworkId, beforeRequest }: BatchContext,
): Promise<SentTransfer> {
  const calls = ordered.map(({ from: _, ...rest }) => rest)
  const chainId = toHex(BigInt(referenceOf(caipNetworkId)))
  beforeRequest()
  try {
    const batch = { version: '2.0.0', from: account, chainId, atomicRequired: true, calls }
    const response = await request(toProvider(provider), 'wallet_sendCalls', [batch])
    const hash = readBatchId(response)
    if (hash === null) throw invalidResponseTo('wallet_sendCalls', response)
    return { hash, call: null, isBatch: true, calls: toStoredCalls(calls) }
  } catch (thrown) {
    throw toWalletError(thrown)
  }
}
