import { expect, test } from 'vitest'
import { ApprovalQueue } from './ApprovalQueue.ts'

const question = (method: string) => ({ method, description: { heading: method, rows: [] } })

test('the queue decides the oldest request first', async () => {
  const queue = new ApprovalQueue()
  const decisions = [queue.request(question('a')), queue.request(question('b'))]
  expect(queue.pending().map(({ method }) => method)).toEqual(['a', 'b'])
  queue.decide('rejected')
  queue.decide('approved')
  expect(await Promise.all(decisions)).toEqual(['rejected', 'approved'])
  expect(queue.decide('approved')).toBe(false)
})

test('an aborted request leaves the queue', async () => {
  const queue = new ApprovalQueue()
  const abort = new AbortController()
  const decision = queue.request(question('a'), abort.signal)
  abort.abort()
  expect(await decision).toBe('withdrawn')
  expect(queue.pending()).toEqual([])
})

test('decideNext decides the next request, even if it arrives later', async () => {
  const queue = new ApprovalQueue()
  const decided = queue.decideNext('approved')
  expect(await queue.request(question('a'))).toBe('approved')
  expect(await decided).toBe('a')
  await expect(queue.decideNext('approved', 10)).rejects.toThrow('asked nothing')
})

test('answerAll decides every request at once, except the one that rejectOnce rejects', async () => {
  const queue = new ApprovalQueue()
  const waiting = queue.request(question('a'))
  queue.answerAll('approved')
  expect(await waiting).toBe('approved')
  queue.rejectOnce()
  const both = [queue.request(question('b')), queue.request(question('c'))]
  expect(await Promise.all(both)).toEqual(['rejected', 'approved'])
  queue.rejectOnce()
  queue.answerNone()
  const open = queue.request(question('d'))
  expect(queue.pending()).toHaveLength(1)
  queue.rejectOnce()
  expect(await open).toBe('rejected')
  queue.answerAll('rejected')
  expect(await queue.request(question('e'))).toBe('rejected')
})
