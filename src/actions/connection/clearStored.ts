import { writeAddress } from '../../storage/choices.ts'
import { readConnectorId, remove, removeConnectorId } from '../../storage/storage.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import { endAnnouncement } from './announcedAhead.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

/** Clears what storage keeps of one namespace's connection. `successor` is the connector that takes its place. */
export function clearStored(namespace: Namespace, successor?: string): void {
  const id = readConnectorId(namespace)
  removeConnectorId(namespace)
  writeAddress(namespace, undefined)
  rememberNamespaces()
  endAnnouncement(namespace)
  // Both belong to the whole session, so other namespaces of it may still need them.
  const isInUse = [successor, ...namespaces.map(readConnectorId)].includes(id)
  if (id === 'walletConnect' && !isInUse) remove('deepLinkChoice')
  if (id !== 'ID_AUTH' || isInUse) return
  // A frame that is out of reach cannot be told; what is kept here goes all the same.
  import('../../storage/embeddedWallet.ts').then(
    ({ clearLogin }) => clearLogin(),
    () => {},
  )
}
