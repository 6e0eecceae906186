import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { resetSend, send, updateSend } from '../../controllers/send.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { TokenBalance } from '../../types/token.ts'
import { asWhole } from '../../utils/state.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { estimateCost } from './estimateCost.ts'
import { retryFee } from './prepareDraft.ts'
import { sendingAccount } from './sendingAccount.ts'

let rates: unknown
vi.mock('../services/rpcFor.ts', () => ({
  rpcFor: () => async (method: string) =>
    JSON.stringify(method.endsWith('/recommended') ? rates : []),
}))

const caipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const address = 'bcrt1qgen9j6kc0tpsfpq7ruuc42katlmfs38wpedpny'
const bitcoin: TokenBalance = {
  name: 'Bitcoin',
  symbol: 'BTC',
  chainId: caipNetworkId,
  iconUrl: null,
  quantity: { decimals: '8', numeric: '1' },
  price: undefined,
}
const honest = { fastestFee: 3, halfHourFee: 2, hourFee: 1 }

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  const network = { ...testNetwork(1), chainNamespace: 'bip122', caipNetworkId } as const
  setRequestedNetworks([network])
  writable(networks).active = { bip122: network }
  setActiveNamespace('bip122')
  updateAccount('bip122', { address, caipNetworkId, accounts: [{ address, type: 'payment' }] })
  setStatus('bip122', 'connected')
  resetSend()
  updateSend({ token: asWhole(bitcoin), tokenBalances: [asWhole(bitcoin)] })
  rates = honest
})
afterEach(() => {
  clearAccount('bip122')
  vi.unstubAllGlobals()
})

async function estimate() {
  const sending = sendingAccount()
  if (!sending) throw new Error('There is no account')
  await estimateCost(sending, 1_000n)
}

it('the draft keeps why a fee could not be read, and no fee of another amount, until it is read', async () => {
  await estimate()
  expect(send).toMatchObject({ gasPrice: 0n, feeFailure: null })
  rates = { fastestFee: 1, halfHourFee: 900, hourFee: 900 }
  await estimate()
  expect(send).toMatchObject({ gasPrice: null, feeFailure: { code: 'SERVICE_INVALID_RESPONSE' } })
  await retryFee()
  expect(send.feeFailure?.longMessage).toContain('not plausible')
  expect(send.feeRates).toEqual([])
  rates = honest
  await retryFee()
  expect(send).toMatchObject({ gasPrice: 0n, feeFailure: null })
  expect(send.feeRates.map(({ rate }) => rate)).toEqual([3, 2, 1])
})
