import { beforeEach, expect, it, vi } from 'vitest'
import { fetchWallets } from '../../actions/wallets/fetchWallets.ts'
import { addConnector, connectors } from '../../controllers/connectors.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, type Options, options } from '../../controllers/options.ts'
import { resetWallets } from '../../controllers/wallets.ts'
import { writable } from '../../utils/testing/writable.ts'
import { ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, elementIn, showView, textsOf } from '../testing/showView.tsx'

const directory = ['Demo Web Wallet', 'Rainbow', 'Zerion', 'Ledger', 'Uniswap'].map((name) => ({
  id: name,
  name,
  rdns: `test.${name.toLowerCase()}`,
  chains: ['eip155:1'],
  mobile_link: 'wallet://',
}))

/** The directory's response to a query. */
function respond({ searchParams }: URL) {
  const only = searchParams.get('include')?.split(',')
  const search = searchParams.get('search')?.toLowerCase() ?? ''
  const found = directory.filter(
    ({ id, name }) => (only?.includes(id) ?? true) && name.toLowerCase().includes(search),
  )
  return { data: found.slice(0, Number(searchParams.get('entries'))), count: found.length }
}

const rows = () => textsOf(dialog().getByRole('list', { name: 'Wallets' }).getByRole('button'))
const isRow = (name: string) => expect.stringContaining(name)

const features = { ...defaultOptions.features, email: false, socials: false } as const

/** Fetches the lists of wallets, then shows Connect with the host's settings. Returns the URLs of the requests. */
async function showConnect(own: Partial<Options> = {}): Promise<URL[]> {
  Object.assign(options, defaultOptions)
  const received = fakeServices({ getWallets: respond })
  Object.assign(options, { features, ...own })
  await fetchWallets()
  showView('Connect')
  await expect.element(dialog('Connect Wallet')).toBeVisible()
  return received
}

beforeEach(() => {
  setRequestedNetworks([ethereum])
  resetWallets()
  writable(connectors).list = [
    { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: 'eip155' },
  ]
})

it('recommended wallets fill the list up to two wallets, with one request', async () => {
  addConnector({
    id: 'test.alpha',
    type: 'ANNOUNCED',
    name: 'Alpha',
    namespace: 'eip155',
    rdns: 'test.alpha',
  })
  const received = await showConnect()
  await expect
    .poll(rows)
    .toEqual(['Alpha', 'WalletConnect', 'Demo Web Wallet', 'All wallets'].map(isRow))
  expect(received).toHaveLength(1)
})

it('a featured wallet that is installed is listed once', async () => {
  addConnector({
    id: 'test.zerion',
    type: 'ANNOUNCED',
    name: 'Zerion',
    namespace: 'eip155',
    rdns: 'test.zerion',
  })
  await showConnect({
    featuredWalletIds: ['Zerion', 'Rainbow'],
    customWallets: [{ id: 'mine', name: 'My Bear', rdns: 'test.zerion' }],
  })
  await expect.poll(rows).toEqual(['Zerion', 'WalletConnect', 'Rainbow', 'All wallets'].map(isRow))
})

it('includeWalletIds limits recommendations, directory and search', async () => {
  await showConnect({ includeWalletIds: ['Zerion', 'Rainbow'] })
  await expect.poll(rows).toEqual(['WalletConnect', 'Rainbow', 'Zerion', 'All wallets2'].map(isRow))
  await button(/^All wallets/).click()
  await expect.poll(rows).toEqual(['Rainbow', 'Zerion'].map(isRow))
  await dialog().getByRole('searchbox').fill('r')
  await expect.element(dialog().getByText('found: 2')).toBeInTheDocument()
})

it.each<[string, Partial<Options>]>([
  ['allWallets "hide"', { allWallets: 'hide' }],
  ['allWallets "only-mobile" on a desktop', { allWallets: 'only-mobile' }],
  ['features.allWallets false', { features: { ...features, allWallets: false } }],
])('the All Wallets row is hidden with %s', async (_, own) => {
  await showConnect(own)
  await expect.element(button('Demo Web Wallet')).toBeVisible()
  await expect.element(button(/^All wallets/)).not.toBeInTheDocument()
  await button('Get started').click()
  await button('Get a wallet').click()
  await expect.element(button(/^Demo Web Wallet/)).toBeVisible()
  await expect.element(button('Explore all wallets')).not.toBeInTheDocument()
})

it('the guide offers no list of wallets to get on a page without a project id and own wallets', async () => {
  await showConnect({ projectId: null, customWallets: [] })
  await button('Get started').click()
  await expect.element(dialog().getByText('A home for your assets')).toBeVisible()
  await expect.element(button('Get a wallet')).not.toBeInTheDocument()
})

it('the wallet guide is hidden if the host turns it off', async () => {
  await showConnect({ enableWalletGuide: false })
  await expect.element(button('Demo Web Wallet')).toBeVisible()
  await expect.element(button('Get started')).not.toBeInTheDocument()
})

it('the row of all wallets shows images of four wallets on a phone, before it is touched', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android')
  Object.assign(options, defaultOptions)
  fakeServices({
    getWallets: () => ({
      data: directory.map((wallet) => ({ ...wallet, image_id: wallet.id })),
      count: 5,
    }),
    getWalletImage: () =>
      new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      }),
  })
  Object.assign(options, { features })
  await fetchWallets()
  showView('Connect')
  await expect.poll(() => elementIn('.four').childElementCount).toBe(4)
})
