import { reportError } from '../../src/actions/report/reportError.ts'
import { accountOf, updateAccount } from '../../src/controllers/accounts.ts'
import { unrestorable } from '../../src/controllers/connections.ts'
import { hasNamespace, networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { read } from '../../src/storage/storage.ts'

/**
 * Begins to restore what storage names and nobody has restored yet. Their status says `connecting` from now on.
 * Connecting, and so restoring, is a chunk of its own: an open modal needs none of it yet.
 */
export function restoreStored(): void {
  if (read('connectionStatus') !== 'connected') return
  const stored = read('connectedNamespaces') ?? []
  const namespaces = stored.filter(
    (name) =>
      accountOf(name).status === 'disconnected' &&
      !unrestorable.has(name) &&
      (networks.requested.length === 0 || hasNamespace(name)),
  )
  if (namespaces.length === 0) return
  const setStatus = (status: 'connecting' | 'disconnected') => {
    for (const name of namespaces) updateAccount(name, { status })
  }
  setStatus('connecting')
  import('../../src/actions/connection/restoreConnections.ts').then(
    ({ restoreConnections }) => restoreConnections(namespaces),
    (cause: unknown) => {
      setStatus('disconnected')
      reportError(new WalletModalError('LOAD_FAILED', { cause }), 'alert')
    },
  )
}
