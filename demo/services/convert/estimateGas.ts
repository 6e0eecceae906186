import { callRpc } from '../shared/jsonRpcCall.ts'

/** Adds a margin of 25 %, since a later block may need more. Undefined if the transaction would fail. */
export async function estimateGas(url: string, call: object): Promise<bigint | undefined> {
  const gas = await callRpc(url, 'eth_estimateGas', [call]).catch(() => undefined)
  return gas === undefined ? undefined : (BigInt(String(gas)) * 125n) / 100n
}
