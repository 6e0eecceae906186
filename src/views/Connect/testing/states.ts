import { expect } from '../../../../e2e/fixtures/test.ts'
import { logins, terms, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

const json = JSON.stringify

export const states: ViewState[] = [
  {
    name: 'Connect',
    view: 'Connect',
    title: 'Connect Wallet',
    async show(host) {
      await host.command('open', { view: 'Connect' })
      await expect(host.button(/^All Wallets/)).toContainText('+')
    },
  },
  {
    name: 'Connect, with logins',
    view: 'Connect',
    title: 'Connect Wallet',
    attributes: logins,
    async show(host) {
      await host.command('open', { view: 'Connect' })
      await host.dialog().getByRole('textbox', { name: 'Email' }).fill('ada@nowhere')
      await host.button('Continue with email').click()
      await expect(
        host.dialog().getByText('Enter a whole email address, like you@example.com.'),
      ).toBeVisible()
    },
  },
  {
    name: 'Connect, with terms to accept',
    view: 'Connect',
    title: 'Connect Wallet',
    attributes: { features: json({ legalCheckbox: true, collapseWallets: true }), ...terms },
    async show(host) {
      await host.command('open', { view: 'Connect' })
      await expect(host.button('Continue with a wallet')).toBeDisabled()
    },
  },
]
