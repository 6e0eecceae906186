import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { contractAccounts } from '../../controllers/contractAccounts.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { payingAccount } from './payingAccount.ts'
import { withAccountKind } from './withAccountKind.ts'

const node = vi.hoisted(() => ({ code: '0x' as unknown }))
vi.mock('../services/rpcFor.ts', () => ({
  rpcFor: () => async (method: string) => {
    if (node.code instanceof Error) throw node.code
    return method === 'eth_getCode' ? node.code : null
  },
}))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

beforeEach(() => {
  writable(networks).active = { eip155: testNetwork(1) }
  setActiveNamespace('eip155')
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
})
afterEach(() => {
  clearAccount('eip155')
  writable(contractAccounts).owners = []
})

it.each([
  ['a contract, such as a Safe', '0x608060', true],
  ['no code', '0x', false],
  ['an EIP-7702 delegation', `0xef0100${'1'.repeat(40)}`, false],
  ['a node that does not respond', new WalletModalError('SERVICE_UNREACHABLE'), false],
])('an account with %s pays as a smart account: %s %s', async (_, code, isSmartAccount) => {
  node.code = code
  const paying = payingAccount() as PayingAccount
  expect(paying.isSmartAccount).toBe(false)
  expect(await withAccountKind(paying)).toEqual({ ...paying, isSmartAccount })
  expect(payingAccount()?.isSmartAccount).toBe(isSmartAccount)
  writable(networks).active = { eip155: testNetwork(10) }
  expect(payingAccount()?.isSmartAccount).toBe(false)
})
