import { noPages, wallets } from '../../controllers/wallets.ts'
import { fetchNextPage } from './fetchNextPage.ts'
import { searchDirectory } from './searchDirectory.ts'

export function setCertifiedOnly(certifiedOnly: boolean): void {
  wallets.certifiedOnly = certifiedOnly
  wallets.pages = noPages()
  void fetchNextPage()
  if (wallets.search.query) void searchDirectory(wallets.search.query)
}
