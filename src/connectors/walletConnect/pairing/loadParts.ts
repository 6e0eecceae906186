import { eip155WalletConnect } from '../../../chains/eip155/walletConnect.ts'
import { hasLaterPart, loadLaterPart } from '../../../chains/laterFamilies.ts'
import type { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Namespace } from '../../../types/caip.ts'
import type { ConnectRequest } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import type { WalletConnectPart } from '../../../types/walletConnect.ts'

/** Parts in the driver's chunk. The part of the most common family is there, which saves a request. */
const loadedWithDriver: Partial<Record<Namespace, WalletConnectPart>> = {
  eip155: eip155WalletConnect,
}

/**
 * Loads the WalletConnect part of a family. Null if the family has no such part.
 * @throws WalletModalError LOAD_FAILED if the part's chunk cannot be fetched; the next call retries
 */
export async function loadWalletConnect(namespace: Namespace): Promise<WalletConnectPart | null> {
  const loaded = loadedWithDriver[namespace]
  if (loaded) return loaded
  return hasLaterPart(namespace, 'walletConnect') ? loadLaterPart(namespace, 'walletConnect') : null
}

export interface LoadedParts {
  networks: Network[]
  parts: ReadonlyMap<Namespace, WalletConnectPart>
}

/**
 * Loads the WalletConnect parts of the configured networks. If a part fails to load, the proposal omits the networks of
 * that family.
 * @throws WalletModalError LOAD_FAILED if a part failed to load and no other has loaded
 */
export async function loadParts({
  context,
  namespaces,
  onFailure,
}: Pick<ConnectRequest, 'context' | 'namespaces' | 'onFailure'>): Promise<LoadedParts> {
  const networks = context.networks.filter(
    ({ chainNamespace }) => namespaces?.includes(chainNamespace) ?? true,
  )
  const parts = new Map<Namespace, WalletConnectPart>()
  const failures: WalletModalError[] = []
  const load = async (namespace: Namespace) => {
    const part = await loadWalletConnect(namespace)
    if (part) parts.set(namespace, part)
  }
  const wanted = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  await Promise.all([...wanted].map((one) => load(one).catch((thrown) => failures.push(thrown))))
  const [first] = failures
  if (first && parts.size === 0) throw first
  for (const failure of failures) onFailure?.(failure)
  return { networks: networks.filter(({ chainNamespace }) => parts.has(chainNamespace)), parts }
}
