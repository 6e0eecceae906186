import { expect, it } from 'vitest'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'
import { installedFirst } from './installedFirst.ts'

const evm: Connector = {
  id: 'app.phantom',
  rdns: 'app.phantom',
  type: 'ANNOUNCED',
  name: 'Phantom',
  namespace: 'eip155',
}
const solana: Connector = { id: 'Phantom', type: 'ANNOUNCED', name: 'Phantom', namespace: 'solana' }
const impostor: Connector = { ...evm, id: 'evil.example', rdns: 'evil.example' }
const phantom: Wallet = { id: 'a797', name: 'Phantom', rdns: 'app.phantom' }

it('`connectorsOf` matches an installed wallet by its rdns, not by its name', () => {
  expect(connectorsOf(phantom, [impostor])).toEqual([])
  expect(connectorsOf(phantom, [impostor, evm])).toEqual([evm])
})

it('`connectorsOf` matches a wallet without an rdns by the directory’s injected ids, per namespace', () => {
  const listed = { ...phantom, injected: [{ namespace: 'solana', injected_id: 'Phantom' }] }
  expect(connectorsOf(phantom, [solana])).toEqual([])
  expect(connectorsOf(listed, [solana])).toEqual([solana])
  expect(connectorsOf(listed, [{ ...solana, namespace: 'polkadot' }])).toEqual([])
})

it('`connectorsOf` returns the matched connector, and those of the same name on other namespaces', () => {
  expect(connectorsOf(phantom, [solana, impostor, evm])).toEqual([evm, solana])
})

it('`connectorsOf` returns the connector with the wallet’s id first', () => {
  expect(connectorsOf({ id: 'evil.example', name: 'Phantom' }, [evm, impostor])).toEqual([impostor])
})

it('installed wallets are marked and come first, and the others keep their order', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id, rdns: `io.${id}` }))
  if (!a || !b || !c) throw new Error('three wallets')
  const list = installedFirst([a, b, c], [{ ...evm, rdns: 'io.c' }])
  expect(list).toEqual([{ ...c, installed: true }, a, b])
  expect(list[1]).toBe(a)
})
