import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { sessionConnectors } from '../../controllers/connectors.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { readAddress, writeAddress } from '../../storage/choices.ts'
import type { Account } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { avatarBackground } from '../../utils/avatarColours.ts'
import { forgetBalances } from './forgetBalances.ts'
import { inUseFirst } from './inUseFirst.ts'
import { labelsOf } from './labelsOf.ts'
import { refreshAccount } from './refreshAccount.ts'

/**
 * Follows the accounts that a connected wallet lists now. One that selects another account has the last
 * word; otherwise the visitor's choice stays as long as it is among them.
 */
export function followAccounts(namespace: Namespace, accounts: Account[]): void {
  const live = liveConnection(namespace)
  const [first] = accounts
  if (!live || !first) return
  const before = live.accounts[0]
  live.accounts = accounts
  if (first.address !== before?.address) {
    // A session does not keep what its wallet has told last: that is for the next load and other tabs.
    const isToKeep = sessionConnectors.includes(live.connectorId) || first.type !== before?.type
    writeAddress(namespace, isToKeep ? first.address : undefined)
  }
  applyAccounts(namespace, inUseFirst(namespace, accounts))
}

/** Uses another of the wallet's accounts from now on. One that is not among them changes nothing. */
export function selectAccount(namespace: Namespace, address: string): void {
  const live = liveConnection(namespace)
  if (!live?.accounts.some((account) => account.address === address)) return
  writeAddress(namespace, address)
  applyAccounts(namespace, inUseFirst(namespace, live.accounts))
}

/** The same accounts as `network` writes them, which the namespace is on now. */
export function respellAccounts(namespace: Namespace, network: Network): void {
  const live = liveConnection(namespace)
  const { accountsOn } = live?.adapter ?? {}
  if (!live || !accountsOn) return
  live.accounts = accountsOn(live.accounts, network)
  const accounts = accountsOn(accountOf(namespace).accounts, network)
  if (readAddress(namespace)) writeAddress(namespace, accounts[0]?.address)
  applyAccounts(namespace, accounts)
}

/** Brings state, the host's provider and the host up to a list of accounts of which the first is in use. */
export function applyAccounts(namespace: Namespace, accounts: Account[]): void {
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
      profileImage: null,
      avatarBackground: avatarBackground(first.address),
    }),
  })
  const { caipNetworkId } = account
  live?.adapter.hostProvider.update({ accounts, caipNetworkId })
  const caipAddress = caipAddressOf(accountOf(namespace))
  if (!caipAddress) return
  emitHostEvent('accountchange', { namespace, address: first.address, caipAddress, accounts })
  if (changed) void refreshAccount(namespace)
}
