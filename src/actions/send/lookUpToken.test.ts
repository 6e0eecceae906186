import { beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { resetSend, send, tokenLookup } from '../../controllers/send.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { TokenBalance } from '../../types/token.ts'
import { writable } from '../../utils/testing/writable.ts'
import { lookUpToken } from './lookUpToken.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const shop = { symbol: 'SHOP', address: `eip155:1:${address}` } as TokenBalance

const node = vi.hoisted(() => ({
  listed: undefined as TokenBalance | undefined,
  read: undefined as unknown as (contract: string) => Promise<TokenBalance>,
}))
vi.mock('./findToken.ts', () => ({
  findToken: () => node.listed,
  readAt: (contract: string) => node.read(contract),
}))

beforeEach(() => {
  resetSend()
  node.listed = undefined
  node.read = vi.fn(async () => shop)
  writable(networks).active = { eip155: toNetwork('eip155:1') }
  setActiveNamespace('eip155')
  clearAccount('eip155')
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
})

it('lookUpToken reads the token of an address, in its canonical form', async () => {
  await lookUpToken(address.toLowerCase())
  expect(send.typedToken).toEqual({ state: 'read', token: shop })
  expect(node.read).toHaveBeenCalledWith(address)
})

it('lookUpToken takes a listed token without a request', async () => {
  node.listed = shop
  await lookUpToken(address)
  expect(send.typedToken).toEqual({ state: 'read', token: shop })
  expect(node.read).not.toHaveBeenCalled()
})

it.each(['', 'USD', '0x12', '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'])(
  'lookUpToken reads nothing for “%s”, which is no address on the network',
  async (text) => {
    await lookUpToken(address)
    await lookUpToken(text)
    expect(send.typedToken).toBeNull()
    expect(node.read).toHaveBeenCalledOnce()
  },
)

it.each([
  [address.replace('aA', 'Aa'), 'checksum'],
  [`0x${'0'.repeat(40)}`, 'missing'],
])('lookUpToken says of %s that it is %s, without a request', async (text, state) => {
  await lookUpToken(text)
  expect(send.typedToken).toEqual({ state })
  expect(node.read).not.toHaveBeenCalled()
})

it('lookUpToken tells an address without a token from a node that does not answer', async () => {
  node.read = () => Promise.reject(new WalletModalError('INVALID_VIEW_DATA'))
  await lookUpToken(address)
  expect(send.typedToken).toEqual({ state: 'missing' })
  const failure = new WalletModalError('RPC_TIMEOUT')
  node.read = () => Promise.reject(failure)
  await lookUpToken(address)
  expect(send.typedToken).toEqual({ state: 'failed', failure })
})

it('lookUpToken drops a response that comes after a later text, or for another account', async () => {
  const answers: ((token: TokenBalance) => void)[] = []
  node.read = () => new Promise((resolve) => answers.push(resolve))
  const reading = lookUpToken(address)
  await vi.waitFor(() => expect(send.typedToken).toEqual({ state: 'reading' }))
  const other = lookUpToken('USD')
  answers[0]?.(shop)
  await Promise.all([reading, other])
  expect(send.typedToken).toBeNull()

  const read = lookUpToken(address)
  await vi.waitFor(() => expect(send.typedToken).toEqual({ state: 'reading' }))
  updateAccount('eip155', { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' })
  answers[1]?.(shop)
  await read
  expect(send.typedToken).toEqual({ state: 'reading' })
  tokenLookup.leave()
})
