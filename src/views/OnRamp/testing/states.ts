import { answerBlockchainApi } from '../../../../e2e/fixtures/page/answerBlockchainApi.ts'
import type { HostPage } from '../../../../e2e/fixtures/page/hostPage.ts'
import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

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

async function open(host: HostPage, view: string, quote: unknown = onrampQuote): Promise<void> {
  const { page, urls } = host
  await answerBlockchainApi(page, urls, 'options', () => 503)
  await answerBlockchainApi(page, urls, 'quote', () => quote)
  await answerBlockchainApi(page, urls, 'history', () => ({
    data: [
      onrampRow('3', 'IN_PROGRESS', '2024-05-14T12:00:00.000Z'),
      onrampRow('2', 'FAILED', '2024-05-13T12:00:00.000Z'),
      onrampRow('1', 'SUCCESS', '2024-04-13T12:00:00.000Z'),
    ],
    next: null,
  }))
  await host.command('open', { view })
}

export const states: ViewState[] = [
  {
    name: 'OnRampProviders',
    view: 'OnRampProviders',
    title: 'Choose Provider',
    connected: true,
    async show(host) {
      await open(host, 'OnRampProviders')
      await host.dialog().getByLabel('Amount').fill('100')
      await expect(host.dialog().getByText('98.012345 USDC')).toBeVisible()
    },
  },
  {
    name: 'OnRampProviders, without a price',
    view: 'OnRampProviders',
    title: 'Choose Provider',
    connected: true,
    async show(host) {
      await open(host, 'OnRampProviders', 503)
      await host.dialog().getByLabel('Amount').fill('1234.5')
      await expect(host.dialog().getByText('The provider will show the price')).toBeVisible()
    },
  },
  {
    name: 'OnRampTokenSelect',
    view: 'OnRampTokenSelect',
    title: 'Select Token',
    connected: true,
    async show(host) {
      await open(host, 'OnRampTokenSelect')
      await expect(host.button(/^Ether/)).toBeVisible()
    },
  },
  {
    name: 'OnRampFiatSelect',
    view: 'OnRampFiatSelect',
    title: 'Select Currency',
    connected: true,
    async show(host) {
      await open(host, 'OnRampFiatSelect')
      await expect(host.button(/^Euro/)).toBeVisible()
    },
  },
  {
    name: 'OnRampActivity',
    view: 'OnRampActivity',
    title: 'Activity',
    connected: true,
    async show(host) {
      await open(host, 'OnRampActivity')
      await expect(host.dialog().getByText('Buying')).toBeVisible()
    },
  },
  {
    name: 'BuyInProgress, no window',
    view: 'BuyInProgress',
    title: 'Buy',
    connected: true,
    async show(host) {
      const { page, urls } = host
      await open(host, 'OnRampProviders')
      await answerBlockchainApi(page, urls, 'history', () => ({ data: [], next: null }))
      await answerBlockchainApi(page, urls, 'onrampurl', () => ({ url: 'https://pay.example/' }))
      await page.evaluate(() => {
        window.open = () => null
      })
      await host.button('Continue to Coinbase').click()
      await expect(host.dialog().getByRole('link', { name: 'Open Coinbase' })).toBeVisible()
    },
  },
]
