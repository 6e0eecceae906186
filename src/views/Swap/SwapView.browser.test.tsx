import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tradeKey } from '../../actions/swap/judgeEvidence.ts'
import { leaveSwap, updateSwap } from '../../controllers/swap.ts'
import type { SwapToken } from '../../types/swap.ts'
import { connectAccount } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { recordEvents } from '../testing/recordEvents.ts'
import { button, dialog, elementIn, focused, showView } from '../testing/showView.tsx'

const ether = 10n ** 18n
const token = (symbol: string, end: string, isNative: boolean): SwapToken => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${end.repeat(40)}`,
  isNative,
  decimals: 18,
  iconUrl: null,
})
const eth = token('ETH', 'e', true)
const dai = token('DAI', 'd', false)

beforeEach(() => {
  leaveSwap()
  connectAccount()
})

/** A draft of one ether for DAI, with a quote. */
function draft() {
  fakeServices({ convert: () => 503 })
  updateSwap({
    tokensStatus: 'ready',
    tokens: [eth, dai],
    sourceToken: eth,
    toToken: dai,
    sourceTokenAmount: '1',
    holdings: { [eth.address]: 10n * ether },
    prices: { [eth.address]: 2500, [dai.address]: 1 },
    evidence: {
      trade: tradeKey({ source: eth, target: dai, amount: ether }),
      expectations: [{ ratio: { over: 2500n, under: 1n }, isIndependent: true }],
      isContradicted: false,
    },
    gasFee: ether / 1_000n,
    quote: { fromAmount: ether, toAmount: 2_490n * ether },
    quoteStatus: 'ready',
  })
}

it('the view reports a failure of the swap service, with the catalogue’s text behind Details, and the user can retry', async () => {
  let response: unknown = 500
  fakeServices({ 'convert/tokens': () => response, 'convert/gas-price': () => ({ standard: '1' }) })
  const errors = recordEvents('error')
  showView('Swap')
  const failure = dialog()
    .getByRole('alert')
    .filter({ hasText: /^Swaps didn’t load/ })
  await expect.element(failure).toBeVisible()
  await failure.getByRole('button', { name: 'Details' }).click()
  await expect.element(failure.getByText('Failed to initialize swap')).toBeVisible()
  expect(errors.map(({ code, shortMessage }) => [code, shortMessage])).toEqual([
    ['SWAP_INIT_FAILED', 'Failed to initialize swap'],
  ])
  response = { tokens: [] }
  await button('Try again').click()
  await expect.element(dialog().getByLabelText('Amount')).toHaveValue('1')
})

it('a press on rate and cost in the footer opens the details', async () => {
  draft()
  showView('Swap')
  const summary = button(/^1 ETH = 2,490 DAI/)
  await expect.element(summary).toBeInViewport({ ratio: 0.99 })
  await expect.element(summary).toHaveTextContent('Costs about $12.50')
  await expect.element(dialog().getByText('Price impact')).not.toBeVisible()
  await summary.click()
  await expect.element(dialog().getByText('Price impact')).toBeVisible()
  await expect.element(summary).toHaveAttribute('aria-expanded', 'true')
  // No wallet is held to the fee before the swap is prepared.
  await expect.element(dialog().getByText('≈ 0.001 ETH')).toBeVisible()
  await expect.element(dialog().getByText(/at most/)).not.toBeInTheDocument()
})

it('an own slippage lowers the minimum, warns where others may profit, and is refused above 50 %', async () => {
  draft()
  showView('Swap')
  await button(/^1 ETH = 2,490 DAI/).click()
  const minimum = elementIn('.review')
  expect(minimum.textContent).toContain('Min. received (1% slippage)2,465.1 DAI')
  await dialog().getByRole('radio', { name: '0.5%' }).click()
  expect(minimum.textContent).toContain('Min. received (0.5% slippage)2,477.55 DAI')
  const own = dialog().getByLabelText('Your own slippage in percent')
  await own.click()
  await userEvent.keyboard('0.55')
  await expect.element(own).toHaveValue('0.55')
  expect(minimum.textContent).toContain('Min. received (0.55% slippage)')
  await own.fill('6')
  expect(minimum.textContent).toContain('Min. received (6% slippage)2,340.6 DAI')
  await expect.element(dialog().getByText(/^You accept up to 6% less/)).toBeVisible()
  await own.fill('60')
  await expect.element(dialog().getByText('Enter a slippage from 0.01% to 50%.')).toBeVisible()
  await dialog().getByLabelText('Amount').click()
  await button('Enter a valid slippage').click({ force: true })
  expect(focused()).toBe(own.element())
  await dialog().getByRole('radio', { name: 'Auto (1%)' }).click()
  await expect.element(button('Review swap')).toBeEnabled()
})

it('the disabled button names the missing input, and moves the focus there', async () => {
  draft()
  updateSwap({ toToken: null, quote: null, quoteStatus: 'idle' })
  showView('Swap')
  const choose = elementIn('.token.choose')
  await button('Select token').last().click({ force: true })
  expect(focused()).toBe(choose)
  draft()
  await dialog().getByLabelText('Amount').fill('')
  await userEvent.keyboard('{Tab}')
  await button('Enter an amount').click({ force: true })
  expect(focused()).toBe(dialog().getByLabelText('Amount').element())
  vi.restoreAllMocks()
})

it('a swap that only the service prices has neither dollars nor a known loss', async () => {
  draft()
  updateSwap({
    prices: {},
    evidence: {
      trade: tradeKey({ source: eth, target: dai, amount: ether }),
      expectations: [{ ratio: { over: 50n, under: 1n }, isIndependent: false }],
      isContradicted: false,
    },
    quote: { fromAmount: ether, toAmount: 50n * ether },
  })
  showView('Swap')
  await expect.element(dialog().getByText(/^How much this swap loses is unknown/)).toBeVisible()
  await expect.element(dialog().getByText('No confirmed price')).toBeVisible()
  await expect.element(button(/^1 ETH = 50 DAI/)).toHaveTextContent('Cost unknown')
  expect(dialog().element().textContent).not.toContain('$')
})
