import { pageStatus } from '../../src/actions/connection/isConnected.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Namespace } from '../../src/types/caip.ts'
import { readNamespace } from './readNamespace.ts'

/**
 * Returns the namespace of a command, by default the active one.
 * @throws WalletModalError NETWORK_NOT_FOUND if the page has no network in it; NOT_CONNECTED if it has no account
 */
export function connectedNamespace(given: unknown): Namespace {
  const namespace = readNamespace(given) ?? networks.activeNamespace
  if (pageStatus(namespace) !== 'connected') throw new WalletModalError('NOT_CONNECTED')
  return namespace
}
