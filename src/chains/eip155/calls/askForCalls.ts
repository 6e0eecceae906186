import { methodNotFound } from '../../../errors/methodNotFound.ts'
import type { CallOrigin } from '../../../types/calls.ts'
import type { WalletListener } from '../../../types/chainAdapter.ts'
import { copyParams } from '../copyParams.ts'
import type { RequestArguments } from '../hostProvider.ts'
import { type Eip1193Provider, request } from '../provider.ts'
import { batchToAsk, readBatch } from './readBatch.ts'

/**
 * @throws ProviderRpcError -32601 if the wallet has not granted the method, -32602 or 5740 for invalid parameters, 4001
 * if the user declines; the wallet's errors
 */
export async function askForCalls(
  provider: Eip1193Provider,
  { method, params }: RequestArguments,
  listener: WalletListener | undefined,
): Promise<unknown> {
  const { can } = provider
  if (typeof can === 'function' && can(method) === false) throw methodNotFound(method)
  const copy = copyParams(params)
  const batch = readBatch(copy)
  // The request is rebuilt from the parsed fields, so that the wallet gets nothing that was not shown.
  const ask = (origin: CallOrigin) =>
    request(provider, method, copyParams([batchToAsk(copy, origin)]))
  return listener?.calls ? listener.calls(batch, ask) : ask(batch)
}
