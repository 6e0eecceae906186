import { reportError, toWalletModalError } from '../../src/actions/report/reportError.ts'
import { errorText, loadMessages } from '../../src/i18n/messages.ts'

/** A command's rejection. `message` and `shortMessage` are the user's text. */
export interface Rejection extends Error {
  code: string
  shortMessage: string
  longMessage: string
}

/** Emits `error`. With `debug` the open modal shows it: most failures of commands are the page developer's to fix. */
export async function toRejection(thrown: unknown, language: string): Promise<Rejection> {
  const error = toWalletModalError(thrown)
  // Most error texts load with the first view or wallet, which may not have happened yet.
  if (!errorText(language, error)) await loadMessages(language, 'views').catch(() => {})
  reportError(error, 'alert')
  const shortMessage = errorText(language, error) || error.code
  const { code, longMessage = shortMessage, cause } = error
  const rejection = new Error(shortMessage, { cause })
  return Object.assign(rejection, { name: error.name, code, shortMessage, longMessage })
}
