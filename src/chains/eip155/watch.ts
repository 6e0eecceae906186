import type { Account } from '../../types/account.ts'
import type { WalletListener } from '../../types/chainAdapter.ts'
import { guarded, inTime } from '../adapterSteps.ts'
import { codesOf } from '../walletError.ts'
import { type Eip1193Provider, listen, request } from './provider.ts'
import { toAccounts, toCaipNetworkId } from './responses.ts'

/**
 * Code 1013 of CloseEvent ("try again later"). EIP-1193 reuses the code for a wallet that has lost the connection to
 * its node.
 */
const transientCode = 1013

/** Time in ms in which `eth_accounts` must list an account, or the wallet counts as locked. */
const goneMs = 3_000

/**
 * True if the wallet has revoked the page's permission for accounts (EIP-2255). A locked wallet still lists the
 * permission, so the result is false. The result is also false if the wallet lacks the method.
 */
async function isWithdrawn(provider: Eip1193Provider): Promise<boolean> {
  try {
    const permissions = await request(provider, 'wallet_getPermissions')
    const isAccounts = (one: unknown) => Object(one).parentCapability === 'eth_accounts'
    return Array.isArray(permissions) && !permissions.some(isAccounts)
  } catch {
    return false
  }
}

/**
 * Watches a wallet. An empty list of accounts means that the wallet is locked or has revoked the permission, unless
 * `eth_accounts` still lists accounts: in the browser of MetaMask's mobile app, the list is empty for a moment while
 * the user changes account (https://github.com/across-protocol/frontend/pull/868, October 2023). To distinguish the
 * first two, the list of permissions is requested (EIP-2255). `eth_accounts` can go when the app emits no empty list
 * then.
 */
export function watch(provider: Eip1193Provider, listener: WalletListener): () => void {
  let active = true
  /** Number of events of accounts. An answer to an earlier request is stale after a later one. */
  let events = 0

  async function requestAccounts(): Promise<Account[]> {
    try {
      return toAccounts(await inTime(request(provider, 'eth_accounts'), goneMs))
    } catch {
      return []
    }
  }

  async function checkGone(): Promise<void> {
    const asked = events
    const accounts = await requestAccounts()
    if (!active || asked !== events) return
    if (accounts.length > 0) return guarded(() => listener.accounts(accounts), listener)
    guarded(() => listener.disconnect(), listener)
    // `disconnect` unsubscribes the listener, so the handler for a revoked permission is called directly.
    if (await isWithdrawn(provider)) guarded(() => listener.withdraw?.(), listener)
  }

  const stops = [
    listen(provider, 'accountsChanged', (response) =>
      guarded(() => {
        events += 1
        const accounts = toAccounts(response)
        if (accounts.length > 0) listener.accounts(accounts)
        else void checkGone()
      }, listener),
    ),
    listen(provider, 'chainChanged', (response) =>
      guarded(() => listener.network(toCaipNetworkId(response)), listener),
    ),
    listen(provider, 'disconnect', async (error) => {
      const isTransient = codesOf(error).includes(transientCode)
      if (isTransient && (await requestAccounts()).length > 0) return
      events += 1
      if (active) guarded(() => listener.disconnect(), listener)
    }),
    listen(provider, 'connect', async () => {
      const asked = events
      const accounts = await requestAccounts()
      if (active && asked === events && accounts.length > 0)
        guarded(() => listener.accounts(accounts), listener)
    }),
  ]
  return () => {
    active = false
    for (const stop of stops) stop()
  }
}
