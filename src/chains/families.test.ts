import { afterEach, expect, it, vi } from 'vitest'
import { namespaces } from '../types/caip.ts'
import type { FamilyParts, LaterParts } from './ChainFamily.ts'
import { families } from './families.ts'
import { laterFamilies } from './laterFamilies.ts'

afterEach(() => {
  vi.doUnmock('./eip155/adapter.ts')
  vi.resetModules()
})

async function loadFamilies() {
  vi.resetModules()
  return import('./families.ts')
}

it('`loadFamilyPart` returns the same object at each call', async () => {
  const { loadFamilyPart } = await loadFamilies()
  const [first, second] = await Promise.all([
    loadFamilyPart('eip155', 'adapter'),
    loadFamilyPart('eip155', 'adapter'),
  ])
  expect(first).toBe(second)
  expect(await loadFamilyPart('eip155', 'adapter')).toBe(first)
})

it('`loadFamilyPart` loads a part again after its chunk failed to load', async () => {
  const { loadFamilyPart } = await loadFamilies()
  let isOffline = true
  vi.doMock('./eip155/adapter.ts', () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return { adapter: { isAdapter: true } }
  })
  const failed = loadFamilyPart('eip155', 'adapter')
  await expect(failed).rejects.toMatchObject({ code: 'LOAD_FAILED', cause: expect.any(Error) })
  isOffline = false
  await expect(loadFamilyPart('eip155', 'adapter')).resolves.toEqual({ isAdapter: true })
})

it('`loadFamilyPart` rejects for a namespace that does not exist', async () => {
  const { loadFamilyPart } = await loadFamilies()
  await expect(loadFamilyPart('unknown' as 'eip155', 'adapter')).rejects.toMatchObject({
    code: 'UNSUPPORTED_CHAIN',
    longMessage: 'Chain adapter not found',
  })
})

const having = (part: keyof FamilyParts | keyof LaterParts) =>
  namespaces
    .filter((one) => part in { ...families[one]?.parts, ...laterFamilies[one]?.parts })
    .sort()

it('each family has its default account type', () => {
  const types = namespaces.map((one) => [one, families[one]?.defaultAccountType])
  expect(Object.fromEntries(types)).toMatchObject({
    eip155: 'smartAccount',
    solana: 'eoa',
    polkadot: 'eoa',
    bip122: 'payment',
  })
})

it('each family has the parts in the table of this test and no others', () => {
  expect(having('embeddedWallet')).toEqual(['eip155', 'solana'])
  expect(having('balances')).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
  expect(having('sender')).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
  expect(having('replacer')).toEqual(['bip122'])
  expect(having('freshAddress')).toEqual(['bip122'])
  expect(having('payments')).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
  expect(having('names')).toEqual(['eip155', 'polkadot', 'solana'])
  expect(having('sharedNames')).toEqual(['eip155'])
  expect(having('registrar')).toEqual(['eip155'])
  expect(having('details')).toEqual(['bip122', 'eip155', 'solana'])
  expect(having('history')).toEqual(['eip155'])
  expect(having('nodeHistory')).toEqual(['bip122', 'solana'])
  expect(having('connectAndSignIn')).toEqual(['eip155', 'solana'])
  expect(having('arrivals')).toEqual(['polkadot'])
  expect(having('swapper')).toEqual(['eip155'])
  expect(having('permissions')).toEqual(['eip155', 'solana'])
  expect(having('review')).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
  expect(having('pageTransactions')).toEqual(['bip122', 'eip155', 'solana'])
  expect(having('announce')).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
  expect(having('walletConnect')).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
})
