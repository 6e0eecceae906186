import { reportError } from '../../src/actions/report/reportError.ts'
import { loadFamilyPart } from '../../src/chains/families.ts'
import { beginRestoring, endConnection, unrestorableId } from '../../src/controllers/connections.ts'
import { onConnectionEvent } from '../../src/controllers/events.ts'
import { hasNamespace, networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { read, readConnectorId } from '../../src/storage/storage.ts'
import type { Namespace } from '../../src/types/caip.ts'

/**
 * Restores stored connections, whose status is `connecting` until they are restored. The module has its own chunk,
 * because a modal without a stored session does not need it.
 */
export function restoreStored(): void {
  if (read('connectionStatus') !== 'connected') return
  const stored = read('connectedNamespaces') ?? []
  if (!stored.every(readConnectorId)) correctStored()
  const isHere = (one: Namespace) => networks.requested.length === 0 || hasNamespace(one)
  restore(stored.filter((one) => isHere(one) && !unrestorableId(one)))
}

// `walletReturned` means that a stored wallet may respond now: it was locked, slow or unresponsive before.
onConnectionEvent((name, detail) => {
  if (name !== 'walletReturned') return
  const { namespace } = detail
  // If another tab has stored another wallet in the meantime, `otherTabs.ts` restores that wallet.
  if (readConnectorId(namespace) === unrestorableId(namespace)) restore([namespace])
})

function restore(namespaces: readonly Namespace[]): void {
  const begun = namespaces.filter((namespace) => {
    const id = readConnectorId(namespace)
    return id !== undefined && beginRestoring(namespace, id) !== undefined
  })
  if (begun.length === 0) return
  // The families' files arrive with those of connecting.
  for (const namespace of begun) loadFamilyPart(namespace, 'adapter').catch(() => {})
  import('../../src/actions/connection/restoreConnections.ts').then(
    ({ restoreConnections }) => restoreConnections(begun),
    (cause: unknown) => {
      begun.forEach(endConnection)
      reportError(new WalletModalError('LOAD_FAILED', { cause }), 'alert')
    },
  )
}

/**
 * Corrects storage that lists a namespace as connected but has no connector for it, for example because other code
 * changed it.
 */
function correctStored(): void {
  import('../../src/actions/connection/rememberNamespaces.ts').then(
    ({ rememberNamespaces }) => rememberNamespaces(),
    () => {},
  )
}
