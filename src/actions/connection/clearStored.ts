import { writeAddress } from '../../storage/choices.ts'
import { readConnectorId, remove, removeConnectorId } from '../../storage/storage.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

/** Clears what storage keeps of one namespace's connection. `successor` is the connector that takes its place. */
export function clearStored(namespace: Namespace, successor?: string): void {
  const id = readConnectorId(namespace)
  removeConnectorId(namespace)
  writeAddress(namespace, undefined)
  rememberNamespaces()
  // The app that requests open belongs to the whole session, so other namespaces of it may still need it.
  const isInUse = [successor, ...namespaces.map(readConnectorId)].includes('walletConnect')
  if (id === 'walletConnect' && !isInUse) remove('deepLinkChoice')
}
