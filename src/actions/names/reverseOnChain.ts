import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Identity } from '../../services/blockchainApi/identity.ts'
import type { Network } from '../../types/network.ts'
import { mayBeShown } from './isName.ts'
import { hasOwnNode, nameSources } from './nameSources.ts'

/** True once the user has typed or pressed in the page. */
const hasActed = () => globalThis.navigator?.userActivation?.hasBeenActive ?? false

/**
 * Returns the name in the namespace's own name service; undefined if the page has no node of it. Gateways are asked
 * only after the user's first press or key.
 */
export async function reverseOnChain(
  address: string,
  { caipNetworkId, chainNamespace }: Network,
): Promise<Identity | undefined> {
  if (!hasLaterPart(chainNamespace, 'names')) return undefined
  const names = await loadLaterPart(chainNamespace, 'names')
  const registry = names.registryOf(caipNetworkId)
  if (!registry || !hasOwnNode(registry.caipNetworkId)) return undefined
  const found = await names.reverse(address, caipNetworkId, nameSources(registry, hasActed()))
  const isShown = found && (await mayBeShown(found.name, chainNamespace))
  return { name: isShown ? found.name : null, avatar: found?.avatarUrl ?? null }
}
