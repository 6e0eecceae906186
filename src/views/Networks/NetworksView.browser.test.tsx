import { beforeEach, expect, it } from 'vitest'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { writable } from '../../utils/testing/writable.ts'
import { base, ethereum } from '../testing/connectAccount.ts'
import { button, dialog, showView, textsOf } from '../testing/showView.tsx'

const other = (id: number, name: string) => ({
  ...ethereum,
  id,
  name,
  caipNetworkId: `eip155:${id}` as const,
})
const six = [
  ethereum,
  base,
  other(10, 'OP Mainnet'),
  other(42161, 'Arbitrum One'),
  other(137, 'Polygon'),
  other(100, 'Gnosis'),
]

const rows = () => dialog().getByRole('list', { name: 'Networks' }).getByRole('button')
const names = () => textsOf(rows()).map((text) => six.find(({ name }) => text.endsWith(name))?.name)

beforeEach(() => {
  writable(networks).active = { eip155: base }
})

it('networks are listed in the page’s order, the active one is marked, and a search filters them', async () => {
  setRequestedNetworks(six)
  showView('Networks')
  await expect.poll(names).toEqual(six.map(({ name }) => name))
  await expect.element(button('Base')).toHaveAttribute('aria-current', 'true')
  const box = dialog().getByRole('searchbox', { name: 'Search networks' })
  await box.fill(' ETH ')
  await expect.poll(names).toEqual(['Ethereum'])
  await box.fill('no such network')
  await expect.element(dialog().getByText('No networks match “no such network”')).toBeVisible()
})

it('five networks have no search box', async () => {
  setRequestedNetworks(six.slice(0, 5))
  showView('Networks')
  await expect.element(button('Base')).toBeVisible()
  await expect.element(dialog().getByRole('searchbox')).not.toBeInTheDocument()
})

it('a built-in network has a picture without a request, the page’s own wins, and another network has a letter', async () => {
  const own = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  setRequestedNetworks([
    ethereum,
    { ...base, assets: { imageUrl: own } },
    { ...other(424242, 'Meadow'), assets: { imageId: 'of-the-directory' } },
  ])
  showView('Networks')
  const picture = (name: string) => button(name).element().querySelector('img')?.src
  await expect.poll(() => picture('Ethereum')).toMatch(/^data:image\/svg/)
  await expect.element(button(/Meadow/)).toHaveTextContent(/^MMeadow/)
  expect(picture('Base')).toBe(own)
})
