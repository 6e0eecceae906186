import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Identity } from '../../services/blockchainApi/identity.ts'
import type { Network } from '../../types/network.ts'
import { hasActed } from '../../utils/firstPress.ts'
import { isConfusable, mayBeShown } from './isName.ts'
import { hasOwnNode, nameSources } from './nameSources.ts'

/** Returns the namespace's name service; undefined if there is none, or if the host configures no node of it. */
async function nameServiceOf({ caipNetworkId, chainNamespace }: Network) {
  if (!hasLaterPart(chainNamespace, 'names')) return undefined
  const names = await loadLaterPart(chainNamespace, 'names')
  const registry = names.registryOf(caipNetworkId)
  return registry && hasOwnNode(registry.caipNetworkId) ? { names, registry } : undefined
}

/**
 * Returns the display name that an account has given itself, which is not unique; null if it has none, or if the host
 * configures no node of the namespace's name service.
 */
export async function readDisplayName(address: string, network: Network): Promise<string | null> {
  const service = await nameServiceOf(network)
  if (!service?.names.displayNameOf) return null
  const sources = nameSources(service.registry, () => false)
  return (await service.names.displayNameOf(address, network.caipNetworkId, sources)) ?? null
}

/** Characters up to which the name of another's account is shown. A cut name could be read as a different one. */
const maxOfOther = 64

/**
 * Returns the primary name of another's account; null if it has none, if a different name may look like it, or if the
 * host configures no node of the namespace's name service. No gateway is asked: the owner of the name chooses its host,
 * which would see who is about to deal with the account.
 */
export async function readNameOfOther(address: string, network: Network): Promise<string | null> {
  const service = network.testnet ? undefined : await nameServiceOf(network)
  if (!service) return null
  const sources = nameSources(service.registry, () => false)
  const name = (await service.names.reverse(address, network.caipNetworkId, sources))?.name
  if (!name || name.length > maxOfOther || isConfusable(name)) return null
  return (await mayBeShown(name, network.chainNamespace)) ? name : null
}

/**
 * Returns the name in the namespace's name service, else the account's display name; undefined if the host configures
 * no node of that service. Requests to gateways are made only after the first user activation; `onWithheld` is called
 * for each that was not made for this reason.
 */
export async function reverseOnChain(
  address: string,
  network: Network,
  onWithheld: () => void,
): Promise<(Identity & { displayName?: string | undefined }) | undefined> {
  const service = await nameServiceOf(network)
  if (!service) return undefined
  const { names, registry } = service
  const { caipNetworkId, chainNamespace } = network
  const sources = nameSources(registry, () => {
    const isAllowed = hasActed()
    if (!isAllowed) onWithheld()
    return isAllowed
  })
  const found = await names.reverse(address, caipNetworkId, sources)
  const isShown = found && (await mayBeShown(found.name, chainNamespace))
  const named = isShown ? null : await names.displayNameOf?.(address, caipNetworkId, sources)
  return {
    name: isShown ? found.name : null,
    avatar: found?.avatarUrl ?? null,
    ...(named && { displayName: named }),
  }
}
