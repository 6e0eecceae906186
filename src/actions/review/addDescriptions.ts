import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ReadRequest } from '../../types/review.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { reportError } from '../report/reportError.ts'

/** Time limit for the chunks of descriptions. */
const descriptionMs = 2_000

/** Emits INVALID_ATTRIBUTE. */
function reportDescriptor(path: string, message: string): void {
  const longMessage = `Attribute descriptors${path && ` at ${path}`}: ${message}`
  const cause = { attribute: 'descriptors', path }
  reportError(new WalletModalError('INVALID_ATTRIBUTE', { longMessage, cause }), 'alert')
}

/** Adds descriptions from outside. Resolves with the request as it is if they fail or take too long. Never rejects. */
export async function addDescriptions(request: ReadRequest): Promise<ReadRequest> {
  if (!request.describe) return request
  const late = () => new Error(`no description within ${descriptionMs} ms`)
  try {
    const described = await withTimeout(request.describe(), descriptionMs, late)
    const { faults = [], ...members } = described
    for (const { path, message } of faults) reportDescriptor(path, message)
    return { ...request, ...members, isRisky: request.isRisky || members.isRisky === true }
  } catch (thrown) {
    log('warn', 'a request could not be described', thrown)
    return request
  }
}
