import { expect } from '../../../../demo/page/gallery/expect.ts'
import { logins, terms, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

const json = JSON.stringify

export const states: ViewState[] = [
  {
    name: 'Connect, on a usual page',
    view: 'Connect',
    title: 'Connect Wallet',
    walletName: 'Demo Wallet',
    attributes: { ...logins, networks: 'ethereum base solana' },
    async show(stage) {
      await stage.command('open', { view: 'Connect' })
      await expect(stage.button(/^All wallets/)).toContainText('+')
    },
  },
  {
    name: 'Connect',
    view: 'Connect',
    title: 'Connect Wallet',
    async show(stage) {
      await stage.command('open', { view: 'Connect' })
      await expect(stage.button(/^All wallets/)).toContainText('+')
    },
  },
  {
    name: 'Connect, with logins',
    view: 'Connect',
    title: 'Connect Wallet',
    attributes: logins,
    async show(stage) {
      await stage.command('open', { view: 'Connect' })
      await stage.dialog().getByRole('textbox', { name: 'Email' }).fill('ada@nowhere')
      await stage.button('Continue with email').click()
      await expect(
        stage.dialog().getByText('Enter a whole email address, like you@example.com.'),
      ).toBeVisible()
    },
  },
  {
    name: 'Connect, with terms to accept',
    view: 'Connect',
    title: 'Connect Wallet',
    attributes: { features: json({ legalCheckbox: true, collapseWallets: true }), ...terms },
    async show(stage) {
      await stage.command('open', { view: 'Connect' })
      await expect(stage.button('Continue with a wallet')).toBeDisabled()
    },
  },
]
