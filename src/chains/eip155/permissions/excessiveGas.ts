/**
 * Gas above which a revocation is refused: some twenty times that of an approval, and more than one costs on networks that
 * add a fee for data to the gas.
 */
const maxGas = 1_000_000n

/** Gas up to which a revocation is never compared with others: approvals of tokens behind proxies need up to 100,000. */
const usualGas = 300_000n

/** How many times the gas of the cheapest other revocation is far above it. */
const factor = 5n

/**
 * True if a token's contract would use far more gas than a revocation needs: a contract that the account pays for may
 * do other work in `approve`, such as minting gas tokens for its author. `gas` has the gas of all revocations of the
 * request; null if unknown.
 */
export function isExcessive(index: number, gas: readonly (bigint | null)[]): boolean {
  const own = gas[index] ?? null
  if (own === null || own <= usualGas) return false
  const others = gas.filter((one, at): one is bigint => at !== index && one !== null)
  return own > maxGas || others.some((one) => own > one * factor)
}
