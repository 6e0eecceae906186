import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import {
  applyConfirmed,
  markRevoking,
  permissions,
  revocation,
  updatePermissions,
} from '../../controllers/permissions.ts'
import type { TokenPermission } from '../../types/permission.ts'
import { log } from '../../utils/log.ts'
import { contextOf, ownerOf, type PayingAccount, payingAccount } from '../account/payingAccount.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import { untilEnded } from '../transactions/untilEnded.ts'

/** Maximum number of calls of a batch, which wallets limit. */
const maxBatch = 20

/** True if the state holds the permissions of this account and network. Results for another one are stale. */
export const isShown = (paying: PayingAccount): boolean => permissions.owner === ownerOf(paying)

/** Returns what the family's part needs to know of the account and its network. */
export function revocationContext(paying: PayingAccount) {
  const { address: account, network } = paying
  return { ...contextOf(paying), account, nativeSymbol: network.nativeCurrency.symbol }
}

/** Waits until the revocation is settled, then reads the permissions again: a row goes only if the chain agrees. */
async function confirmRevoked(
  paying: PayingAccount,
  revoked: readonly TokenPermission[],
  hash: string,
): Promise<void> {
  const ids = revoked.map(({ id }) => id)
  await untilEnded({ hash, caipNetworkId: paying.network.caipNetworkId })
  try {
    const reader = await loadLaterPart(paying.namespace, 'permissions')
    const confirmed = await reader.confirm(paying.address, revoked, contextOf(paying).rpc)
    if (isShown(paying)) applyConfirmed(ids, confirmed)
  } catch (thrown) {
    log('info', 'a revoked permission could not be read again', thrown)
  }
  if (isShown(paying)) markRevoking(ids, null)
}

/** Sends one request to the wallet. Resolves with true if the revocation was broadcast. */
async function sendRevocation(
  modal: Modal,
  paying: PayingAccount,
  revoked: readonly TokenPermission[],
): Promise<boolean> {
  const ids = revoked.map(({ id }) => id)
  const context = revocationContext(paying)
  const [first] = revoked
  let isSent = false
  markRevoking(ids, 'asked')
  await runTransaction({
    modal,
    kind: 'revoke',
    paying,
    order: revocation,
    async simulate() {
      const reader = await loadLaterPart(paying.namespace, 'permissions')
      return reader.simulate(revoked, context)
    },
    spending: () => null,
    async request(provider, given) {
      const reader = await loadLaterPart(paying.namespace, 'permissions')
      return reader.revoke(revoked, { ...context, ...given, provider })
    },
    entry: { view: null, goBack: true, onSuccess() {} },
    row: {
      to: '',
      amount: '0',
      symbol: first?.unit?.symbol ?? '',
      iconUrl: null,
      token: first ? `${paying.network.caipNetworkId}:${first.token}` : null,
    },
    failureCode: 'REVOCATION_FAILED',
    count: { failed() {} },
    onSubmitted({ hash }) {
      isSent = true
      markRevoking(ids, 'sent')
      void confirmRevoked(paying, revoked, hash)
    },
    showReason() {},
    onFailure: ({ error: failure }) => updatePermissions({ failure }),
  })
  if (!isSent && isShown(paying)) markRevoking(ids, null)
  return isSent
}

/**
 * Revokes permissions: by one request if there is one, or if the wallet takes batches (EIP-5792), else by a request for
 * each, until one fails. Never throws: a failure is stored in the controller.
 */
export async function revokePermissions(
  modal: Modal,
  revoked: readonly TokenPermission[],
): Promise<void> {
  const paying = payingAccount()
  if (!paying || revocation.isRunning()) return
  updatePermissions({ failure: null })
  const size = permissions.takesBatches ? maxBatch : 1
  for (let start = 0; start < revoked.length; start += size) {
    if (!(await sendRevocation(modal, paying, revoked.slice(start, start + size)))) return
  }
}
