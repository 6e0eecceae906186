import { expect, test } from '../fixtures/test.ts'

test('the second line of a row in Activity is below the first, even if no token list was shown before', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Transactions' })
  const row = host
    .dialog('Activity')
    .getByRole('button', { name: /^Swapped/ })
    .first()
  await expect(row).toBeVisible()
  const [verb, detail] = await Promise.all(
    ['Swapped', /→/].map((text) => row.getByText(text).boundingBox()),
  )
  if (!verb || !detail) throw new Error('A line of the row is not shown.')
  expect(detail.y).toBeGreaterThanOrEqual(verb.y + verb.height)
  expect(detail.x).toBeCloseTo(verb.x, 0)
})
