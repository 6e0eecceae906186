import type { HostPage } from '../../../../e2e/fixtures/page/hostPage.ts'
import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

async function type(host: HostPage, label: string): Promise<void> {
  await host.command('open', { view: 'RegisterAccountName' })
  await host.dialog().getByRole('textbox', { name: 'Account name' }).fill(label)
}

/** The longest possible name. */
const longLabel = 'the-lady-of-the-northern-rainforest-and-its-isles'

export const states: ViewState[] = [
  {
    name: 'ChooseAccountName',
    view: 'ChooseAccountName',
    title: 'Choose Name',
    connected: true,
    show: (host) => host.command('open', { view: 'ChooseAccountName' }),
  },
  {
    name: 'RegisterAccountName',
    view: 'RegisterAccountName',
    title: 'Choose Name',
    connected: true,
    async show(host) {
      await type(host, longLabel)
      await expect(host.dialog().getByText(`${longLabel}.reown.id is available`)).toBeVisible()
    },
  },
  {
    name: 'RegisterAccountName, taken',
    view: 'RegisterAccountName',
    title: 'Choose Name',
    connected: true,
    async show(host) {
      await type(host, 'grace')
      await expect(host.dialog().getByText('grace.reown.id is already registered')).toBeVisible()
    },
  },
  {
    name: 'RegisterAccountNameSuccess',
    view: 'RegisterAccountNameSuccess',
    title: 'Name Registered',
    connected: true,
    async show(host) {
      // The name of the account must be loaded before the view opens. Receive shows the name.
      await host.command('open', { view: 'WalletReceive' })
      await expect(host.dialog().getByText('ada.demo.eth')).toBeVisible()
      await host.command('open', { view: 'RegisterAccountNameSuccess' })
    },
  },
]
