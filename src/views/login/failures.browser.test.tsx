import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { login, setSocialError } from '../../controllers/login.ts'
import { updateModal } from '../../controllers/modal.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { connectAccount, ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, showView } from '../testing/showView.tsx'

const failing = vi.hoisted(() => ({ run: vi.fn() }))
vi.mock(import('../../actions/login/submitEmail.ts'), async (original) => ({
  ...(await original()),
  submitEmail: failing.run,
}))
vi.mock(import('../../actions/login/verifyEmail.ts'), async (original) => ({
  ...(await original()),
  submitOtp: failing.run,
}))
vi.mock(import('../../actions/login/changeEmail.ts'), async (original) => ({
  ...(await original()),
  changeEmail: failing.run,
}))

const email = 'ada@example.test'
const field = () => dialog().getByRole('textbox', { name: 'Email' })

beforeEach(() => {
  Object.assign(options, defaultOptions, { projectId: 'p1' })
  Object.assign(login, { emailDraft: '', social: 'idle', socialError: null })
  setRequestedNetworks([ethereum])
  fakeServices({})
  failing.run.mockReset().mockRejectedValue(new WalletModalError('FRAME_LOAD_FAILED'))
})

/** Views of logins by the steps after which a login fails. */
const views: Record<string, () => Promise<void>> = {
  async EmailLogin() {
    showView('EmailLogin')
    await field().fill(email)
    await userEvent.keyboard('{Enter}')
  },
  async EmailVerifyOtp() {
    showView('EmailVerifyOtp', { data: { email } })
    await dialog().getByRole('textbox').first().click()
    await userEvent.keyboard('123456')
  },
  async UpdateEmailWallet() {
    connectAccount()
    showView('UpdateEmailWallet', { data: { email, redirectView: 'Account' } })
    await field().fill('grace@example.test')
    await button('Save').click()
  },
  async ConnectingSocial() {
    showView('ConnectingSocial', { data: { provider: 'google' } })
    setSocialError(new WalletModalError('FRAME_LOAD_FAILED'))
  },
}

it.each(Object.keys(views))(
  '%s shows what to do after a failure, and the catalogue’s sentence in small type behind Details',
  async (view) => {
    await views[view]?.()
    const alert = dialog()
      .getByRole('alert')
      .filter({ hasText: 'The login service can’t be reached.' })
    const sentence = alert.getByText('Unable to load email login dependency', { exact: true })
    await expect.element(alert).toBeVisible()
    expect(sentence.elements()).toEqual([])
    await alert.getByRole('button', { name: 'Details' }).click()
    await expect.element(sentence).toBeVisible()
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    expect(sizeOf(sentence.element())).toBeLessThan(sizeOf(alert.element()))
  },
)

it('a translated view says why a code is refused in its own words; the service’s English is behind Details', async () => {
  const reason = 'Wrong code'
  failing.run.mockRejectedValue(
    new WalletModalError('FRAME_ERROR', {
      params: { message: reason },
      reason,
      known: 'wrongCode',
    }),
  )
  await loadMessages('de', 'connecting')
  const modal = showView('EmailVerifyOtp', { data: { email } })
  updateModal(modal, { language: 'de' })
  await dialog().getByRole('textbox').first().click()
  await userEvent.keyboard('123456')
  const alert = dialog().getByRole('alert').filter({ hasText: 'Falscher Code.' })
  await expect
    .element(alert)
    .toHaveTextContent(/^Falscher Code\. Versuchen Sie es erneut\.Details$/)
  await alert.getByRole('button', { name: 'Details' }).click()
  const words = alert.getByText(reason, { exact: true })
  await expect.element(words).toHaveAttribute('lang', 'en')
})
