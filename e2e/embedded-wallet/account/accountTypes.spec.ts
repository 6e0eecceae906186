import { logInByEmail } from '../../fixtures/embeddedWallet/logIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ logins: true })

test('the user switches between smart account and standard account, and a reload restores the choice', async ({
  host,
  page,
  embedded,
}) => {
  await host.open()
  await logInByEmail(host, embedded)
  const first = await host.state()
  expect(first.accounts.eip155?.accounts).toMatchObject([{ type: 'smartAccount' }, { type: 'eoa' }])
  await host.command('open')
  await expect(host.dialog().getByText('Smart account', { exact: true })).toBeVisible()
  await host.command('open', { view: 'AccountSettings' })
  await host.button('Use your standard account').click()
  await expect(host.button('Use your smart account')).toBeVisible()
  const second = await host.state()
  expect(second.address).not.toBe(first.address)
  expect(second.accounts.eip155?.accounts[0]?.type).toBe('eoa')
  const changed = await host.events('accountchange')
  expect(changed.at(-1)?.detail).toMatchObject({ namespace: 'eip155', address: second.address })
  const tracked = (await host.events('analytics')).find(
    ({ detail }) => detail.event === 'SET_PREFERRED_ACCOUNT_TYPE',
  )
  expect(tracked?.detail.properties).toMatchObject({ accountType: 'eoa', network: 'eip155:1' })

  await page.reload()
  await expect(host.element()).toHaveAttribute('address', second.address ?? '')
  await host.command('open', { view: 'AccountSettings' })
  await host.button('Use your smart account').click()
  await expect(host.element()).toHaveAttribute('address', first.address ?? '')
})

test('the user can select the other account type in Switch Address', async ({ host, embedded }) => {
  await host.open()
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  await host.command('open', { view: 'SwitchAddress' })
  await host.button(/Standard/).click()
  await expect(host.element()).not.toHaveAttribute('address', address ?? '')
})

test('Upgrade Wallet links to the embedded wallet’s service', async ({
  host,
  page,
  embedded,
  urls,
}) => {
  await host.open()
  await logInByEmail(host, embedded)
  await host.command('open', { view: 'AccountSettings' })
  await host.button('Upgrade your wallet').click()
  await expect(host.dialog('Upgrade Your Wallet')).toBeVisible()
  const link = host.dialog().getByRole('link', { name: 'Upgrade wallet' })
  await expect(link).toHaveAttribute('href', `${urls.frame}/dashboard`)
  const tab = page.waitForEvent('popup')
  await link.click()
  await tab
  const counted = (await host.events('analytics')).map(({ detail }) => detail.event)
  expect(counted).toContain('EMAIL_UPGRADE_FROM_MODAL')
})
