import { connectors } from '../../controllers/connectors.ts'
import { options } from '../../controllers/options.ts'
import { addFound, updateWallets } from '../../controllers/wallets.ts'
import type { ListedWallet } from '../../types/host.ts'
import type { Wallet } from '../../types/wallet.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { track } from '../report/track.ts'
import { discoverInstalled } from '../wallets/discoverInstalled.ts'
import { fetchWallets } from '../wallets/fetchWallets.ts'
import { queryDirectory, requestedChains } from '../wallets/queryDirectory.ts'
import { toRow } from '../wallets/toRow.ts'
import { toListedWallet } from './listWallets.ts'
import { followLists, loadWalletIcons } from './loadWalletIcons.ts'

const pageSize = 40
/** Milliseconds after which the result is returned without the pictures that have not loaded by then. */
const picturesMs = 2_000

/** Fills the lists that the page draws. Never throws. */
export function askForLists(): void {
  updateWallets({ askedBy: 'page' })
  discoverInstalled()
  void fetchWallets()
  followLists()
}

const loadPictures = (found: readonly Wallet[]): Promise<void> =>
  withTimeout(loadWalletIcons(found), picturesMs, () => new Error('pictures are late')).catch(
    () => {},
  )

/**
 * Returns a page of the wallets whose names match. Each call has its own request and result, whatever other calls and the
 * modal's search do meanwhile.
 *
 * @throws the errors of `queryDirectory`
 */
export async function searchForPage(query: string, page: number): Promise<ListedWallet[]> {
  const { wallets: found } = await queryDirectory({
    page,
    entries: pageSize,
    chains: requestedChains(),
    include: options.includeWalletIds,
    ...(query && { search: query }),
  })
  if (query) track('SEARCH_WALLET', { badge: '', search: query })
  addFound(found)
  await loadPictures(found)
  return found.map((wallet) => toListedWallet(toRow(wallet, connectors.list)))
}
