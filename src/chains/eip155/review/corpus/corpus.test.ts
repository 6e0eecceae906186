import { expect, it } from 'vitest'
import { isMarked } from '../../../testing/measureReader.ts'
import { grants } from '../testing/grants.ts'
import { messages } from '../testing/messages.ts'
import { read } from '../testing/read.ts'
import { transactions } from '../testing/transactions.ts'
import { writeRequest } from '../testing/writeRequest.ts'

const all = [
  ...transactions.map(({ name, transaction }) => ({
    name,
    method: 'eth_sendTransaction',
    params: [transaction],
  })),
  ...messages,
  ...grants,
]

it('the reader puts each kind of request into the words of the corpus', async () => {
  const written: string[] = []
  for (const { name, method, params } of all) {
    written.push(`# ${name}`, writeRequest(await read(method, params)), '')
  }
  await expect(written.join('\n')).toMatchFileSnapshot('corpus.txt')
})

it('the corpus has 120 kinds or more, each with a name of its own', () => {
  expect(all.length).toBeGreaterThan(120)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

it.each(all)('$name: a sentence that is marked leaves no request without a doubt', async (one) => {
  const request = await read(one.method, one.params)
  const { isRisky, doubts = [] } = request
  expect(isRisky || doubts.length > 0 || !isMarked(request)).toBe(true)
})
