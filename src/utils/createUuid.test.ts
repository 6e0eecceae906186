import { expect, it, vi } from 'vitest'
import { createUuid } from './createUuid.ts'

it('createUuid returns distinct UUIDs of version 4 without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 500 }, createUuid)
  vi.unstubAllGlobals()
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(ids.length)
})
