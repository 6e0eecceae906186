import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { log } from '../../../utils/log.ts'
import { text } from '../../../utils/schemas.ts'
import {
  applySettings,
  type CallSettings,
  hasSettings,
  withoutSettings,
} from '../send/callSettings.ts'
import type { TransferCall } from '../send/encodeTransfer.ts'
import { type ChainLog, logSchema, quantity, readMovements } from '../send/movements.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { readEffects } from './readEffects.ts'

const head = z.object({
  number: quantity,
  timestamp: quantity,
  miner: text,
  baseFeePerGas: z.optional(quantity),
})
const simulated = z.array(
  z.object({
    calls: z.array(z.object({ status: text, returnData: text, logs: z.array(logSchema) })),
  }),
)

/** Selector of `balanceOf(address)`. */
const balanceOf = '0x70a08231'
/** Address of the logs by which `traceTransfers` tells native transfers. */
const traced = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** True if logs show that an account gives something away, or lets another act for it. */
function showLoss(logs: readonly ChainLog[], account: string): boolean {
  const { allowances, operators, owners } = readEffects(logs, account)
  const isNative = ({ address, topics: [, from = ''] }: ChainLog) =>
    address.toLowerCase() === traced && from.toLowerCase().endsWith(account.slice(2).toLowerCase())
  return (
    logs.some(isNative) ||
    readMovements(logs, account).some(({ kind }) => kind !== 'in') ||
    allowances.some(({ amount }) => amount > 0n) ||
    operators.length > 0 ||
    owners.length > 0
  )
}

/** Gas limits of the wallet: that of the node, or a larger one. */
const gasFactors = [1n, 2n]

/**
 * True if a call that sends no native coin succeeds in the next block, no log shows that the account gives anything away,
 * and its balance in the called contract does not fall; few tokens lower a balance without a log. It is tried with the
 * page's gas and prices and with those that a wallet would choose, because a contract may read them. Needs
 * `eth_simulateV1` and two round trips, because a page waits for the verdict. The review compares all balances. Never
 * rejects.
 */
export async function takesNothing(
  call: TransferCall & CallSettings,
  rpc: RpcRequest,
): Promise<boolean> {
  try {
    const bare = withoutSettings(call)
    const [latest, price, estimate] = await Promise.all([
      rpc('eth_getBlockByNumber', ['latest', false]).then((block) => head.parse(block)),
      rpc('eth_gasPrice', []).then((given) => quantity.parse(given)),
      rpc('eth_estimateGas', [bare]).then(fromHex),
    ])
    if (estimate === null) return false
    const now = BigInt(Math.floor(Date.now() / 1000))
    const base = latest.baseFeePerGas ?? 0n
    // A contract may detect a block of the past, a price of zero or an unlimited gas limit, and then take nothing.
    const blockOverrides = {
      number: toHex(latest.number + 1n),
      time: toHex(now > latest.timestamp ? now : latest.timestamp + 1n),
      feeRecipient: latest.miner,
      ...(latest.baseFeePerGas !== undefined && { baseFeePerGas: toHex(base) }),
    }
    const prices = { gasPrice: toHex(base > price ? base : price) }
    const own = call.from.slice(2).padStart(64, '0')
    const balance = { to: call.to, data: `${balanceOf}${own}` }
    const apply = (given: typeof call, gas: bigint) =>
      applySettings(given, { gas, base, prices }).call
    const tried = [
      ...gasFactors.map((factor) => apply(bare, estimate * factor)),
      ...(hasSettings(call) ? [apply(call, estimate)] : []),
    ]
    const results = await Promise.all(
      tried.map(async (one) => {
        const blockStateCalls = [{ blockOverrides, calls: [balance, one, balance] }]
        const params = [{ blockStateCalls, traceTransfers: true }, toHex(latest.number)]
        const [block] = simulated.parse(await rpc('eth_simulateV1', params))
        const [before, result, after] = block?.calls ?? []
        if (!before || result?.status !== '0x1' || !after) return false
        const [held = 0n, left] = [before, after].map(({ returnData }) => fromHex(returnData) ?? 0n)
        return left !== undefined && left >= held && !showLoss(result.logs, call.from)
      }),
    )
    return results.every(Boolean)
  } catch (thrown) {
    log('info', 'a call could not be tried', thrown)
    return false
  }
}
