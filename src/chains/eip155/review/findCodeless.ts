import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Statement } from '../../../types/review.ts'
import { statementsIn } from '../../../utils/statements.ts'

/** Maximum number of addresses whose code is read. */
const maxReads = 20
/** Networks have contracts of their own below this address, some without code. */
const reserved = 0x1_0000n

/** Warns of called addresses without code: nothing there reads the call. Rejects with errors of `rpc`. */
export async function findCodeless(
  calls: readonly Statement[],
  rpc: RpcRequest,
): Promise<Statement[]> {
  const called = calls.flatMap(statementsIn).flatMap(({ contract }) => contract ?? [])
  const all = [...new Set(called)].filter((one) => BigInt(one) >= reserved).slice(0, maxReads)
  const codes = await Promise.all(all.map((one) => rpc('eth_getCode', [one, 'latest'])))
  return all
    .filter((_, index) => codes[index] === '0x')
    .map((address) => ({
      text: 'review.noCode',
      values: { address: { kind: 'address', address } },
      isGrave: true,
    }))
}
