import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { JsonRpcProvider, verifyMessage } from 'ethers'
import { ChannelRelay } from '../../demo/services/relay/channelRelay.ts'
import { AppPhone } from '../../demo/wallets/metamask/appPhone.ts'
import { android } from '../fixtures/page/devices.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { openedLinks, recordOpenedLinks } from '../fixtures/page/openedLinks.ts'
import { test as base, expect } from '../fixtures/test.ts'

interface Fixtures {
  relay: ChannelRelay
  phone: AppPhone
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
  relay: async ({}, use) => {
    const relay = await ChannelRelay.start()
    await use(relay)
    relay.kill()
  },

  phone: async ({ urls }, use) => {
    const phone = await AppPhone.create(urls.chains)
    await use(phone)
    phone.close()
  },
})

const row = /^MetaMask/
const message = 'Hello phone'
const connected = 'connected'
const disconnected = 'disconnected'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const attributesFor = ({ url }: { url: string }) => ({
  'project-id': null,
  networks: 'ethereum base solana-devnet',
  'metamask-relay': url,
})

const links = async (host: HostPage): Promise<string[]> =>
  (await host.events('pairinguri')).map(({ detail }) => detail.uri)

async function nextLink(host: HostPage, count = 1): Promise<string> {
  await expect.poll(() => links(host)).toHaveLength(count)
  return (await links(host)).at(-1) ?? ''
}

const type = (host: HostPage, code: string) =>
  host.dialog().getByRole('group', { name: 'One-time code' }).getByRole('textbox').fill(code)

/** Pairs a phone by the code of a desktop's page. */
async function pair(host: HostPage, phone: AppPhone, relay: ChannelRelay): Promise<void> {
  await host.openAndTake(row)
  const code = await phone.open(await nextLink(host), relay.url)
  await expect(host.dialog().getByRole('group', { name: 'One-time code' })).toBeVisible()
  await type(host, code ?? '')
  await expect(host.element()).toHaveAttribute('status', connected)
}

const signs = async (host: HostPage, phone: AppPhone): Promise<void> => {
  const signed = String(await host.command('sign-message', { message, namespace: 'eip155' }))
  expect(verifyMessage(message, signed)).toBe(phone.address('eip155'))
}

test.describe('on a desktop', () => {
  test('a phone pairs by a QR code and a typed code without a project id, signs and sends, stays through a reload, and leaves', async ({
    host,
    page,
    phone,
    relay,
    urls,
  }) => {
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await host.open({ attributes: attributesFor(relay) })
    await page.locator('wallet-button').click()
    await expect(host.button(row)).toBeVisible()
    expect(sockets).toEqual([])
    await host.button(row).click()
    await expect(
      host.dialog().getByRole('img', { name: 'QR code of the connection request' }),
    ).toBeVisible()
    await expect(host.dialog().getByText('Connecting directly with MetaMask')).toBeVisible()
    const link = await nextLink(host)
    expect(link).toMatch(/^metamask:\/\/connect\/mwp\?p=/)
    const code = (await phone.open(link, relay.url)) ?? ''
    await type(host, code === '111111' ? '222222' : '111111')
    await expect(host.dialog().getByText(/That’s not the code/)).toBeVisible()
    await type(host, code)
    await expect(host.element()).toHaveAttribute('status', connected)
    const address = phone.address('eip155')
    const details = (await host.events('connect')).map(({ detail }) => detail)
    expect(details.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
    expect(details[0]).toMatchObject({
      address,
      restored: false,
      wallet: {
        id: 'metamaskMobile',
        name: 'MetaMask',
        rdns: 'io.metamask',
        type: 'METAMASK_MOBILE',
      },
    })
    await signs(host, phone)
    const signed = await host.command('sign-message', { message, namespace: 'solana' })
    const isValid = ed25519.verify(
      base58.decode(String(signed)),
      new TextEncoder().encode(message),
      base58.decode(phone.address('solana')),
    )
    expect(isValid).toBe(true)

    const transaction = { from: address, to: second, value: '0x2386f26fc10000' }
    const sending = host.request('eth_sendTransaction', [transaction])
    await host.button('Continue').click()
    const chain = new JsonRpcProvider(urls.chains['eip155:1'], undefined, { pollingInterval: 100 })
    expect(await chain.waitForTransaction(String(await sending))).toMatchObject({ status: 1 })
    chain.destroy()

    await host.reload()
    await expect(host.element()).toHaveAttribute('status', connected)
    const [restored] = await host.events('connect')
    expect(restored?.detail).toMatchObject({ address, restored: true })
    await signs(host, phone)
    phone.approves = false
    expect(await host.command('sign-message', { message, namespace: 'eip155' })).toEqual({
      error: 'USER_REJECTED',
    })
    phone.approves = true

    await host.command('disconnect')
    await expect(host.element()).toHaveAttribute('status', disconnected)
    await expect.poll(() => phone.methods.at(-1)).toBe('wallet_revokeSession')
    expect(
      await page.evaluate(() => localStorage.getItem('wallet-modal/metamask_mobile')),
    ).toBeNull()
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', disconnected)
  })

  test('the app ends the session, and the answer to a request of a page that is gone arrives in the next one', async ({
    host,
    page,
    phone,
    relay,
  }) => {
    await host.open({ attributes: attributesFor(relay) })
    await pair(host, phone, relay)
    const url = page.url()
    phone.keeps = true
    const text = `0x${Buffer.from(message).toString('hex')}`
    const lost = host.request('personal_sign', [text, phone.address('eip155')]).catch(() => 'gone')
    await expect.poll(() => phone.methods.at(-1)).toBe('wallet_invokeMethod')
    await page.goto('about:blank')
    expect(await lost).toBe('gone')
    await phone.answerKept()
    await page.goto(url)
    await expect(host.element()).toHaveAttribute('status', connected)
    await expect.poll(() => host.events('requestsettled')).toHaveLength(1)
    const [settled] = await host.events('requestsettled')
    expect(settled?.detail).toMatchObject({
      namespace: 'eip155',
      method: 'personal_sign',
      error: null,
    })
    expect(verifyMessage(message, settled?.detail.result)).toBe(phone.address('eip155'))
    await phone.revoke()
    await expect(host.element()).toHaveAttribute('status', disconnected)
    expect((await host.events('disconnect')).map(({ detail }) => detail.reason)).toContain('wallet')
  })

  test('three wrong codes end a pairing, and a request that expires is followed by another one', async ({
    host,
    page,
    phone,
    relay,
  }) => {
    await page.clock.install()
    await host.open({ attributes: attributesFor(relay) })
    await host.openAndTake(row)
    await phone.open(await nextLink(host), relay.url)
    for (let round = 0; round < 3; round += 1) {
      await type(host, '000000')
      if (round < 2) await expect(host.dialog().getByText(/That’s not the code/)).toBeVisible()
    }
    await expect(host.dialog().getByText('Couldn’t connect to the wallet')).toBeVisible()
    await host.button('Try again').click()
    const first = await nextLink(host, 2)
    await page.clock.fastForward(61_000)
    const next = await nextLink(host, 3)
    expect(next).not.toBe(first)
    await expect(
      host.dialog().getByRole('img', { name: 'QR code of the connection request' }),
    ).toBeVisible()
  })

  test('WalletConnect is the other way if the relay is out of reach, and the only one if the relay is off', async ({
    host,
    relay,
  }) => {
    const attributes = { ...attributesFor(relay), 'project-id': '0123456789abcdef0123456789abcdef' }
    relay.kill()
    await host.open({ attributes })
    await host.openAndTake(row)
    await expect(host.dialog().getByText('Couldn’t connect to the wallet')).toBeVisible()
    await host.button('Use WalletConnect').click()
    await expect(
      host.dialog().getByText('Connecting with MetaMask over WalletConnect'),
    ).toBeVisible()
    await expect
      .poll(async () => (await links(host)).map((link) => link.slice(0, 3)))
      .toEqual(['wc:'])
    await expect(host.button('Connect directly')).toBeVisible()
    for (const off of ['off', '']) {
      await host.open({ attributes: { ...attributesFor(relay), 'metamask-relay': off } })
      await host.command('open')
      await expect(host.dialog()).toBeVisible()
      await expect(host.button(row)).toBeHidden()
    }
  })
})

test.describe('on a phone', () => {
  test.use(android)

  test('the app opens by a link, connects without a code, and comes to the front for a request', async ({
    host,
    page,
    phone,
    relay,
  }) => {
    await recordOpenedLinks(page)
    await host.open({ attributes: attributesFor(relay) })
    await page.locator('wallet-button').tap()
    await host.button(row).tap()
    await expect.poll(() => openedLinks(page)).toHaveLength(1)
    const [opened] = await openedLinks(page)
    expect(opened?.url).toBe(await nextLink(host))
    expect(await phone.open(opened?.url ?? '', relay.url)).toBeUndefined()
    await expect(host.element()).toHaveAttribute('status', connected)
    await signs(host, phone)
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', connected)
    await signs(host, phone)
  })
})
