import { expect, it } from 'vitest'
import { toFrameUrl } from './page.ts'
import { isLargerThan } from './size.ts'

it.each([
  ['https://frame.example', 'https://frame.example/sdk'],
  ['https://frame.example/', 'https://frame.example/sdk'],
  ['https://example.com/wallet/', 'https://example.com/wallet/sdk'],
])('the frame for %s has the URL %s with project id and network', (url, page) => {
  const address = { url, projectId: 'a&b', caipNetworkId: 'eip155:1' } as const
  expect(toFrameUrl(address)).toBe(
    `${page}?projectId=a%26b&chainId=eip155:1&version=4&enableLogger=true`,
  )
})

it('the size check counts nested values, and stops at the limit', () => {
  const deep: Record<string, unknown> = {}
  let inner = deep
  for (let i = 0; i < 10_000; i++) inner = inner.next = {}
  inner.text = 'x'.repeat(1_000)
  expect(isLargerThan(deep, 30_000)).toBe(false)
  expect(isLargerThan(deep, 20_500)).toBe(true)
  expect(isLargerThan(new Array(1e7), 1_000)).toBe(true)
  expect(isLargerThan(new Uint8Array(2_000), 1_000)).toBe(true)
  expect(isLargerThan(undefined, 1)).toBe(false)
  const loop: unknown[] = []
  loop.push(loop)
  expect(isLargerThan(loop, 1_000)).toBe(true)
})
