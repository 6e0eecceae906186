/**
 * Returns the entry of a chain in a response by chain ids (EIP-5792, ERC-7811). Wallets write the keys in hexadecimal, with
 * zeros before the digits or none, or in decimals.
 */
export function ofChain(response: unknown, chainId: number): unknown {
  const isIt = (key: string) => /^(?:0x[\da-f]+|\d+)$/i.test(key) && Number(key) === chainId
  return Object.entries(Object(response)).find(([key]) => isIt(key))?.[1]
}

/** Returns the capabilities that apply to a chain: its own, before those of every chain, whose key is `0x0` (EIP-5792). */
export const capabilitiesOf = (response: unknown, chainId: number): unknown[] => [
  ofChain(response, chainId),
  ofChain(response, 0),
]
