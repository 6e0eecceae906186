import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { readPending, writePending } from '../../storage/pendingTransactions.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { writable } from '../../utils/testing/writable.ts'
import { sentFrom } from './sentFrom.ts'

const sent = (digit: string, changes = {}) =>
  sentTransaction({
    hash: digit.repeat(64),
    namespace: 'bip122',
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    sentAt: Date.now(),
    ...changes,
  })

beforeEach(() => vi.stubGlobal('localStorage', createFakeStorage()))
afterEach(() => {
  writable(pendingTransactions).list = []
  vi.unstubAllGlobals()
})

it('the transactions of this browser are those of this tab and those that other tabs have stored', async () => {
  writable(pendingTransactions).list = [sent('a'), sent('b', { phase: 'confirmed' })]
  writePending([sent('b'), sent('c'), sent('d', { namespace: 'eip155' })])
  const all = await sentFrom('bip122')
  expect(all.map(({ hash, phase }) => `${hash[0]} ${phase}`).sort()).toEqual([
    'a submitted',
    'b confirmed',
    'c submitted',
  ])
})

it('the newest transactions stay stored if all of them are too long for the storage', () => {
  const inputs = Array.from({ length: 200 }, (_, index) => `${'c'.repeat(64)}:${index}`)
  writePending(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => sent(letter, { inputs })))
  const stored = readPending()
  expect(stored.length).toBeGreaterThan(10)
  expect(stored.length).toBeLessThan(26)
  expect(stored[0]).toMatchObject({ hash: 'a'.repeat(64), inputs })
})
