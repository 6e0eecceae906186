import { expect, it } from 'vitest'
import { accountOf, updateAccount } from '../../controllers/accounts.ts'
import { commitConnection } from '../../controllers/connections.ts'
import type { Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { groupBySession } from './groupBySession.ts'
import { toNamespaceRow } from './listNamespaces.ts'

function connected(namespace: Namespace, connectorId: string, sessionId?: string) {
  updateAccount(namespace, { connectorId })
  const connection = { namespace, sessionId }
  commitConnection(namespace, { connection, stop() {} } as unknown as LiveConnection)
  return toNamespaceRow(() => '', namespace, accountOf(namespace))
}

it('groupBySession lists the namespaces of one session together, at the position of the session’s first namespace', () => {
  const groups = groupBySession([
    connected('eip155', 'walletConnect', 'one phone'),
    connected('polkadot', 'walletConnect', 'another phone'),
    connected('solana', 'walletConnect', 'one phone'),
    connected('bip122', 'test.wallet'),
  ])
  const namespaces = groups.map((group) => group.map(({ namespace }) => namespace))
  expect(namespaces).toEqual([['eip155', 'solana'], ['polkadot'], ['bip122']])
})
