import { base64 } from '@scure/base'
import { beforeEach, expect, it, vi } from 'vitest'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { sessionKey } from './names.ts'
import { readSession, type StoredSession, withAsked, writeSession } from './storedSession.ts'

const key = (length: number) => base64.encode(new Uint8Array(length).fill(3))

const session: StoredSession = {
  id: 'one',
  channel: 'session:one',
  privateKey: key(32),
  publicKey: key(33),
  theirPublicKey: key(33),
  expiresAt: Date.now() + 60_000,
  relay: 'wss://relay.example/connection/websocket',
  isHere: false,
  state: { clientId: 'page', sent: 2, seen: { phone: 1 } },
  scopes: { 'eip155:1': { accounts: ['eip155:1:0xabc'], methods: ['personal_sign'] } },
  asked: [],
}

let storage = createFakeStorage()
beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

it('a session is read as it was written', () => {
  writeSession(session)
  expect(readSession()).toEqual(session)
})

it.each<[string, object]>([
  ['a key of another length', { privateKey: key(16) }],
  ['a key that is no base64', { theirPublicKey: '?' }],
  ['a channel of another kind', { channel: 'handshake:one' }],
  ['a relay that is no WebSocket', { relay: 'https://relay.example' }],
  ['a counter that is no number', { state: { ...session.state, sent: 'many' } }],
  ['an expiry in the past', { expiresAt: Date.now() - 1 }],
])('a stored session with %s counts as absent, and is removed', (_, change) => {
  storage.setItem(sessionKey, JSON.stringify({ ...session, ...change }))
  expect(readSession()).toBeUndefined()
  expect(storage.getItem(sessionKey)).toBeNull()
})

it('at most 20 requests are kept, without old and long ones', () => {
  const asked = (id: number, changes = {}) => ({
    id,
    caipNetworkId: 'eip155:1' as const,
    method: 'personal_sign',
    params: [],
    askedAt: Date.now(),
    ...changes,
  })
  const known = [asked(0, { askedAt: 0 }), ...Array.from({ length: 20 }, (_, at) => asked(at + 1))]
  expect(withAsked(known, asked(21)).map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 2),
  )
  expect(withAsked([], asked(1, { params: ['x'.repeat(30_000)] }))).toEqual([])
})
