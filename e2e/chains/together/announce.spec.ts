import { verifyMessage } from 'ethers'
import { expect, test } from '../../fixtures/installed/announce.ts'
import { setAttributes } from '../../fixtures/page/attributes.ts'
import { rowNames } from '../../fixtures/page/walletRows.ts'
import { connectPhone } from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../../fixtures/walletConnect/webWallet.ts'

const own = 'app.wallet-modal'
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const attributes = { announce: '', networks: 'ethereum base' }

test('an app with mipd (as in wagmi) finds the connected wallet, follows its changes and gets signatures', async ({
  host,
  page,
  installWallet,
  serveApp,
  foundWallets,
  lookAt,
}) => {
  const body = await serveApp()
  await installWallet({ legacyOnly: true })
  await host.open({ attributes, body })
  await page.waitForFunction(() => window.announcePage)
  expect(await foundWallets()).toEqual([])
  await host.openAndTake(/^Browser Wallet/)
  await expect.poll(foundWallets).toEqual([own])

  const seen = await lookAt(own)
  const name = 'Browser Wallet'
  expect(seen).toMatchObject({ rdns: own, name, accounts: [first], chainId: '0x1' })
  expect(seen?.icon).toMatch(/^data:image\//)
  const signature = await page.evaluate(
    ([rdns, address]) => window.announcePage?.sign(rdns, '0x6869', address as `0x${string}`),
    [own, first] as const,
  )
  expect(verifyMessage('hi', String(signature))).toBe(first)

  await test.step('the app follows a network switch', async () => {
    await host.command('switch-network', { network: 'base' })
    const after = await lookAt(own)
    expect(after?.chainId).toBe('0x2105')
  })

  await test.step('the modal does not list its own announcement', async () => {
    await host.command('disconnect')
    await host.command('open', { view: 'Connect' })
    expect((await rowNames(host)).filter((row) => /^Browser Wallet/.test(row))).toHaveLength(1)
  })
})

test('an app that starts after the connection also finds a connected phone wallet', async ({
  host,
  page,
  phone,
  serveApp,
  foundWallets,
  lookAt,
}) => {
  await serveApp()
  await host.open({ attributes })
  await connectPhone(host, await phone())
  await page.evaluate((url) => import(url), '/announcePage.js')
  await expect.poll(foundWallets).toEqual([own])
  const [address] = phoneAccounts
  const seen = await lookAt(own)
  expect(seen).toMatchObject({ accounts: [address], name: 'Node wallet' })

  await test.step('the app finds the wallet again as soon as a reload restores the session', async () => {
    await host.reload()
    await page.evaluate((url) => import(url), '/announcePage.js')
    await expect.poll(foundWallets).toEqual([own])
    expect(await lookAt(own)).toMatchObject({ accounts: [address], name: 'Node wallet' })
  })
})

test('the modal does not announce a wallet that announces itself', async ({
  host,
  page,
  installWallet,
  serveApp,
  foundWallets,
}) => {
  const body = await serveApp()
  await installWallet()
  await host.open({ attributes, body })
  await page.waitForFunction(() => window.announcePage)
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await foundWallets()).toEqual(['test.wallet'])
})

test('without the announce attribute the modal announces no wallet', async ({
  host,
  page,
  installWallet,
  serveApp,
  foundWallets,
}) => {
  const body = await serveApp()
  await installWallet({ legacyOnly: true })
  await host.open({ attributes: { networks: 'ethereum base' }, body })
  await page.waitForFunction(() => window.announcePage)
  await host.openAndTake(/^Browser Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await foundWallets()).toEqual([])
})

test('setting or removing the announce attribute starts or stops announcing the connected wallet', async ({
  host,
  page,
  installWallet,
  serveApp,
  foundWallets,
}) => {
  await serveApp()
  await installWallet({ legacyOnly: true })
  await host.open({ attributes: { networks: 'ethereum base' } })
  await host.openAndTake(/^Browser Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await setAttributes(host, { announce: '' })
  await page.evaluate((url) => import(url), '/announcePage.js')
  await expect.poll(foundWallets).toEqual([own])

  await setAttributes(host, { announce: null })
  const announced = () =>
    page.evaluate(() => {
      const announced: string[] = []
      const onAnnounce = (event: Event) => announced.push((event as CustomEvent).detail.info.rdns)
      addEventListener('eip6963:announceProvider', onAnnounce)
      dispatchEvent(new Event('eip6963:requestProvider'))
      removeEventListener('eip6963:announceProvider', onAnnounce)
      return announced
    })
  await expect.poll(announced).toEqual([])
})
