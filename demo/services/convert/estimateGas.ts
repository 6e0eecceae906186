import { callRpc } from '../jsonRpcCall.ts'

/** With some to spare: a block later it may take more. Undefined where the transaction would fail. */
export async function estimateGas(url: string, call: object): Promise<bigint | undefined> {
  const answer = await callRpc(url, 'eth_estimateGas', [call]).catch(() => undefined)
  return answer === undefined ? undefined : (BigInt(String(answer)) * 125n) / 100n
}
