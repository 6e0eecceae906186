/**
 * Returns the entry of a chain in a response by chain ids (EIP-5792, ERC-7811), of several the first that says something.
 * Wallets write the keys in hexadecimal, with zeros before the digits or none, in decimals, or as CAIP-2 ids.
 */
export function ofChain(response: unknown, chainId: number): unknown {
  const idOf = (key: string) => /^(?:eip155:)?(0x[\da-f]+|\d+)$/i.exec(key)?.[1]
  const entries = Object.entries(Object(response)).filter(([key]) => Number(idOf(key)) === chainId)
  const own = entries.map(([, entry]): unknown => entry)
  return own.find((entry) => Object.keys(Object(entry)).length > 0) ?? own[0]
}

/** Returns the capabilities that apply to a chain: its own, before those of every chain, whose key is `0x0` (EIP-5792). */
export const capabilitiesOf = (response: unknown, chainId: number): unknown[] => [
  ofChain(response, chainId),
  ofChain(response, 0),
]
