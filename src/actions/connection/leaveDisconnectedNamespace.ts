import { accountOf, connectedNamespaces } from '../../controllers/accounts.ts'
import { unrestorableId } from '../../controllers/connections.ts'
import { emitFeatureEvent } from '../../controllers/events.ts'
import { hasNamespace, networks, setActiveNamespace } from '../../controllers/networks.ts'
import { read } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import { activateNamespace } from './activateNamespace.ts'

/**
 * If the active or the stored namespace is disconnected, activates and stores a connected namespace: the active one,
 * else the stored one, else the first.
 */
export function leaveDisconnectedNamespace(): void {
  const { activeNamespace } = networks
  const stored = read('activeNamespace') ?? activeNamespace
  const connected = connectedNamespaces()
  const isGone = (namespace: Namespace) => accountOf(namespace).status === 'disconnected'
  const isStaying = connected.includes(activeNamespace)
  // A namespace whose networks the page has not added yet may still be restored.
  if (isStaying ? !hasNamespace(stored) || !isGone(stored) : !isGone(activeNamespace)) return
  const wanted = isStaying ? activeNamespace : stored
  const next = connected.includes(wanted) ? wanted : connected[0]
  if (!next) return
  // The namespace stays stored while its wallet may return, because other tabs may be connected to that wallet.
  if (unrestorableId(stored)) setActiveNamespace(next)
  else activateNamespace(next)
  if (!isStaying) emitFeatureEvent('accountChanged', next)
}
