import type {
  ReadRequest,
  ReviewContext,
  Statement,
  StatementValue,
} from '../../../../types/review.ts'
import { eip155Requests } from '../requestReader.ts'
import { me } from './names.ts'

const context: ReviewContext = {
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

const everyValue = ({ values = {}, parts = [], notes = [] }: Statement): StatementValue[] => [
  ...Object.values(values).flatMap((value) => [
    value,
    ...(value.kind === 'mixed' ? value.parts.filter((one) => typeof one !== 'string') : []),
  ]),
  ...[...parts, ...notes].flatMap(everyValue),
]
/** Numbers of a statement and of its parts, as the review shows them. */
export const amountsOf = (statement: Statement) =>
  everyValue(statement).flatMap((value) => {
    if (value.kind === 'amount') return [value.amount]
    return value.kind === 'number' ? [value.value] : []
  })
