import { beforeEach, describe, expect, it } from 'vitest'
import { resetSwap, swap, updateSwap } from '../../controllers/swap.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { assessSwap, maxSwap } from './assessSwap.ts'
import { listSwapTokens } from './listSwapTokens.ts'

const token = (symbol: string, decimals: number, isNative = false): SwapToken => ({
  name: `Name of ${symbol}`,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${symbol.toLowerCase()}`,
  isNative,
  decimals,
  iconUrl: null,
})
const ETH = token('ETH', 18, true)
const DAI = token('DAI', 18)
const GRAIN = token('GRAIN', 36)
const PTS = token('PTS', 0)
const ether = 10n ** 18n
const held = (
  numeric: string,
  { address, decimals, isNative, symbol }: SwapToken,
): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: isNative ? undefined : address.toUpperCase().replace('EIP155', 'eip155'),
  quantity: { decimals: String(decimals), numeric },
  iconUrl: null,
})
const swapping = {
  isSmartAccount: false,
  language: 'en',
  listed: [held('2', ETH), held('100', DAI), held('0.5', GRAIN)],
}
const step = (who = swapping) => assessSwap(swap, who).step

beforeEach(() => {
  resetSwap()
  updateSwap({
    tokens: [ETH, DAI, GRAIN, PTS],
    sourceToken: ETH,
    toToken: DAI,
    sourceTokenAmount: '1',
    gasFee: ether / 10n,
    quote: { fromAmount: ether, toAmount: 2_500n * ether },
    quoteStatus: 'ready',
  })
})

describe('the button', () => {
  it('says what is missing, the first thing first', () => {
    expect(step()).toBe('review')
    updateSwap({ quote: null, quoteStatus: 'loading' })
    expect(step()).toBe('quoting')
    updateSwap({ quoteStatus: 'failed' })
    expect(step()).toBe('failed')
    updateSwap({ sourceTokenAmount: '1.95' })
    expect(step()).toBe('insufficientGas')
    expect(step({ ...swapping, isSmartAccount: true })).toBe('failed')
    updateSwap({ sourceTokenAmount: '2.1' })
    expect(step()).toBe('insufficientFunds')
    updateSwap({ sourceTokenAmount: '' })
    expect(step()).toBe('addAmount')
    updateSwap({ sourceTokenAmount: '1,2,3' })
    expect(step()).toBe('incorrectValue')
    updateSwap({ toToken: null })
    expect(step()).toBe('selectToken')
  })

  it('believes the node before the list, and of 36 or no decimals every digit', () => {
    updateSwap({ sourceToken: GRAIN, sourceTokenAmount: `0.5${'0'.repeat(34)}1` })
    expect(step()).toBe('insufficientFunds')
    updateSwap({ sourceToken: PTS, sourceTokenAmount: '3', holdings: { [PTS.address]: 2n } })
    expect(step()).toBe('insufficientFunds')
    updateSwap({ sourceTokenAmount: '1.5' })
    expect(step()).toBe('incorrectValue')
    updateSwap({ sourceToken: DAI, sourceTokenAmount: '2', holdings: { [DAI.address]: ether } })
    expect(step()).toBe('insufficientFunds')
  })

  it('leaves the fee where all is given', () => {
    expect(maxSwap(swap, ETH, ether)).toBe((ether * 9n) / 10n)
    expect(maxSwap(swap, ETH, 1n)).toBe(0n)
    expect(maxSwap(swap, DAI, ether)).toBe(ether)
  })
})

describe('the tokens', () => {
  const many = [...'ABCDEFGHIJ'].map((letter) => token(`${letter}X`, 18))
  const known = ['UNI', 'AAVE', 'LINK', 'WBTC', 'USDC', 'USDT', 'ARB', 'ENS'].map((one) =>
    token(one, 18),
  )
  const draft = { tokens: [...many, DAI, ...known, ETH], holdings: {} }
  const symbols = (rows: readonly { token: SwapToken }[]) => rows.map((row) => row.token.symbol)

  it('begin with those that people look for; at most eight are suggested', () => {
    const lists = listSwapTokens(draft, swapping.listed)
    expect(lists.suggested).toHaveLength(8)
    expect(lists.suggested[0]?.symbol).toBe('ETH')
    expect(symbols(lists.yours)).toEqual(['ETH', 'DAI'])
    expect(symbols(lists.all).slice(-10)).toEqual(many.map(({ symbol }) => symbol))
  })

  it('are found by name, symbol and address', () => {
    const find = (query: string) => symbols(listSwapTokens(draft, [], query).all)
    expect(find('0xdai')).toEqual(['DAI'])
    expect(find('name of link')).toEqual(['LINK'])
    expect(find(' UsDt ')).toEqual(['USDT'])
    expect(find('nothing')).toEqual([])
    expect(listSwapTokens(draft, [], 'dai').suggested).toEqual([])
  })
})
