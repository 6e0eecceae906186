import type { ReadRequest, ReviewContext, Statement } from '../../../../types/review.ts'
import type { Describe } from '../readCall.ts'

/**
 * Lets the calls of a request be described by ERC-7730 descriptors once its review shows. `readAgain` reads its
 * statements with descriptions of the calls in them. The interpreter loads then.
 */
export function withDescriptions(
  request: ReadRequest,
  context: ReviewContext,
  readAgain: (describe: Describe) => readonly Statement[],
): ReadRequest {
  const describe = async () => {
    const { describeRequest } = await import('./describeRequest.ts')
    return describeRequest(request, context, (library) => readAgain(library.describe))
  }
  return { ...request, describe }
}
