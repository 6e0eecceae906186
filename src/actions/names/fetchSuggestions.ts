import { networks } from '../../controllers/networks.ts'
import {
  getAccountName,
  getNameSuggestions,
  type NameSuggestion,
} from '../../services/blockchainApi/profile.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { nameError } from './nameError.ts'
import { nameProblem, toFullName, toLabel } from './nameRules.ts'
import { registrar } from './registrar.ts'

const maxSuggestions = 6

/** A failed request counts as not registered: the service checks again when the user registers the name. */
function isRegistered(context: ServiceContext, name: string, signal: AbortSignal) {
  return getAccountName(context, name, signal).then(
    () => true,
    () => false,
  )
}

/**
 * Suggests up to six names for a label; the first is the label with the registrar's suffix. Empty if the blockchain API
 * does not support the active network.
 *
 * @throws WalletModalError NAME_SUGGESTIONS_FAILED, with the service's reason if it gives one; the signal's reason once
 * it aborts
 */
export async function fetchSuggestions(
  label: string,
  signal: AbortSignal,
): Promise<NameSuggestion[]> {
  const context = serviceContext()
  const network = networks.active[networks.activeNamespace]
  if (!context || !network) return []
  if (!(await isChainSupported(context, network.caipNetworkId))) return []
  const name = toFullName(label)
  try {
    const zone = registrar.newSuffix.slice(1)
    const found = await getNameSuggestions(context, { name: label.toLowerCase(), zone, signal })
    const valid = found
      .map((one) => ({ ...one, name: one.name.toLowerCase() }))
      .filter(
        (one) => one.name === toFullName(toLabel(one.name)) && !nameProblem(toLabel(one.name)),
      )
    const own = valid.find((one) => one.name === name) ?? {
      name,
      registered: await isRegistered(context, name, signal),
    }
    const others = new Map(valid.map((one) => [one.name, one]))
    others.delete(name)
    return [own, ...others.values()].slice(0, maxSuggestions)
  } catch (thrown) {
    signal.throwIfAborted()
    throw await nameError('NAME_SUGGESTIONS_FAILED', thrown)
  }
}
