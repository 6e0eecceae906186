import { expect, it } from 'vitest'
import type { LiveConnection } from '../../types/connection.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { checkWalletNetwork } from './checkWalletNetwork.ts'

const live = { opened: { getNetwork: async () => 'eip155:1' } }
const check = (id: number) => checkWalletNetwork(live as unknown as LiveConnection, testNetwork(id))

it('the network check refuses a wallet on another network', async () => {
  await expect(check(1)).resolves.toBeUndefined()
  await expect(check(8453)).rejects.toMatchObject({
    code: 'WALLET_ELSEWHERE',
    params: { network: testNetwork(8453).name },
  })
})
