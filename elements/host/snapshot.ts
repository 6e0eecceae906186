import { connectedKind } from '../../src/actions/connection/connectedKind.ts'
import { isBeingRestored, pageStatus } from '../../src/actions/connection/isConnected.ts'
import { listWallets } from '../../src/actions/ownList/listWallets.ts'
import { type AccountState, accounts, caipAddressOf } from '../../src/controllers/accounts.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { options } from '../../src/controllers/options.ts'
import { signInGate } from '../../src/controllers/signInGate.ts'
import { translate } from '../../src/i18n/messages.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { HostState, NamespaceState } from '../../src/types/host.ts'
import { formatAmount } from '../../src/utils/amount.ts'
import { shortAddress } from '../../src/utils/shortAddress.ts'
import type { Summary } from '../types/summary.ts'

/** Returns a deeply frozen copy for the host page, without reactive proxies. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const copy: unknown = Array.isArray(value)
    ? value.map(freeze)
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, freeze(item)]))
  return Object.freeze(copy) as T
}

/** Compares plain data in all depths. Equal strings, such as pictures in data URLs, are not written out for it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Object(one) !== one || Object(other) !== other) return false
  const entries = Object.entries(one as object)
  return (
    entries.length === Object.keys(other as object).length &&
    entries.every(([key, value]) => isSame(value, Reflect.get(other as object, key)))
  )
}

/** Returns the account of a namespace; undefined unless it counts as connected for the page. */
function accountForPage(namespace: Namespace): AccountState | undefined {
  return pageStatus(namespace) === 'connected' ? accounts[namespace] : undefined
}

function namespaceState(namespace: Namespace): NamespaceState | undefined {
  const account = accountForPage(namespace)
  const caipAddress = caipAddressOf(account)
  if (!account?.address || !account.caipNetworkId || !account.wallet || !caipAddress)
    return undefined
  const { id, name, rdns, type } = account.wallet
  return {
    address: account.address,
    caipAddress,
    caipNetworkId: account.caipNetworkId,
    status: account.status,
    accounts: [...account.accounts],
    wallet: { id, name, rdns, type },
  }
}

export function takeSnapshot(modal: Modal): HostState {
  const namespace = networks.activeNamespace
  const active = accountForPage(namespace)
  const states = (Object.keys(accounts) as Namespace[]).flatMap((name) => {
    const state = namespaceState(name)
    return state ? [[name, state] as const] : []
  })
  return freeze({
    open: modal.state.open,
    view: modal.state.open ? (modal.router.top()?.view ?? null) : null,
    loading: modal.state.open && modal.state.loading,
    status: pageStatus(namespace),
    namespace,
    address: active?.address ?? null,
    caipAddress: caipAddressOf(active),
    caipNetworkId: networks.active[namespace]?.caipNetworkId ?? null,
    accounts: Object.fromEntries(states),
    session: signInGate()?.session(namespace) ?? null,
    wallets: listWallets(),
  })
}

/** Name of an account, or its address shortened; an account without a wallet says so. */
function labelOf(account: AccountState, address: string, language: string): string {
  const name = account.profileName ?? shortAddress(address)
  const isSigner = !connectedKind(account)?.isWatchOnly
  return isSigner ? name : `${name} · ${translate(language, 'account.watchOnly')}`
}

export function takeSummary(modal: Modal): Summary {
  const account = accountForPage(networks.activeNamespace)
  const network = networks.active[networks.activeNamespace]
  const { language, locale, themeMode } = modal.state
  const balance = account?.balance
  const phase = account?.transactionMark
  const names = Object.keys(accounts) as Namespace[]
  const isConnecting = names.some((name) => pageStatus(name) === 'connecting')
  return freeze({
    connectLabel: translate(language, isConnecting ? 'account.connecting' : 'button.connect'),
    colorScheme: themeMode.replace('auto', ''),
    // `isRestoring` is not derived from the status `connecting`, because the status is also `connecting` while the user
    // connects a wallet.
    isRestoring: names.some(isBeingRestored),
    account: account?.address
      ? {
          address: account.address,
          label: labelOf(account, account.address, language),
          avatarUrl: account.profileImage,
          avatarBackground: account.avatarBackground ?? '',
          balance: balance ? `${formatAmount(balance.amount, locale)} ${balance.symbol}` : null,
          transaction: phase
            ? { phase, label: translate(language, `transaction.mark.${phase}`) }
            : null,
          balanceUrl: (network && options.tokens[network.caipNetworkId]?.image) ?? null,
        }
      : null,
    network: network
      ? {
          name: network.name,
          caipNetworkId: network.caipNetworkId,
          imageUrl: network.assets?.imageUrl ?? null,
          canSwitch: options.enableNetworkSwitch,
        }
      : null,
  })
}
