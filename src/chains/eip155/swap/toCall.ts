import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SwapOrder, Swapper } from '../../../types/swapper.ts'
import { toHex } from '../send/toHex.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

/** The service answers something else than was asked: nothing of it is signed. `longMessage` is for developers. */
export function refuse(longMessage: string, cause?: unknown): WalletModalError {
  return new WalletModalError('SWAP_REFUSED', { longMessage, cause })
}

/**
 * Calls that move tokens or let others move them, none of which is a swap: transfer(address,uint256),
 * transferFrom(address,address,uint256), approve(address,uint256), increaseAllowance(address,uint256),
 * setApprovalForAll(address,bool), both forms of permit, and Permit2's approve(address,address,uint160,uint48).
 */
const notSwaps = /^0x(a9059cbb|23b872dd|095ea7b3|39509351|a22cb465|d505accf|8fcbaf0c|87517c45)/i

export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The address of a CAIP-10 on a network; throws SWAP_REFUSED for another network's, or none. */
export function readOn(network: CaipNetworkId, caip10: string): string {
  const [prefix, address = ''] = [
    caip10.slice(0, caip10.lastIndexOf(':')),
    caip10.split(':').at(-1),
  ]
  if (prefix === network && /^0x[\da-f]{40}$/i.test(address)) return toChecksumAddress(address)
  throw refuse(`${caip10} is no address on ${network}.`)
}

/** The contract of a token; null for the native one. */
export function contractOf({ isNative, chainId, address }: SwapOrder['source']): string | null {
  return isNative ? null : readOn(chainId, address)
}

/** See `Swapper`. */
export const toCall: Swapper['toCall'] = (order, { from, to, data }, tokens) => {
  const { account, source, target, quote } = order
  const contract = readOn(source.chainId, to)
  if (!isSame(readOn(source.chainId, from), account))
    throw refuse(`The swap is built for ${from}, not for ${account}.`)
  // A call of a token moves it, and one of a person's account swaps nothing.
  const others = [source.address, target.address, ...tokens]
  if (isSame(account, contract) || others.some((one) => isSame(one, to)))
    throw refuse(`The swap calls ${contract}, which is no exchange.`)
  if (/^0x0*$/.test(contract) || data === '0x' || notSwaps.test(data))
    throw refuse('The swap calls nothing.')
  const value = toHex(source.isNative ? quote.fromAmount : 0n)
  return { from: account, to: contract, value, data }
}
