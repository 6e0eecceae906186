/** Compares without case: the same address is written in several ways on EVM networks. */
export const isSameAddress = (one: string, other: string | null): boolean =>
  one.toLowerCase() === other?.toLowerCase()
