import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../fixtures/test.ts'

test('the showcase applies custom colours to the modal, and shows their code and a link', async ({
  page,
  urls,
  host,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(urls.demo)
  const card = page.locator('wallet-modal [part~=dialog]')
  const code = page.getByRole('tabpanel')
  await expect(host.dialog('Connect Wallet')).toBeVisible()

  await page.getByRole('button', { name: 'Night' }).click()
  await expect(card).toHaveCSS('background-color', 'rgb(30, 16, 51)')
  await expect(code).toContainText('"--wm-background": "#1e1033"')
  await page.getByLabel('Background', { exact: true }).fill('#e0d0ff')
  await expect(card).toHaveCSS('background-color', 'rgb(224, 208, 255)')
  await expect(page.getByText('Text is hard to read')).toBeVisible()
  await page.getByLabel('Social logins', { exact: true }).uncheck()
  await expect(host.button('Google')).toHaveCount(0)

  await page.getByRole('tab', { name: 'HTML' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'React', exact: true })).toBeFocused()
  await expect(code).toContainText('useWallet')
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.getByText('Copied the code')).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await code.textContent())
  expect(copied).toContain(`features='{"socials": false}'`)

  await expect
    .poll(() => new URL(page.url()).searchParams.get('features'))
    .toBe('{"socials":false}')
  await page.reload()
  await expect(card).toHaveCSS('background-color', 'rgb(224, 208, 255)')
  await expect(page.getByLabel('Social logins', { exact: true })).not.toBeChecked()
})

test('the showcase fits a phone, and is readable in light and dark', async ({
  page,
  urls,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.goto(urls.demo)
  await expect(host.button('Google')).toBeVisible()
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await widest()).toBeLessThanOrEqual(390)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})

test('the showcase selects the code if the browser refuses to copy, and leaves empty attributes out of the code', async ({
  page,
  urls,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await page.goto(`${urls.demo}?networks=`)
  const code = page.getByRole('tabpanel')
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.getByRole('button', { name: 'Copy the code' })).toHaveText('Copy failed')
  const selected = await page.evaluate(() => getSelection()?.toString().trim())
  expect(selected).toBe(await code.textContent())
  expect(selected).toContain('networks="ethereum"')
})

test('the preview of the showcase shows a state of any view in the chosen theme, and a link keeps it', async ({
  page,
  urls,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(urls.demo)
  await page.getByLabel('View', { exact: true }).selectOption('Networks')
  const preview = page.frameLocator('iframe[title=Preview]')
  await expect(preview.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
  const card = preview.locator('wallet-modal [part~=dialog]')
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('button', { name: 'Night' }).click()
  await expect(card).toHaveCSS('background-color', 'rgb(30, 16, 51)')
  await expect(page).toHaveURL(/theme-variables/)
  await page.reload()
  await expect(page.getByLabel('View', { exact: true })).toHaveValue('Networks')
  await expect(card).toHaveCSS('background-color', 'rgb(30, 16, 51)')
  await page.getByRole('link', { name: 'Open in the gallery' }).click()
  const stage = page.frameLocator('iframe').first()
  await expect(stage.getByRole('dialog', { name: 'Choose Network' })).toBeVisible()
  await expect(stage.locator('wallet-modal [part~=dialog]')).toHaveCSS(
    'background-color',
    'rgb(30, 16, 51)',
  )
})

test('the code of the showcase shows no modal in the page unless that is chosen', async ({
  page,
  urls,
}) => {
  await page.goto(urls.demo)
  const code = page.getByRole('tabpanel')
  await expect(code).toContainText('<wallet-modal')
  await expect(code).not.toContainText('embedded')
  await page.getByLabel('In the page, in place of a dialog').check()
  await expect(code).toContainText('embedded')
})

test('in mode Auto the colour fields of the showcase follow the system', async ({ page, urls }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(urls.demo)
  const background = page.getByLabel('Background', { exact: true })
  await expect(background).toHaveValue('#ffffff')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(background).toHaveValue('#161616')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(background).toHaveValue('#ffffff')
})
