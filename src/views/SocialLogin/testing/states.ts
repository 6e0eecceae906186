import { expect } from '../../../../e2e/fixtures/test.ts'
import { logins, openView, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'ConnectSocials',
    view: 'ConnectSocials',
    title: 'All Socials',
    attributes: logins,
    show: openView('ConnectSocials'),
  },
  {
    name: 'ConnectingSocial, before its window',
    view: 'ConnectingSocial',
    title: 'Apple',
    attributes: logins,
    show: openView('ConnectingSocial', { provider: 'apple' }),
  },
  {
    name: 'ConnectingSocial',
    view: 'ConnectingSocial',
    title: 'Google',
    attributes: logins,
    async show(host) {
      await host.command('open', { view: 'ConnectingSocial', provider: 'google' })
      await host.button('Continue with Google').click()
      await expect(host.dialog().getByText('Continue in the Google window')).toBeVisible()
    },
  },
  {
    name: 'ConnectingFarcaster',
    view: 'ConnectingFarcaster',
    title: 'Farcaster',
    attributes: logins,
    async show(host) {
      await host.command('open', { view: 'ConnectingFarcaster' })
      await expect(host.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
    },
  },
]
