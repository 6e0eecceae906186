import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardDomainVerification, isPublicRelay } from './domainVerification.ts'

const params = { id: 'a', decryptedId: 'b' }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

type Register = (requested: typeof params) => Promise<string | undefined>

function verifyThat(register: Register) {
  const original = vi.fn(register)
  const verify = { register: original as Register }
  guardDomainVerification(verify, true)
  return { verify, original }
}

it.each([
  ['wss://relay.walletconnect.org', true],
  ['wss://relay.walletconnect.com', true],
  ['wss://relay.walletconnect.com:443/path', true],
  ['ws://localhost:4176', false],
  ['wss://walletconnect.org.example', false],
  ['wss://notwalletconnect.org', false],
  ['nonsense', false],
])('the relay URL %s counts as the public relay: %s', (relayUrl, expected) => {
  expect(isPublicRelay(relayUrl)).toBe(expected)
})

it('no attestation is requested if the relay is not the public one', async () => {
  const original = vi.fn(async () => 'attestation')
  const verify = { register: original as Register }
  guardDomainVerification(verify, false)
  expect(await verify.register(params)).toBe('')
  expect(original).not.toHaveBeenCalled()
})

it('the SDK gets the attestation of the verification service', async () => {
  const { verify, original } = verifyThat(async () => 'attestation')
  expect(await verify.register(params)).toBe('attestation')
  expect(original).toHaveBeenCalledWith(params)
})

it('an unreachable verification service delays only the first request, by 5 s at most', async () => {
  const { verify, original } = verifyThat(
    () => new Promise((resolve) => setTimeout(() => resolve(''), 5000)),
  )
  const first = verify.register(params)
  const second = verify.register(params)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await first).toBe('')
  expect(await second).toBe('')
  expect(await verify.register(params)).toBe('')
  expect(original).toHaveBeenCalledOnce()
})

it('an empty response of the verification service is not cached: the next call requests again', async () => {
  const { verify, original } = verifyThat(async () => '')
  await verify.register(params)
  await verify.register(params)
  expect(original).toHaveBeenCalledTimes(2)
})

it.each([
  ['never answers', () => new Promise<string>(() => {})],
  ['fails', () => Promise.reject(new Error('no'))],
])('a verification service that %s does not block the request', async (_, register) => {
  const { verify } = verifyThat(register)
  const attested = verify.register(params)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await attested).toBe('')
})
