import { expect, it, vi } from 'vitest'
import { accounts } from '../../controllers/accounts.ts'
import { writable } from '../../utils/testing/writable.ts'
import { knownAddresses } from '../transactions/knownAddresses.ts'
import { suggestReceivers } from './suggestReceivers.ts'

vi.mock('../transactions/knownAddresses.ts', () => ({ knownAddresses: vi.fn() }))

const network = { caipNetworkId: 'eip155:1' }
const sending = { namespace: 'eip155', address: '0xMe', network } as never
const dealing = (address: string, caipNetworkId = 'eip155:1') => ({ address, caipNetworkId })
const have = (...addresses: string[]) => {
  Object.assign(writable(accounts), {
    eip155: { accounts: ['0xMe', ...addresses].map((address) => ({ address })) },
  })
}

it('receivers are those that the account has paid on this network, then the wallet’s other accounts', async () => {
  have('0xMine')
  vi.mocked(knownAddresses).mockResolvedValue({
    dealings: [
      dealing('0xA'),
      dealing('0xB', 'eip155:10'),
      dealing('0xA'),
      dealing('0xme'),
      dealing('0xmine'),
      ...['0xC', '0xD', '0xE'].map((one) => dealing(one)),
    ] as never,
    others: ['0xPoison'],
    isWhole: true,
  })
  expect(await suggestReceivers(sending)).toEqual([
    { address: '0xA', kind: 'recent' },
    { address: '0xC', kind: 'recent' },
    { address: '0xD', kind: 'recent' },
    { address: '0xMine', kind: 'own' },
  ])
})

it('without a history the wallet’s other accounts are left', async () => {
  have('0xMine')
  vi.mocked(knownAddresses).mockRejectedValue(new Error('no history'))
  expect(await suggestReceivers(sending)).toEqual([{ address: '0xMine', kind: 'own' }])
})
