import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Rehearsal, SwapCall, SwapOrder, Swapper } from '../../../types/swapper.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { isSame } from '../../../utils/isSame.ts'
import { log } from '../../../utils/log.ts'
import { shortAddress } from '../../../utils/shortAddress.ts'
import { estimateGasLimit } from '../send/estimateFee.ts'
import { explainRevert } from '../send/explainRevert.ts'
import { isContract } from '../send/inspectReceiver.ts'
import { type Movement, readMovements } from '../send/movements.ts'
import { type SimulatedCalls, simulateCalls } from '../send/simulateCalls.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { readAllowance } from './toApprovals.ts'
import { contractOf, refuse } from './toCall.ts'

/** JSON-RPC error codes of nodes that lack the method or one of its parameters. */
const unknownCodes = [-32601, -32602, -32004]

function explain(thrown: unknown, { source, nativeSymbol }: SwapOrder) {
  const token = source.isNative ? null : source.address
  const error = explainRevert(thrown, { token, symbol: source.symbol, nativeSymbol })
  const said = `${error?.params.reason ?? ''} ${error?.longMessage ?? ''}`
  if (/INSUFFICIENT_OUTPUT|slippage|too little received|min(?:imum)? ?return/i.test(said))
    return new WalletModalError('SWAP_PRICE_MOVED', { longMessage: said.trim(), cause: thrown })
  return error
}

/**
 * Simulates the first call with `eth_call`, and rejects if that call fails. Later calls depend on the first call, so
 * they are not simulated, and gas is estimated for a swap without approvals only.
 */
async function tryFirst(
  order: SwapOrder,
  [first, ...later]: readonly SwapCall[],
  rpc: RpcRequest,
): Promise<Rehearsal> {
  try {
    await rpc('eth_call', [first, 'latest'])
  } catch (thrown) {
    const error = explain(thrown, order)
    if (error) throw error
    log('info', 'a swap could not be tried', thrown)
  }
  const gasLimit = first && later.length === 0 ? await estimateGasLimit(first, rpc) : null
  return { arrives: null, gasLimits: gasLimit === null ? null : [gasLimit] }
}

/**
 * @throws WalletModalError SWAP_SHORTFALL if less than the minimum would arrive, or if more than the quoted amount
 * would be spent
 */
function checkChange(order: SwapOrder, arrives: bigint, goes: bigint, tolerance: bigint): void {
  const { target, minimum, quote } = order
  const isShort = arrives < minimum
  if (!isShort && goes <= quote.fromAmount + tolerance) return
  const { symbol, decimals } = target
  const longMessage = `In base units, ${arrives} would arrive and ${goes} would go.`
  const params = { amount: `${formatUnits(minimum, decimals)} ${symbol}` }
  throw new WalletModalError('SWAP_SHORTFALL', { params, longMessage })
}

function takesMore(what: string, longMessage: string): WalletModalError {
  return new WalletModalError('SWAP_TAKES_MORE', { params: { what }, longMessage })
}

/**
 * Checks the movements of a swap. Movements of source and target are permitted, and `checkChange` checks their amounts.
 * An approval of the source for the spender is permitted up to the amount.
 * @throws WalletModalError SWAP_TAKES_MORE for any other transfer or approval
 */
async function checkMovements(
  order: SwapOrder,
  { logs }: SimulatedCalls,
  spender: string,
  rpc: RpcRequest,
): Promise<void> {
  const { source, target, account, quote } = order
  const isOf = (token: SwapOrder['source'], { token: moved }: Movement) =>
    !token.isNative && isSame(contractOf(token) ?? '', moved)
  let allowed: bigint | undefined
  for (const movement of readMovements(logs, account)) {
    const { kind, amount, token, other } = movement
    if (kind === 'in') continue
    if (kind === 'out' && amount !== null && (isOf(source, movement) || isOf(target, movement)))
      continue
    if (
      kind === 'approval' &&
      amount !== null &&
      isOf(source, movement) &&
      isSame(other, spender)
    ) {
      allowed ??= await readAllowance(order, spender, rpc)
      // Some tokens log the remainder of an older allowance as an approval.
      if (amount <= quote.fromAmount || amount <= allowed) continue
    }
    const what = shortAddress(toChecksumAddress(token))
    throw takesMore(what, `${kind} of ${amount ?? 'collectibles'} of ${token}, ${other}`)
  }
}

async function simulate(order: SwapOrder, calls: readonly SwapCall[], rpc: RpcRequest) {
  const { account, source, target, isSmartAccount } = order
  const holdings = [source, target].flatMap((token) => {
    const contract = contractOf(token)
    return contract === null ? [] : { token: contract, owner: account }
  })
  try {
    return await simulateCalls({ account, calls, holdings, isFunded: isSmartAccount, rpc })
  } catch (thrown) {
    const isUnknown =
      !(thrown instanceof WalletModalError) ||
      thrown.code !== 'RPC_ERROR' ||
      unknownCodes.includes(Number(thrown.params.code)) ||
      /method|not (?:found|supported|available)|unknown/i.test(String(thrown.params.message))
    if (isUnknown) return null
    throw explain(thrown, order) ?? thrown
  }
}

export const rehearse: Swapper['rehearse'] = async (order, calls, rpc) => {
  const spender = calls.at(-1)?.to ?? ''
  if (!(await isContract(spender, rpc)))
    throw refuse(`${spender} is no contract, and what goes there swaps nothing.`)
  const seen = await simulate(order, calls, rpc)
  if (!seen) return tryFirst(order, calls, rpc)
  if (seen.failure)
    throw (
      explain(seen.failure, order) ?? new WalletModalError('SWAP_FAILED', { cause: seen.failure })
    )
  const { native, dataWei, gasLimits } = seen
  const { source, target } = order
  const changes = seen.tokens.map(({ change }) => change)
  const [sourceChange, targetChange] = [source, target].map((token) =>
    token.isNative ? native.change : (changes.shift() ?? 0n),
  )
  const arrives = targetChange ?? 0n
  checkChange(order, arrives, -(sourceChange ?? 0n), source.isNative ? dataWei : 0n)
  if (!source.isNative && !target.isNative && -native.change > dataWei)
    throw takesMore(order.nativeSymbol, `${-native.change} wei would go beside the fee.`)
  await checkMovements(order, seen, spender, rpc)
  return { arrives, gasLimits }
}
