import { beforeEach, expect, it, vi } from 'vitest'
import { connectors } from '../../controllers/connectors.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import { writable } from '../../utils/testing/writable.ts'
import { ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, showView } from '../testing/showView.tsx'

/** Ends the loading of the chunk of logins, which fails if `cause` is given. */
const loading = vi.hoisted(() => ({ end: async (_cause?: Error) => {} }))

vi.mock('./loadMethods.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./loadMethods.ts')>()
  let isLoaded = false
  return {
    loadedMethods: () => (isLoaded ? real.loadedMethods() : undefined),
    loadMethods: () =>
      new Promise<void>((resolve, reject) => {
        loading.end = async (cause) => {
          if (cause) return reject(cause)
          await real.loadMethods()
          isLoaded = true
          resolve()
        }
      }),
  }
})

const skeleton = () => dialog().getByRole('status', { name: 'Loading' })
const wallet = () => button(/^Test Wallet/)
const emailField = () => dialog().getByRole('textbox', { name: 'Email' })

/** Distance of the wallet's row from the title, which does not change when the card grows. */
function placeOfWallet(): number {
  const title = dialog().getByRole('heading', { name: 'Connect Wallet' }).element()
  return wallet().element().getBoundingClientRect().y - title.getBoundingClientRect().y
}

function showConnect(installed: boolean) {
  Object.assign(options, defaultOptions)
  fakeServices({ getWallets: () => ({ data: [], count: 0 }) })
  const shared = { namespace: 'eip155' } as const
  writable(connectors).list = [
    { ...shared, id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect' },
    ...(installed
      ? [{ ...shared, id: 'test', type: 'ANNOUNCED', name: 'Test Wallet', rdns: 'test' } as const]
      : []),
  ]
  showView('Connect')
}

beforeEach(() => {
  setRequestedNetworks([ethereum])
})

it('if no wallet is installed, wallets wait with the logins', async () => {
  showConnect(false)
  await expect.element(skeleton()).toBeVisible()
  await expect.element(button(/^WalletConnect/)).not.toBeInTheDocument()
})

it('if the logins fail to load, the wallets are shown without them', async () => {
  showConnect(false)
  await expect.element(skeleton()).toBeVisible()
  await loading.end(new Error('no network'))
  await expect.element(button(/^WalletConnect/)).toBeVisible()
  await expect.element(skeleton()).not.toBeInTheDocument()
})

it('an installed wallet is shown before the logins have loaded, and does not move then', async () => {
  showConnect(true)
  await expect.element(wallet()).toBeVisible()
  await expect.element(skeleton()).toBeVisible()
  const before = placeOfWallet()
  await loading.end()
  await expect.element(emailField()).toBeVisible()
  expect(placeOfWallet()).toBe(before)
})
