import { kindOf } from '../../connectors/registry.ts'
import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import { liveConnection, updateLive } from '../../controllers/connections.ts'
import { emitFeatureEvent, emitHostEvent } from '../../controllers/events.ts'
import { mustSignInFirst } from '../../controllers/signInGate.ts'
import { readAddress, writeAddress } from '../../storage/choices.ts'
import type { Account } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { Network } from '../../types/network.ts'
import { avatarBackground } from '../../utils/avatarBackground.ts'
import { inUseFirst, labelsOf } from './listedAccounts.ts'
import { showConnection } from './showConnection.ts'

/** Stores the selected address; before a required sign-in nothing of an account is stored. */
function storeAddress(live: LiveConnection, address: string | undefined): void {
  const { namespace } = live.connection
  const isEarly = mustSignInFirst(namespace)
  updateLive(live, { unstored: isEarly ? address : undefined })
  writeAddress(namespace, isEarly ? undefined : address)
}

/**
 * Applies the accounts that a wallet emits. If the user has just selected an account in the wallet, that account
 * becomes active. Otherwise the active account stays as long as the wallet lists it.
 */
export function followAccounts(namespace: Namespace, accounts: readonly Account[]): void {
  const live = liveConnection(namespace)
  const [first] = accounts
  if (!live || !first) return
  const before = live.accounts[0]
  updateLive(live, { accounts })
  if (first.address !== before?.address) {
    // The session does not contain the selected account, so the account is stored for the next page load and for other
    // tabs.
    const isToKeep = kindOf(live.connectorId).sharesSession || first.type !== before?.type
    storeAddress(live, isToKeep ? first.address : undefined)
  }
  applyAccounts(namespace, inUseFirst(namespace, accounts))
}

/** Makes an account active and stores it. Ignores an address that the wallet does not list. */
export function selectAccount(namespace: Namespace, address: string): void {
  const live = liveConnection(namespace)
  if (!live?.accounts.some((account) => account.address === address)) return
  storeAddress(live, address)
  applyAccounts(namespace, inUseFirst(namespace, live.accounts))
}

/**
 * Applies the accounts of a network to which the namespace moves: those that `listed` has, else the same ones in the
 * network's spelling. The selected account stays selected if it is among them.
 */
export function moveAccounts(
  namespace: Namespace,
  network: Network,
  listed?: readonly Account[],
): void {
  const live = liveConnection(namespace)
  const { accountsOn } = live?.adapter ?? {}
  if (!live || !accountsOn) {
    if (listed) followAccounts(namespace, listed)
    return
  }
  const respelled = accountsOn(accountOf(namespace).accounts, network)
  updateLive(live, { accounts: listed ?? accountsOn(live.accounts, network) })
  if (live.unstored) updateLive(live, { unstored: respelled[0]?.address })
  if (readAddress(namespace)) writeAddress(namespace, respelled[0]?.address)
  applyAccounts(namespace, listed ? inUseFirst(namespace, listed) : respelled)
}

/** Clears the balances of the previous account or network. */
export function forgetBalances(namespace: Namespace): void {
  updateAccount(namespace, { balance: null, tokenBalance: null, tokenStatus: 'unread' })
}

/** Sets the accounts of a connected namespace. The first account becomes active. */
export function applyAccounts(namespace: Namespace, accounts: readonly Account[]): void {
  const account = accountOf(namespace)
  const [first] = accounts
  if (!first || account.status !== 'connected' || !account.caipNetworkId) return
  const changed = first.address !== account.address
  if (!changed && JSON.stringify(accounts) === JSON.stringify(account.accounts)) return
  if (changed) forgetBalances(namespace)
  const live = liveConnection(namespace)
  updateAccount(namespace, {
    accounts,
    addressLabels: live ? labelsOf(live.connection, accounts) : {},
    address: first.address,
    ...(changed && {
      profileName: null,
      displayName: null,
      profileImage: null,
      avatarBackground: avatarBackground(first.address),
    }),
  })
  const wasShown = live?.shown?.status === 'connected'
  showConnection(namespace)
  const caipAddress = caipAddressOf(accountOf(namespace))
  // If the account must sign in first, `accountchange` is emitted after the sign-in.
  if (caipAddress && wasShown && live.shown?.status === 'connected')
    emitHostEvent('accountchange', {
      namespace,
      address: first.address,
      caipAddress,
      accounts: [...accounts],
    })
  if (changed) emitFeatureEvent('accountChanged', namespace)
}
