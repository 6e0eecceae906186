import {
  bitcoinAttributes,
  connectBitcoin,
  prepareBitcoin,
} from '../../../../demo/page/gallery/bitcoin.ts'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { Stage } from '../../../../demo/page/gallery/Stage.ts'
import { until } from '../../../../demo/page/gallery/until.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'
import { ENS_REGISTRY, EXCHANGE, tokens } from '../../../../demo/services/data/tokens.ts'

async function fill(stage: Stage, amount: string, receiver: string): Promise<void> {
  await stage.command('open', { view: 'WalletSend' })
  const send = stage.dialog('Send')
  await expect(send.getByRole('button', { name: /^ETH, choose/ })).toBeVisible()
  // Max is enabled once the network fee is known.
  await expect(send.getByRole('button', { name: 'Max' })).toBeEnabled()
  // The draft of an earlier state may have a rate of its own.
  await send.getByRole('radio', { name: /^Normal/ }).click()
  await send.getByLabel('Amount').fill(amount)
  await send.getByLabel('Receiver').fill(receiver)
}

export const states: ViewState[] = [
  {
    name: 'WalletSend',
    view: 'WalletSend',
    title: 'Send',
    connected: true,
    async show(stage) {
      await fill(stage, '', '')
      await expect(stage.button('Enter an amount')).toBeVisible()
    },
  },
  {
    name: 'WalletSend, wrong amount and receiver',
    view: 'WalletSend',
    title: 'Send',
    connected: true,
    async show(stage) {
      await fill(stage, '1.2.3', EXCHANGE.replace('B', 'b'))
      await expect(stage.dialog().getByText(/mistyped/)).toBeVisible()
      await expect(stage.button('Enter a valid amount')).toBeVisible()
    },
  },
  {
    name: 'WalletSend, filled in',
    view: 'WalletSend',
    title: 'Send',
    connected: true,
    async show(stage) {
      await fill(stage, '0.123456789012345678', 'ada.demo.eth')
      await expect(stage.dialog().getByText(/^ada\.demo\.eth is/)).toBeVisible()
    },
  },
  {
    name: 'WalletSend, a fee rate of the user’s own',
    view: 'WalletSend',
    title: 'Send',
    connected: true,
    async show(stage) {
      await fill(stage, '0.5', `0x${'12'.repeat(20)}`)
      const send = stage.dialog('Send')
      await send.getByRole('radio', { name: 'Custom' }).click()
      await send.getByLabel('Fee rate in gwei').fill('0')
      await expect(send.getByText(/^The network accepts no rate below/)).toBeVisible()
      await expect(stage.button('Enter a valid fee rate')).toBeVisible()
    },
  },
  {
    name: 'WalletSendSelectToken',
    view: 'WalletSendSelectToken',
    title: 'Select Token',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'WalletSendSelectToken' })
      await expect(stage.button(/^USD Coin/)).toBeVisible()
    },
  },
  {
    name: 'WalletSendSelectToken, a token by its address',
    view: 'WalletSendSelectToken',
    title: 'Select Token',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'WalletSendSelectToken' })
      await expect(stage.button(/^USD Coin/)).toBeVisible()
      // The account does not hold this token.
      await stage.dialog().getByLabel('Search tokens').fill(tokens.WETH.address)
      await expect(stage.dialog().getByText(/^Anyone can make a token/)).toBeVisible()
    },
  },
  {
    name: 'WalletSendPreview',
    view: 'WalletSendPreview',
    title: 'Review Send',
    connected: true,
    async show(stage) {
      // No spec sends to this receiver.
      await fill(stage, '0.5', `0x${'12'.repeat(20)}`)
      await stage.button('Review send').click()
      await expect(stage.dialog().getByText(/^at least/)).toBeVisible()
      await expect(stage.button('Send')).toBeEnabled()
    },
  },
  {
    name: 'WalletSendPreview, a high fee rate',
    view: 'WalletSendPreview',
    title: 'Review Send',
    connected: true,
    async show(stage) {
      await fill(stage, '0.5', `0x${'12'.repeat(20)}`)
      const send = stage.dialog('Send')
      await send.getByRole('radio', { name: 'Custom' }).click()
      await send.getByLabel('Fee rate in gwei').fill('900')
      await stage.button('Review send').click()
      await expect(stage.dialog().getByText(/^Your fee rate is far above/)).toBeVisible()
    },
  },
  {
    name: 'WalletSendPreview, warned',
    view: 'WalletSendPreview',
    title: 'Review Send',
    connected: true,
    async show(stage) {
      // No spec sends to this receiver, so the review always shows the same warnings.
      await fill(stage, '0.5', ENS_REGISTRY)
      await stage.button('Review send').click()
      await expect(stage.dialog().getByText(/^This is a contract/)).toBeVisible()
      await stage.button('Send').click()
      await expect(stage.button('Send anyway')).toBeVisible()
    },
  },
  {
    name: 'WalletSendPreview, a contract on another network',
    view: 'WalletSendPreview',
    title: 'Review Send',
    connected: true,
    async show(stage) {
      const receiver = `0x${'34'.repeat(20)}`
      stage.changeResults(({ method, params }, response, network) =>
        method === 'eth_getCode' && params[0] === receiver && network === 'eip155:8453'
          ? { ...response, result: '0x6001' }
          : response,
      )
      await fill(stage, '0.5', receiver)
      await stage.button('Review send').click()
      await expect(stage.dialog().getByText(/^This address is a contract on Base/)).toBeVisible()
    },
  },
  {
    name: 'WalletSendPreview, an NFT',
    view: 'WalletSendPreview',
    title: 'Review Send',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'Account' })
      await stage.dialog().getByRole('tab', { name: 'NFTs' }).click()
      const bird = stage.button(/^Send Paper Bird No\. 7/)
      const older = stage.button('Search older activity')
      // Other tests on the chain make the history longer than the page that is read first.
      await until(() => {
        const button = older.element()
        if (!bird.isVisible() && button instanceof HTMLElement) button.click()
        return bird.isVisible()
      }, 'the history is read to the NFT')
      await bird.click()
      const send = stage.dialog('Send')
      await expect(send.getByRole('button', { name: /^“Paper Bird/ })).toBeVisible()
      await send.getByRole('radio', { name: /^Normal/ }).click()
      await send.getByLabel('Receiver').fill(`0x${'12'.repeat(20)}`)
      await stage.button('Review send').click()
      await expect(stage.dialog().getByText('Item ID')).toBeVisible()
      await expect(stage.button('Send')).toBeEnabled()
    },
  },
  {
    name: 'WalletSend, on Bitcoin',
    view: 'WalletSend',
    title: 'Send',
    attributes: bitcoinAttributes,
    prepare: prepareBitcoin,
    async show(stage) {
      await connectBitcoin(stage)
      await stage.command('open', { view: 'WalletSend' })
      const send = stage.dialog('Send')
      await expect(send.getByRole('radio', { name: /^Normal/ })).toBeChecked()
      await send.getByLabel('Amount').fill('0.0001')
      await expect(send.getByText(/^Network fee: 0\.0000\d+ BTC/)).toBeVisible()
      await expect(send.getByText(/BTC is kept/)).toBeVisible()
    },
  },
]
