import { reportError, toWalletModalError } from '../../src/actions/report/reportError.ts'
import { errorText, loadMessages } from '../../src/i18n/messages.ts'

/** What a command rejects with. `message` and `shortMessage` are the sentence that people read. */
export interface Rejection extends Error {
  code: string
  shortMessage: string
  longMessage: string
}

/**
 * Raises the `error` event of a command that failed and gives what its result rejects with. With `debug` the open
 * modal shows it: most of what fails by command is for the page's developer to mend.
 */
export async function toRejection(thrown: unknown, language: string): Promise<Rejection> {
  const error = toWalletModalError(thrown)
  // The texts of most errors load with the first view or wallet, which may not have been used yet.
  if (!errorText(language, error)) await loadMessages(language, 'views').catch(() => {})
  reportError(error, 'alert')
  const shortMessage = errorText(language, error) || error.code
  const { code, longMessage = shortMessage, cause } = error
  const rejection = new Error(shortMessage, { cause })
  return Object.assign(rejection, { name: error.name, code, shortMessage, longMessage })
}
