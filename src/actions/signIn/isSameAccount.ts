import type { SignInAccount, SignInData } from '../../types/siwx.ts'

/** Case-sensitive, except for EVM addresses, whose case is a checksum. */
export function isSameAccount(
  { accountAddress, chainId }: SignInData,
  { address, caipNetworkId }: SignInAccount,
): boolean {
  if (chainId !== caipNetworkId) return false
  if (!/^0x[\da-f]{40}$/i.test(address)) return accountAddress === address
  return accountAddress.toLowerCase() === address.toLowerCase()
}
