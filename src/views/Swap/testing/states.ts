import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { Stage } from '../../../../demo/page/gallery/Stage.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

async function open(stage: Stage): Promise<void> {
  await stage.command('open', { view: 'Swap' })
  const form = stage.dialog('Swap')
  await expect(form.getByLabel('Amount')).toHaveValue(/./)
  // Max is enabled once the network fee is known.
  await expect(form.getByRole('button', { name: 'Max' })).toBeEnabled()
}

/** Fills the form and waits for the quote. States that need a draft begin with it. */
async function fill(stage: Stage, amount: string): Promise<void> {
  await open(stage)
  const form = stage.dialog('Swap')
  const choose = form.locator('.token').last()
  if (!(await choose.textContent())?.includes('DAI')) {
    await choose.click()
    await stage.dialog('Select Token').getByRole('searchbox').fill('dai')
    await stage
      .dialog('Select Token')
      .getByRole('list', { name: 'Found' })
      .getByRole('button')
      .first()
      .click()
  }
  await form.getByLabel('Amount').fill(amount)
}

/** The wallet's node does not respond, so that only the swap service names prices and simulates. */
function muteChain(stage: Stage): void {
  const { origin } = new URL(stage.urls.chains['eip155:1'] ?? '')
  stage.answer(new RegExp(`^${origin}/`), () => 503)
}

export const states: ViewState[] = [
  {
    name: 'Swap',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(stage) {
      await open(stage)
      await expect(stage.dialog().locator('[part~=button-primary]')).toBeVisible()
    },
  },
  {
    name: 'SwapSelectToken',
    view: 'SwapSelectToken',
    title: 'Select Token',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'SwapSelectToken', target: 'to' })
      await expect(stage.dialog().getByRole('list', { name: 'All tokens' })).toBeVisible()
    },
  },
  {
    name: 'Swap, ready',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(stage) {
      await fill(stage, '0.25')
      await expect(stage.button('Review swap')).toBeEnabled()
    },
  },
  {
    name: 'Swap, failing',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(stage) {
      await fill(stage, '0.000000000000000000')
      await fill(stage, '1.2.3')
      await expect(stage.button('Enter a valid amount')).toBeVisible()
    },
  },
  {
    name: 'SwapPreview',
    view: 'SwapPreview',
    title: 'Preview Swap',
    connected: true,
    async show(stage) {
      await fill(stage, '0.25')
      await stage.button('Review swap').click()
      await expect(stage.dialog('Preview Swap').locator('[part~=button-primary]')).toBeEnabled()
    },
  },
  {
    name: 'Swap, unconfirmed prices',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(stage) {
      await open(stage)
      muteChain(stage)
      await fill(stage, '0.25')
      await expect(stage.dialog().getByText(/^How much this swap loses is unknown/)).toBeVisible()
    },
  },
  {
    name: 'SwapPreview, unconfirmed prices',
    view: 'SwapPreview',
    title: 'Preview Swap',
    connected: true,
    async show(stage) {
      await open(stage)
      muteChain(stage)
      await fill(stage, '0.25')
      await stage.button('Review swap').click()
      const preview = stage.dialog('Preview Swap')
      await expect(preview.getByText(/^Only the swap service itself/)).toBeVisible()
      await expect(preview.locator('[part~=button-primary]')).toBeEnabled()
    },
  },
  {
    name: 'SwapPreview, contradicting prices',
    view: 'SwapPreview',
    title: 'Preview Swap',
    connected: true,
    async show(stage) {
      // The service prices every token at 50 dollars; the pools do not.
      stage.answer(/\/fungible\/price$/, () => ({ fungibles: [{ price: 50 }] }))
      await fill(stage, '0.25')
      await stage.button('Review swap').click()
      const preview = stage.dialog('Preview Swap')
      await expect(preview.getByText(/^Sources disagree on the price/)).toBeVisible()
      await expect(preview.locator('[part~=button-primary]')).toBeEnabled()
    },
  },
  {
    name: 'Swap, own slippage',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(stage) {
      await fill(stage, '0.25')
      const form = stage.dialog('Swap')
      await form.locator('.summary').click()
      await form.getByLabel('Your own slippage in percent').fill('6')
      await expect(form.getByText(/^You accept up to 6% less/)).toBeVisible()
    },
  },
]
