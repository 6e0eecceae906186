import { android, iPhone } from '../../fixtures/page/devices.ts'
import {
  choiceOf,
  openedLink,
  openedLinks,
  recordOpenedLinks,
  uriIn,
} from '../../fixtures/page/openedLinks.ts'
import {
  expect,
  nextPairingUri,
  openQrCode,
  pairingUris,
  test,
} from '../../fixtures/walletConnect/pairing.ts'

const native = { id: 'own', name: 'Own Wallet', mobile_link: 'own://' }
const offer = (...wallets: object[]) => ({ 'custom-wallets': JSON.stringify(wallets) })

for (const [name, device] of Object.entries({ iPhone, android })) {
  test.describe(name, () => {
    test.use(device)

    test('a tap on a wallet opens its app with the pairing URI', async ({ host, page, phone }) => {
      await recordOpenedLinks(page)
      await host.open({ attributes: offer(native) })
      await page.getByRole('button', { name: 'Connect Wallet' }).tap()
      await host.button(/^Own Wallet/).tap()
      await expect.poll(() => openedLinks(page)).toHaveLength(1)
      const [link] = await openedLinks(page)
      expect(link).toMatchObject({ target: '_self' })
      expect(link?.url).toMatch(/^own:\/\/wc\?uri=wc%3A[0-9a-f]{64}%402%3F/)
      expect(uriIn(link)).toBe(await nextPairingUri(host))
      await expect(host.dialog().getByText('Continue in Own Wallet').first()).toBeVisible()

      await (await phone()).pair(uriIn(link))
      await expect(host.element()).toHaveAttribute('status', 'connected')
    })

    test('a deep link that is ready long after the tap waits for a second tap, and opens within it', async ({
      host,
      page,
    }) => {
      await recordOpenedLinks(page, { slow: true })
      await host.open({ attributes: offer(native) })
      await page.getByRole('button', { name: 'Connect Wallet' }).tap()
      await host.button(/^Own Wallet/).tap()
      const open = host.button('Open Own Wallet')
      await expect(open).toBeEnabled()
      expect(await openedLinks(page)).toEqual([])
      await open.tap()
      const [link] = await openedLinks(page)
      expect(link).toMatchObject({ target: '_self', inTap: true })
      expect(uriIn(link)).toBe((await pairingUris(host)).at(-1))
      await host.button('Try again').tap()
      expect(await openedLinks(page)).toHaveLength(2)
    })

    test('malformed deep links are repaired, and none replaces the page', async ({
      host,
      page,
    }) => {
      await recordOpenedLinks(page, { slow: true })
      await host.open()
      const start = page.url()
      for (const [base, repaired, target] of [
        ['own', 'own://wc', '_self'],
        ['own:', 'own://wc', '_self'],
        ['own://app', 'own://app/wc', '_self'],
        ['https://own.example', 'https://own.example/wc', '_blank'],
        ['https://own.example/app', 'https://own.example/app/wc', '_blank'],
      ] as const) {
        const wallet = { ...native, mobile_link: base }
        await host.command('open', { view: 'ConnectingWalletConnect', wallet })
        await host.button('Open Own Wallet').tap()
        const link = (await openedLinks(page)).at(-1)
        expect(link?.url.split('?')[0]).toBe(repaired)
        expect(link?.target).toBe(target)
        expect(uriIn(link)).toBe((await pairingUris(host)).at(-1))
        await host.command('close')
        await expect(host.dialog()).toBeHidden()
      }
      expect(page.url()).toBe(start)
    })
  })
}

test.describe('Telegram on Android', () => {
  test.use(android)

  test('a deep link for Telegram on Android is encoded twice and opens in its own window', async ({
    host,
    page,
  }) => {
    await recordOpenedLinks(page, { telegram: true, slow: true })
    await host.open()
    await host.command('open', { view: 'ConnectingWalletConnect', wallet: native })
    await host.button('Open Own Wallet').tap()
    const [link] = await openedLinks(page)
    expect(link?.target).toBe('_blank')
    expect(decodeURIComponent(uriIn(link))).toBe((await pairingUris(host)).at(-1))
    expect(uriIn(link)).toMatch(/^wc%3A/)
  })
})

test.describe('requests on a phone', () => {
  test.use(iPhone)

  test('a request on a phone opens the app that approved the session, until the connection ends', async ({
    host,
    page,
    phone,
  }) => {
    await recordOpenedLinks(page, { slow: true })
    await host.open()
    await host.command('open', { view: 'ConnectingWalletConnect', wallet: native })
    await host.button('Open Own Wallet').tap()
    expect(await choiceOf(page)).toBeNull()
    await (await phone()).pair(uriIn(await openedLink(page)))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await choiceOf(page)).toEqual({ href: 'own://', name: 'Own Wallet' })

    await host.command('sign-message', { message: 'opens the app' })
    await expect.poll(() => openedLinks(page)).toHaveLength(2)
    expect((await openedLinks(page))[1]?.url).toMatch(/^own:\/*wc\?requestId=\d+&sessionTopic=/)

    await host.command('disconnect')
    expect(await choiceOf(page)).toBeNull()
  })

  test('a request on a phone opens no app if another wallet scanned the code', async ({
    host,
    page,
    phone,
  }) => {
    await recordOpenedLinks(page, { slow: true })
    await host.open()
    await host.command('open', { view: 'ConnectingWalletConnect', wallet: native })
    await host.button('Open Own Wallet').tap()
    await host.button('Close').tap()
    const wallet = await phone()
    await wallet.pair(await openQrCode(host))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await choiceOf(page)).toBeNull()
    await host.command('sign-message', { message: 'opens nothing' })
    expect(await openedLinks(page)).toHaveLength(1)
  })

  test('a request on a phone opens no app once the wallet has ended the session', async ({
    host,
    page,
    phone,
  }) => {
    await recordOpenedLinks(page, { slow: true })
    await host.open()
    await host.command('open', { view: 'ConnectingWalletConnect', wallet: native })
    await host.button('Open Own Wallet').tap()
    const wallet = await phone()
    await wallet.pair(uriIn(await openedLink(page)))
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await wallet.disconnect()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect(await choiceOf(page)).toBeNull()
  })
})

test.describe('an app that does not open', () => {
  test.use(iPhone)

  test('the hint for an app that does not open appears 3 s after the tap, and not before', async ({
    host,
    page,
  }) => {
    await page.clock.install()
    await recordOpenedLinks(page, { slow: true })
    await host.open()
    await host.command('open', { view: 'ConnectingWalletConnect', wallet: native })
    await expect(host.button('Open Own Wallet')).toBeEnabled()
    const hint = host.dialog().getByText('This is taking longer than usual')
    await page.clock.fastForward('00:10')
    await expect(hint).toBeHidden()
    await host.button('Open Own Wallet').tap()
    await expect(host.button('Try again')).toBeVisible()
    await page.clock.fastForward('00:03')
    await expect(hint).toBeVisible()
  })
})
