import { expect } from '../../../../demo/page/gallery/expect.ts'
import { logins, openView, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

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
    async show(stage) {
      await stage.command('open', { view: 'ConnectingSocial', provider: 'google' })
      await stage.button('Continue with Google').click()
      await expect(stage.dialog().getByText('Continue in the Google window')).toBeVisible()
    },
  },
  {
    name: 'ConnectingFarcaster',
    view: 'ConnectingFarcaster',
    title: 'Farcaster',
    attributes: logins,
    async show(stage) {
      await stage.command('open', { view: 'ConnectingFarcaster' })
      await expect(stage.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
    },
  },
]
