import { setAlert } from '../../controllers/alert.ts'
import { emitHostEvent } from '../../controllers/events.ts'
import { frontModal } from '../../controllers/modal.ts'
import { options } from '../../controllers/options.ts'
import { showToast } from '../../controllers/toast.ts'
import { isOwnError, WalletModalError } from '../../errors/WalletModalError.ts'
import { errorDetail, errorText, eventText, translate } from '../../i18n/messages.ts'
import { log, warnOnce } from '../../utils/log.ts'

/** Maximum characters of a message. Wallets and services may throw texts of any length. */
const maxLength = 4_000

/** Message of a thrown value, cut to 4,000 characters. Never throws, though wallets throw values that `String` refuses. */
export function messageOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown).slice(0, maxLength)
  } catch {
    return 'something without words'
  }
}

export function toWalletModalError(thrown: unknown): WalletModalError {
  if (isOwnError(thrown)) return thrown
  return new WalletModalError('UNKNOWN', {
    longMessage: messageOf(thrown),
    cause: thrown,
  })
}

/**
 * Place where an error is shown in addition to its event: a toast, an alert for developers, or `inline`, which is the
 * view of the caller.
 */
export type ErrorDisplay = 'toast' | 'alert' | 'inline'

/** Errors for which an `error` event was emitted. */
const emittedErrors = new WeakSet<Error>()

/** Emits one `error` event for an error and displays it. Has no effect if the same error is reported again. */
export function reportError(thrown: unknown, display: ErrorDisplay): WalletModalError {
  const error = toWalletModalError(thrown)
  if (emittedErrors.has(error)) return error
  emittedErrors.add(error)
  const language = frontModal()?.state.language ?? 'en'
  const shortMessage = eventText(error)
  const longMessage = error.longMessage ?? shortMessage
  const line = `${error.code}: ${longMessage}`
  // Some pages omit the project id on purpose, so a single warning suffices.
  if (error.code === 'PROJECT_ID_NOT_CONFIGURED') warnOnce(error.code, line)
  // Developers need not act on a user's rejection, so it is not logged as an error.
  else log(error.code === 'USER_REJECTED' ? 'info' : 'error', line, error.cause)
  if (display === 'toast') {
    const text = errorText(language, error, 'failure')
    const detail = error.isOfOneNode
      ? { text: translate(language, 'transaction.oneNode') }
      : errorDetail(language, error)
    showToast(text, 'error', { detail: detail.text, detailLang: detail.lang })
  }
  if (display === 'alert' && options.debug) setAlert(errorText(language, error))
  const detail = { code: error.code, shortMessage, longMessage, cause: error.cause ?? null }
  emitHostEvent('error', detail)
  return error
}
