import { publish } from '../fixtures/page/publish.ts'
import { untilIdle } from '../fixtures/page/untilIdle.ts'
import { expect, test } from '../fixtures/test.ts'

test('during development an invalid attribute emits an error with a suggestion at page load', async ({
  host,
}) => {
  await host.open({ attributes: { networks: 'mainnet', 'theme-mode': 'dark' } })
  await expect.poll(() => host.events('error')).toHaveLength(1)
  const [error] = await host.events('error')
  expect(error?.detail).toMatchObject({
    code: 'INVALID_ATTRIBUTE',
    cause: { attribute: 'networks', path: '0' },
  })
  const { longMessage } = error?.detail ?? {}
  expect(longMessage).toMatch(
    /^Attribute networks at 0: "mainnet" is not one of ethereum, optimism, /,
  )
  expect(longMessage).toMatch(/Did you mean "ethereum"\? Its strictest value or default is used\.$/)
  await host.command('open')
  expect(await host.events('error')).toHaveLength(1)
})

test('an error for an invalid attribute has a suggestion also with debug or a restored connection', async ({
  host,
  installWallet,
}) => {
  const errorText = async () => {
    await expect.poll(() => host.events('error')).toHaveLength(1)
    return (await host.events('error'))[0]?.detail.longMessage
  }
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.open({ attributes: { 'theme-mode': 'drak' } })
  expect(await errorText()).toContain('Did you mean "dark"?')
  await host.command('disconnect')
  await host.open({ attributes: { 'theme-mode': 'drak', debug: '' } })
  expect(await errorText()).toContain('Did you mean "dark"?')
})

test('a published site loads no chunk when an attribute is invalid', async ({
  host,
  page,
  urls,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const { path } = await publish(page, urls.demo)
  await host.open({ path, attributes: { networks: 'mainnet' } })
  await untilIdle(page)
  expect(requests).toEqual(['/host', '/wallet-modal/wallet-modal.js'])
})

test('a rejection in the wallet prints nothing to the console and causes no page error', async ({
  host,
  page,
  installWallet,
  wallet,
}) => {
  const printed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(message.text())
  })
  await installWallet({ autoApprove: false })
  await host.open()
  await host.openAndTake(/^Test Wallet/)
  await wallet.expectPending()
  await wallet.reject()
  await expect.poll(() => host.events('error')).toHaveLength(1)
  expect((await host.events('error'))[0]?.detail.code).toBe('USER_REJECTED')
  expect(printed).toEqual([])
})
