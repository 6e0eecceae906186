import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CallOrigin } from '../../../types/calls.ts'
import type { WalletListener } from '../../../types/chainAdapter.ts'
import type { RequestArguments } from '../hostProvider.ts'
import { type Eip1193Provider, request } from '../provider.ts'
import { batchToAsk, readBatch } from './readBatch.ts'

/** The parameters as JSON has them: from here on the page cannot change what is shown and asked. */
function copyOf(params: unknown): readonly unknown[] {
  try {
    return JSON.parse(JSON.stringify(params))
  } catch {
    throw new ProviderRpcError(errorCodes.invalidParams, 'The parameters are no JSON.')
  }
}

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
  const copy = copyOf(params)
  const batch = readBatch(copy)
  // What was not read was not shown, and is not asked.
  const ask = (origin: CallOrigin) => request(provider, method, copyOf([batchToAsk(copy, origin)]))
  return listener?.calls ? listener.calls(batch, ask) : ask(batch)
}
