import type { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Namespace } from '../../../types/caip.ts'
import type { ConnectRequest } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import { loadProvider } from './loadProvider.ts'

/**
 * The configured networks of the wanted namespaces whose chunk has loaded, so that no network is proposed that
 * cannot be used.
 * @throws WalletModalError LOAD_FAILED if none has loaded
 */
export async function usableNetworks({
  context,
  namespaces,
  onFailure,
}: ConnectRequest): Promise<Network[]> {
  const networks = context.networks.filter(
    ({ chainNamespace }) => namespaces?.includes(chainNamespace) ?? true,
  )
  const failures = new Map<Namespace, WalletModalError>()
  const asked = new Set(networks.map(({ chainNamespace }) => chainNamespace))
  const loading = [...asked].map((namespace) =>
    loadProvider(namespace).catch((failure) => failures.set(namespace, failure)),
  )
  await Promise.all(loading)
  const usable = networks.filter(({ chainNamespace }) => !failures.has(chainNamespace))
  const [first] = failures.values()
  if (first && usable.length === 0) throw first
  for (const failure of failures.values()) onFailure?.(failure)
  return usable
}
