import { ownerOf, payingAccount } from '../../src/actions/account/payingAccount.ts'
import { readPermissions } from '../../src/actions/permissions/readPermissions.ts'
import { permissions } from '../../src/controllers/permissions.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { AccountPermission, AccountPermissions } from '../../src/types/host.ts'
import type { TokenPermission } from '../../src/types/permission.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { connectedNamespace } from './connectedNamespace.ts'
import { freeze } from './snapshot.ts'

const toText = (value: bigint | null) => value?.toString() ?? null

const toAccountPermission = (one: TokenPermission): AccountPermission => ({
  kind: one.kind,
  token: one.token,
  symbol: one.unit?.symbol ?? null,
  decimals: one.unit?.decimals ?? null,
  spender: one.spender,
  amount: toText(one.amount),
  item: toText(one.item),
  expiresAt: one.expiresAt,
  holder: one.holder,
})

/**
 * Reads the permissions of the active account on its network, by the search of the view Permissions.
 * @throws WalletModalError NOT_CONNECTED; the reason why the page has no permissions; PERMISSIONS_UNAVAILABLE
 */
export async function readAccountPermissions(): Promise<AccountPermissions> {
  const namespace = connectedNamespace(undefined)
  const reason = viewRegistry.Permissions.unavailableReason?.({ namespace })
  if (reason) throw reason
  const paying = payingAccount(namespace)
  const owner = ownerOf(paying)
  if (paying) await readPermissions(owner)
  // The user may have switched to another account or network in the meantime.
  if (!paying || permissions.owner !== owner) throw new WalletModalError('PERMISSIONS_UNAVAILABLE')
  const { list, status, skipped } = permissions
  return freeze({
    address: paying.address,
    caipNetworkId: paying.network.caipNetworkId,
    isWhole: status === 'done' && skipped.length === 0,
    permissions: list.map(toAccountPermission),
  })
}
