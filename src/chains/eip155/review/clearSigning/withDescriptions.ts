import type { ReadRequest, ReviewContext } from '../../../../types/review.ts'
import type { Describe } from '../readCall.ts'
import type { Described } from './describeRequest.ts'

/**
 * Lets the calls of a request be described by ERC-7730 descriptors. `readAgain` reads its statements and doubts with
 * descriptions of the calls in them. The interpreter loads with the first call of `describe`.
 */
export function withDescriptions(
  request: ReadRequest,
  context: ReviewContext,
  readAgain: (describe: Describe) => Described,
): ReadRequest {
  const describe = async () => {
    const { describeRequest } = await import('./describeRequest.ts')
    return describeRequest(request, context, (library) => readAgain(library.describe))
  }
  return { ...request, describe }
}
