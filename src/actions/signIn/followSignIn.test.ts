import { beforeEach, expect, it, vi } from 'vitest'
import { setStatus, updateAccount } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/events.ts'
import { setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { siwxDefaults, updateSiwx } from '../../controllers/siwx.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { followSignIn } from './followSignIn.ts'
import { addOfferedSession, removeOfferedSessions } from './offeredSessions.ts'
import { readSession } from './readSession.ts'
import { isSignedOut, isSignInFirst } from './signInRules.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('location', { host: 'shop.example', href: 'https://shop.example/' })
  vi.stubGlobal('addEventListener', () => {})
  setActiveNamespace('eip155')
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
  updateSiwx({ options: { ...siwxDefaults, enabled: true } })
  followSignIn()
})

it.each([
  ['a network of the page', 1, true],
  ['another one, on which signing in is not possible', 8453, false],
])('a required sign-in opens before Account on %s', (_, configured, isAwaited) => {
  setRequestedNetworks([testNetwork(configured)])
  expect(isSignInFirst('Account')).toBe(true)
  expect(isSignInFirst('SIWXSignMessage')).toBe(false)
  expect(isSignedOut()).toBe(isAwaited)
  updateSiwx({ options: { ...siwxDefaults, enabled: true, required: false } })
  expect(isSignInFirst('Account')).toBe(false)
  expect(isSignedOut()).toBe(isAwaited)
})

it('sessions signed while connecting are dropped if the user declines to connect', async () => {
  const data: Partial<SignInSession['data']> = { accountAddress: address, chainId: 'eip155:1' }
  const session = { data, message: '', signature: '' } as SignInSession
  const account = { caipNetworkId: 'eip155:1', address } as const
  addOfferedSession(session)
  emitConnectionEvent('declined', { namespace: 'eip155' })
  expect(removeOfferedSessions(account)).toEqual([])
  addOfferedSession(session)
  await readSession({ ...account, caipNetworkId: 'eip155:10' })
  expect(removeOfferedSessions(account)).toEqual([session])
  addOfferedSession(session)
  await readSession(account)
  expect(removeOfferedSessions(account)).toEqual([])
})
