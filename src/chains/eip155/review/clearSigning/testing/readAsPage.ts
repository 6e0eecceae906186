import type { ReviewContext, Statement } from '../../../../../types/review.ts'
import { eip155Requests } from '../../requestReader.ts'

/** An account that is connected. */
export const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** Reads a request with all files as the page's own, and returns what descriptions of the page say. */
export async function readAsPage(
  descriptors: string,
  method: string,
  params: unknown[],
  chain: number,
  from = account,
) {
  const context: ReviewContext = {
    caipNetworkId: `eip155:${chain}`,
    addresses: [from],
    origin: 'https://app.example',
    provider: {},
    descriptors,
  }
  const request = await eip155Requests.read({ method, params }, context)
  const described = await request?.describe?.()
  const statements = described?.statements ?? []
  const isOfPage = ({ text }: Statement) => text === 'review.described.page'
  return {
    faults: described?.faults ?? [],
    said: statements.flatMap((one) => [one, ...(one.parts ?? [])]).filter(isOfPage),
  }
}
