import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ErrorDetail } from '../../src/types/host.ts'
import '../wallet-modal.ts'

const uncaught: string[] = []
const codes: string[] = []

function catchUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
  event.preventDefault()
  uncaught.push('message' in event ? event.message : String(event.reason))
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  addEventListener('error', catchUncaught)
  addEventListener('unhandledrejection', catchUncaught)
})

afterEach(() => {
  removeEventListener('error', catchUncaught)
  removeEventListener('unhandledrejection', catchUncaught)
  document.body.replaceChildren()
  vi.restoreAllMocks()
  uncaught.length = 0
  codes.length = 0
})

function throwing(): never {
  throw new Error('of the page')
}

const revoked = Proxy.revocable({}, {})
revoked.revoke()

it.each([
  ['a getter', Object.defineProperty({}, 'command', { get: throwing })],
  ['a proxy that throws when it is read', new Proxy({}, { get: throwing })],
  ['a revoked proxy', revoked.proxy],
])(
  'a command whose detail is %s emits one error and throws nothing on the page',
  async (_, detail) => {
    const element = document.createElement('wallet-modal')
    element.addEventListener('error', (event) => {
      const { code } = (event as CustomEvent<ErrorDetail>).detail
      if (code !== 'PROJECT_ID_NOT_CONFIGURED') codes.push(code)
    })
    document.body.append(element)
    element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    await expect.poll(() => codes).toEqual(['UNKNOWN'])
    expect(uncaught).toEqual([])
  },
)

it('a command runs whose detail does not take the result', async () => {
  const element = document.createElement('wallet-modal')
  document.body.append(element)
  const detail = new Proxy({ command: 'open' }, { set: throwing })
  element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  await expect.poll(() => element.hasAttribute('open')).toBe(true)
  expect(uncaught).toEqual([])
})
