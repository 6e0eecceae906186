import { Interface } from 'ethers/abi'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { SwapCall, SwapOrder, Swapper } from '../../../types/swapper.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { log } from '../../../utils/log.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'
import { explainRevert } from '../send/explainRevert.ts'
import { fromHex } from '../send/toHex.ts'
import { contractOf } from './toCall.ts'

const erc20 = new Interface(['function balanceOf(address owner) view returns (uint256)'])

/**
 * An address at which, for the length of a trial, code stands that answers with the native balance of its argument:
 * `CALLDATALOAD(0)`, `BALANCE`, and that is returned.
 */
const balanceReader = '0x00000000000000000000000000000000ba1a9ce0'
const balanceReaderCode = '0x6000353160005260206000f3'

const result = z.object({
  status: text,
  returnData: text,
  gasUsed: text,
  error: z.optional(z.object({ code: finiteNumber, message: text, data: z.optional(z.unknown()) })),
})
const block = z.object({ calls: z.array(result) })
const answer = z.pipe(
  z.array(block),
  z.transform((blocks) => blocks[0]?.calls ?? []),
)

/** What nodes say of a method that they do not have, or of a parameter of it that they do not know. */
const unknownCodes = [-32601, -32602, -32004]

/** Why a swap would fail: what the exchange says of prices, else as of a transfer of the source. */
function explain(thrown: unknown, { source, nativeSymbol }: SwapOrder) {
  const token = source.isNative ? null : source.address
  const error = explainRevert(thrown, { token, symbol: source.symbol, nativeSymbol })
  const said = `${error?.params.reason ?? ''} ${error?.longMessage ?? ''}`
  if (/INSUFFICIENT_OUTPUT|slippage|too little received|min(?:imum)? ?return/i.test(said))
    return new WalletModalError('SWAP_PRICE_MOVED', { longMessage: said.trim(), cause: thrown })
  return error
}

/** Without a way to see what arrives: whether the next call would fail, as far as that can be tried. */
async function tryFirst(order: SwapOrder, [first]: readonly SwapCall[], rpc: RpcRequest) {
  try {
    await rpc('eth_call', [first, 'latest'])
  } catch (thrown) {
    const error = explain(thrown, order)
    if (error) throw error
    log('info', 'a swap could not be tried', thrown)
  }
  return { arrives: null, gas: null }
}

/** How much of each token the account has, read in a row of calls. */
function balanceCalls({ account, source, target }: SwapOrder) {
  const data = erc20.encodeFunctionData('balanceOf', [account])
  return [target, source].map((token) => {
    const contract = contractOf(token)
    if (contract !== null) return { from: account, to: contract, data }
    return { from: account, to: balanceReader, data: `0x${data.slice(10)}` }
  })
}

/** @throws WalletModalError SWAP_SHORTFALL */
function checkChange(order: SwapOrder, arrives: bigint, goes: bigint): void {
  const { target, minimum, quote } = order
  const isShort = arrives < minimum
  if (!isShort && goes <= quote.fromAmount) return
  const { symbol, decimals } = target
  const longMessage = `In base units, ${arrives} would arrive and ${goes} would go.`
  const params = { amount: `${formatUnits(minimum, decimals)} ${symbol}` }
  throw new WalletModalError('SWAP_SHORTFALL', { params, longMessage })
}

/** See `Swapper`: by `eth_simulateV1`, with the balances read before and after. */
export const rehearse: Swapper['rehearse'] = async (order, calls, rpc) => {
  const balances = balanceCalls(order)
  const trial = {
    blockStateCalls: [
      {
        stateOverrides: { [balanceReader]: { code: balanceReaderCode } },
        calls: [...balances, ...calls, ...balances],
      },
    ],
  }
  let results: z.output<typeof answer>
  try {
    results = answer.parse(await rpc('eth_simulateV1', [trial, 'latest']))
  } catch (thrown) {
    const isUnknown =
      !(thrown instanceof WalletModalError) ||
      thrown.code !== 'RPC_ERROR' ||
      unknownCodes.includes(Number(thrown.params.code)) ||
      /method|not (?:found|supported|available)|unknown/i.test(String(thrown.params.message))
    if (isUnknown) return tryFirst(order, calls, rpc)
    throw explain(thrown, order) ?? thrown
  }
  if (results.length !== calls.length + 4) return tryFirst(order, calls, rpc)
  const tried = results.slice(2, -2)
  const failed = tried.find(({ status }) => status !== '0x1')
  if (failed) {
    const { code, message } = failed.error ?? { code: 3, message: 'execution reverted' }
    const cause = { code, message, data: failed.error?.data ?? failed.returnData }
    const error = new WalletModalError('RPC_ERROR', { params: { code, message }, cause })
    throw explain(error, order) ?? new WalletModalError('SWAP_FAILED', { cause: error })
  }
  const [targetBefore, sourceBefore] = results.map(({ returnData }) => fromHex(returnData))
  const [targetAfter, sourceAfter] = results.slice(-2).map(({ returnData }) => fromHex(returnData))
  if (targetBefore == null || sourceBefore == null || targetAfter == null || sourceAfter == null)
    return tryFirst(order, calls, rpc)
  const arrives = targetAfter - targetBefore
  checkChange(order, arrives, sourceBefore - sourceAfter)
  return {
    arrives,
    gas: tried.reduce((sum, { gasUsed }) => sum + (fromHex(gasUsed) ?? 0n), 0n),
  }
}
