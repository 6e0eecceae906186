import { ENS_REGISTRY, EXCHANGE } from '../../../../demo/services/data/tokens.ts'
import type { HostPage } from '../../../../e2e/fixtures/page/hostPage.ts'
import { expect } from '../../../../e2e/fixtures/test.ts'
import { bitcoinAttributes, openOnBitcoin } from '../../../../e2e/fixtures/views/bitcoinPage.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

async function fill(host: HostPage, amount: string, receiver: string): Promise<void> {
  await host.command('open', { view: 'WalletSend' })
  const send = host.dialog('Send')
  await expect(send.getByRole('button', { name: /^ETH, choose/ })).toBeVisible()
  // Max is enabled once the network fee is known.
  await expect(send.getByRole('button', { name: 'Max' })).toBeEnabled()
  await send.getByLabel('Amount').fill(amount)
  await send.getByLabel('Receiver').fill(receiver)
}

export const states: ViewState[] = [
  {
    name: 'WalletSend',
    view: 'WalletSend',
    title: 'Send',
    connected: true,
    async show(host) {
      await fill(host, '', '')
      await expect(host.button('Add Amount')).toBeVisible()
    },
  },
  {
    name: 'WalletSend, wrong amount and receiver',
    view: 'WalletSend',
    title: 'Send',
    connected: true,
    async show(host) {
      await fill(host, '1.2.3', EXCHANGE.replace('B', 'b'))
      await expect(host.dialog().getByText(/mistyped/)).toBeVisible()
      await expect(host.button('Incorrect Value')).toBeVisible()
    },
  },
  {
    name: 'WalletSend, filled in',
    view: 'WalletSend',
    title: 'Send',
    connected: true,
    async show(host) {
      await fill(host, '0.123456789012345678', 'ada.demo.eth')
      await expect(host.dialog().getByText(/^ada\.demo\.eth is/)).toBeVisible()
    },
  },
  {
    name: 'WalletSendSelectToken',
    view: 'WalletSendSelectToken',
    title: 'Select Token',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'WalletSendSelectToken' })
      await expect(host.button(/^USD Coin/)).toBeVisible()
    },
  },
  {
    name: 'WalletSendPreview, warned',
    view: 'WalletSendPreview',
    title: 'Review Send',
    connected: true,
    async show(host) {
      // No spec sends to this receiver, so the review always shows the same warnings.
      await fill(host, '0.5', ENS_REGISTRY)
      await host.button('Review send').click()
      await expect(host.dialog().getByText(/^This is a contract/)).toBeVisible()
      await host.button('Send').click()
      await expect(host.button('Send anyway')).toBeVisible()
    },
  },
  {
    name: 'WalletSend, on Bitcoin',
    view: 'WalletSend',
    title: 'Send',
    attributes: bitcoinAttributes,
    isLast: true,
    async show(host) {
      await openOnBitcoin(host)
      await host.command('open', { view: 'WalletSend' })
      const send = host.dialog('Send')
      await expect(send.getByRole('radio', { name: /^Normal/ })).toBeChecked()
      await send.getByLabel('Amount').fill('0.0001')
      await expect(send.getByText(/^Network fee: 0\.0000\d+ BTC/)).toBeVisible()
      await expect(send.getByText(/BTC is kept/)).toBeVisible()
    },
  },
]
