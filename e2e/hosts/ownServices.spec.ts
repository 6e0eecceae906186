import { readFile } from 'node:fs/promises'
import { inRepository } from '../../.ci/paths.ts'
import { ports } from '../../demo/services/run/ports.ts'
import { newEmail } from '../fixtures/embeddedWallet/embeddedWallet.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ logins: true })

const [, markup = ''] =
  /```html\n([\s\S]*?)```/.exec(
    await readFile(inRepository('elements/reference/own-services.md'), 'utf8'),
  ) ?? []

test('the markup of own-services.md lists wallets, reads a balance and logs in by email', async ({
  host,
  installWallet,
  urls,
}) => {
  // The services of this run may be on other ports than those of the page.
  const { walletServices, blockchainApi, relay, frame } = urls
  const moved: [port: number, url: string][] = [
    [ports.walletServices, walletServices],
    [ports.blockchainApi, blockchainApi],
    [ports.relay, relay],
    [ports.frame, frame],
  ]
  const html = moved.reduce(
    (text, [port, url]) => text.replaceAll(`localhost:${port}`, new URL(url).host),
    markup,
  )
  await installWallet()
  await host.open({ html })
  await host.command('open', { view: 'AllWallets' })
  await expect(host.button('Rainbow')).toBeVisible()
  await host.command('close')
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open')
  await expect(host.dialog().getByText('ETH').first()).toBeVisible()
  await host.command('disconnect')
  await host.command('close')
  await host.command('open')
  await host.dialog().getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await host.dialog().getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(host.dialog('Register Device')).toBeVisible()
})
