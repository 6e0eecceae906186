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
  locale: 'en',
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

describe('the button in Swap', () => {
  it('names the first missing input', () => {
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

  it('compares the amount exactly with the node’s balance, or else the listed one', () => {
    updateSwap({ sourceToken: GRAIN, sourceTokenAmount: `0.5${'0'.repeat(34)}1` })
    expect(step()).toBe('insufficientFunds')
    updateSwap({ sourceToken: PTS, sourceTokenAmount: '3', holdings: { [PTS.address]: 2n } })
    expect(step()).toBe('insufficientFunds')
    updateSwap({ sourceTokenAmount: '1.5' })
    expect(step()).toBe('incorrectValue')
    updateSwap({ sourceToken: DAI, sourceTokenAmount: '2', holdings: { [DAI.address]: ether } })
    expect(step()).toBe('insufficientFunds')
  })

  it('offers as Max the balance less the network fee', () => {
    expect(maxSwap(swap, ETH, ether)).toBe((ether * 9n) / 10n)
    expect(maxSwap(swap, ETH, 1n)).toBe(0n)
    expect(maxSwap(swap, DAI, ether)).toBe(ether)
  })
})

describe('the token list in Swap', () => {
  const many = [...'ABCDEFGHIJ'].map((letter) => token(`${letter}X`, 18))
  const known = ['UNI', 'AAVE', 'LINK', 'WBTC', 'USDC', 'USDT', 'ARB', 'ENS'].map((one) =>
    token(one, 18),
  )
  const draft = { tokens: [...many, DAI, ...known, ETH], holdings: {}, wellKnown: {} }
  const symbols = (rows: readonly { token: SwapToken }[]) => rows.map((row) => row.token.symbol)

  it('begins with popular tokens, of which it suggests eight at most', () => {
    const lists = listSwapTokens(draft, swapping.listed)
    expect(lists.suggested).toHaveLength(8)
    expect(lists.suggested[0]?.token.symbol).toBe('ETH')
    expect(symbols(lists.yours)).toEqual(['ETH', 'DAI'])
    expect(symbols(lists.all).slice(-10)).toEqual(many.map(({ symbol }) => symbol))
  })

  it('sorts popular tokens first, also on networks without suggestions', () => {
    const tokens = [...many, token('SNX', 18), token('HEX', 18), token('FOX', 18)]
    const lists = listSwapTokens({ ...draft, tokens }, [])
    expect(symbols(lists.all).slice(0, 3)).toEqual(['HEX', 'SNX', 'FOX'])
    expect(lists.suggested).toEqual([])
  })

  it('marks tokens that share a symbol, and suggests none of them but the well-known one', () => {
    const at = (symbol: string, address: string) => ({ ...token(symbol, 18), address })
    const [real, fake] = [at('USDC', 'eip155:1:0xreal'), at('USDC', 'eip155:1:0xfake')]
    const [one, other] = [at('LINK', 'eip155:1:0xone'), at('LINK', 'eip155:1:0xother')]
    const ether = at('\uff25th', 'eip155:1:0xether')
    const tokens = [ETH, fake, real, one, other, ether, DAI]
    const doubtful = { tokens, holdings: {}, wellKnown: { USDC: real.address } }
    const { all, suggested } = listSwapTokens(doubtful, [])
    const doubts = Object.fromEntries(all.map(({ token: { address }, doubt }) => [address, doubt]))
    expect(doubts).toEqual({
      [ETH.address]: null,
      [ether.address]: 'impostor',
      [fake.address]: 'impostor',
      [real.address]: 'original',
      [one.address]: 'twin',
      [other.address]: 'twin',
      [DAI.address]: null,
    })
    const places = all.map(({ token: { address } }) => address)
    expect(places.indexOf(real.address)).toBeLessThan(places.indexOf(fake.address))
    expect(suggested.map(({ token: { address } }) => address)).not.toContain(fake.address)
  })

  it('is searched by name, symbol and address', () => {
    const find = (query: string) => symbols(listSwapTokens(draft, [], query).all)
    expect(find('0xdai')).toEqual(['DAI'])
    expect(find('name of link')).toEqual(['LINK'])
    expect(find(' UsDt ')).toEqual(['USDT'])
    expect(find('nothing')).toEqual([])
    expect(listSwapTokens(draft, [], 'dai').suggested).toEqual([])
  })
})
