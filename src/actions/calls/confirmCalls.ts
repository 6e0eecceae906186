import { subscribe } from 'valtio/vanilla'
import { accountOf, accounts } from '../../controllers/accounts.ts'
import { type CallReview, setReview } from '../../controllers/calls.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { frontModal, type Modal } from '../../controllers/modal.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { BatchCall, CallBatch, CallOrigin } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import { type Approval, openApproval } from '../modal/openApproval.ts'
import { reportError } from '../report/reportError.ts'

/** One batch is shown at a time; the next waits for its turn. */
let turn: Promise<unknown> = Promise.resolve()

/** Calls whose amount is one of the token that is called. */
const hasAmount = ({ meaning }: BatchCall) => 'amount' in meaning

function decline(): ProviderRpcError {
  const longMessage = 'The calls were cancelled before the wallet was asked.'
  reportError(new WalletModalError('USER_REJECTED', { longMessage }), 'inline')
  return new ProviderRpcError(errorCodes.userRejected, 'User rejected the request.')
}

const isLive = (live: LiveConnection) => liveConnection(live.connection.namespace) === live

/** Nothing is asked of a wallet that the person has left, or that another has taken the place of. */
function requireLive(live: LiveConnection): void {
  if (!isLive(live)) throw new ProviderRpcError(errorCodes.disconnected, 'No wallet is connected')
}

/**
 * Shows what the calls do until the person has decided, and gives the place that they were shown.
 *
 * @throws ProviderRpcError 4001 if they decline, or leave; 4900 if the connection has ended; what `openApproval` throws
 */
async function review(
  modal: Modal,
  live: LiveConnection,
  batch: CallBatch,
): Promise<{ approval: Approval; origin: CallOrigin }> {
  const { address, caipNetworkId } = accountOf(live.connection.namespace)
  const networkId = batch.caipNetworkId ?? caipNetworkId
  const { promise, resolve } = createDeferred<boolean>()
  const shown: CallReview = {
    batch,
    networkId,
    network: (networkId && findRequestedNetwork(networkId)) ?? null,
    address: batch.from ?? address ?? '',
    units: null,
    decide: resolve,
  }
  const approval = openApproval(modal, () => resolve(false))
  setReview(shown)
  const stopFollowing = subscribe(accounts, () => {
    if (!isLive(live)) resolve(false)
  })
  let isOpen = true
  const { network } = shown
  const tokens = batch.calls.filter(hasAmount).map(({ to }) => to)
  void readTokenUnits(live.adapter, { network, tokens }).then((units) => {
    if (isOpen) setReview({ ...shown, units })
  })
  const isApproved = await promise
  isOpen = false
  stopFollowing()
  approval.stop()
  setReview(null)
  if (isApproved && isLive(live)) {
    return { approval, origin: { caipNetworkId: networkId, from: shown.address } }
  }
  approval.leave()
  requireLive(live)
  throw decline()
}

/**
 * Tells the person in words what calls of the page do, and has the wallet asked if they agree.
 *
 * @throws ProviderRpcError 4001 where they do not; 4900 if the connection has ended; 4901 while the person has to
 * leave an unsupported network; what `ask` throws
 */
export async function confirmCalls(
  live: LiveConnection,
  batch: CallBatch,
  ask: (origin: CallOrigin) => Promise<unknown>,
): Promise<unknown> {
  const before = turn
  const over = createDeferred()
  turn = over.promise
  await before
  let approval: Approval | undefined
  let origin: CallOrigin = batch
  try {
    requireLive(live)
    const modal = frontModal()
    if (modal) {
      const shown = await review(modal, live, batch)
      approval = shown.approval
      origin = shown.origin
    }
    // The embedded wallet goes on to ask in the same place; others have windows of their own, and take their time.
    if (live.connection.wallet.type !== 'AUTH') {
      approval?.leave()
      over.resolve()
    }
    return await ask(origin)
  } finally {
    approval?.leave()
    over.resolve()
  }
}
