import { expect, test } from 'vitest'
import { FarcasterRequests } from './FarcasterRequests.ts'

const ada = { userName: 'ada' }

test('a Farcaster request accepts one response, which can be fetched once', async () => {
  const requests = new FarcasterRequests()
  const nonce = requests.open('laptop')
  expect(await requests.outcome('laptop', 1)).toEqual({ state: 'pending' })
  const outcome = requests.outcome('laptop', 5000)
  requests.decide(nonce, ada)
  expect(await outcome).toEqual({ state: 'done', value: ada })
  expect(() => requests.decide(nonce, ada)).toThrow('used before or has expired')
  await expect(requests.outcome('laptop', 1)).rejects.toThrow('No Farcaster login has begun')
})

test('a newer Farcaster request replaces the pending one, and a request expires after ten minutes', async () => {
  let now = 0
  const requests = new FarcasterRequests(() => now)
  requests.open('laptop')
  const replaced = requests.outcome('laptop', 5000)
  const nonce = requests.open('laptop')
  expect(await replaced).toEqual({ state: 'refused' })
  now = 600_000
  expect(requests.isOpen(nonce)).toBe(false)
})
