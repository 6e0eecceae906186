import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ReadRequest, RequestOrigin } from '../../../types/review.ts'
import type { CallSettings } from '../send/callSettings.ts'
import type { TransferCall } from '../send/encodeTransfer.ts'

/** Makes the members of a request that try its calls on a node. The fee is that of the latest simulation. */
export function simulateCallsOf(
  calls: readonly (Omit<TransferCall, 'from'> & CallSettings)[],
  isRead: boolean,
): Required<Pick<ReadRequest, 'simulate' | 'estimateFee'>> {
  const run = async ({ from: account }: RequestOrigin, rpc: RpcRequest) => {
    if (!account) return null
    const { simulateChanges } = await import('./simulateChanges.ts')
    const all = calls.map((call) => ({ from: account, ...call }))
    return simulateChanges({ account, calls: all, rpc, isRead })
  }
  let latest: ReturnType<typeof run> | undefined
  return {
    async simulate(origin, rpc) {
      latest = run(origin, rpc)
      return (await latest)?.changes ?? null
    },
    async estimateFee(origin, rpc) {
      latest ??= run(origin, rpc)
      return (await latest)?.feeWei ?? null
    },
  }
}
