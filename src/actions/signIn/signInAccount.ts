import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { SignInAccount, SignInData } from '../../types/siwx.ts'

interface SigningAccount extends SignInAccount {
  namespace: Namespace
  network: Network
  caipAddress: CaipAddress
}

/** The namespace's active account if its network is configured; null otherwise. */
export function signInAccount(namespace = networks.activeNamespace): SigningAccount | null {
  const account = accountOf(namespace)
  const { address, caipNetworkId, status } = account
  const caipAddress = caipAddressOf(account)
  const network = caipNetworkId && findRequestedNetwork(caipNetworkId)
  if (status !== 'connected' || !address || !caipAddress || !network) return null
  return { namespace, address, caipNetworkId, network, caipAddress }
}

/** Addresses are compared case-sensitively, except those of EVM, whose case is only a checksum. */
export function isSameAccount(
  { accountAddress, chainId }: SignInData,
  { address, caipNetworkId }: SignInAccount,
): boolean {
  if (chainId !== caipNetworkId) return false
  if (!/^0x[\da-f]{40}$/i.test(address)) return accountAddress === address
  return accountAddress.toLowerCase() === address.toLowerCase()
}
