import { Interface } from 'ethers/abi'
import { isCode } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { BuiltTransaction, SwapCall, SwapOrder, Swapper } from '../../../types/swapper.ts'
import { isSame } from '../../../utils/isSame.ts'
import { fromHex } from '../send/toHex.ts'
import { contractOf, readOn, refuse } from './toCall.ts'

const erc20 = new Interface([
  'function approve(address spender, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
])

/** Reads the allowance in base units. The native token needs no allowance, so the order's amount is returned for it. */
export async function readAllowance(
  order: SwapOrder,
  spender: string,
  rpc: RpcRequest,
): Promise<bigint> {
  const token = contractOf(order.source)
  if (token === null) return order.quote.fromAmount
  const data = erc20.encodeFunctionData('allowance', [order.account, spender])
  return fromHex(await rpc('eth_call', [{ to: token, data }, 'latest'])) ?? 0n
}

/**
 * Reads the spender of the service's approval.
 * @throws WalletModalError SWAP_REFUSED if the approval is not a call of `approve`
 */
function readSpender({ data }: BuiltTransaction): string {
  try {
    return String(erc20.decodeFunctionData('approve', data)[0])
  } catch (cause) {
    throw refuse('The approval is no call of `approve`.', cause)
  }
}

/** True if the token refuses to change an allowance from one nonzero amount to another, as Tether does. */
async function mustBeZeroBefore(call: SwapCall, rpc: RpcRequest): Promise<boolean> {
  try {
    await rpc('eth_call', [call, 'latest'])
    return false
  } catch (thrown) {
    return isCode(thrown, 'RPC_ERROR')
  }
}

/**
 * Encodes the approvals that the swap needs. The service's approval is not sent. Only its token and spender are
 * compared.
 */
export const toApprovals: Swapper['toApprovals'] = async (
  order,
  built,
  { spender, allowance, rpc },
) => {
  const { source, account, quote } = order
  const token = contractOf(source)
  if (token === null) return []
  const from = readOn(source.chainId, built.from)
  const requested = readSpender(built)
  const isRequested =
    isSame(readOn(source.chainId, built.to), token) &&
    (isSame(from, account) || isSame(from, token)) &&
    isSame(requested, spender)
  if (!isRequested)
    throw refuse(`${from} is to call ${built.to} to approve ${requested}, and ${spender} swaps.`)
  const approve = (amount: bigint): SwapCall => ({
    from: account,
    to: token,
    value: '0x0',
    data: erc20.encodeFunctionData('approve', [spender, amount]),
  })
  const call = approve(quote.fromAmount)
  const isTwo = allowance > 0n && (await mustBeZeroBefore(call, rpc))
  return isTwo ? [approve(0n), call] : [call]
}
