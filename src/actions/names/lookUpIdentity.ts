import { hasFamilyPart } from '../../chains/families.ts'
import { getIdentity, type Identity } from '../../services/blockchainApi/identity.ts'
import type { Network } from '../../types/network.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { mayBeShown } from './isName.ts'
import { isRegistrarName } from './registrar.ts'

interface FoundIdentity extends Identity {
  /** False if a source failed or was not asked, so that a later request may find a name. */
  isComplete: boolean
  /** On-chain display name of an account without a name; only some families have display names. */
  displayName?: string
}

/** Requests an account's identity from the service; undefined if the service does not support network or family. */
async function requestIdentity(address: string, network: Network): Promise<Identity | undefined> {
  const context = hasFamilyPart(network.chainNamespace, 'registrar') ? serviceContext() : null
  if (!context || !(await isChainSupported(context, network.caipNetworkId))) return undefined
  const identity = await getIdentity(context, address, address)
  const isShown =
    identity.name !== null && (await mayBeShown(identity.name, network.chainNamespace))
  return isShown ? identity : { ...identity, name: null }
}

/**
 * Looks up name and picture on the chain and at the service. The service's name is used only if the chain has no
 * readable name service, or if the registrar issued the name. `showEarly` is called with the service's identity if it
 * responds before the chain, `onWithheld` if a gateway of the name was not asked because the user has pressed nothing in
 * the page yet; the result is incomplete then. Never throws: failed sources are skipped.
 */
export async function lookUpIdentity(
  address: string,
  network: Network,
  showEarly: (identity: Identity) => void = () => {},
  onWithheld: () => void = () => {},
): Promise<FoundIdentity> {
  let isComplete = true
  const attempt = async <Found>(what: string, request: () => Promise<Found>) => {
    try {
      return await request()
    } catch (thrown) {
      isComplete = false
      log('info', `${what} could not be read`, thrown)
      return undefined
    }
  }
  const requested = attempt('the identity', () => requestIdentity(address, network))
  const reversed = attempt('the name on chain', async () => {
    const { reverseOnChain } = await loadPart(import('./reverseOnChain.ts'))
    return reverseOnChain(address, network, () => {
      isComplete = false
      onWithheld()
    })
  })
  const early = await Promise.race([requested, reversed.then(() => undefined)])
  if (early?.name) showEarly(early)
  const [own, identity] = await Promise.all([reversed, requested])
  const avatar = own?.avatar ?? identity?.avatar ?? null
  const displayName = own?.displayName
  if (own?.name) return { name: own.name, avatar, isComplete }
  const counts = (name: string | null | undefined): name is string =>
    Boolean(name && (!own || isRegistrarName(name)))
  if (counts(identity?.name)) return { name: identity.name, avatar, isComplete }
  const isKnown = hasFamilyPart(network.chainNamespace, 'registrar')
  if (!isKnown || (!identity && isComplete))
    return { name: null, avatar, isComplete, ...(displayName && { displayName }) }
  const registered = await attempt('the names of the address', async () => {
    const { fetchName } = await loadPart(import('./fetchName.ts'))
    return fetchName(address, network.chainNamespace)
  })
  const { name = null, avatarUrl = null } = registered ?? {}
  return { name: counts(name) ? name : null, avatar: avatar ?? avatarUrl, isComplete }
}
