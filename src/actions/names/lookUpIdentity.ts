import { hasFamilyPart, loadFamilyPart } from '../../chains/families.ts'
import { findNetwork } from '../../chains/networks.ts'
import { getIdentity, type Identity } from '../../services/blockchainApi/identity.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { Network } from '../../types/network.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { mayBeShown } from './isName.ts'

interface FoundIdentity extends Identity {
  /** True if all sources have responded; a failed one may have a name the next time. */
  isComplete: boolean
}

async function askIdentity(context: ServiceContext, address: string, network: Network) {
  const identity = await getIdentity(context, address, address)
  const { chainNamespace } = network
  const isShown = identity.name !== null && (await mayBeShown(identity.name, chainNamespace))
  return isShown ? identity : { ...identity, name: null }
}

/** The name of the namespace's own name service, if the network is the one of that service. */
async function reverseOnChain(address: string, network: Network): Promise<string | null> {
  if (!hasFamilyPart(network.chainNamespace, 'names')) return null
  const names = await loadFamilyPart(network.chainNamespace, 'names')
  const own = names.caipNetworkId === network.caipNetworkId && findNetwork(names.caipNetworkId)
  return own ? names.reverse(address, rpcFor(own)) : null
}

/** Null if the blockchain API does not support the network. Never throws: failed sources are skipped. */
export async function lookUpIdentity(
  address: string,
  network: Network,
): Promise<FoundIdentity | null> {
  const context = serviceContext()
  if (!context || !(await isChainSupported(context, network.caipNetworkId))) return null
  let isComplete = true
  const attempt = async <Found>(what: string, ask: () => Promise<Found>) => {
    try {
      return await ask()
    } catch (thrown) {
      isComplete = false
      log('info', `${what} could not be read`, thrown)
      return null
    }
  }
  const identity = await attempt('the identity', () => askIdentity(context, address, network))
  const avatar = identity?.avatar ?? null
  if (identity?.name) return { name: identity.name, avatar, isComplete }
  const ownName = await attempt('the name on chain', () => reverseOnChain(address, network))
  if (ownName) return { name: ownName, avatar, isComplete }
  const registered = await attempt('the names of the address', async () => {
    const { fetchName } = await loadPart(import('./fetchName.ts'))
    return fetchName(address, network.chainNamespace)
  })
  const { name = null, avatarUrl = null } = registered ?? {}
  return { name, avatar: avatar ?? avatarUrl, isComplete }
}
