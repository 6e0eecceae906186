import { newEmail } from '../../../../e2e/fixtures/embeddedWallet/embeddedWallet.ts'
import { enterCode } from '../../../../e2e/fixtures/embeddedWallet/logIn.ts'
import { expect } from '../../../../e2e/fixtures/test.ts'
import { logins, openView, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

const email =
  'the.lady.with.the.very.long.name.indeed.from.rainforest.islands@northern.example.test'

export const states: ViewState[] = [
  {
    name: 'EmailLogin',
    view: 'EmailLogin',
    title: 'Email Login',
    attributes: logins,
    async show(host) {
      await host.command('open', { view: 'EmailLogin' })
      await host.dialog().getByRole('textbox', { name: 'Email' }).fill('ada@nowhere')
    },
  },
  {
    name: 'EmailVerifyDevice',
    view: 'EmailVerifyDevice',
    title: 'Register Device',
    attributes: logins,
    async show(host) {
      await host.command('open', { view: 'EmailVerifyDevice', email })
      await expect(host.button('Resend email')).toBeVisible()
    },
  },
  {
    name: 'EmailVerifyOtp',
    view: 'EmailVerifyOtp',
    title: 'Confirm Email',
    attributes: logins,
    show: openView('EmailVerifyOtp', { email }),
  },
  {
    name: 'EmailVerifyOtp, wrong code',
    view: 'EmailVerifyOtp',
    title: 'Confirm Email',
    attributes: logins,
    async show(host) {
      await host.command('open', { view: 'EmailVerifyOtp', email: newEmail() })
      await enterCode(host, '123456')
      await expect(host.dialog().getByText('Wrong code. Try again.')).toBeVisible()
    },
  },
]
