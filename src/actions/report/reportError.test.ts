import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alert, setAlert } from '../../controllers/alert.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { updateOptions } from '../../controllers/options.ts'
import { hideToast, toast } from '../../controllers/toast.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import type { ErrorDetail } from '../../types/host.ts'
import { reportError } from './reportError.ts'

const events: ErrorDetail[] = []
onHostEvent((name, detail) => {
  if (name === 'error') events.push(detail as ErrorDetail)
})

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  hideToast()
  setAlert(null)
  updateOptions({ debug: false })
  events.length = 0
})

it('a missing project id logs one warning, and each time emits an event', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const longMessage of ['Only installed wallets work', 'All Wallets needs it']) {
    reportError(new WalletModalError('PROJECT_ID_NOT_CONFIGURED', { longMessage }), 'alert')
  }
  expect(warn.mock.calls.flat().filter((text) => text.includes('PROJECT_ID'))).toHaveLength(1)
  expect(events).toHaveLength(2)
})

it('an error that is reported several times emits one event', () => {
  const error = new WalletModalError('NETWORK_NOT_FOUND', { longMessage: 'for developers' })
  reportError(error, 'toast')
  reportError(error, 'alert')
  expect(events).toEqual([
    {
      code: 'NETWORK_NOT_FOUND',
      shortMessage: 'Network Not Found',
      longMessage: 'for developers',
      cause: null,
    },
  ])
  expect(toast).toMatchObject({ open: true, message: 'Network Not Found', variant: 'error' })
})

it.each([
  ['INVALID_APP_CONFIGURATION', 'Invalid App Configuration'],
  ['SESSION_EXPIRED', 'Session Expired'],
  ['INVALID_PROJECT_ID', 'Invalid Project ID'],
  ['PROJECT_ID_NOT_CONFIGURED', 'Project ID Not Configured'],
  ['NETWORK_NOT_FOUND', 'Network Not Found'],
] as const)('an alert in the modal shows only with debug: %s', (code, text) => {
  reportError(new WalletModalError(code), 'alert')
  expect(alert.message).toBeNull()
  updateOptions({ debug: true })
  reportError(new WalletModalError(code), 'alert')
  expect(alert.message).toBe(text)
  expect(events).toHaveLength(2)
})

it('a thrown value that is no WalletModalError becomes UNKNOWN, with the value’s message for developers', () => {
  const hostile = Object.create(null)
  for (const thrown of [new TypeError('x is no function'), 'text', undefined, hostile]) {
    expect(reportError(thrown, 'inline').code).toBe('UNKNOWN')
  }
  expect(events.map(({ longMessage }) => longMessage)).toEqual([
    'x is no function',
    'text',
    'undefined',
    'something without words',
  ])
})

it('a thrown value that throws when it is read is reported as UNKNOWN', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const symbol = Object.assign(new Error(), { message: Symbol('locked') })
  const unreadable = Object.defineProperty(new Error(), 'message', {
    get() {
      throw new Error('unreadable')
    },
  })
  for (const thrown of [proxy, symbol, unreadable]) {
    expect(reportError(thrown, 'toast').code).toBe('UNKNOWN')
    expect(isCode(thrown, 'USER_REJECTED')).toBe(false)
  }
  expect(events.map(({ longMessage }) => longMessage)).toEqual([
    'something without words',
    'Symbol(locked)',
    'something without words',
  ])
})

it('the message of a thrown value is cut to 4,000 characters', () => {
  reportError(new Error('x'.repeat(1_000_000)), 'inline')
  expect(events[0]?.longMessage).toHaveLength(4_000)
})
