import { accountOf, accounts } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { errorCodes, notConnected, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { subscribe } from '../../utils/state.ts'

function requireLive(live: LiveConnection, networkId: CaipNetworkId | null | undefined): void {
  const { namespace } = live.connection
  if (liveConnection(namespace) !== live) throw notConnected()
  if (networkId === undefined || networkId === accountOf(namespace).caipNetworkId) return
  const message = 'The network has changed before the wallet was asked.'
  throw new ProviderRpcError(errorCodes.chainDisconnected, message)
}

/**
 * Resolves as `waiting` does while the connection lasts. `networkId` is the network on which a request takes effect;
 * undefined if it takes effect on no certain network.
 *
 * @throws ProviderRpcError 4900 as soon as the connection ends, 4901 as soon as `networkId` is not the active network
 */
export async function whileLive<T>(
  live: LiveConnection,
  networkId: CaipNetworkId | null | undefined,
  waiting: Promise<T>,
): Promise<T> {
  let stop = () => {}
  const gone = new Promise<never>((_, reject) => {
    stop = subscribe(accounts, () => {
      try {
        requireLive(live, networkId)
      } catch (thrown) {
        reject(thrown)
      }
    })
  })
  try {
    const result = await Promise.race([waiting, gone])
    requireLive(live, networkId)
    return result
  } finally {
    stop()
  }
}
