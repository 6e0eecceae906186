import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { openRadixModal } from '../../fixtures/page/radixModal.ts'
import { expect, test } from '../../fixtures/test.ts'

/** The name or text of the focused element, which may be in a shadow root. */
function focused(host: HostPage): Promise<string> {
  return host.page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (element === document.body) return 'the page'
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })
}

test('the modal opens above the page’s own modal dialog, and Escape or Close keep that dialog open', async ({
  host,
  page,
}) => {
  await host.open({
    html: `<dialog id="theirs"><button id="opener" commandfor="wallet" command="--open">Pay</button>
      <wallet-modal id="wallet" ${host.attributes()}></wallet-modal></dialog>`,
  })
  const theirs = page.locator('#theirs')
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#theirs')?.showModal())
  const ours = page.getByRole('dialog', { name: 'Connect Wallet' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => ours.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const leave of ways) {
    await page.locator('#opener').click()
    await ours.getByRole('button', { name: /^All wallets/ }).click()
    await page.getByRole('searchbox').fill('rain')
    await expect(page.getByRole('searchbox')).toHaveValue('rain')
    await host.command('open')
    await expect(ours).toBeVisible()
    await leave()
    await expect(host.element()).not.toHaveAttribute('open')
    await expect(theirs).toBeVisible()
    expect(await focused(host)).toBe('Pay')
  }
})

test('the modal opens above a sibling modal dialog that makes the rest of the page inert', async ({
  host,
  page,
}) => {
  const dialog = '<dialog id="theirs"><button id="opener">Pay</button></dialog>'
  await host.open({ body: dialog })
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#theirs')?.showModal()
    document.querySelector('#opener')?.addEventListener('click', () => {
      document.querySelector('wallet-modal')?.setAttribute('open', '')
    })
  })
  await page.locator('#opener').click()
  const ours = page.getByRole('dialog', { name: 'Connect Wallet' })
  await ours.getByRole('button', { name: /^All wallets/ }).click()
  await page.getByRole('searchbox').fill('rain')
  await page.keyboard.press('Escape')
  await expect(host.element()).not.toHaveAttribute('open')
  await expect(page.locator('#theirs')).toBeVisible()
  expect(await focused(host)).toBe('Pay')
})

test('the modal is usable above another modal that traps focus and closes on outside presses', async ({
  host,
  page,
}) => {
  await host.open()
  await openRadixModal(page)
  const theirs = page.locator('#theirs')
  await page.getByRole('button', { name: 'Connect from their modal' }).click()
  const ours = page.getByRole('dialog', { name: 'Connect Wallet' })
  await expect(ours).toBeVisible()
  await ours.getByRole('button', { name: /^All wallets/ }).click()

  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('rain')
  await expect(search).toHaveValue('rain')
  await expect(page.getByRole('button', { name: /^Rainbow/ })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await focused(host)).toBe('Certified')
  await expect(theirs).toBeAttached()

  await search.fill('')
  await expect(page.getByRole('button', { name: /^Demo Web Wallet/ })).toBeVisible()
  const top = () => page.locator('wallet-modal [part=content]').evaluate((one) => one.scrollTop)
  await page.getByRole('button', { name: /^Demo Web Wallet/ }).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBeGreaterThan(100)

  await page.keyboard.press('Escape')
  await expect(host.element()).not.toHaveAttribute('open')
  await expect(theirs).toBeVisible()
  expect(await focused(host)).toBe('Connect from their modal')
  await page.keyboard.press('Escape')
  await expect(theirs).not.toBeAttached()
})

test('the modal stays on top whatever the page’s z-index, transform or clipping', async ({
  host,
  page,
}) => {
  const element = `<wallet-modal id="wallet" ${host.attributes()}></wallet-modal>`
  await host.open({ html: `<div id="deep">${element}</div><div id="wall"></div>` })
  await page.evaluate(() => {
    const style = (id: string, text: string) => {
      const element = document.getElementById(id)
      if (element) element.style.cssText = text
    }
    const clipped = 'overflow:hidden;width:1px;height:1px;contain:paint'
    style('deep', `transform:scale(.5);filter:blur(1px);opacity:.99;${clipped}`)
    style('wall', 'position:fixed;inset:0;z-index:2147483647;background:tomato')
  })
  await host.command('open')
  await host.button('Close').click()
  await expect(host.dialog()).toBeHidden()
})

test('focus enters the dialog, Tab cycles inside, and focus returns to the opening button', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open({ body: '<a href="#x">Outside link</a>' })
  await page.locator('wallet-button').click()
  await expect(host.button(/^Test Wallet/)).toBeVisible()
  await expect(host.button(/^All wallets/)).toContainText('+')
  await expect(host.dialog().getByRole('heading', { name: 'Connect Wallet' })).toBeFocused()
  const seen: string[] = []
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab')
    seen.push(await focused(host))
  }
  expect(seen).not.toContain('Outside link')
  expect(seen.filter((name) => name === 'Close').length).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  expect(await focused(host)).toBe('Connect Wallet')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('wallet-button')
})

test('focus stays in the dialog when the focused view is replaced', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ autoApprove: false, headless: true })
  await host.open()
  await page.locator('wallet-button').focus()
  await page.keyboard.press('Enter')
  await host.button(/^Test Wallet/).focus()
  await page.keyboard.press('Enter')
  await expect(host.dialog('Test Wallet')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName))
    .toBe('wallet-modal')
})

test('a press on the overlay closes the modal; a press inside, or one released outside, does not', async ({
  host,
  page,
}) => {
  await host.open()
  await host.command('open')
  await host.dialog().getByRole('heading', { name: 'Connect Wallet' }).click()
  await expect(host.dialog()).toBeVisible()
  const title = await host.dialog().getByRole('heading').boundingBox()
  await page.mouse.move(title?.x ?? 0, (title?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(host.dialog()).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(host.dialog()).toBeHidden()
})
