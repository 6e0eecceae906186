import { beforeEach, expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { connectors } from '../../controllers/connectors.ts'
import { setLegalAccepted } from '../../controllers/login.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import {
  defaultOptions,
  type Features,
  type Options,
  options,
  updateOptions,
} from '../../controllers/options.ts'
import { writable } from '../../utils/testing/writable.ts'
import { ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, showView, textsOf } from '../testing/showView.tsx'
import { loadMethods } from './loadMethods.ts'

const emailField = () => dialog().getByRole('textbox', { name: 'Email' })
const checkbox = () => dialog().getByRole('checkbox')
const isOn = (control: Locator) => expect.element(control).toBeEnabled()
const isOff = (control: Locator) => expect.element(control).toBeDisabled()

/** The methods for connecting that the view lists, from top to bottom. */
function methods(): string[] {
  const places = {
    email: emailField(),
    social: button('Google'),
    wallet: button(/^WalletConnect/),
    collapsed: button('Continue with a wallet'),
  }
  return Object.entries(places)
    .flatMap(([name, place]) => {
      const element = place.query()
      return element ? [{ name, y: element.getBoundingClientRect().y }] : []
    })
    .sort((a, b) => a.y - b.y)
    .map(({ name }) => name)
}

const setFeatures = (own: Partial<Features>) => {
  updateOptions({ features: { ...defaultOptions.features, ...own } })
}

async function showConnect(own: Partial<Features> = {}, rest: Partial<Options> = {}) {
  Object.assign(options, defaultOptions)
  fakeServices({ getWallets: () => ({ data: [], count: 0 }) })
  Object.assign(options, rest)
  setFeatures(own)
  await loadMethods()
  showView('Connect')
  await expect.element(dialog('Connect Wallet')).toBeVisible()
}

beforeEach(() => {
  setRequestedNetworks([ethereum])
  setLegalAccepted(false)
  writable(connectors).list = [
    { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: 'eip155' },
  ]
})

it.each<[string, Partial<Features>, string[]]>([
  ['by default', {}, ['email', 'social', 'wallet']],
  ['with email false', { email: false }, ['social', 'wallet']],
  ['with socials false', { socials: false }, ['email', 'wallet']],
  [
    'with collapseWallets without logins',
    { collapseWallets: true, email: false, socials: [] },
    ['wallet'],
  ],
  ['with emailShowWallets false', { emailShowWallets: false }, ['email', 'social', 'collapsed']],
])('Connect lists its login methods %s', async (_, features, expected) => {
  await showConnect(features)
  await expect.poll(methods).toEqual(expected)
})

it('a button opens the collapsed list of wallets', async () => {
  await showConnect({ collapseWallets: true })
  await expect.poll(methods).toEqual(['email', 'social', 'collapsed'])
  await button('Continue with a wallet').click()
  await expect.element(button(/^WalletConnect/)).toBeVisible()
  await button('Back').click()
  await expect.element(emailField()).toBeVisible()
})

it('one social login is a row, two are tiles, and further ones collapse behind a button', async () => {
  await showConnect({ socials: ['discord'] })
  await expect.element(button('Discord')).toHaveTextContent('Discord')
  setFeatures({ socials: ['x', 'github'] })
  await expect.element(button('GitHub')).toHaveTextContent(/^$/)
  const [x, gitHub] = ['X', 'GitHub'].map((name) => button(name).element().getBoundingClientRect())
  expect(x?.y).toBe(gitHub?.y)
  setFeatures({})
  await expect.element(button('Apple')).not.toBeInTheDocument()
  await button('More social logins').click()
  await expect.element(dialog('All Socials')).toBeVisible()
  const list = dialog().getByRole('list', { name: 'Social logins' }).getByRole('listitem')
  const names = ['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook']
  expect(textsOf(list)).toEqual(names)
})

const termsUrl = 'https://example.org/terms'
const terms = { termsUrl, privacyUrl: 'https://example.org/privacy' }

it('the terms are linked in the Connect view', async () => {
  await showConnect({ email: false, socials: false }, { termsUrl })
  const link = dialog().getByRole('link')
  await expect.element(link).toHaveTextContent('Terms of Service')
  await expect.element(link).toHaveAttribute('href', termsUrl)
  await isOn(button(/^WalletConnect/))
})

it('if the host requires acceptance of the terms, login methods stay disabled until the user accepts them', async () => {
  await showConnect({ legalCheckbox: true }, terms)
  await expect
    .element(checkbox())
    .toHaveAccessibleName('I accept the Terms of Service and Privacy Policy')
  await expect.element(checkbox()).not.toBeChecked()
  await isOff(emailField())
  await isOff(button('Google'))
  await isOff(button(/^WalletConnect/))
  await checkbox().click()
  await isOn(emailField())
  await button('More social logins').click()
  await expect.element(dialog('All Socials')).toBeVisible()
  await expect.element(checkbox()).toBeChecked()
  await isOn(button('Apple'))
  await button('Back').click()
  await isOn(button(/^WalletConnect/))
})

it('the checkbox for terms is hidden if the host requires acceptance but sets no URL of terms', async () => {
  await showConnect({ legalCheckbox: true })
  await isOn(emailField())
  await expect.element(checkbox()).not.toBeInTheDocument()
})
