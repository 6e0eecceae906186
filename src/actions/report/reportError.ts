import { alert } from '../../controllers/alert.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { frontModal } from '../../controllers/modal.ts'
import { options } from '../../controllers/options.ts'
import { showToast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { errorText } from '../../i18n/messages.ts'
import { log } from '../../utils/log.ts'

const reported = new WeakSet<Error>()

/** What something thrown says; not everything can be made a text. */
export function messageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? thrown.message : String(thrown)
  } catch {
    return 'something without words'
  }
}

/** Wraps whatever was thrown; errors of this package pass as they are. */
export function toWalletModalError(thrown: unknown): WalletModalError {
  if (thrown instanceof WalletModalError) return thrown
  return new WalletModalError('UNKNOWN', {
    longMessage: messageOf(thrown),
    cause: thrown,
  })
}

/** How an error is shown, beside the `error` event: in a toast, in the developer's alert bar, or by the view itself. */
export type ErrorDisplay = 'toast' | 'alert' | 'inline'

/** Raises exactly one `error` event for an error, however often it passes here, and shows it. */
export function reportError(thrown: unknown, display: ErrorDisplay): WalletModalError {
  const error = toWalletModalError(thrown)
  if (reported.has(error)) return error
  reported.add(error)
  const shortMessage = errorText(frontModal()?.state.language ?? 'en', error)
  const longMessage = error.longMessage ?? shortMessage
  // Who declines has done nothing that the page's developer should look into.
  log(
    error.code === 'USER_REJECTED' ? 'info' : 'error',
    `${error.code}: ${longMessage}`,
    error.cause,
  )
  if (display === 'toast') showToast(shortMessage, 'error')
  if (display === 'alert' && options.debug) alert.message = shortMessage
  const detail = { code: error.code, shortMessage, longMessage, cause: error.cause ?? null }
  emitHostEvent('error', detail)
  return error
}
