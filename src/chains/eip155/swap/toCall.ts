import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SwapOrder, Swapper } from '../../../types/swapper.ts'
import { isSame } from '../../../utils/isSame.ts'
import { toHex } from '../send/toHex.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

/** Creates SWAP_REFUSED, an error after which the wallet gets no request. `longMessage` is for developers. */
export function refuse(longMessage: string, cause?: unknown): WalletModalError {
  return new WalletModalError('SWAP_REFUSED', { longMessage, cause })
}

/**
 * Selectors of functions that transfer tokens or permit transfers, and never swap: transfer(address,uint256),
 * transferFrom(address,address,uint256), approve(address,uint256), increaseAllowance(address,uint256),
 * setApprovalForAll(address,bool), both forms of permit, and Permit2's approve(address,address,uint160,uint48).
 */
const notSwaps = /^0x(a9059cbb|23b872dd|095ea7b3|39509351|a22cb465|d505accf|8fcbaf0c|87517c45)/i

/**
 * Reads the address of a CAIP-10 id.
 * @throws WalletModalError SWAP_REFUSED if the id is malformed, or of another network
 */
export function readOn(network: CaipNetworkId, caip10: string): string {
  const [address] = /0x[\da-f]{40}$/i.exec(caip10) ?? []
  if (address && caip10 === `${network}:${address}`) return toChecksumAddress(address)
  throw refuse(`${caip10} is no address on ${network}.`)
}

export function contractOf({ isNative, chainId, address }: SwapOrder['source']): string | null {
  return isNative ? null : readOn(chainId, address)
}

export const toCall: Swapper['toCall'] = (order, { from, to, data }, tokens) => {
  const { account, source, target, quote } = order
  const contract = readOn(source.chainId, to)
  // A call of one of these addresses is not a swap: a token contract only moves the token, and a call of the account
  // itself or of the zero address has no effect.
  const isNoSwap =
    !isSame(readOn(source.chainId, from), account) ||
    isSame(contract, account) ||
    [source.address, target.address, ...tokens].some((token) => isSame(token, to)) ||
    /^0x0*$/.test(contract) ||
    data === '0x' ||
    notSwaps.test(data)
  if (isNoSwap)
    throw refuse(`${from} is to call ${to} with ${data.slice(0, 10)}, which is no swap.`)
  const value = toHex(source.isNative ? quote.fromAmount : 0n)
  return { from: account, to: contract, value, data }
}
