import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as connections from '../../controllers/connections.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { base, connectAccount, ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { recordEvents } from '../testing/recordEvents.ts'
import { button, dialog, elementIn, showView, textsOf } from '../testing/showView.tsx'

vi.mock('../../controllers/connections.ts', { spy: true })

afterEach(() => {
  // Each test sets these properties of the browser to its own values.
  Reflect.deleteProperty(navigator, 'share')
})

function receive(): string {
  fakeServices({})
  const address = connectAccount({ profileName: 'ada.demo.eth' })
  showView('WalletReceive')
  return address
}

it('the address is shown as text with the account’s name, and can be copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const address = receive()
  await expect.element(dialog('Receive').getByText('ada.demo.eth')).toBeVisible()
  expect(elementIn('[data-address]').textContent).toBe(address)
  await button('Copy address').click()
  await expect.element(dialog().getByText('Address copied')).toBeVisible()
  expect(copy.mock.calls).toEqual([[address]])
})

it('a name that the account gave itself is shown as unverified', async () => {
  fakeServices({})
  connectAccount({ displayName: 'Ada Lovelace' })
  showView('WalletReceive')
  await expect.element(dialog('Receive').getByText('Ada Lovelace')).toBeVisible()
  const words = 'Display name, not verified: anyone can use it'
  await expect.element(dialog().getByText(words)).toBeVisible()
})

it('a browser that refuses to copy the address shows an error', async () => {
  const errors = recordEvents('error')
  const denied = new DOMException('', 'NotAllowedError')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(denied)
  receive()
  await button('Copy address').click()
  await expect.element(dialog().getByText('Failed to copy')).toBeVisible()
  expect(errors.map(({ code }) => code)).toEqual(['COPY_FAILED'])
})

it('the address can be shared, and closing the share sheet shows no error', async () => {
  const errors = recordEvents('error')
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    .mockRejectedValueOnce(new TypeError('no'))
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const address = receive()
  await button('Share').click()
  expect(share.mock.calls).toEqual([[{ text: address }]])
  await button('Share').click()
  await button('Share').click()
  await expect.element(dialog().getByText('Your browser didn’t allow sharing')).toBeVisible()
  expect(share.mock.calls).toEqual(Array(3).fill([{ text: address }]))
  expect(errors.map(({ code }) => code)).toEqual(['SHARE_FAILED'])
})

it('the share button is hidden if the browser cannot share', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  receive()
  await expect.element(button('Copy address')).toBeVisible()
  await expect.element(button('Share')).not.toBeInTheDocument()
})

it('Receive has a row that opens the list of the address’s networks by keyboard', async () => {
  receive()
  const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const devnet = { ...ethereum, name: 'Devnet', chainNamespace: 'solana', caipNetworkId } as const
  setRequestedNetworks([base, devnet, ethereum])
  const row = button(/^Compatible Networks/)
  await expect.element(row).toBeVisible()
  ;(row.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const compatible = dialog('Compatible Networks')
  await expect.element(compatible.getByText(/^Send only assets on these networks/)).toBeVisible()
  // The list may show a letter in place of a picture that has not loaded yet.
  expect(textsOf(compatible.getByRole('listitem'))).toEqual([
    expect.stringMatching(/Ethereum$/),
    expect.stringMatching(/Base$/),
  ])
  ;(button('Back').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Receive')).toBeVisible()
})

describe('Receive for a Bitcoin account whose wallet lists several addresses', () => {
  const [own, second, third] = [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
  ] as const
  const bitcoin = {
    ...ethereum,
    name: 'Bitcoin',
    chainNamespace: 'bip122',
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    rpcUrls: { default: { http: ['https://esplora.test/api'] } },
  } as const
  const news = 'A new address of your account. Payments to its earlier addresses still arrive.'

  const used = (count: number) => ({
    chain_stats: { tx_count: count },
    mempool_stats: { tx_count: 0 },
  })

  /** Shows the view. `respond` is the node's response for an address. */
  function receiveBitcoin(respond: (address: string) => unknown, listed: readonly string[]): URL[] {
    const addressesOf = () => listed.map((address) => ({ address, isChange: false }))
    vi.mocked(connections.providerOf).mockReturnValue({ addressesOf })
    const urls = fakeServices({ address: ({ pathname }) => respond(pathname.slice(13)) })
    connectAccount({ address: own, accounts: [{ address: own, type: 'payment' }] }, bitcoin)
    showView('WalletReceive')
    return urls
  }
  const address = () => elementIn('[data-address]').textContent

  it('shows and copies an unused address, and says whose it is', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    receiveBitcoin((one) => used(one === third ? 0 : 2), [own, second, third])
    await expect.element(dialog('Receive').getByText(news)).toBeVisible()
    expect(address()).toBe(third)
    await button('Copy address').click()
    expect(copy.mock.calls).toEqual([[third]])
  })

  it.each<[string, () => unknown, readonly string[]]>([
    ['lists no further address', () => used(2), []],
    ['lists used addresses only', () => used(2), [own, second]],
    ['lists an unused address, but the node fails', () => 503, [own, second]],
    ['lists an unused address, but the node responds with a page', () => '<html>', [own, second]],
  ])('shows the account’s address if the wallet %s', async (_, respond, listed) => {
    receiveBitcoin(respond, listed)
    await expect.element(dialog('Receive').getByText('Copy address')).toBeEnabled()
    await expect.poll(address).toBe(own)
    await expect.element(dialog().getByText(news)).not.toBeInTheDocument()
  })

  it('shows no address while it is looked for', async () => {
    let respond = (_: object) => {}
    const pending = new Promise((resolve) => {
      respond = resolve
    })
    receiveBitcoin(() => pending, [own, second])
    await expect
      .element(dialog().getByText('Looking for a new address of your account…'))
      .toBeVisible()
    await expect.element(button('Copy address')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(dialog().getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
    respond(used(0))
    await expect.poll(address).toBe(own)
  })
})

it('a payment can be asked for, by a link that Send reads', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const address = receive()
  await button('Ask for an amount').click()
  await dialog('Receive').getByLabelText('Amount').fill('0.5')
  await expect.element(dialog().getByText('0.5 ETH on Ethereum only')).toBeVisible()
  await expect.element(dialog().getByRole('img', { name: 'QR code of this payment' })).toBeVisible()
  await button('Copy payment link').click()
  expect(copy.mock.calls).toEqual([[`ethereum:${address}@1?value=500000000000000000`]])
  await dialog().getByLabelText('Amount').fill('1.2.3')
  await expect.element(dialog().getByText(/^Enter the amount in digits/)).toBeVisible()
  await expect.element(button('Copy address')).toBeVisible()
  await button('Show the address alone').click()
  await expect.element(dialog().getByLabelText('Amount')).not.toBeInTheDocument()
})
