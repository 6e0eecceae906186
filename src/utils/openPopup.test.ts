import { afterEach, expect, it, vi } from 'vitest'
import { openPopup } from './openPopup.ts'

afterEach(() => vi.unstubAllGlobals())

it('a popup opens in a new window, never in one that the host has named', () => {
  const open = vi.fn(() => null)
  vi.stubGlobal('window', { open })
  vi.stubGlobal('navigator', { userAgent: '' })
  openPopup()
  expect(open).toHaveBeenCalledWith('', '_blank', expect.any(String))
})
