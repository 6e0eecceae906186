import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** The focused control, which may be in a shadow root, and the width of its focus ring. */
function focus(page: Page): Promise<{ name: string; ring: number }> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const ringOf = (one: Element | null | undefined) => {
      const style = one && getComputedStyle(one)
      return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0
    }
    // A new view moves the focus to its container, which is not a control.
    const isControl = element?.getAttribute('tabindex') !== '-1'
    const text = isControl && (element?.querySelector('.name') ?? element)?.textContent
    return {
      name: element?.getAttribute('aria-label') ?? (text || '').trim(),
      // The focus ring of a search field is on its label, which contains the icon.
      ring: Math.max(ringOf(element), ringOf(element?.closest('label'))),
    }
  })
}

/** Presses Tab until a control whose name starts with `name` has the focus. Every focused control must show a ring. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(key)
    const isThere = async () => (await focus(page)).name.includes(name)
    if (!(await isThere())) continue
    const ring = async () => ((await isThere()) ? (await focus(page)).ring : -1)
    await expect.poll(ring, { message: `the ring round ${name}` }).toBeGreaterThanOrEqual(2)
    return
  }
  throw new Error(`${name} cannot be reached by ${key}`)
}

test('the user connects, switches the network and disconnects by keyboard alone', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false })
  await host.open()
  await tabTo(page, 'Connect Wallet')
  await page.keyboard.press('Enter')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  // An opening by keyboard leads to the first wallet, and arrow keys lead through the list.
  await expect(host.button(/^Test Wallet/)).toBeFocused()
  // The dialog's behaviour, which loads after the first paint, sets this property.
  await expect(page.locator('wallet-modal dialog')).toHaveAttribute('style', /--keyboard/)
  await page.keyboard.press('ArrowDown')
  await expect(host.button(/^WalletConnect/)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(host.button(/^Test Wallet/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(host.dialog('Test Wallet')).toBeVisible()

  await test.step('Escape in the wallet’s own dialog rejects and keeps the modal open', async () => {
    await wallet.expectRequests('eth_requestAccounts', 1)
    await expect(page.getByRole('dialog', { name: /connect/i })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(host.dialog('Test Wallet').getByText('Connection declined')).toBeVisible()
  })
  await wallet.setAutoApprove(true)
  await tabTo(page, 'Try again')
  await page.keyboard.press('Space')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()

  await expect.poll(async () => (await focus(page)).name).toContain('ada.demo.eth')
  await page.keyboard.press('Enter')
  await expect(host.dialog('Account')).toBeVisible()
  await tabTo(page, 'Ethereum')
  await page.keyboard.press('Enter')
  await expect(host.dialog('Choose Network')).toBeVisible()
  await tabTo(page, 'Base')
  await page.keyboard.press('Enter')
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  await expect(host.dialog('Account')).toBeVisible()

  await tabTo(page, 'Copy address', 'Shift+Tab')
  await tabTo(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await expect(host.dialog()).toBeHidden()
  expect((await focus(page)).name).toBe('Connect Wallet')
})

test('the user goes back by keyboard and focus stays in the modal', async ({ host, page }) => {
  await host.open()
  await tabTo(page, 'Connect Wallet')
  await page.keyboard.press('Enter')
  await expect(host.button(/^All wallets/)).toContainText('+')
  const isInside = () => page.evaluate(() => document.activeElement?.localName)
  await tabTo(page, 'What is a wallet?')
  await page.keyboard.press('Enter')
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  await expect.poll(isInside).toBe('wallet-modal')
  await tabTo(page, 'Get a wallet')
  await page.keyboard.press('Enter')
  await expect(host.dialog('Get a Wallet')).toBeVisible()
  await tabTo(page, 'Demo Web Wallet')
  await page.keyboard.press('Enter')
  await expect(host.dialog('Get Demo Web Wallet')).toBeVisible()
  for (const title of ['Get a Wallet', 'What is a Wallet?', 'Connect Wallet']) {
    await tabTo(page, 'Back')
    await page.keyboard.press('Enter')
    await expect(host.dialog(title)).toBeVisible()
    await expect.poll(isInside).toBe('wallet-modal')
  }
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
})

test('every state has roles and accessible names for a screen reader', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await installWallet({ headless: true })
  await host.open()
  await host.command('open')
  await expect(host.button(/^All wallets/)).toContainText('+')
  await expect(host.dialog('Connect Wallet')).toMatchAriaSnapshot(`
    - dialog "Connect Wallet":
      - button "What is a wallet?"
      - heading "Connect Wallet" [level=1]
      - button "Close"
      - alert
      - list "Wallets":
        - listitem:
          - button "Test Wallet Installed"
        - listitem:
          - button "WalletConnect QR code"
  `)
  await host.button(/^All wallets/).click()
  await expect(
    host.dialog('All Wallets').getByRole('searchbox', { name: 'Search wallets' }),
  ).toBeVisible()
  await expect(host.dialog().getByRole('switch', { name: 'Certified' })).toBeVisible()
  await host.dialog().getByRole('searchbox').fill('rainbow')
  await expect(
    host
      .dialog()
      .getByRole('status')
      .getByText(/Wallets found: \d/),
  ).toBeAttached()

  await test.step('a pending connection is a status, a failure an alert', async () => {
    await wallet.setAutoApprove(false)
    await host.command('open', { view: 'ConnectingExternal', wallet: 'test.wallet' })
    await expect(
      host.dialog().getByRole('status').getByText('Continue in Test Wallet'),
    ).toBeVisible()
    await wallet.reject()
    await expect(host.dialog().getByRole('alert').getByText('Connection declined')).toBeVisible()
    await wallet.setAutoApprove(true)
    await host.button('Try again').click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })

  await test.step('the account’s full address and the copy confirmation are announced', async () => {
    await host.command('open')
    const copy = host.button('Copy address')
    await expect(copy).toHaveAccessibleDescription('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    await copy.click()
    await expect(host.dialog().getByRole('status').getByText('Address copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    )
  })

  await test.step('the current network is marked', async () => {
    await host.command('open', { view: 'Networks' })
    await expect(host.button(/^Ethereum/)).toHaveAttribute('aria-current', 'true')
    await expect(host.button(/^Base/)).not.toHaveAttribute('aria-current')
  })
})

test('no animation runs for a user who prefers reduced motion', async ({
  host,
  page,
  installWallet,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await installWallet({ autoApprove: false, headless: true })
  await host.open()
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    )
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect.poll(running).toBe(0)
  await host.button(/^Test Wallet/).click()
  await expect(host.dialog('Test Wallet')).toBeVisible()
  await expect.poll(running).toBe(0)
})
