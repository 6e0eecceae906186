import { isEvmAddress } from '../account/addresses.ts'
import { failure } from '../blockchainApi/blockchainFailure.ts'

/** Parses an account or token on an EVM chain. `name` is the name of the parameter. @throws 400 */
export function readCaip10(name: string, text: string | null) {
  const at = text?.lastIndexOf(':') ?? -1
  const [chainId = '', address = ''] = [text?.slice(0, at), text?.slice(at + 1)]
  if (/^eip155:\d+$/.test(chainId) && isEvmAddress(address)) return { chainId, address }
  throw failure(400, name, `"${text ?? ''}" is no address on an EVM chain.`)
}

/** Two tokens of one chain. @throws 400 */
export function readPair(fromText: string | null, toText: string | null) {
  const from = readCaip10('from', fromText)
  const to = readCaip10('to', toText)
  if (from.chainId === to.chainId) {
    return { chainId: from.chainId, from: from.address, to: to.address }
  }
  throw failure(400, 'to', 'Both tokens have to be on one chain.')
}

/** An integer of base units above zero. @throws 400 */
export function readAmount(text: string | null): bigint {
  if (text && /^[0-9]{1,78}$/.test(text) && BigInt(text) > 0n && BigInt(text) < 2n ** 256n) {
    return BigInt(text)
  }
  throw failure(400, 'amount', 'The amount has to be a whole number of base units above zero.')
}

/** Node URL of a chain with a market. @throws 400 for any other chain. */
export function marketOf(chains: ReadonlyMap<string, string>, chainId: string | null): string {
  const url = chainId?.startsWith('eip155:') ? chains.get(chainId) : undefined
  if (url !== undefined) return url
  throw failure(400, 'chainId', `Network not supported for Swaps: "${chainId ?? ''}".`)
}
