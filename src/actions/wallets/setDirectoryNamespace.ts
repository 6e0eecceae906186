import { noPages, wallets } from '../../controllers/wallets.ts'
import type { Namespace } from '../../types/caip.ts'

export function setDirectoryNamespace(namespace: Namespace | undefined): void {
  if (wallets.namespace === namespace) return
  wallets.namespace = namespace
  wallets.pages = noPages()
  wallets.search = { query: '', wallets: [], status: 'idle' }
}
