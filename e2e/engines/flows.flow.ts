import { writeFile } from 'node:fs/promises'
import jsQr from 'jsqr'
import { PNG } from 'pngjs'
import { createNodeWallet } from '../../demo/wallets/nodeWallet.ts'
import { Inbox, newEmail } from '../fixtures/embeddedWallet/embeddedWallet.ts'
import type { DemoPage } from './DemoPage.ts'
import { expect, test } from './test.ts'

const button = (name: string) => ({ role: 'button', name }) as const
const frame = { role: 'frame', name: 'Your wallet' } as const
const dialog = (name: string) => ({ role: 'dialog', name }) as const

/** Connects with the page's wallet, whose prompt is a dialog of its own. */
async function connect(demo: DemoPage): Promise<void> {
  await demo.click(button('Connect Wallet'))
  await demo.click(button('Demo Wallet'))
  await demo.click(button('EVM'))
  await demo.click(button('Approve'))
  await demo.expectAttribute('status', 'connected')
  await demo.expectGone(dialog('Demo Wallet'))
}

test('the modal opens above the page, and the page is unchanged when it closes', async ({
  demo,
}) => {
  await demo.open()
  await demo.click(button('Open the modal'))
  await demo.sees(button('Demo Wallet'))
  await expect.poll(() => demo.focus()).not.toBe('Open the modal')
  await demo.tab.press('Escape')
  await demo.expectGone(button('Demo Wallet'))
  await expect.poll(() => demo.focus(), 'the focus').toBe('Open the modal')
})

test('an installed wallet connects, signs, sends, switches networks and is restored by a reload', async ({
  demo,
}) => {
  await demo.open()
  await connect(demo)

  await demo.click(button('Sign a message'))
  await demo.click(button('Approve'))
  await demo.expectResult(/^Signature 0x[0-9a-f]{130}$/)
  await demo.click(button('Send 0.01'))
  await demo.click(button('Continue'))
  await demo.click(button('Approve'))
  await demo.expectResult(/^Mined in block \d+: 0x[0-9a-f]{64}$/)

  await demo.click(button('Networks'))
  await demo.click(button('Base'))
  await demo.click(button('Approve'))
  await demo.expectAttribute('caip-network-id', 'eip155:8453')

  const address = await demo.attribute('address')
  await demo.load()
  await demo.expectAttribute('status', 'connected')
  expect(await demo.attribute('address')).toBe(address)
  expect(await demo.attribute('caip-network-id')).toBe('eip155:8453')

  await demo.click(button('Disconnect'))
  await demo.expectAttribute('status', 'disconnected')
})

test('a user connects and switches networks by keyboard alone', async ({ demo }) => {
  await demo.open()
  await demo.tabTo('Connect Wallet')
  await demo.tab.press('Enter')
  await demo.sees(button('Demo Wallet'))
  await demo.tabTo('Demo Wallet')
  await demo.tab.press('Enter')
  await demo.sees(button('EVM'))
  await demo.tabTo('EVM')
  await demo.tab.press('Enter')
  await demo.sees(button('Approve'))
  await demo.tabTo('Approve')
  await demo.tab.press('Enter')
  await demo.expectAttribute('status', 'connected')
  await expect.poll(() => demo.focus(), 'the focus').toContain('ada.demo.eth')
  await demo.tab.press('Enter')
  await expect.poll(() => demo.focus(), 'the focus').toMatch(/^(Account|Close|Ethereum network)/)
  await demo.standStill()
  await demo.tabTo('Disconnect')
  await demo.tab.press('Enter')
  await demo.expectAttribute('status', 'disconnected')
})

test('a WalletConnect wallet pairs with the visible QR code', async ({ demo, urls }) => {
  const phone = await createNodeWallet({
    relayUrl: urls.relay,
    rpcUrls: urls.chains,
    autoApprove: true,
  })
  await demo.open({ 'no-wallet': '' })
  await demo.click(button('Connect Wallet'))
  await demo.click(button('WalletConnect'))
  let uri: string | undefined
  await expect
    .poll(async () => {
      const { data, width, height } = PNG.sync.read(await demo.tab.screenshot())
      uri = jsQr(new Uint8ClampedArray(data), width, height)?.data
      return uri
    }, 'what a camera reads')
    .toMatch(/^wc:/)
  await phone.pair(uri ?? '')
  await demo.expectAttribute('status', 'connected')
  await demo.click(button('Sign a message'))
  await demo.expectResult(/^Signature 0x[0-9a-f]{130}$/)
  await demo.load({ 'no-wallet': '' })
  await demo.expectAttribute('status', 'connected')
  await demo.click(button('Disconnect'))
  await demo.expectAttribute('status', 'disconnected')
  await phone.close()
})

test('a user logs in by email, signs, and stays logged in after a reload', async ({
  demo,
  urls,
  engineName,
}) => {
  const inbox = new Inbox(urls)
  const email = newEmail()
  await demo.open({ 'no-wallet': '' })
  await demo.click(button('Connect Wallet'))
  await demo.click({ role: 'textbox', name: 'Email' })
  await demo.tab.type(email)
  await demo.tab.press('Enter')
  await demo.sees(dialog('Register Device'))
  // The link is opened outside of the browser, as on another device.
  const link = new URL(await inbox.deviceLink(email))
  const response = await fetch(link, { method: 'POST', body: link.searchParams })
  expect(response.status, 'the device is approved').toBe(200)
  await demo.sees(dialog('Confirm Email'))
  await demo.expectFocusInField()
  await demo.tab.type(await inbox.code(email))
  await demo.expectAttribute('status', 'connected')

  // WebKit's driver cannot press a button in a frame of another origin.
  if (engineName !== 'webkit') {
    await demo.click(button('Sign a message'))
    await demo.sees(frame)
    // The click is repeated while the frame is sliding in.
    await expect(() => demo.tab.clickInFrame(frame, button('Approve'))).toPass({ timeout: 20_000 })
    await demo.expectResult(/^Signature 0x[0-9a-f]+$/)
  }

  await demo.load({ 'no-wallet': '' })
  await demo.expectAttribute('status', 'connected')
  await demo.click(button('Disconnect'))
  await demo.expectAttribute('status', 'disconnected')
})

const sizes = { desktop: [1280, 900], phone: [390, 844] } as const
const schemes = ['light', 'dark'] as const

for (const [device, [width, height]] of Object.entries(sizes)) {
  for (const dir of ['ltr', 'rtl'] as const) {
    test(`the card fits the window on a ${device}, ${dir}`, async ({ demo }, info) => {
      await demo.tab.resize(width, height)
      for (const scheme of schemes) {
        await demo.open({ dir, 'theme-mode': scheme })
        await demo.click(button('Connect Wallet'))
        await demo.sees(button('Demo Wallet'))
        await demo.expectInPlace(dir)
        await writeFile(info.outputPath(`connect-${scheme}.png`), await demo.tab.screenshot())
      }
      await demo.click(button('Demo Wallet'))
      await demo.click(button('EVM'))
      await demo.click(button('Approve'))
      await demo.expectAttribute('status', 'connected')
      await demo.expectGone(dialog('Demo Wallet'))
      await demo.openView('Account')
      await demo.sees(dialog('Account'))
      await demo.expectInPlace(dir)
      await writeFile(info.outputPath('account.png'), await demo.tab.screenshot())
      await demo.tab.resize(1280, 800)
    })
  }
}
