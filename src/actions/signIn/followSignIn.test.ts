import { beforeEach, expect, it, vi } from 'vitest'
import { setStatus, updateAccount } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import { networks } from '../../controllers/networks.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { siwxDefaults, updateSiwx } from '../../controllers/siwx.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { followSignIn } from './followSignIn.ts'
import { offerSession, takeOfferedSessions } from './offeredSessions.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('location', { host: 'shop.example', href: 'https://shop.example/' })
  vi.stubGlobal('addEventListener', () => {})
  networks.activeNamespace = 'eip155'
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
  updateSiwx({ options: { ...siwxDefaults, enabled: true } })
  followSignIn()
})

it.each([
  ['a network of the page', 1, true],
  ['another one, on which signing in is not possible', 8453, false],
])('a required sign-in opens before the account on %s', (_, configured, isAwaited) => {
  networks.requested = [testNetwork(configured)]
  expect(signInGate()?.isFirst('Account')).toBe(true)
  expect(signInGate()?.isFirst('SIWXSignMessage')).toBe(false)
  expect(signInGate()?.isAwaited()).toBe(isAwaited)
  updateSiwx({ options: { ...siwxDefaults, enabled: true, required: false } })
  expect(signInGate()?.isFirst('Account')).toBe(false)
  expect(signInGate()?.isAwaited()).toBe(isAwaited)
})

it('sessions signed while connecting are dropped if the wallet does not connect', () => {
  const data: Partial<SignInSession['data']> = { accountAddress: address, chainId: 'eip155:1' }
  const session = { data, message: '', signature: '' } as SignInSession
  const account = { caipNetworkId: 'eip155:1', address } as const
  offerSession(session)
  emitConnectionEvent({ type: 'declined', namespace: 'eip155' })
  expect(takeOfferedSessions(account)).toEqual([])
  offerSession(session)
  expect(takeOfferedSessions({ ...account, caipNetworkId: 'eip155:10' })).toEqual([])
  expect(takeOfferedSessions(account)).toEqual([session])
  expect(takeOfferedSessions(account)).toEqual([])
})
