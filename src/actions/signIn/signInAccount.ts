import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { SignInAccount } from '../../types/siwx.ts'

interface SigningAccount extends SignInAccount {
  namespace: Namespace
  network: Network
  caipAddress: CaipAddress
}

/** The account that is to sign in: the one in use, if it is connected on a network of the page. */
export function signInAccount(): SigningAccount | null {
  const namespace = networks.activeNamespace
  const account = accountOf(namespace)
  const { address, caipNetworkId, status } = account
  const caipAddress = caipAddressOf(account)
  const network = caipNetworkId && findRequestedNetwork(caipNetworkId)
  if (status !== 'connected' || !address || !caipAddress || !network) return null
  return { namespace, address, caipNetworkId, network, caipAddress }
}
