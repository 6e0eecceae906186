import { enterCode, newEmail } from '../../../../demo/page/gallery/embeddedConnection.ts'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import { logins, openView, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

const email =
  'the.lady.with.the.very.long.name.indeed.from.rainforest.islands@northern.example.test'

export const states: ViewState[] = [
  {
    name: 'EmailLogin',
    view: 'EmailLogin',
    title: 'Email Login',
    attributes: logins,
    async show(stage) {
      await stage.command('open', { view: 'EmailLogin' })
      await stage.dialog().getByRole('textbox', { name: 'Email' }).fill('ada@nowhere')
    },
  },
  {
    name: 'EmailVerifyDevice',
    view: 'EmailVerifyDevice',
    title: 'Register Device',
    attributes: logins,
    async show(stage) {
      await stage.command('open', { view: 'EmailVerifyDevice', email })
      await expect(stage.button('Resend email')).toBeVisible()
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
    async show(stage) {
      await stage.command('open', { view: 'EmailVerifyOtp', email: newEmail() })
      await enterCode(stage, '123456')
      await expect(stage.dialog().getByText('Wrong code. Try again.')).toBeVisible()
    },
  },
]
