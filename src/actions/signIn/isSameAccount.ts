import type { SignInAccount, SignInData } from '../../types/siwx.ts'

/** Addresses are compared case-sensitively, except those of EVM, whose case is only a checksum. */
export function isSameAccount(
  { accountAddress, chainId }: SignInData,
  { address, caipNetworkId }: SignInAccount,
): boolean {
  if (chainId !== caipNetworkId) return false
  if (!/^0x[\da-f]{40}$/i.test(address)) return accountAddress === address
  return accountAddress.toLowerCase() === address.toLowerCase()
}
