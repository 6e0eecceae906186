import { beforeEach, expect, it, vi } from 'vitest'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ContractUnit } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { checkToken, verifyUnit } from './checkToken.ts'

const contract = vi.hoisted(() => ({
  unit: null as ContractUnit | null,
  failure: new Error('out of reach'),
}))

vi.mock('../../chains/laterFamilies.ts', () => ({
  loadLaterPart: async () => ({
    async readUnit() {
      if (!contract.unit) throw contract.failure
      return contract.unit
    },
  }),
}))

const sending = {
  namespace: 'eip155' as const,
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  network: testNetwork(1),
  isSmartAccount: false,
}
const usdc: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: `eip155:1:0x${'2'.repeat(40)}`,
  iconUrl: null,
  quantity: { decimals: '8', numeric: '100' },
}
const native: TokenBalance = { ...usdc, address: undefined }

beforeEach(() => {
  contract.unit = { decimals: 8, symbol: 'USDC' }
  contract.failure = new Error('out of reach')
})

it('the review refuses a token whose listed decimals differ from its contract’s', async () => {
  contract.unit = { decimals: 6, symbol: 'USDC' }
  expect(await checkToken(sending, usdc)).toEqual({ warnings: [], refusal: 'decimals' })
  await expect(verifyUnit(sending, usdc)).rejects.toMatchObject({
    code: 'TOKEN_UNVERIFIED',
    longMessage: `0x${'2'.repeat(40)} has 6 decimals, not 8.`,
  })
})

it('the review refuses a token whose contract cannot be read', async () => {
  contract.unit = null
  expect(await checkToken(sending, usdc)).toEqual({ warnings: [], refusal: 'unreadable' })
  await expect(verifyUnit(sending, usdc)).rejects.toMatchObject({ code: 'TOKEN_UNVERIFIED' })
})

it('the review refuses a token whose amounts wallets show scaled, and says so', async () => {
  contract.unit = null
  contract.failure = new WalletModalError('TOKEN_SCALED')
  expect(await checkToken(sending, usdc)).toEqual({ warnings: [], refusal: 'scaled' })
  await expect(verifyUnit(sending, usdc)).rejects.toMatchObject({
    code: 'TOKEN_SCALED',
    params: { symbol: 'USDC' },
  })
})

it('the review warns if the contract has another symbol, and not if it has none', async () => {
  contract.unit = { decimals: 8, symbol: 'USD₮' }
  expect(await checkToken(sending, usdc)).toEqual({
    warnings: [{ kind: 'symbol', symbol: 'USD₮' }],
    refusal: null,
  })
  contract.unit = { decimals: 8, symbol: null }
  expect(await checkToken(sending, usdc)).toEqual({ warnings: [], refusal: null })
})

it('the review warns of a token that no list has, with its address', async () => {
  expect(await checkToken(sending, { ...usdc, isUnlisted: true })).toEqual({
    warnings: [{ kind: 'unlisted', address: `0x${'2'.repeat(40)}` }],
    refusal: null,
  })
})

it('the review warns of a token that its issuer can take from any account', async () => {
  contract.unit = { decimals: 8, symbol: 'USDC', isRevocable: true }
  expect(await checkToken(sending, usdc)).toEqual({
    warnings: [{ kind: 'revocable' }],
    refusal: null,
  })
})

it('the native token passes the review without a contract', async () => {
  contract.unit = null
  expect(await checkToken(sending, native)).toEqual({ warnings: [], refusal: null })
})
