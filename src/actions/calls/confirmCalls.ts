import { subscribe } from 'valtio/vanilla'
import { accountOf, accounts } from '../../controllers/accounts.ts'
import { type CallReview, reviews, setReview } from '../../controllers/calls.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { frontModal, type Modal } from '../../controllers/modal.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { BatchCall, CallBatch, CallOrigin, ReadCalls } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import { type Approval, openApproval } from '../modal/openApproval.ts'
import { reportError } from '../report/reportError.ts'
import { checkWalletAccount } from '../transactions/checkWalletAccount.ts'

/** Time limit for the wallet's response to the request for its capabilities. */
const capabilitiesMs = 3_000

const hasAmount = ({ meaning }: BatchCall) => 'amount' in meaning

function decline(): ProviderRpcError {
  const longMessage = 'The calls were cancelled before the wallet was asked.'
  reportError(new WalletModalError('USER_REJECTED', { longMessage }), 'inline')
  return new ProviderRpcError(errorCodes.userRejected, 'User rejected the request.')
}

const isLive = (live: LiveConnection) => liveConnection(live.connection.namespace) === live

function requireLive(live: LiveConnection): void {
  if (!isLive(live)) throw new ProviderRpcError(errorCodes.disconnected, 'No wallet is connected')
}

const unauthorized = (message: string) => new ProviderRpcError(errorCodes.unauthorized, message)

function requireAccount({ connection }: LiveConnection, { from }: CallBatch): void {
  const { accounts } = accountOf(connection.namespace)
  if (from === null || accounts.some(({ address }) => address === from)) return
  throw unauthorized(`${from} is not connected.`)
}

/** @throws ProviderRpcError 4100 if the wallet has changed its account without an event */
async function requireWalletAccount(live: LiveConnection, { from }: CallOrigin): Promise<void> {
  if (!from) return
  try {
    await checkWalletAccount(live, from)
  } catch (thrown) {
    const { longMessage, code } = reportError(thrown, 'toast')
    throw unauthorized(longMessage ?? code)
  }
}

/**
 * Shows the batch until the user decides. Resolves with the network and account that were shown.
 *
 * @throws ProviderRpcError 4001 if the user declines, 4900 if the connection ends; the errors of `openApproval`
 */
async function review(
  modal: Modal,
  live: LiveConnection,
  batch: CallBatch,
  mayUpgrade: ReadCalls['mayUpgrade'],
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
    mayUpgrade: false,
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
  // The review enables its button once token units and capabilities are known.
  const origin = { caipNetworkId: networkId, from: shown.address }
  const upgrade = withTimeout(mayUpgrade(origin), capabilitiesMs, () => new Error()).catch(
    () => false,
  )
  void Promise.all([readTokenUnits({ network, tokens }), upgrade]).then(([units, isReady]) => {
    if (isOpen) setReview({ ...shown, units, mayUpgrade: isReady })
  })
  const isApproved = await promise
  isOpen = false
  stopFollowing()
  approval.stop()
  setReview(null)
  if (isApproved && isLive(live)) {
    return { approval, origin }
  }
  approval.leave()
  requireLive(live)
  throw decline()
}

/**
 * Describes the page's calls to the user in a view. On approval, forwards the calls to the wallet.
 *
 * @throws ProviderRpcError 4001 if the user declines; 4100 if the account is not connected, or no longer active in the
 * wallet; 4900 if the connection has ended; 4901 while the active network is not supported; the errors of `request`
 */
export async function confirmCalls(
  live: LiveConnection,
  batch: CallBatch,
  request: (origin: CallOrigin) => Promise<unknown>,
  mayUpgrade: ReadCalls['mayUpgrade'] = async () => false,
): Promise<unknown> {
  // Batches are reviewed one after another.
  const before = reviews.last
  const over = createDeferred()
  reviews.last = over.promise
  await before
  let approval: Approval | undefined
  let origin: CallOrigin = batch
  try {
    requireLive(live)
    requireAccount(live, batch)
    const modal = frontModal()
    if (modal) {
      const shown = await review(modal, live, batch, mayUpgrade)
      approval = shown.approval
      origin = shown.origin
    }
    await requireWalletAccount(live, origin)
    // The embedded wallet asks for approval in the view that shows the review, so the view stays until the wallet has
    // responded. For other wallets the view is left at once, because they open a window and may take minutes.
    if (live.connection.wallet.type !== 'AUTH') {
      approval?.leave()
      over.resolve()
    }
    return await request(origin)
  } finally {
    approval?.leave()
    over.resolve()
  }
}
