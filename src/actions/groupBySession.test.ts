import { expect, it } from 'vitest'
import { accountOf, updateAccount } from '../controllers/accounts.ts'
import type { Namespace } from '../types/caip.ts'
import { groupBySession } from './groupBySession.ts'
import { toFamilyRow } from './listFamilies.ts'

function connected(namespace: Namespace, connectorId: string) {
  updateAccount(namespace, { status: 'connected', connectorId })
  return toFamilyRow(namespace, accountOf(namespace))
}

it('puts together what one session carries, where its first family stands', () => {
  const groups = groupBySession([
    connected('eip155', 'walletConnect'),
    connected('polkadot', 'test.wallet'),
    connected('solana', 'walletConnect'),
    connected('bip122', 'test.wallet'),
  ])
  const namespaces = groups.map((group) => group.map(({ namespace }) => namespace))
  expect(namespaces).toEqual([['eip155', 'solana'], ['polkadot'], ['bip122']])
})
