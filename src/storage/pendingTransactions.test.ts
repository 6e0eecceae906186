import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sentTransaction } from '../controllers/testing/sentTransaction.ts'
import { readPending, writePending } from './pendingTransactions.ts'
import { pendingTransactionsKey } from './storage.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

const sent = () => sentTransaction({ sentAt: Date.now() })

/** Reads a transaction of which another script of the origin has written some members. */
function readForged(members: object) {
  localStorage.setItem(pendingTransactionsKey, JSON.stringify([{ ...sent(), ...members }]))
  return readPending()[0]
}

it('a link is neither stored nor read', () => {
  const explorerUrl = 'https://etherscan.io/tx/0xab'
  writePending([{ ...sent(), explorerUrl } as never])
  expect(localStorage.getItem(pendingTransactionsKey)).not.toContain('etherscan')
  expect(readForged({ explorerUrl: 'https://evil.example/tx' })).not.toHaveProperty('explorerUrl')
})

it('the symbol is one line of visible text', () => {
  expect(readForged({ symbol: 'US\u202eDC\u200b\n!' })?.symbol).toBe('“USDC !”')
  const differs = { to: null, amount: '1', token: null, symbol: 'E\u0000\u2066TH' }
  expect(readForged({ differs })?.differs?.symbol).toBe('“E TH”')
  expect(readForged({ symbol: '' })?.symbol).toBe('')
})

it.each(['to', 'from', 'token', 'replacedBy'])(
  'a sentence in place of `%s` is not read',
  (name) => {
    expect(readForged({ [name]: 'Call +1 555 0100 to get it back' })).toBeUndefined()
  },
)

it('the one host that shows a difference is read, and a sentence in its place is not', () => {
  const differs = { to: null, amount: null, token: null, symbol: null }
  const onlyHost = 'node.example:8545'
  writePending([{ ...sent(), differs, onlyHost, isUncompared: true }])
  expect(readPending()[0]).toMatchObject({ differs, onlyHost, isUncompared: true })
  expect(readForged({ differs, onlyHost: 'Call +1 555 0100' })?.onlyHost).toBeUndefined()
})

it('reviewed and raised fees are read as whole numbers, and anything else in their place is not', () => {
  writePending([{ ...sent(), feeCeiling: '42000', raisedFee: '63000' }])
  expect(readPending()[0]).toMatchObject({ feeCeiling: '42000', raisedFee: '63000' })
  for (const forged of ['-1', '1.5', 'Call +1 555 0100', '9'.repeat(79)])
    expect(readForged({ feeCeiling: forged })?.feeCeiling).toBeUndefined()
})
