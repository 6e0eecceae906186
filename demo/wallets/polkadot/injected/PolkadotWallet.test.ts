import { expect, it } from 'vitest'
import { PolkadotWallet } from './PolkadotWallet.ts'

const origin = 'https://app.example'
const names = (wallet: PolkadotWallet) => wallet.accounts().map(({ name }) => name)

it('a site gets only the accounts it was granted, also after the account list is reordered', () => {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  }
  const open = () => new PolkadotWallet({ key: 'test', name: 'Test' }, origin, store)
  const wallet = open()
  wallet.selectAccount(1)
  expect(wallet.isAllowed).toBe(false)
  expect(names(wallet)).toEqual([])

  const later = open()
  later.allow()
  expect(names(later)).toEqual(['Account 2', 'Account 1'])
  later.selectAccount(0)
  expect(names(later)).toEqual(['Account 1', 'Account 2'])
  later.allow([1])
  later.selectAccount(0)
  expect(names(later)).toEqual(['Account 2'])
  expect(() => later.selectAccount(2)).toThrow('The wallet has no account 2.')
  later.forget()
  later.selectAccount(1)
  expect(later.isAllowed).toBe(false)
})
