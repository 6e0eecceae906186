import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

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
    async show(host) {
      await host.command('open', { view: 'SIWXSignMessage' })
      await expect(host.button('Sign')).toBeEnabled()
    },
  },
  {
    name: 'ConnectingSiwe, a long statement and another domain',
    view: 'ConnectingSiwe',
    title: 'Sign In',
    connected: true,
    attributes,
    async show(host) {
      await host.command('open', { view: 'ConnectingSiwe' })
      await expect(host.button('Sign')).toBeEnabled()
    },
  },
]
