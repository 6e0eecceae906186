import { accountOf } from '../../controllers/accounts.ts'
import { type CallReview, setReview } from '../../controllers/calls.ts'
import { frontModal, type Modal } from '../../controllers/modal.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { BatchCall, CallBatch } from '../../types/calls.ts'
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

/** Shows what the calls do until the person has decided. @throws ProviderRpcError 4001 if they decline, or leave */
async function review(modal: Modal, live: LiveConnection, batch: CallBatch): Promise<Approval> {
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
  setReview(shown)
  const approval = openApproval(modal, () => resolve(false))
  let isOpen = true
  const { network } = shown
  const tokens = batch.calls.filter(hasAmount).map(({ to }) => to)
  void readTokenUnits(live.adapter, { network, address: shown.address, tokens }).then((units) => {
    if (isOpen) setReview({ ...shown, units })
  })
  const isApproved = await promise
  isOpen = false
  approval.stop()
  setReview(null)
  if (isApproved) return approval
  approval.leave()
  throw decline()
}

/**
 * Tells the person in words what calls of the page do, and has the wallet asked if they agree.
 *
 * @throws ProviderRpcError 4001 where they do not; what `ask` throws
 */
export async function confirmCalls(
  live: LiveConnection,
  batch: CallBatch,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const before = turn
  const over = createDeferred()
  turn = over.promise
  await before
  const modal = frontModal()
  let approval: Approval | undefined
  try {
    approval = modal && (await review(modal, live, batch))
    // The embedded wallet goes on to ask in the same place; others have windows of their own, and take their time.
    if (live.connection.wallet.type !== 'AUTH') {
      approval?.leave()
      over.resolve()
    }
    return await ask()
  } finally {
    approval?.leave()
    over.resolve()
  }
}
