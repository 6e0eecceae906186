import { kindOf } from '../../connectors/registry.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { frontModal, type Modal, modalsInPage } from '../../controllers/modal.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { LaterPart } from '../../i18n/parts.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ReadRequest, RequestOrigin } from '../../types/review.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { subscribe } from '../../utils/state.ts'
import { statementsIn } from '../../utils/statements.ts'
import type { Approval } from '../modal/openApproval.ts'
import { reportError } from '../report/reportError.ts'
import { checkWalletAccount } from '../transactions/checkWalletAccount.ts'
import { prepareRequest } from './prepareRequest.ts'
import { showReview } from './showReview.ts'
import { waitTurn } from './waitTurn.ts'
import { whileLive } from './whileLive.ts'

/** Time for which a request waits for an element: pages take theirs out and put another in as they change routes. */
const elementMs = 5_000

/** Resolves with the front modal, also one that enters the page within 5 s; undefined if none does. */
function awaitModal(): Promise<Modal | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      resolve(frontModal())
    }
    const timer = setTimeout(settle, elementMs)
    const stop = subscribe(modalsInPage(), () => frontModal() && settle())
    if (frontModal()) settle()
  })
}

/** @throws ProviderRpcError 4100 if no element is in the page, and none is put in within 5 s */
async function requireModal(): Promise<Modal> {
  const modal = await awaitModal()
  if (modal) return modal
  const longMessage = 'The request must be reviewed, and no <wallet-modal> is in the page.'
  reportError(new WalletModalError('ACTION_NOT_ALLOWED', { longMessage }), 'inline')
  throw new ProviderRpcError(errorCodes.unauthorized, longMessage)
}

/** @throws ProviderRpcError 4100 if the wallet has changed its account without an event */
async function requireWalletAccount(live: LiveConnection, { from }: RequestOrigin): Promise<void> {
  if (!from) return
  try {
    await checkWalletAccount(live, from)
  } catch (thrown) {
    const { longMessage, code } = reportError(thrown, 'toast')
    throw new ProviderRpcError(errorCodes.unauthorized, longMessage ?? code)
  }
}

/** Settles when the user has decided on the last queued request. */
let lastReview: Promise<unknown> = Promise.resolve()

/**
 * Describes the page's request to the user in a view. On approval, forwards the request to the wallet by `send`.
 *
 * @throws ProviderRpcError 4001 if the user declines; 4100 if the account is no longer active in the wallet, or no element
 * shows the review; 4900 if the connection has ended; 4901 while the active network is not supported, or if it has changed
 * during the review; WalletModalError LOAD_FAILED if the texts do not load; the errors of `send`
 */
export async function confirmRequest(
  live: LiveConnection,
  request: ReadRequest,
  send: (origin: RequestOrigin) => Promise<unknown>,
  prepared = prepareRequest(live, request),
): Promise<unknown> {
  // Requests of all wallets are reviewed one after another.
  const before = lastReview
  const over = createDeferred()
  lastReview = Promise.all([before, over.promise])
  const { caipNetworkId } = accountOf(live.connection.namespace)
  const neededId = request.needsNetwork ? caipNetworkId : undefined
  let approval: Approval | undefined
  try {
    await waitTurn(whileLive(live, neededId, before))
    const modal = await whileLive(live, neededId, requireModal())
    const described = await prepared.described
    const { language } = modal.state
    // Granted rights are told by the texts of smart sessions.
    const grants = described.statements
      .flatMap(statementsIn)
      .some(({ text }) => text.startsWith('sessions.'))
    const parts: LaterPart[] = grants ? ['reviews', 'connected'] : ['reviews']
    await loadPart(Promise.all(parts.map((part) => loadMessages(language, part))))
    const shown = await showReview(modal, live, described, prepared, neededId)
    approval = shown.approval
    await requireWalletAccount(live, shown.origin)
    // The embedded wallet asks for approval in the view that shows the review, so the view stays until the wallet has
    // responded. For other wallets the view is left at once, because they open a window and may take minutes.
    if (!kindOf(live.connection.wallet.id).asksInModal) {
      approval.leave()
      over.resolve()
    }
    return await send(shown.origin)
  } finally {
    approval?.leave()
    over.resolve()
  }
}
