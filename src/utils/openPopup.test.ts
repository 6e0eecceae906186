import { afterEach, expect, it, vi } from 'vitest'
import { openPopup } from './openPopup.ts'

afterEach(() => vi.unstubAllGlobals())

it('takes no window of the host’s, by whatever name that goes', () => {
  const open = vi.fn(() => null)
  vi.stubGlobal('window', { open })
  vi.stubGlobal('navigator', { userAgent: '' })
  openPopup()
  expect(open).toHaveBeenCalledWith('', '_blank', expect.any(String))
})
