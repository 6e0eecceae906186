import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountOf } from '../../controllers/accounts.ts'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { type Features, subscribeFeatures } from '../../controllers/events.ts'
import { ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { writable } from '../../utils/testing/writable.ts'
import { signForPage } from './signForPage.ts'

const signMessage = vi.fn(async () => '0xsigned')
const live = { opened: { signMessage }, stop() {} } as unknown as LiveConnection
const review = vi.fn<Features['review']>()

beforeEach(() => {
  commitConnection('eip155', live)
  Object.assign(accountOf('eip155'), { address: '0xMe' })
  subscribeFeatures(async () => ({ review }) as unknown as Features)
})
afterEach(() => {
  endConnection('eip155')
  writable(accountOf('eip155')).address = null
})

it('a text of the page is signed after its review', async () => {
  review.mockImplementation((_, request) => request.send(request.params))
  expect(await signForPage('eip155', 'Hi')).toBe('0xsigned')
  expect(signMessage).toHaveBeenCalledWith({ address: '0xMe', message: 'Hi' })
})

it.each([
  [new ProviderRpcError(4001, 'declined'), 'USER_REJECTED'],
  [new ProviderRpcError(4100, 'other account'), 'WALLET_OTHER_ACCOUNT'],
  [new ProviderRpcError(4900, 'gone'), 'NOT_CONNECTED'],
  [new ProviderRpcError(4901, 'unsupported'), 'UNSUPPORTED_CHAIN'],
  [new WalletModalError('LOAD_FAILED'), 'LOAD_FAILED'],
])('the command rejects with a code of the modal: %s', async (thrown, code) => {
  review.mockRejectedValue(thrown)
  await expect(signForPage('eip155', 'Hi')).rejects.toMatchObject({ code })
})

it('a text cannot be signed without a connected wallet', async () => {
  endConnection('eip155')
  await expect(signForPage('eip155', 'Hi')).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
})
