import { ed25519 } from '@noble/curves/ed25519'
import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { WebSocket } from 'ws'
import { NostrRelay } from '../fixtures/mobileWallet/nostrRelay.ts'
import { Phone } from '../fixtures/mobileWallet/phone.ts'
import { android } from '../fixtures/page/devices.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { test as base, expect } from '../fixtures/test.ts'

interface Fixtures {
  phone: Phone
  /** Two relays, which pages reach as `wss://relay-1.test` and `wss://relay-2.test`. */
  relays: [NostrRelay, NostrRelay]
}

const domains = ['relay-1.test', 'relay-2.test']
const row = /^Mobile Wallet Adapter/
const message = 'Hello phone'

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
  phone: async ({}, use) => {
    const phone = await Phone.create()
    await use(phone)
    phone.close()
  },

  relays: async ({ page }, use) => {
    const relays: [NostrRelay, NostrRelay] = [await NostrRelay.start(), await NostrRelay.start()]
    for (const [index, relay] of relays.entries())
      await routeTo(page, `wss://${domains[index]}/`, relay)
    await use(relays)
    for (const relay of relays) relay.kill()
  },
})

/** Connects the page's sockets of a URL to a local relay, as a proxy that ends TLS would. */
async function routeTo(page: Page, url: string, { url: local }: NostrRelay): Promise<void> {
  await page.routeWebSocket(url, async (socket) => {
    const upstream = new WebSocket(local)
    upstream.on('message', (data) => socket.send(String(data)))
    upstream.on('close', () => void socket.close({ code: 1001 }))
    upstream.on('error', () => void socket.close({ code: 1011 }))
    socket.onMessage((data) => upstream.send(data))
    socket.onClose(() => upstream.terminate())
    await new Promise((resolve) => upstream.once('open', resolve).once('error', resolve))
  })
}

const attributes = {
  'project-id': null,
  networks: 'solana',
  'nostr-relays': domains.map((one) => `wss://${one}`).join(' '),
}

async function isSigned(host: HostPage, { wallet }: Phone): Promise<boolean> {
  const signed = await host.command('sign-message', { message, namespace: 'solana' })
  const signature = base58.decode(String(signed))
  return ed25519.verify(signature, new TextEncoder().encode(message), wallet.signer.publicKey)
}

const codes = async (host: HostPage): Promise<string[]> =>
  (await host.events('pairinguri')).map(({ detail }) => detail.uri)

test.describe('on a desktop', () => {
  const toUrl = (relays: NostrRelay[]) => (domain: string) =>
    relays[domains.indexOf(domain)]?.url ?? 'ws://none.test'

  test('a phone pairs by a QR code over a relay without a project id, signs, and ends the session', async ({
    host,
    phone,
    relays,
  }) => {
    await host.open({ attributes })
    await host.openAndTake(row)
    await expect(
      host.dialog().getByRole('img', { name: 'QR code of the connection request' }),
    ).toBeVisible()
    const [code = ''] = await codes(host)
    const session = await phone.scan(code, toUrl(relays))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.element()).toHaveAttribute('address', phone.wallet.signer.address)
    const [connected] = await host.events('connect')
    expect(connected?.detail).toMatchObject({
      namespace: 'solana',
      restored: false,
      wallet: { id: 'mobileWallet', name: 'Mobile Wallet Adapter', type: 'MOBILE_WALLET' },
    })
    expect(await isSigned(host, phone)).toBe(true)
    expect(phone.methods()).toEqual(['authorize', 'get_capabilities', 'authorize', 'sign_messages'])
    phone.wallet.approves = false
    expect(await host.command('sign-message', { message, namespace: 'solana' })).toEqual({
      error: 'USER_REJECTED',
    })
    session.end()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect((await host.events('disconnect')).map(({ detail }) => detail.reason)).toEqual(['wallet'])
  })

  test('another relay takes the place of one that is killed, before and after the pairing', async ({
    host,
    phone,
    relays,
  }) => {
    await host.open({ attributes })
    await host.openAndTake(row)
    await expect.poll(() => codes(host)).toHaveLength(1)
    const [first = ''] = await codes(host)
    const used = domains.indexOf(new URL(first).searchParams.get('relay') ?? '')
    relays[used]?.kill()
    await expect.poll(() => codes(host)).toHaveLength(2)
    const [, second = ''] = await codes(host)
    expect(new URL(second).searchParams.get('relay')).toBe(domains[1 - used])
    await phone.scan(second, toUrl(relays))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await isSigned(host, phone)).toBe(true)
    relays[1 - used]?.kill()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await host.openAndTake(row)
    await expect(host.dialog().getByText('Couldn’t connect to the wallet')).toBeVisible()
    await expect(host.button('Try again')).toBeVisible()
  })

  test('a reload ends the session, and a page that draws the code gets it without the modal', async ({
    host,
    phone,
    relays,
  }) => {
    await host.open({ attributes })
    const pair = async () => {
      const before = (await codes(host)).length
      const connecting = host.command('connect', { wallet: 'mobileWallet', modal: false })
      await expect.poll(() => codes(host)).toHaveLength(before + 1)
      await phone.scan((await codes(host)).at(-1) ?? '', toUrl(relays))
      return connecting
    }
    const { address } = phone.wallet.signer
    expect(await pair()).toMatchObject({ address, wallet: { type: 'MOBILE_WALLET' } })
    await expect(host.dialog()).toBeHidden()
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect(await pair()).toMatchObject({ address })
    await host.command('disconnect')
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
  })

  test('the wallet is not listed if relays, networks or the list of wallets leave it out', async ({
    host,
  }) => {
    const others = [
      { 'nostr-relays': 'none' },
      { networks: 'ethereum' },
      { 'only-wallets': 'Phantom' },
    ]
    for (const other of others) {
      await host.open({ attributes: { ...attributes, ...other } })
      await host.command('open')
      await expect(host.dialog()).toBeVisible()
      await expect(host.button(row)).toBeHidden()
    }
    await host.open({ attributes: { ...attributes, 'only-wallets': 'mobileWallet' } })
    await host.command('open')
    await expect(host.button(row)).toBeVisible()
  })

  test('a relay that is no wss URL is an invalid attribute', async ({ host }) => {
    await host.open({ attributes: { ...attributes, 'nostr-relays': 'ws://relay.test' } })
    await host.command('open')
    await expect
      .poll(async () => (await host.events('error')).map(({ detail }) => detail))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            code: 'INVALID_ATTRIBUTE',
            cause: expect.objectContaining({ attribute: 'nostr-relays' }),
          }),
        ]),
      )
  })
})

test.describe('on an Android phone', () => {
  test.use(android)

  /** Hands each intent of the page to the phone, which then is in front of the page. */
  async function followIntents(page: Page, phone: Phone): Promise<string[]> {
    const intents: string[] = []
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.enable')
    devtools.on('Page.frameRequestedNavigation', ({ url }) => {
      if (!url.startsWith('solana-wallet:')) return
      intents.push(url)
      void phone
        .openIntent(url)
        .then(() => page.evaluate(() => window.dispatchEvent(new Event('blur'))))
    })
    return intents
  }

  async function setPermission(page: Page, setting: 'granted' | 'denied' | 'prompt') {
    const devtools = await page.context().newCDPSession(page)
    const { targetInfo } = await devtools.send('Target.getTargetInfo')
    const { browserContextId } = targetInfo
    const of = { origin: new URL(page.url()).origin, ...(browserContextId && { browserContextId }) }
    const permission = { name: 'loopback-network' }
    await devtools.send('Browser.setPermission', { permission, setting, ...of })
  }

  /** Opens the page with the browser's answer on connections to this device, and picks the wallet. */
  async function pick(host: HostPage, setting: 'granted' | 'denied' | 'prompt') {
    await host.open({ attributes })
    await setPermission(host.page, setting)
    await host.openAndTake(row)
  }

  test('an app of this phone connects by an intent, signs, stays through a reload, and leaves', async ({
    host,
    page,
    phone,
  }) => {
    const intents = await followIntents(page, phone)
    await pick(host, 'granted')
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.element()).toHaveAttribute('address', phone.wallet.signer.address)
    expect(await isSigned(host, phone)).toBe(true)
    expect(phone.methods()).toEqual(['authorize', 'get_capabilities', 'authorize', 'sign_messages'])
    expect(intents).toHaveLength(2)
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(intents).toHaveLength(2)
    expect(await isSigned(host, phone)).toBe(true)
    expect(intents).toHaveLength(3)
    expect(phone.wallet.tokens.size).toBe(1)
    await host.command('disconnect')
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
  })

  test('a wallet that does not recognise the page any more ends the connection', async ({
    host,
    page,
    phone,
  }) => {
    await followIntents(page, phone)
    await pick(host, 'granted')
    await expect(host.element()).toHaveAttribute('status', 'connected')
    phone.wallet.tokens.clear()
    expect(await host.command('sign-message', { message, namespace: 'solana' })).toHaveProperty(
      'error',
    )
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
  })

  test('no app opens while the browser denies connections to this device', async ({
    host,
    page,
    phone,
  }) => {
    const intents = await followIntents(page, phone)
    await pick(host, 'denied')
    await expect(host.dialog().getByText(/doesn’t let this page connect to apps/)).toBeVisible()
    expect(intents).toEqual([])
    await setPermission(page, 'granted')
    await host.button('Try again').click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })

  test('the browser asks for connections to this device before an app opens', async ({
    host,
    page,
    phone,
  }) => {
    const intents = await followIntents(page, phone)
    const before: number[] = []
    page.on('websocket', (socket) => {
      if (socket.url().endsWith(':49151/')) before.push(intents.length)
    })
    await pick(host, 'prompt')
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(before).toEqual([0])
    expect(intents).toHaveLength(1)
  })

  test('a phone without a wallet gets an error, and enable-injected turns the wallet off', async ({
    host,
  }) => {
    await pick(host, 'granted')
    await expect(host.dialog().getByText('Mobile Wallet Adapter was not found')).toBeVisible()
    await host.open({ attributes: { ...attributes, 'enable-injected': 'false' } })
    await host.command('open')
    await expect(host.dialog()).toBeVisible()
    await expect(host.button(row)).toBeHidden()
  })
})
