import { noPages, wallets } from '../../controllers/wallets.ts'
import type { Namespace } from '../../types/caip.ts'

/** The directory is for wallets of one family, or of all of them. For another one than before it starts over. */
export function setDirectoryNamespace(namespace: Namespace | undefined): void {
  if (wallets.namespace === namespace) return
  wallets.namespace = namespace
  wallets.pages = noPages()
  wallets.search = { query: '', wallets: [], status: 'idle' }
}
