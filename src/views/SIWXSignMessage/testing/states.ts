import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

const statement =
  'I have read the terms of service of the Rainforest Exchange of the Northern Hemisphere and agree to each of them.'
const attributes = { siwx: JSON.stringify({ statement, domain: 'login.example.org' }) }

export const states: ViewState[] = [
  {
    name: 'SIWXSignMessage',
    view: 'SIWXSignMessage',
    title: 'Sign In',
    connected: true,
    attributes: { siwx: JSON.stringify({}) },
    async show(stage) {
      await stage.command('open', { view: 'SIWXSignMessage' })
      await expect(stage.button('Sign')).toBeEnabled()
    },
  },
  {
    name: 'ConnectingSiwe, a long statement and another domain',
    view: 'ConnectingSiwe',
    title: 'Sign In',
    connected: true,
    attributes,
    async show(stage) {
      await stage.command('open', { view: 'ConnectingSiwe' })
      await expect(stage.button('Sign')).toBeEnabled()
    },
  },
]
