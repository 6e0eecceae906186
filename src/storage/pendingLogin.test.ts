import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takePendingLogin, writePendingLogin } from './pendingLogin.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

const key = 'wallet-modal/social_provider'
const login = { provider: 'github', state: 's3cret', startedAt: 1 } as const

let storage: ReturnType<typeof createFakeStorage>
beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', createFakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

it.each(['s3cret', 's3cret--https://page.example/'])('is had for %s, once', (state) => {
  writePendingLogin(login)
  expect(takePendingLogin(state)).toEqual(login)
  expect(takePendingLogin(state)).toBeUndefined()
})

it.each(['', 's3', 's3cret-', 'S3CRET', '--s3cret', 'other--s3cret'])(
  'is not had for %j, and stays',
  (state) => {
    writePendingLogin(login)
    expect(takePendingLogin(state)).toBeUndefined()
    expect(takePendingLogin('s3cret')).toEqual(login)
  },
)

it.each(['', 'github', '{}', JSON.stringify({ ...login, state: '' }), '{"provider":"farcaster"}'])(
  'is none where %j is stored',
  (stored) => {
    storage.setItem(key, stored)
    for (const state of ['', 's3cret', '--']) expect(takePendingLogin(state)).toBeUndefined()
  },
)

it('is no other tab’s', () => {
  writePendingLogin(login)
  expect(localStorage.getItem(key)).toBeNull()
})

it('is none without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writePendingLogin(login)
  expect(takePendingLogin('s3cret')).toBeUndefined()
})
