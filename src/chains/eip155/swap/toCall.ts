import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { BuiltTransaction, SwapCall, SwapOrder } from '../../../types/swapper.ts'
import { toHex } from '../send/toHex.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

/** The service answers something else than was asked: nothing of it is signed. `longMessage` is for developers. */
export function refuse(longMessage: string, cause?: unknown): WalletModalError {
  return new WalletModalError('SWAP_REFUSED', { longMessage, cause })
}

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

/**
 * The swap that the service built, with the value that the order says.
 *
 * @throws WalletModalError SWAP_REFUSED
 */
export function toCall(order: SwapOrder, { from, to, data }: BuiltTransaction): SwapCall {
  const { account, source, target, quote } = order
  const contract = readOn(source.chainId, to)
  if (!isSame(readOn(source.chainId, from), account))
    throw refuse(`The swap is built for ${from}, not for ${account}.`)
  // A call of a token moves it, and one of a person's account swaps nothing.
  const others = [account, contractOf(source), contractOf(target)]
  if (others.some((one) => one !== null && isSame(one, contract)))
    throw refuse(`The swap calls ${contract}, which is no exchange.`)
  if (/^0x0*$/.test(contract) || data === '0x') throw refuse('The swap calls nothing.')
  const value = toHex(source.isNative ? quote.fromAmount : 0n)
  return { from: account, to: contract, value, data }
}
