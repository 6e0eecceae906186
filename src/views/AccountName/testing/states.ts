import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { Stage } from '../../../../demo/page/gallery/Stage.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

async function type(stage: Stage, label: string): Promise<void> {
  await stage.command('open', { view: 'RegisterAccountName' })
  await stage.dialog().getByRole('textbox', { name: 'Account name' }).fill(label)
}

/** The longest possible name. */
const longLabel = 'the-lady-of-the-northern-rainforest-and-its-isles'

export const states: ViewState[] = [
  {
    name: 'ChooseAccountName',
    view: 'ChooseAccountName',
    title: 'Choose Name',
    connected: true,
    show: (stage) => stage.command('open', { view: 'ChooseAccountName' }),
  },
  {
    name: 'RegisterAccountName',
    view: 'RegisterAccountName',
    title: 'Choose Name',
    connected: true,
    async show(stage) {
      await type(stage, longLabel)
      await expect(stage.dialog().getByText(`${longLabel}.reown.id is available`)).toBeVisible()
    },
  },
  {
    name: 'RegisterAccountName, taken',
    view: 'RegisterAccountName',
    title: 'Choose Name',
    connected: true,
    async show(stage) {
      await type(stage, 'grace')
      await expect(stage.dialog().getByText('grace.reown.id is already registered')).toBeVisible()
    },
  },
  {
    name: 'RegisterAccountNameSuccess',
    view: 'RegisterAccountNameSuccess',
    title: 'Name Registered',
    connected: true,
    async show(stage) {
      // The name of the account must be loaded before the view opens. Receive shows the name.
      await stage.command('open', { view: 'WalletReceive' })
      await expect(stage.dialog().getByText('ada.demo.eth')).toBeVisible()
      await stage.command('open', { view: 'RegisterAccountNameSuccess' })
    },
  },
]
