import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { Stage } from '../../../../demo/page/gallery/Stage.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

const money = (amount: string, currency = 'USD') => ({ amount, currency })

/** The service's response to an order for USD Coin that costs 100 dollars. */
const onrampQuote = {
  quoteId: 'quote-1',
  paymentTotal: money('100.00'),
  paymentSubtotal: money('98.01'),
  purchaseAmount: money('98.012345678', 'USDC'),
  coinbaseFee: money('1.98'),
  networkFee: money('0.011'),
}

/** Returns a purchase as the service lists it in the history. */
function onrampRow(id: string, status: string, minedAt: string) {
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      minedAt,
      sentFrom: 'Coinbase',
      sentTo: '',
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      nonce: 0,
    },
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: '98.012345' },
        fungible_info: { name: 'USD Coin', symbol: 'USDC' },
      },
    ],
  }
}

async function open(stage: Stage, view: string, quote: unknown = onrampQuote): Promise<void> {
  stage.answer(/\/options$/, () => 503)
  stage.answer(/\/quote$/, () => quote)
  stage.answer(/\/history$/, () => ({
    data: [
      onrampRow('3', 'IN_PROGRESS', '2024-05-14T12:00:00.000Z'),
      onrampRow('2', 'FAILED', '2024-05-13T12:00:00.000Z'),
      onrampRow('1', 'SUCCESS', '2024-04-13T12:00:00.000Z'),
    ],
    next: null,
  }))
  await stage.command('open', { view })
}

export const states: ViewState[] = [
  {
    name: 'OnRampProviders',
    view: 'OnRampProviders',
    title: 'Choose Provider',
    connected: true,
    async show(stage) {
      await open(stage, 'OnRampProviders')
      await stage.dialog().getByLabel('Amount').fill('100')
      await expect(stage.dialog().getByText('98.012345 USDC')).toBeVisible()
    },
  },
  {
    name: 'OnRampProviders, without a price',
    view: 'OnRampProviders',
    title: 'Choose Provider',
    connected: true,
    async show(stage) {
      await open(stage, 'OnRampProviders', 503)
      await stage.dialog().getByLabel('Amount').fill('1234.5')
      await expect(stage.dialog().getByText('The provider will show the price')).toBeVisible()
    },
  },
  {
    name: 'OnRampTokenSelect',
    view: 'OnRampTokenSelect',
    title: 'Select Token',
    connected: true,
    async show(stage) {
      await open(stage, 'OnRampTokenSelect')
      await expect(stage.button(/^Ether/)).toBeVisible()
    },
  },
  {
    name: 'OnRampFiatSelect',
    view: 'OnRampFiatSelect',
    title: 'Select Currency',
    connected: true,
    async show(stage) {
      await open(stage, 'OnRampFiatSelect')
      await expect(stage.button(/^Euro/)).toBeVisible()
    },
  },
  {
    name: 'OnRampActivity',
    view: 'OnRampActivity',
    title: 'Activity',
    connected: true,
    async show(stage) {
      await open(stage, 'OnRampActivity')
      await expect(stage.dialog().getByText('Buying')).toBeVisible()
    },
  },
  {
    name: 'BuyInProgress, no window',
    view: 'BuyInProgress',
    title: 'Buy',
    connected: true,
    async show(stage) {
      await open(stage, 'OnRampProviders')
      stage.answer(/\/history$/, () => ({ data: [], next: null }))
      stage.answer(/\/onrampurl$/, () => ({ url: 'https://pay.example/' }))
      stage.blockWindows()
      await stage.button('Continue to Coinbase').click()
      await expect(stage.dialog().getByRole('link', { name: 'Open Coinbase' })).toBeVisible()
    },
  },
]
