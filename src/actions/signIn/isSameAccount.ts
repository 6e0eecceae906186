import type { SignInAccount, SignInData } from '../../types/siwx.ts'

/** Whether a session is that of an account on its network. Case counts but for EVM addresses, whose case is a checksum. */
export function isSameAccount(
  { accountAddress, chainId }: SignInData,
  { address, caipNetworkId }: SignInAccount,
): boolean {
  if (chainId !== caipNetworkId) return false
  if (!/^0x[\da-f]{40}$/i.test(address)) return accountAddress === address
  return accountAddress.toLowerCase() === address.toLowerCase()
}
