import type {
  DescribedRequest,
  ReadRequest,
  ReviewContext,
  Statement,
} from '../../../../types/review.ts'
import type { Describe } from '../readCall.ts'

/**
 * Lets a request be described by ERC-7730 descriptors once its review shows. `readAgain` reads its statements with
 * descriptions of the calls in them. The interpreter loads then.
 */
export function withDescriptions(
  request: ReadRequest,
  context: ReviewContext,
  readAgain: (describe: Describe) => readonly Statement[],
): ReadRequest {
  const describe = async (): Promise<DescribedRequest> => {
    const { describeCalls } = await import('./describeRequest.ts')
    return describeCalls(request, context, readAgain)
  }
  return { ...request, describe }
}
