import { expect, test } from 'vitest'
import { ApprovalQueue } from './ApprovalQueue.ts'

const question = (method: string) => ({ method, description: { heading: method, rows: [] } })

test('the queue decides the oldest request first', async () => {
  const queue = new ApprovalQueue()
  const answers = [queue.ask(question('a')), queue.ask(question('b'))]
  expect(queue.pending().map(({ method }) => method)).toEqual(['a', 'b'])
  queue.answer('rejected')
  queue.answer('approved')
  expect(await Promise.all(answers)).toEqual(['rejected', 'approved'])
  expect(queue.answer('approved')).toBe(false)
})

test('an aborted request leaves the queue', async () => {
  const queue = new ApprovalQueue()
  const abort = new AbortController()
  const answer = queue.ask(question('a'), abort.signal)
  abort.abort()
  expect(await answer).toBe('withdrawn')
  expect(queue.pending()).toEqual([])
})

test('answerNext decides the next request, even if it arrives later', async () => {
  const queue = new ApprovalQueue()
  const answered = queue.answerNext('approved')
  expect(await queue.ask(question('a'))).toBe('approved')
  expect(await answered).toBe('a')
  await expect(queue.answerNext('approved', 10)).rejects.toThrow('asked nothing')
})

test('answerAll decides every request at once, except the one that rejectOnce rejects', async () => {
  const queue = new ApprovalQueue()
  const waiting = queue.ask(question('a'))
  queue.answerAll('approved')
  expect(await waiting).toBe('approved')
  queue.rejectOnce()
  const asked = [queue.ask(question('b')), queue.ask(question('c'))]
  expect(await Promise.all(asked)).toEqual(['rejected', 'approved'])
  queue.rejectOnce()
  queue.answerNone()
  const open = queue.ask(question('d'))
  expect(queue.pending()).toHaveLength(1)
  queue.rejectOnce()
  expect(await open).toBe('rejected')
  queue.answerAll('rejected')
  expect(await queue.ask(question('e'))).toBe('rejected')
})
