import type { CallOrigin } from '../../../types/calls.ts'
import type { WalletListener } from '../../../types/chainAdapter.ts'
import { copyParams } from '../copyParams.ts'
import type { RequestArguments } from '../hostProvider.ts'
import { type Eip1193Provider, request } from '../provider.ts'
import { batchToAsk, readBatch } from './readBatch.ts'

/**
 * `wallet_sendCalls` of the page: the person is told what the calls do before the wallet asks them.
 *
 * @throws ProviderRpcError -32602 or 5740 for wrong parameters, 4001 where the person declines; what the wallet throws
 */
export async function askForCalls(
  provider: Eip1193Provider,
  { method, params }: RequestArguments,
  listener: WalletListener | undefined,
): Promise<unknown> {
  const copy = copyParams(params)
  const batch = readBatch(copy)
  // What was not read was not shown, and is not asked.
  const ask = (origin: CallOrigin) =>
    request(provider, method, copyParams([batchToAsk(copy, origin)]))
  return listener?.calls ? listener.calls(batch, ask) : ask(batch)
}
