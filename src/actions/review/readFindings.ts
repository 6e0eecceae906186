import type { Network } from '../../types/network.ts'
import type { ReadRequest, SignedOrder, Statement } from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** Time limit for prices of an order's assets, and for what a node tells of called addresses. */
const findingMs = 3_000

const inTime = <Found>(finding: Promise<Found>, otherwise: Found): Promise<Found> => {
  const late = () => new Error(`nothing found within ${findingMs} ms`)
  return withTimeout(finding, findingMs, late).catch((thrown: unknown) => {
    log('info', 'a request could not be checked in full', thrown)
    return otherwise
  })
}

async function readWorth(
  orders: readonly SignedOrder[],
  network: Network,
  units: Promise<Record<string, TokenUnit>>,
): Promise<readonly Statement[]> {
  const [{ judgeOrders }, { readOrderPrices }] = await Promise.all([
    import('./orderWorth.ts'),
    import('./orderPrices.ts'),
  ])
  const prices = await inTime(readOrderPrices(orders, network), {})
  return judgeOrders(orders, { network, units: await units, prices })
}

/** Says what nodes and prices tell of a request, besides units and changes. Never rejects. */
export async function readFindings(
  { orders, inspect }: ReadRequest,
  network: Network | null,
  units: Promise<Record<string, TokenUnit>>,
): Promise<Statement[]> {
  if (!network) return []
  const all = await Promise.all([
    inspect ? inTime(inspect(rpcFor(network)), []) : [],
    orders ? readWorth(orders, network, units).catch(() => []) : [],
  ])
  return all.flat()
}
