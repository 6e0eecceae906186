import type { ReadRequest, ReviewContext, Statement } from '../../../../types/review.ts'
import { statementsIn, valuesOf } from '../../../../utils/statements.ts'
import { eip155Requests } from '../requestReader.ts'
import { me } from './names.ts'

export const context: ReviewContext = {
  caipNetworkId: 'eip155:1',
  addresses: [me],
  origin: 'https://app.example',
  provider: { request: async () => null },
}

/** Reads a request of a page on Ethereum, with descriptions of its calls. */
export async function read(
  method: string,
  params: unknown,
  descriptors = '',
): Promise<ReadRequest> {
  const request = await eip155Requests.read({ method, params }, { ...context, descriptors })
  if (!request) throw new Error('not read')
  return { ...request, ...(await request.describe?.()) }
}

/** Numbers of a statement and of its parts, as the review shows them. */
export const amountsOf = (statement: Statement) =>
  statementsIn(statement)
    .flatMap(valuesOf)
    .flatMap((value) => {
      if (value.kind === 'amount') return [value.amount]
      return value.kind === 'number' ? [value.value] : []
    })
