import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Statement } from '../../../types/review.ts'
import { findCodeless } from './findCodeless.ts'
import { findYoung } from './findYoung.ts'

/** Tells of called addresses without code, and of new contracts. Rejects with errors of `rpc`. */
export async function inspectCode(
  statements: readonly Statement[],
  rpc: RpcRequest,
): Promise<Statement[]> {
  const young = findYoung(statements, rpc).catch(() => [])
  return [...(await findCodeless(statements, rpc)), ...(await young)]
}
