import { expect, test } from 'vitest'
import { readParameters } from './parameters.ts'

const URI = 'wc:ab@2?expiryTimestamp=1&relay-protocol=irn&symKey=cd'

test('the web wallet uses the local services by default', () => {
  expect(readParameters('')).toEqual({
    relayUrl: 'ws://localhost:4176',
    rpcUrls: {
      'eip155:1': 'http://127.0.0.1:8545',
      'eip155:8453': 'http://127.0.0.1:8546',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'http://localhost:8899',
    },
    exposeAllAccounts: false,
  })
})

test('URL parameters override relay, chains and accounts of the web wallet', () => {
  const search =
    '?relay=ws://r:1&rpc=eip155:10@http://user@n:2&rpc=eip155:1@http://n:3&accounts=all'
  expect(readParameters(search)).toEqual({
    relayUrl: 'ws://r:1',
    rpcUrls: { 'eip155:10': 'http://user@n:2', 'eip155:1': 'http://n:3' },
    exposeAllAccounts: true,
  })
})

test('the web wallet accepts the URI of a deep link, encoded once or twice', () => {
  const once = encodeURIComponent(URI)
  expect(readParameters(`?uri=${once}`).uri).toBe(URI)
  expect(readParameters(`?uri=${encodeURIComponent(once)}`).uri).toBe(URI)
})
