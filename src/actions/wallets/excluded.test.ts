import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { updateOptions } from '../../controllers/options.ts'
import { resetWallets, updateWallets } from '../../controllers/wallets.ts'
import { allowsLogins, isConnectorOff, isExcluded, isListed } from './excluded.ts'

const id = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const fox = { id: 'io.metamask', rdns: 'io.metamask', name: 'Fox' }
const hare = { id: 'io.hare', rdns: 'io.hare', name: 'Hare' }
const only = (...onlyWallets: string[]) => updateOptions({ onlyWallets })

beforeEach(() => only())
afterEach(() => {
  only()
  resetWallets()
})

describe('a page that names its only wallets', () => {
  it.each([
    ['rdns', ['io.metamask']],
    ['rdns in capitals', ['IO.MetaMask']],
    ['rdns of the mobile browser', ['io.metamask.mobile']],
    ['name', ['fox']],
    ['id', ['io.metamask']],
  ])('lists a wallet by its %s, and no other', (_, names) => {
    only(...names)
    expect([isListed(fox), isListed(hare)]).toEqual([true, false])
    expect([isExcluded(fox), isExcluded(hare)]).toEqual([false, true])
  })

  it('turns the other installed wallets off', () => {
    only('Fox')
    const connector = { type: 'ANNOUNCED', namespace: 'eip155' } as const
    expect(isConnectorOff({ ...fox, ...connector })).toBe(false)
    expect(isConnectorOff({ ...hare, ...connector })).toBe(true)
  })

  it('lists the wallet of an id once the directory has told its rdns', () => {
    only(id)
    expect(isListed(fox)).toBe(false)
    updateWallets({ only: [{ id, name: 'MetaMask', rdns: 'io.metamask' }] })
    expect(isListed(fox)).toBe(true)
    expect(isListed(hare)).toBe(false)
  })

  it('does not believe the directory about a wallet that it did not name', () => {
    only(id)
    updateWallets({ only: [{ id: 'other', name: 'Hare', rdns: 'io.hare' }] })
    expect(isListed(hare)).toBe(false)
  })

  it('has logins only if it names them', () => {
    only('Fox')
    expect(allowsLogins()).toBe(false)
    only('Fox', 'auth')
    expect(allowsLogins()).toBe(true)
  })
})

it('a page that names none lists any wallet', () => {
  expect([isListed(fox), isListed({ id: '', name: '' }), allowsLogins()]).toEqual([
    true,
    true,
    true,
  ])
})
