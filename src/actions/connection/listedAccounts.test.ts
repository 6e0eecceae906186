import { expect, it } from 'vitest'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { labelsOf } from './listedAccounts.ts'

const accounts = ['a', 'b', 'c'].map((address) => ({ address, type: 'eoa' as const }))
const connection: WalletConnection = {
  namespace: 'polkadot',
  provider: {},
  wallet: { id: 'x', name: 'X', rdns: null, type: 'ANNOUNCED' },
  approvedCaipNetworkIds: null,
}

it('the labels of accounts include only those that can be displayed', () => {
  const names: Record<string, string> = { a: 'Savings', b: '\u202e\n' }
  expect(labelsOf({ ...connection, labelOf: (address) => names[address] }, accounts)).toEqual({
    a: 'Savings',
  })
})

it('the accounts of a wallet without labels have no labels', () => {
  expect(labelsOf(connection, accounts)).toEqual({})
})
