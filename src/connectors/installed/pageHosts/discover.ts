import type { Namespace } from '../../../types/caip.ts'
import { log } from '../../../utils/log.ts'
import type { Discover, InstalledWallet } from '../InstalledWallet.ts'
import { findFarcaster } from './farcaster.ts'
import { findLedgerLive } from './ledgerLive.ts'
import { findSafe } from './safe.ts'

const hosts: readonly (() => Promise<InstalledWallet[]>)[] = [
  findSafe,
  findFarcaster,
  findLedgerLive,
]

/** The wallet that shows the page stays the same for the page's life, so each host is asked once. */
let finding: readonly Promise<InstalledWallet[]>[] | undefined

/** Lists the wallet that shows the page in a frame or web view of its own, if there is one. */
export function discoverPageHost(namespace: Namespace): Discover {
  return (_options, { onWallet }) => {
    let isStopped = false
    finding ??= hosts.map((find) => find())
    for (const one of finding) {
      one.then(
        (wallets) => {
          if (isStopped) return
          for (const wallet of wallets)
            if (wallet.connector.namespace === namespace) onWallet(wallet)
        },
        (thrown: unknown) => log('warn', 'a wallet around the page could not be asked', thrown),
      )
    }
    return {
      stop() {
        isStopped = true
      },
    }
  }
}
