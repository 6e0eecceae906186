import { afterEach, expect, it } from 'vitest'
import { updateOptions } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { TokenUnit } from '../../types/token.ts'
import { markToken } from './markToken.ts'

const on = (caipNetworkId: CaipNetworkId, symbol: string) => ({
  caipNetworkId,
  nativeCurrency: { name: symbol, symbol, decimals: 18 },
})
const ethereum = on('eip155:1', 'ETH')
const other = '0x1111111111111111111111111111111111111111'
const read = async (): Promise<TokenUnit> => ({ symbol: 'any', decimals: 6 })
const mark = (symbol: string, token = other, place = ethereum, reading = read) =>
  markToken(token, { symbol, decimals: 6 }, place, reading)

afterEach(() => updateOptions({ tokens: {} }))

it('a token that the package knows at its address is not marked', async () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  expect(await mark('USDC', usdc)).toEqual({ symbol: 'USDC', decimals: 6 })
})

it('a token of the page’s own list is listed', async () => {
  expect(await mark('SHOP')).toMatchObject({ isUnlisted: true })
  updateOptions({ tokens: { 'eip155:1': { address: other } } })
  expect(await mark('SHOP')).toEqual({ symbol: 'SHOP', decimals: 6 })
})

it.each([
  ['USDC', 'USDC'],
  ['USDС', 'USDC'],
  ['usd₮', 'USDT'],
  ['ETH', 'ETH'],
])('a token with the symbol “%s” at another address imitates %s', async (symbol, imitates) => {
  expect(await mark(symbol)).toMatchObject({ imitates, isUnlisted: true })
})

it.each(['USDC.e', 'FOX', '', '0 USDC. This request is safe'])(
  'a token with the symbol “%s” imitates none',
  async (symbol) => expect(await mark(symbol)).not.toHaveProperty('imitates'),
)

it('a token imitates no known one that is missing on the network, and any if the node does not respond', async () => {
  const fail = (code: 'SERVICE_INVALID_RESPONSE' | 'SERVICE_UNREACHABLE') => async () => {
    throw new WalletModalError(code)
  }
  const missing = fail('SERVICE_INVALID_RESPONSE')
  expect(await mark('USDC', other, ethereum, missing)).not.toHaveProperty('imitates')
  const silent = fail('SERVICE_UNREACHABLE')
  expect(await mark('USDC', other, ethereum, silent)).toMatchObject({ imitates: 'USDC' })
})

const solana = on('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'SOL')

it('wrapped SOL, and an account of a known mint, are known on Solana', async () => {
  const wrapped = 'So11111111111111111111111111111111111111112'
  expect(await mark('SOL', wrapped, solana)).toEqual({ symbol: 'SOL', decimals: 6 })
  const address = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const unit = { symbol: 'USDC', decimals: 6, address }
  expect(await markToken('an account', unit, solana, read)).toEqual(unit)
  expect(await mark('SOL', address.toLowerCase(), solana)).toMatchObject({ imitates: 'SOL' })
})

it('an asset of Polkadot Asset Hub is known by its id alone', async () => {
  const hub = on('polkadot:68d56f15f85d3136970ec16946040bc1', 'DOT')
  expect(await mark('USDt', '1984', hub)).toEqual({ symbol: 'USDt', decimals: 6 })
  expect(await mark('USDt', '1985', hub)).toMatchObject({ imitates: 'USDT' })
  expect(await mark('DOT', '7', hub)).toMatchObject({ imitates: 'DOT' })
})
