import type { HostPage } from '../../../../e2e/fixtures/page/hostPage.ts'
import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

async function open(host: HostPage): Promise<void> {
  await host.command('open', { view: 'Swap' })
  const form = host.dialog('Swap')
  await expect(form.getByLabel('Amount')).toHaveValue(/./)
  // Max is enabled once the network fee is known.
  await expect(form.getByRole('button', { name: 'Max' })).toBeEnabled()
}

/** Fills the form and waits for the quote, for the states that need a draft. */
async function fill(host: HostPage, amount: string): Promise<void> {
  await open(host)
  const form = host.dialog('Swap')
  const choose = form.locator('.token').last()
  if (!(await choose.textContent())?.includes('DAI')) {
    await choose.click()
    await host.dialog('Select Token').getByRole('searchbox').fill('dai')
    await host
      .dialog('Select Token')
      .getByRole('list', { name: 'Found' })
      .getByRole('button')
      .first()
      .click()
  }
  await form.getByLabel('Amount').fill(amount)
}

export const states: ViewState[] = [
  {
    name: 'Swap',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(host) {
      await open(host)
      await expect(host.dialog().locator('[data-variant=primary]')).toBeVisible()
    },
  },
  {
    name: 'SwapSelectToken',
    view: 'SwapSelectToken',
    title: 'Select Token',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'SwapSelectToken', target: 'to' })
      await expect(host.dialog().getByRole('list', { name: 'All tokens' })).toBeVisible()
    },
  },
  {
    name: 'Swap, ready',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(host) {
      await fill(host, '0.25')
      await expect(host.button('Review swap')).toBeEnabled()
    },
  },
  {
    name: 'Swap, failing',
    view: 'Swap',
    title: 'Swap',
    connected: true,
    async show(host) {
      await fill(host, '0.000000000000000000')
      await fill(host, '1.2.3')
      await expect(host.button('Incorrect value')).toBeVisible()
    },
  },
  {
    name: 'SwapPreview',
    view: 'SwapPreview',
    title: 'Preview Swap',
    connected: true,
    async show(host) {
      await fill(host, '0.25')
      await host.button('Review swap').click()
      await expect(host.dialog('Preview Swap').locator('[data-variant=primary]')).toBeEnabled()
    },
  },
]
