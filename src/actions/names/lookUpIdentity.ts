import { findNetwork } from '../../chains/networks.ts'
import { loadChainAdapter } from '../../chains/registry.ts'
import { getIdentity, type Identity } from '../../services/blockchainApi/identity.ts'
import type { Network } from '../../types/network.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

interface FoundIdentity extends Identity {
  /** Whether all that could be asked has answered: what a failure left out may be there the next time. */
  isComplete: boolean
}

/** The name that the namespace itself keeps, where the network is the one it keeps them on. */
async function reverseOnChain(address: string, network: Network): Promise<string | null> {
  const { names } = await loadChainAdapter(network.chainNamespace)
  const own = names?.caipNetworkId === network.caipNetworkId && findNetwork(names.caipNetworkId)
  return own && names ? names.reverse(address, rpcFor(own)) : null
}

/**
 * Name and picture of an address: what the blockchain API knows; without a name there, the one in the namespace's own
 * name service, else the registrar's. Null where the network is none that the API serves. Never throws: what fails is
 * left out.
 */
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
  const identity = await attempt('the identity', () => getIdentity(context, address, address))
  const avatar = identity?.avatar ?? null
  if (identity?.name) return { name: identity.name, avatar, isComplete }
  const ownName = await attempt('the name on chain', () => reverseOnChain(address, network))
  if (ownName) return { name: ownName, avatar, isComplete }
  const registered = await attempt('the names of the address', async () => {
    const { fetchName } = await loadPart(import('./fetchName.ts'))
    return fetchName(address)
  })
  const { name = null, avatarUrl = null } = registered ?? {}
  return { name, avatar: avatar ?? avatarUrl, isComplete }
}
