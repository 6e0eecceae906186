import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import {
  markRevoking,
  permissions,
  type ShownGrant,
  updatePermissions,
} from '../../controllers/permissions.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { WalletGrant } from '../../types/permission.ts'
import { contextOf, ownerOf, payingAccount } from '../account/payingAccount.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import { reportError } from '../report/reportError.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { isShown, revocationContext } from './revokePermissions.ts'

async function describe(grant: WalletGrant): Promise<ShownGrant> {
  const network = findRequestedNetwork(grant.caipNetworkId) ?? null
  const { permission } = grant
  const tokens = permission.kind === 'token' ? [permission.token] : []
  return { grant, network, units: await readTokenUnits({ network, tokens }) }
}

/** Reads what the wallet has granted to this page (ERC-7715), if the wallet can list it. @throws WalletModalError LOAD_FAILED */
async function readGrants(paying: PayingAccount): Promise<void> {
  const reader = await loadLaterPart(paying.namespace, 'permissions')
  const { provider } = contextOf(paying)
  const listed = (await reader.readGrants?.(provider, paying.address)) ?? null
  const grants = listed && (await Promise.all(listed.map(describe)))
  if (isShown(paying)) updatePermissions({ grants })
}

/** Reads the delegation of the account on each configured network of its family (EIP-7702). @throws WalletModalError LOAD_FAILED */
async function readDelegations(paying: PayingAccount): Promise<void> {
  const { namespace, address } = paying
  const reader = await loadLaterPart(namespace, 'permissions')
  if (!reader.readDelegate) return
  const own = networks.requested.filter(({ chainNamespace }) => chainNamespace === namespace)
  const read = await Promise.allSettled(
    own.map(async (network) => reader.readDelegate?.(address, rpcFor(network))),
  )
  const delegations = own.flatMap((network, index) => {
    const one = read[index]
    return one?.status === 'fulfilled' && one.value ? [{ network, delegate: one.value }] : []
  })
  const unread = own.filter((_, index) => read[index]?.status === 'rejected')
  if (isShown(paying)) updatePermissions({ delegations, unread })
}

/** Asks the wallet, without a prompt, whether it takes several revocations by one request. @throws WalletModalError LOAD_FAILED */
async function readBatching(paying: PayingAccount): Promise<void> {
  const reader = await loadLaterPart(paying.namespace, 'permissions')
  const takesBatches = (await reader.takesBatches?.(revocationContext(paying))) ?? false
  if (isShown(paying)) updatePermissions({ takesBatches })
}

/** Reads the permissions that no token contract stores: the wallet's grants and delegations. Never rejects. */
export async function readWalletPermissions(): Promise<void> {
  const paying = payingAccount()
  if (!paying) return
  await Promise.allSettled([readGrants(paying), readDelegations(paying), readBatching(paying)])
}

/**
 * Revokes a grant through the wallet, and reads the grants again: a row goes only if the wallet no longer lists it. A
 * failure is stored in the controller. Never rejects.
 */
export async function revokeGrant({ context }: WalletGrant): Promise<void> {
  const paying = payingAccount()
  const provider = paying && contextOf(paying).provider
  if (!paying || !provider || permissions.revoking.size > 0) return
  updatePermissions({ failure: null })
  markRevoking([context], 'asked')
  try {
    const reader = await loadLaterPart(paying.namespace, 'permissions')
    await reader.revokeGrant?.(provider, context)
    await readGrants(paying)
  } catch (cause) {
    const isRejected = isCode(cause, 'USER_REJECTED')
    const error = isRejected ? cause : new WalletModalError('REVOCATION_FAILED', { cause })
    const failure = reportError(error, 'inline')
    if (isShown(paying)) updatePermissions({ failure })
  }
  markRevoking([context], null, ownerOf(paying))
}
