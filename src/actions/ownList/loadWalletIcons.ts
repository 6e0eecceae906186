import { connectors } from '../../controllers/connectors.ts'
import { setWalletIcon } from '../../controllers/walletIcons.ts'
import { wallets } from '../../controllers/wallets.ts'
import type { Wallet } from '../../types/wallet.ts'
import { subscribe } from '../../utils/state.ts'
import { loadImage } from '../wallets/loadImage.ts'
import { listRows } from './listWallets.ts'
import { walletIcon } from './walletIcon.ts'

/** Loads a picture that is missing: the directory's, else the package's. Never throws. */
async function loadIcon(wallet: Wallet): Promise<void> {
  const { id, image_id } = wallet
  if (walletIcon(wallet)) return
  const url =
    (image_id && (await loadImage('wallet', image_id))) ||
    (await import('../../utils/walletPictures.ts').then(
      ({ walletPicture }) => walletPicture(wallet),
      () => undefined,
    ))
  if (url) setWalletIcon(id, url)
}

/** Loads the pictures of wallets. Resolves once all have loaded or failed. */
export async function loadWalletIcons(list: readonly Wallet[]): Promise<void> {
  await Promise.all(list.map(loadIcon))
}

/** Wallets of the lists whose picture was requested, so that a missing one is not requested at each change. */
const requested = new Set<string>()

function loadListed(): void {
  const rows = Object.values(listRows()).flat()
  const missing = rows.map(({ wallet }) => wallet).filter(({ id }) => !requested.has(id))
  for (const { id } of missing) requested.add(id)
  void loadWalletIcons(missing)
}

let isFollowing = false

/** Loads the pictures of the wallets that the page draws, now and when its lists change. */
export function followLists(): void {
  loadListed()
  if (isFollowing) return
  isFollowing = true
  for (const source of [wallets, connectors]) subscribe(source, loadListed)
}
