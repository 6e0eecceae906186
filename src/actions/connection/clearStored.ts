import { writeAddress } from '../../storage/choices.ts'
import { readConnectorId, remove, removeConnectorId } from '../../storage/storage.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import { endAnnouncement } from './endAnnouncement.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

/** Clears a namespace's connection from storage. `successor` is the connector that replaces it. */
export function clearStored(namespace: Namespace, successor?: string): void {
  const id = readConnectorId(namespace)
  removeConnectorId(namespace)
  writeAddress(namespace, undefined)
  rememberNamespaces()
  endAnnouncement(namespace)
  // Both belong to the whole session, which other namespaces may still use.
  const isInUse = [successor, ...namespaces.map(readConnectorId)].includes(id)
  if (id === 'walletConnect' && !isInUse) remove('deepLinkChoice')
  if (id !== 'ID_AUTH' || isInUse) return
  // The login is cleared even if the frame cannot be reached.
  import('../../storage/embeddedWallet.ts').then(
    ({ clearLogin }) => clearLogin(),
    () => {},
  )
}
