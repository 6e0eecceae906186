import { Bundle } from '../../.ci/bundle.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [command, data, file] of [
  ['connect', { wallet: 'test.wallet' }, 'connection'],
  ['open', { view: 'WhatIsAWallet' }, 'connection'],
  ['disconnect', {}, 'connection'],
] as const) {
  test(`${command} rejects with LOAD_FAILED and a message if its chunks fail to load`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    await page.route(`**/chunks/${file}-*.js`, (route) => route.abort())
    await host.open()
    await host.state()
    const rejection = await page.evaluate(
      async ([name, rest]) => {
        const detail: Record<string, unknown> = { command: name, ...rest }
        document
          .querySelector('wallet-modal')
          ?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
        return Promise.resolve(detail.result).then(
          () => null,
          ({ code, message, shortMessage }) => ({ code, message, shortMessage }),
        )
      },
      [command, data] as const,
    )
    const sentence = 'This part didn’t load'
    expect(rejection).toEqual({ code: 'LOAD_FAILED', message: sentence, shortMessage: sentence })
    const codes = (await host.events('error')).map(({ detail }) => detail.code)
    expect(codes).toEqual(['LOAD_FAILED'])
  })
}

test('a view whose chunk is missing since a deployment offers to reload the page', async ({
  host,
  page,
}) => {
  await page.route('**/chunks/views-*.js', (route) => route.fulfill({ status: 404 }))
  await host.open()
  await host.command('open')
  await host.button('What is a wallet?').click()
  await expect(host.button('Try again')).toBeVisible()
  await page.unroute('**/chunks/views-*.js')
  const loaded = page.waitForEvent('load')
  await host.button('Reload').click()
  await loaded
  await host.command('open', { view: 'WhatIsAWallet' })
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
})

for (const [what, file, view, data] of [
  [
    'an installed wallet',
    'eip155',
    'ConnectingExternal',
    { wallet: { id: 'x', name: 'Test Wallet', rdns: 'test.wallet' } },
  ],
  ['WalletConnect', 'wallet-connect', 'ConnectingWalletConnectBasic', {}],
] as const) {
  test(`the chunk of ${what} is missing since a deployment: its view offers to reload the page`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    const chunk = `**/chunks/${file}-*.js`
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    await host.open()
    await host.command('open', { view, ...data })
    await expect(host.dialog().getByText('This part didn’t load')).toBeVisible()
    await expect(host.button('Try again')).toBeVisible()
    await page.unroute(chunk)
    const loaded = page.waitForEvent('load')
    await host.button('Reload').click()
    await loaded
  })
}

test('a page on which every chunk fails to load shows an alert that offers to reload', async ({
  host,
  page,
}) => {
  await page.route('**/chunks/host-*.js', (route) => route.fulfill({ status: 404 }))
  await host.open()
  await page.locator('wallet-button').click()
  await page.unroute('**/chunks/host-*.js')
  const loaded = page.waitForEvent('load')
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await loaded
  await page.locator('wallet-button').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

test('a modal that fails to render shows an alert, and the page remains usable', async ({
  host,
  page,
  expectedPageErrors,
}) => {
  expectedPageErrors.push(/cannot be drawn/)
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('cannot be drawn')
    }
  })
  await host.open()
  await host.command('open')
  await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toBeVisible()
  await expect(host.element()).not.toHaveAttribute('open')
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['LOAD_FAILED'])
})

test('a request whose reader fails to load is left to the user, unless it is harmless', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const reader = `**/${new Bundle().fileOf('src/chains/eip155/review/requestReader.ts')}`
  await page.route(reader, (route) => route.abort('internetdisconnected'))
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const { address } = await host.state()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  expect(await host.request('personal_sign', ['0x48656c6c6f', address])).toMatch(/^0x/)
  expect(asked).toEqual([])
  expect(await host.request('eth_sign', [address, `0x${'ab'.repeat(32)}`])).toMatchObject({
    error: 4001,
  })
  expect(asked).toEqual(['We can’t read this request\n\neth_sign'])
  const calls = [{ to: address, value: '0x0' }]
  expect(await host.request('wallet_sendCalls', [{ version: '2.0.0', calls }])).toMatchObject({
    error: 'LOAD_FAILED',
  })
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(Array(3).fill('LOAD_FAILED'))
})
