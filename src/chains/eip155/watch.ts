import type { WalletListener } from '../../types/chainAdapter.ts'
import { log } from '../../utils/log.ts'
import { codesOf } from '../walletError.ts'
import { toAccounts, toCaipNetworkId } from './answers.ts'
import { type Eip1193Provider, listen, request } from './provider.ts'

/** "Try again later" (CloseEvent's codes, which EIP-1193 borrows): the wallet lost its node, not us. */
const transientCode = 1013

/**
 * Follows a wallet by its EIP-1193 events. An empty list of accounts is the wallet's way to say that it left.
 * What makes no sense is logged and changes nothing.
 */
export function watch(provider: Eip1193Provider, listener: WalletListener): () => void {
  let active = true

  /** Nothing may be thrown into the wallet's own emitter. */
  function guarded(handle: () => void): void {
    try {
      handle()
    } catch (thrown) {
      log('warn', 'an event of the wallet could not be followed', thrown)
    }
  }

  async function stillConnected(): Promise<boolean> {
    try {
      return toAccounts(await request(provider, 'eth_accounts')).length > 0
    } catch {
      return false
    }
  }

  const stops = [
    listen(provider, 'accountsChanged', (answer) =>
      guarded(() => {
        const accounts = toAccounts(answer)
        if (accounts.length > 0) listener.accounts(accounts)
        else listener.disconnect()
      }),
    ),
    listen(provider, 'chainChanged', (answer) =>
      guarded(() => listener.network(toCaipNetworkId(answer))),
    ),
    listen(provider, 'disconnect', async (error) => {
      if (codesOf(error).includes(transientCode) && (await stillConnected())) return
      if (active) guarded(() => listener.disconnect())
    }),
  ]
  return () => {
    active = false
    for (const stop of stops) stop()
  }
}
