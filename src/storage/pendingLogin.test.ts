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

it.each(['s3cret', 's3cret--https://page.example/'])(
  'a pending login is returned once for the state %s',
  (state) => {
    writePendingLogin(login)
    expect(takePendingLogin(state)).toEqual(login)
    expect(takePendingLogin(state)).toBeUndefined()
  },
)

it.each(['', 's3', 's3cret-', 'S3CRET', '--s3cret', 'other--s3cret'])(
  'a pending login is not returned for the wrong state %j',
  (state) => {
    writePendingLogin(login)
    expect(takePendingLogin(state)).toBeUndefined()
    expect(takePendingLogin('s3cret')).toEqual(login)
  },
)

it.each(['', 'github', '{}', JSON.stringify({ ...login, state: '' }), '{"provider":"farcaster"}'])(
  'a pending login is absent if storage contains %j',
  (stored) => {
    storage.setItem(key, stored)
    for (const state of ['', 's3cret', '--']) expect(takePendingLogin(state)).toBeUndefined()
  },
)

it('a pending login is not visible to other tabs', () => {
  writePendingLogin(login)
  expect(localStorage.getItem(key)).toBeNull()
})

it('a pending login is absent without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writePendingLogin(login)
  expect(takePendingLogin('s3cret')).toBeUndefined()
})
