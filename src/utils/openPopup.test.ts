import { afterEach, expect, it, vi } from 'vitest'
import { openPopup } from './openPopup.ts'

afterEach(() => vi.unstubAllGlobals())

it('takes no window of the host’s: each popup has a name of its own', () => {
  const open = vi.fn(() => null)
  vi.stubGlobal('window', { open })
  vi.stubGlobal('navigator', { userAgent: '' })
  openPopup()
  openPopup()
  const names = (open.mock.calls as unknown as [string, string][]).map(([, name]) => name)
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^wallet-modal-\d/)
})
