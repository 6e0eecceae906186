import { afterEach, expect, it, vi } from 'vitest'
import { setOpen, updateModal } from '../../controllers/modal.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { base, connectAccount } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, elementCount, elementIn, showView, textsOf } from '../testing/showView.tsx'

const row = (index: number, value: number) => ({
  name: `Token ${index}`,
  symbol: `T${index}`,
  chainId: 'eip155:1',
  address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
  value,
  price: 1,
  quantity: { decimals: '18', numeric: String(value) },
  iconUrl: '',
})
const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 2500,
  price: 2500,
  quantity: { decimals: '18', numeric: '1' },
  iconUrl: '',
}

const rows = () => dialog().getByRole('list', { name: 'Tokens', exact: true }).getByRole('listitem')

afterEach(() => {
  vi.useRealTimers()
})

const panel = () => dialog().getByRole('tabpanel', { name: 'Tokens' })

it('a list of a thousand tokens has only its visible rows in the document', async () => {
  const balances = Array.from({ length: 1000 }, (_, index) => row(index, 1000 - index))
  fakeServices({ balance: () => ({ balances }) })
  connectAccount()
  showView('Account')
  await expect.poll(() => rows().elements().length).toBe(5)
  await button('Show all 1,000').click()
  await expect.element(rows().first()).toHaveAttribute('aria-setsize', '1000')
  expect(elementCount()).toBeLessThanOrEqual(400)
  const content = elementIn('[part=content]')
  await expect
    .poll(() => {
      content.scrollTo(0, content.scrollHeight)
      return rows().elements().at(-1)?.getAttribute('aria-posinset')
    })
    .toBe('1000')
  expect(rows().elements().at(-1)?.textContent).toContain('Token 999')
  expect(elementCount()).toBeLessThanOrEqual(400)
})

it('the list of an account without tokens is empty, with a link to Receive', async () => {
  fakeServices({ balance: () => ({ balances: [] }) })
  connectAccount()
  showView('Account')
  await expect.element(dialog().getByText('No tokens on this network yet.')).toBeVisible()
  await panel().getByRole('button', { name: 'Receive' }).click()
  await expect.element(dialog('Receive')).toBeVisible()
})

it('skeleton rows are shown while tokens are read', async () => {
  let respond = (_: unknown) => {}
  const later = new Promise((resolve) => {
    respond = resolve
  })
  fakeServices({ balance: () => later })
  connectAccount()
  showView('Account')
  const loading = panel().getByRole('status', { name: 'Loading' })
  await expect.element(loading).toBeVisible()
  respond({ balances: [ether, row(1, 3)] })
  await expect
    .poll(() => textsOf(rows()))
    .toEqual([expect.stringMatching(/Ether/), expect.stringMatching(/Token 1/)])
  await expect.element(loading).not.toBeInTheDocument()
})

it('the token list replaces its tokens when the network changes', async () => {
  fakeServices({
    balance({ searchParams }) {
      const chainId = searchParams.get('chainId')
      return { balances: [{ ...row(chainId === 'eip155:1' ? 1 : 2, 5), chainId }] }
    },
  })
  const address = connectAccount()
  showView('Account')
  await expect.poll(() => textsOf(rows())).toEqual([expect.stringMatching(/Token 1/)])
  connectAccount({ address }, base)
  expect(networks.active.eip155?.name).toBe('Base')
  await expect.poll(() => textsOf(rows())).toEqual([expect.stringMatching(/Token 2/)])
})

it('the token list of Send renders only its visible rows, and the user can scroll to every token', async () => {
  const balances = [ether, ...Array.from({ length: 250 }, (_, at) => row(at + 1, 1_000 - at))]
  fakeServices({ balance: () => ({ balances }) })
  connectAccount()
  showView('WalletSend')
  await dialog('Send')
    .getByRole('button', { name: /, choose another/ })
    .click()
  const tokens = dialog('Select Token').getByRole('list').getByRole('listitem')
  await expect.element(tokens.first()).toHaveAttribute('aria-setsize', '251')
  expect(tokens.elements().length).toBeLessThan(60)
  const content = elementIn('[part=content]')
  await expect
    .poll(() => {
      content.scrollTo(0, content.scrollHeight)
      return tokens.elements().at(-1)?.getAttribute('aria-posinset')
    })
    .toBe('251')
  await tokens.last().getByRole('button').click()
  await expect.element(dialog('Send').getByRole('button', { name: /^T250/ })).toBeVisible()
})

it('the token list is requested every 10 s, but only while it is visible', async () => {
  let price = 2500
  const received = fakeServices({ balance: () => ({ balances: [{ ...ether, value: price }] }) })
  connectAccount()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const modal = showView('Account')
  await expect.poll(() => textsOf(rows())).toEqual([expect.stringContaining('$2,500.00')])
  price = 5000
  vi.advanceTimersByTime(10_000)
  await expect.poll(() => textsOf(rows())).toEqual([expect.stringContaining('$5,000.00')])
  expect(received).toHaveLength(2)

  modal.router.push('Networks')
  await expect.element(dialog('Choose Network')).toBeVisible()
  vi.advanceTimersByTime(60_000)
  expect(received).toHaveLength(2)

  modal.router.goBack()
  await expect.element(dialog('Account')).toBeVisible()
  setOpen(modal, false)
  await expect.element(dialog()).not.toBeInTheDocument()
  const { length } = received
  vi.advanceTimersByTime(60_000)
  expect(received).toHaveLength(length)
})

const relayChain = {
  ...base,
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  nativeCurrency: { name: 'DOT', symbol: 'DOT', decimals: 10 },
} as const

it('an account on a relay chain is told where its currency is now', async () => {
  connectAccount({ address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' }, relayChain)
  showView('Account')
  const said = dialog().getByText(/^DOT has moved from Polkadot to Polkadot Asset Hub/)
  await expect.element(said).toBeVisible()
  const change = dialog().getByRole('button', { name: 'Switch to Polkadot Asset Hub' })
  await expect.element(change).not.toBeInTheDocument()
  const caipNetworkId = 'polkadot:68d56f15f85d3136970ec16946040bc1'
  const hub = { ...relayChain, name: 'Polkadot Asset Hub', caipNetworkId } as const
  setRequestedNetworks([relayChain, hub])
  showView('Connect')
  showView('Account')
  await expect.element(change).toBeVisible()
})

it('an account on a relay chain without any token is told where its currency is now', async () => {
  const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
  connectAccount({ address, tokenBalance: [], tokenStatus: 'complete' }, relayChain)
  showView('Account')
  await expect.element(dialog().getByText(/^DOT has moved from Polkadot/)).toBeVisible()
})

it('Send on a relay chain says where the currency is now', async () => {
  connectAccount({ address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' }, relayChain)
  showView('WalletSend')
  await expect.element(dialog('Send').getByText(/^DOT has moved from Polkadot/)).toBeVisible()
})

it.each(['15px', '30px'])('rows of tokens grow with text of %s', async (size) => {
  fakeServices({ balance: () => ({ balances: [row(1, 2), row(2, 1)] }) })
  connectAccount()
  const modal = showView('Account')
  updateModal(modal, { themeVariables: { '--wm-font-size': size } })
  await expect.element(rows().nth(1)).toBeVisible()
  const tops = () =>
    rows()
      .elements()
      .map((one) => one.getBoundingClientRect().top)
  const scale = Number.parseInt(size, 10) / 15
  await expect.poll(() => (tops()[1] ?? 0) - (tops()[0] ?? 0)).toBeCloseTo(56 * scale, 0)
  const [name] = rows().nth(0).element().querySelectorAll('.name')
  expect(name && getComputedStyle(name).fontSize).toBe(size)
})
