import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import * as connections from '../../controllers/connections.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { siwxDefaults, updateSiwx } from '../../controllers/siwx.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { SignInData } from '../../types/siwx.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { hostSessionOf, learnSession, sessionOf, standingBySession } from './knownSessions.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = { namespace: 'eip155', caipAddress: `eip155:1:${address}` } as const

function sessionUntil(expirationTime: string | null) {
  const data = { accountAddress: address, chainId: 'eip155:1', expirationTime }
  const times = { issuedAt: null, notBefore: null }
  return { data: { ...data, ...times } as SignInData, message: '', signature: '' }
}

beforeEach(() => {
  setRequestedNetworks([testNetwork(1), testNetwork(8453)])
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
  updateSiwx({ options: { ...siwxDefaults, enabled: true }, known: {} })
})
afterEach(() => {
  clearAccount('eip155')
  vi.restoreAllMocks()
})

it('an account has the status `connecting` for the page until its required session is known', () => {
  expect(standingBySession('eip155')).toBe('connecting')
  learnSession(account, sessionUntil(null))
  expect(standingBySession('eip155')).toBe('connected')
  updateAccount('eip155', { caipNetworkId: 'eip155:8453' })
  expect(standingBySession('eip155')).toBe('connecting')
  updateAccount('eip155', { caipNetworkId: 'eip155:1' })
  expect(standingBySession('eip155')).toBe('connected')
})

it('a restored account is disconnected for the page once no session was found for it', () => {
  const live = { isUntouched: true } as LiveConnection
  vi.spyOn(connections, 'liveConnection').mockReturnValue(live)
  expect(standingBySession('eip155')).toBe('connecting')
  learnSession(account, null)
  expect(standingBySession('eip155')).toBe('disconnected')
  connections.updateLive(live, { isUntouched: false })
  expect(standingBySession('eip155')).toBe('connecting')
})

it('an expired session does not connect the account, even if the timer that ends it is late', () => {
  learnSession(account, sessionUntil(new Date(Date.now() - 1).toISOString()))
  expect([sessionOf('eip155'), standingBySession('eip155')]).toEqual([null, 'connecting'])
})

it('a session that was verified stays while the clock is put back an hour', () => {
  const session = sessionUntil(new Date(Date.now() + 7_200_000).toISOString())
  session.data.issuedAt = new Date(Date.now() + 3_600_000).toISOString()
  learnSession(account, session)
  expect([sessionOf('eip155'), standingBySession('eip155')]).toEqual([session, 'connected'])
})

it('an optional sign-in does not delay the connection, and emits its session afterwards', () => {
  updateSiwx({ options: { ...siwxDefaults, enabled: true, required: false } })
  expect(standingBySession('eip155')).toBe('connected')
  const end = '2100-01-01T00:00:00.000Z'
  learnSession(account, sessionUntil(end))
  expect(hostSessionOf('eip155')).toMatchObject({ address, expiresAt: Date.parse(end) })
})
