import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { isEmail } from '../../utils/isEmail.ts'
import { emailCooldownSeconds } from './emailCooldownSeconds.ts'
import { submitEmail } from './submitEmail.ts'

const modal = createModal(createRouter)
const key = 'wallet-modal/LAST_EMAIL_LOGIN_TIME'
let storage: ReturnType<typeof createFakeStorage>

beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the next login mail can be requested 30 s after the last, and the wait is rounded up to whole seconds', async () => {
  storage.setItem(key, String(Date.now()))
  expect(emailCooldownSeconds()).toBe(30)
  vi.advanceTimersByTime(100)
  expect(emailCooldownSeconds()).toBe(30)
  await expect(submitEmail(modal, 'ada@example.test')).rejects.toMatchObject({
    code: 'EMAIL_COOLDOWN',
    params: { count: 30 },
  })
  vi.advanceTimersByTime(29_000)
  expect(emailCooldownSeconds()).toBe(1)
  vi.advanceTimersByTime(900)
  expect(emailCooldownSeconds()).toBe(0)
})

it.each([
  '\u2068ada@example.test\u2069',
  'ada@exa\u200bmple.test',
  'ada＠example．test',
  ' ada@example.test\n',
])('the email address in %j is read', async (typed) => {
  storage.setItem(key, String(Date.now()))
  const isRead = { code: 'EMAIL_COOLDOWN' }
  await expect(submitEmail(modal, typed)).rejects.toMatchObject(isRead)
})

it.each(['', 'soon', '-5', '1e400', String(9_000_000)])(
  'the wait for the next mail ignores "%s" in storage and a clock that was set back',
  (stored) => {
    storage.setItem(key, stored)
    expect(emailCooldownSeconds()).toBe(0)
  },
)

it('an invalid email address is not sent', async () => {
  await expect(submitEmail(modal, 'ada')).rejects.toMatchObject({ code: 'INVALID_EMAIL' })
})

it.each([
  ['ada@example.test', true],
  ['ada+tag@mail.example.co', true],
  ["o'neil_x@example.museum", true],
  ['ada@localhost', false],
  ['ada', false],
  ['@example.test', false],
  ['ada@', false],
  ['ada@example..test', false],
  ['ada@-example.test', false],
  ['a b@example.test', false],
  ['ada@example.test\nBcc: eve@example.test', false],
  [`${'a'.repeat(250)}@example.test`, false],
])('%s is accepted as an email address: %s', (text, expected) =>
  expect(isEmail(text)).toBe(expected),
)
