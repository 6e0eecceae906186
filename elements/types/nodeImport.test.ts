// @vitest-environment node
import { expect, it } from 'vitest'

it('the package can be imported without a DOM, and changes no global', async () => {
  expect(typeof document).toBe('undefined')
  const before = Object.getOwnPropertyNames(globalThis)
  const entry = await import('../wallet-modal.ts')
  expect(Object.keys(entry)).toEqual([])
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before)
})
