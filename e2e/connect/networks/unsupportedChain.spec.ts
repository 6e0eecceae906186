import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { standStill } from '../../fixtures/page/standStill.ts'
import { expect, test } from '../../fixtures/test.ts'

declare global {
  interface Window {
    __shakes?: { begun: number; ended: number; cameIn: number }
  }
}

/**
 * Counts in an attribute how often the open dialog shakes, because a slow machine may not render the half second of a
 * shake. Also counts the animations of the card after a shake.
 */
async function countShakes(host: HostPage): Promise<() => Promise<unknown>> {
  await host.dialog().evaluate((dialog) => {
    const shakes = { begun: 0, ended: 0, cameIn: 0 }
    window.__shakes = shakes
    const card = dialog.closest('[part=dialog]') ?? dialog.querySelector('[part=dialog]')
    if (!card) throw new Error('there is no dialog')
    const watch = new MutationObserver(() => {
      if (card.hasAttribute('data-shaking')) shakes.begun += 1
      else {
        shakes.ended += 1
        shakes.cameIn += card.getAnimations().length
      }
    })
    watch.observe(card, { attributeFilter: ['data-shaking'] })
  })
  return () => host.page.evaluate(() => window.__shakes)
}

test('a user whose wallet is on an unsupported network can only switch or disconnect', async ({
  host,
  page,
  urls,
  wallet,
  installWallet,
}) => {
  const rpcUrls = { ...urls.chains, 'eip155:137': urls.chains['eip155:1'] }
  await installWallet({ chainId: 'eip155:137', rpcUrls })
  await host.open()
  await host.openAndTake(/^Test Wallet/)
  await expect(host.dialog('Switch Network')).toBeVisible()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:137')
  await expect(host.button('Back')).toHaveCount(0)
  await expect(host.dialog()).toContainText(
    'doesn’t support Polygon, the network your wallet is on',
  )
  await expect(host.button('Disconnect')).toBeEnabled()

  await test.step('Escape, the overlay and the close button do not close the view', async () => {
    const shakes = await countShakes(host)
    const leave = [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => host.button('Close').click(),
    ]
    for (const [index, attempt] of leave.entries()) {
      await attempt()
      await expect.poll(shakes).toEqual({ begun: index + 1, ended: index + 1, cameIn: 0 })
      await expect(host.dialog('Switch Network')).toBeVisible()
    }
    await expect(host.element()).toHaveAttribute('view', 'UnsupportedChain')
  })

  await test.step('a rejected switch keeps the view and reports the rejection', async () => {
    await wallet.setBehaviour({ switchError: 5000 })
    await standStill(host.page)
    const before = await host.button('Disconnect').boundingBox()
    await host.button(/^Base/).click()
    const declined = host.dialog().getByText('Request declined in the wallet')
    await expect(declined).toBeVisible()
    await expect(host.dialog('Switch Network')).toBeVisible()
    const bottom = (before?.y ?? 0) + (before?.height ?? 0)
    // The reason appears below the button, which does not move.
    await expect.poll(async () => (await declined.boundingBox())?.y).toBeGreaterThan(bottom)
    await expect.poll(() => host.button('Disconnect').boundingBox()).toEqual(before)
    await wallet.expectStateIsTrue()
  })

  await test.step('a network switch closes the view', async () => {
    await wallet.setBehaviour({})
    await host.button(/^Base/).click()
    await expect(host.dialog()).toBeHidden()
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    await wallet.expectStateIsTrue()
  })

  await test.step('the view opens and closes as the wallet itself changes its network', async () => {
    await wallet.changeChain('eip155:137')
    await expect(host.dialog('Switch Network')).toBeVisible()
    await wallet.changeChain('eip155:1')
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('a disconnect closes the view', async () => {
    await wallet.changeChain('eip155:137')
    await host.button('Disconnect').click()
    await expect(host.dialog()).toBeHidden()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
  })
})

test('allow-unsupported-chain shows no unsupported-network view', async ({
  host,
  urls,
  installWallet,
}) => {
  const rpcUrls = { ...urls.chains, 'eip155:137': urls.chains['eip155:1'] }
  await installWallet({ chainId: 'eip155:137', rpcUrls })
  await host.open({ attributes: { 'allow-unsupported-chain': '' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:137')
  await expect(host.dialog()).toBeHidden()
})

test('a user who must sign in cannot stay on a network without sign-in', async ({
  host,
  urls,
  installWallet,
}) => {
  const rpcUrls = { ...urls.chains, 'eip155:137': urls.chains['eip155:1'] }
  await installWallet({ chainId: 'eip155:137', rpcUrls })
  await host.open({ attributes: { 'allow-unsupported-chain': '', siwx: '{}' } })
  void host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Switch Network')).toBeVisible()
  await host.button(/^Base/).click()
  await expect(host.dialog('Sign In')).toBeVisible()
})
