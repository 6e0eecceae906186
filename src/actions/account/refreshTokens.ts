import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { getTokenBalances } from '../../services/blockchainApi/tokenBalances.ts'
import type { Namespace } from '../../types/caip.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'

export interface RefreshTokensOptions {
  /** CAIP-10 addresses of tokens whose balance has just changed: no cache may answer for them. */
  forceUpdate?: readonly string[] | undefined
}

/** Reads what the account in use holds on its network into `tokenBalance`. A failure leaves what is there. */
export async function refreshTokens(
  namespace: Namespace,
  { forceUpdate }: RefreshTokensOptions = {},
): Promise<void> {
  const account = accountOf(namespace)
  const network = networks.active[namespace]
  const context = serviceContext()
  const before = caipAddressOf(account)
  if (!namespaceDefinitions[namespace]?.supports.balance) return
  if (!account.address || !network || !context || !before) return
  const { caipNetworkId } = network
  if (!(await isChainSupported(context, caipNetworkId))) return
  const { address } = account
  const tokenBalance = await getTokenBalances(context, { address, caipNetworkId, forceUpdate })
  if (caipAddressOf(accountOf(namespace)) === before) updateAccount(namespace, { tokenBalance })
}
