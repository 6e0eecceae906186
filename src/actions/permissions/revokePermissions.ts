import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import {
  applyConfirmed,
  markRevoking,
  permissions,
  revocation,
  updatePermissions,
} from '../../controllers/permissions.ts'
import type { OrderFee, PayingAccount, RevokeOrder } from '../../types/order.ts'
import type { TokenPermission } from '../../types/permission.ts'
import { frozenCopy } from '../../utils/frozenCopy.ts'
import { isWithin } from '../../utils/isWithin.ts'
import { log } from '../../utils/log.ts'
import { contextOf, ownerOf, payingAccount } from '../account/payingAccount.ts'
import { withAccountKind } from '../account/withAccountKind.ts'
import { feeDoubts } from '../transactions/feeDoubts.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import { untilEnded } from '../transactions/untilEnded.ts'
import { walletFee } from '../transactions/walletFee.ts'

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
    applyConfirmed(ids, confirmed, ownerOf(paying))
  } catch (thrown) {
    log('info', 'a revoked permission could not be read again', thrown)
  }
  markRevoking(ids, null, ownerOf(paying))
}

/** Result of a simulation: the gas limit, null if unknown, or the reason why the revocation must not be requested. */
type Trial = { gasLimit: bigint | null } | { thrown: unknown }

async function simulate(
  paying: PayingAccount,
  permissions: readonly TokenPermission[],
): Promise<Trial> {
  try {
    const reader = await loadLaterPart(paying.namespace, 'permissions')
    return await reader.simulate(permissions, revocationContext(paying))
  } catch (thrown) {
    return { thrown }
  }
}

/** Returns the fee of one revocation that was simulated. The wallet sets that of a batch, and one that no node estimates. */
async function readFee(
  paying: PayingAccount,
  [first, ...others]: readonly TokenPermission[],
  trial: Trial,
): Promise<OrderFee> {
  if (!first || others.length > 0 || 'thrown' in trial) return walletFee
  try {
    const reader = await loadLaterPart(paying.namespace, 'permissions')
    const cost = await reader.estimate?.(first, revocationContext(paying), trial.gasLimit)
    return cost ? { ...walletFee, ceiling: cost.feeBaseUnits, gasLimit: cost.gasLimit } : walletFee
  } catch (thrown) {
    log('info', 'the fee of a revocation could not be estimated', thrown)
    return walletFee
  }
}

const toOrder = (
  paying: PayingAccount,
  permissions: readonly TokenPermission[],
  fee: OrderFee,
): RevokeOrder =>
  frozenCopy<RevokeOrder>({
    kind: 'revoke',
    account: paying,
    to: '',
    pays: null,
    fee,
    nativeBalance: null,
    madeAt: Date.now(),
    deadline: null,
    permissions,
  })

/** Time in ms in which a second press confirms a fee. */
const confirmedMs = 60_000

const idsOf = (all: readonly TokenPermission[]) => all.map(({ id }) => id)

/** Returns the order whose fee the user has read, if the press is the second one for the same permissions. */
function confirmedOrder(
  doubted: RevokeOrder | null,
  revoked: readonly TokenPermission[],
): RevokeOrder | null {
  const isFresh = doubted !== null && isWithin(doubted.madeAt, confirmedMs)
  return isFresh && idsOf(doubted.permissions).join() === idsOf(revoked).join() ? doubted : null
}

interface Ready {
  order: RevokeOrder
  trial: Trial
}

/** Simulates a revocation and makes its order. Null if the user has left it, or has to confirm its fee first. */
async function makeOrder(
  asking: PayingAccount,
  revoked: readonly TokenPermission[],
  confirmed: RevokeOrder | null,
): Promise<Ready | null> {
  const signal = revocation.begin()
  const paying = await withAccountKind(asking)
  const trial = await simulate(paying, revoked)
  const order = confirmed ?? toOrder(paying, revoked, await readFee(paying, revoked, trial))
  if (signal.aborted) return null
  revocation.leave()
  if (confirmed || feeDoubts(order).length === 0) return { order, trial }
  if (isShown(paying)) updatePermissions({ doubted: order })
  return null
}

/** Sends one request to the wallet. Resolves with true if the revocation was broadcast. */
async function sendRevocation(
  modal: Modal,
  paying: PayingAccount,
  revoked: readonly TokenPermission[],
): Promise<boolean> {
  const ids = idsOf(revoked)
  const confirmed = confirmedOrder(permissions.doubted, revoked)
  updatePermissions({ doubted: null })
  markRevoking(ids, 'asked', ownerOf(paying))
  const ready = await makeOrder(paying, revoked, confirmed)
  if (ready && isShown(paying)) updatePermissions({ asked: ready.order })
  const isSent = ready !== null && (await submitRevocation(modal, ready))
  updatePermissions({ asked: null })
  if (!isSent) markRevoking(ids, null, ownerOf(paying))
  return isSent
}

async function submitRevocation(modal: Modal, { order, trial }: Ready): Promise<boolean> {
  const { permissions: ordered, account: paying } = order
  const ids = idsOf(ordered)
  const context = revocationContext(paying)
  const [first] = ordered
  let isSent = false
  await runTransaction({
    modal,
    order,
    run: revocation,
    // The order was made of this simulation a moment ago.
    async simulate() {
      if ('thrown' in trial) throw trial.thrown
      return { gasLimit: order.fee.gasLimit ?? trial.gasLimit }
    },
    async request(provider, given) {
      const reader = await loadLaterPart(paying.namespace, 'permissions')
      return reader.revoke(ordered, { ...context, ...given, provider })
    },
    entry: { view: null, goBack: true, onSuccess() {} },
    row: {
      symbol: first?.unit?.symbol ?? '',
      token: first ? `${paying.network.caipNetworkId}:${first.token}` : null,
    },
    failureCode: 'REVOCATION_FAILED',
    count: { failed() {} },
    onSubmitted({ hash }) {
      isSent = true
      markRevoking(ids, 'sent', ownerOf(paying))
      void confirmRevoked(paying, ordered, hash)
    },
    showReason() {},
    onFailure: ({ error: failure }) => updatePermissions({ failure }),
  })
  return isSent
}

/**
 * Returns the permissions that can be revoked, and stores the others. All of them if none is left, so that the request
 * tells the failure.
 */
async function leaveOutRefused(
  paying: PayingAccount,
  revoked: readonly TokenPermission[],
): Promise<readonly TokenPermission[]> {
  if (revoked.length < 2) return revoked
  try {
    const reader = await loadLaterPart(paying.namespace, 'permissions')
    const refused = (await reader.findRefused?.(revoked, revocationContext(paying))) ?? []
    const leftOut = revoked.filter(({ id }) => refused.includes(id))
    if (isShown(paying)) updatePermissions({ leftOut: [...permissions.leftOut, ...leftOut] })
    if (leftOut.length < revoked.length) return revoked.filter((one) => !leftOut.includes(one))
  } catch (thrown) {
    log('info', 'revocations could not be tried before the request', thrown)
  }
  return revoked
}

/**
 * Revokes permissions: by one request if there is one, or if the wallet takes batches (EIP-5792), else by a request for
 * each, until one fails. A network fee that is far too high takes a second press. Of several, those that would fail are
 * left out and named. Never throws: a failure is stored in the controller.
 */
export async function revokePermissions(
  modal: Modal,
  revoked: readonly TokenPermission[],
): Promise<void> {
  const paying = payingAccount()
  // Cards that were pressed as the account changed are those of the former account.
  if (!paying || !isShown(paying) || revocation.isRunning()) return
  updatePermissions({ failure: null, leftOut: [] })
  const size = permissions.takesBatches ? maxBatch : 1
  for (let start = 0; start < revoked.length; start += maxBatch) {
    const fit = await leaveOutRefused(paying, revoked.slice(start, start + maxBatch))
    for (let at = 0; at < fit.length; at += size) {
      if (!(await sendRevocation(modal, paying, fit.slice(at, at + size)))) return
    }
  }
}
