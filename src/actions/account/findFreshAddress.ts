import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { providerOf } from '../../controllers/connections.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** Limit in ms, after which Receive shows the account's own address. */
const limitMs = 8_000

/** True if wallets may list several addresses for an account on the network. */
export const mayHaveFreshAddress = (network: Network | undefined): network is Network =>
  network !== undefined && hasLaterPart(network.chainNamespace, 'freshAddress')

/**
 * Finds an address of the account that no transaction has used. Null if the wallet lists none, or nodes do not respond
 * in time. Never throws.
 */
export async function findFreshAddress(account: string, network: Network): Promise<string | null> {
  const namespace = network.chainNamespace
  try {
    const find = await loadLaterPart(namespace, 'freshAddress')
    const provider = providerOf(namespace)
    const finding = find(account, rpcFor(network), provider)
    return await withTimeout(finding, limitMs, () => new WalletModalError('RPC_TIMEOUT'))
  } catch (thrown) {
    log('info', 'no unused address could be found', thrown)
    return null
  }
}
