import { watchRequests } from '../fixtures/page/walletRows.ts'
import { expect, test } from '../fixtures/test.ts'

test('the WalletConnect logo fills its tile', async ({ host }) => {
  await host.open()
  await host.command('open')
  const mark = host.button(/^WalletConnect/).locator('svg')
  const box = await mark.boundingBox()
  expect(box?.width).toBeCloseTo(40)
  expect(box?.height).toBeCloseTo(40)
  await expect(mark.locator('path').first()).toHaveAttribute('fill', '#3b99fc')
})

test('All Wallets shows four wallet images once the user shows intent, and requests none before', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  const asked = watchRequests(host, '/getWalletImage')
  await host.open()
  await host.command('open')
  const row = host.button(/^All wallets/)
  await expect(row).toContainText('+')
  await expect(row.locator('svg')).toBeVisible()
  // The only request is for the image of a directory wallet that has its own row.
  await expect.poll(() => asked.length).toBe(1)
  await row.hover()
  await expect(row.locator('img')).toHaveCount(4)
  expect(asked).toHaveLength(4)
  const drawn = () =>
    row
      .locator('img')
      .evaluateAll(
        (all) =>
          all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
      )
  await expect.poll(drawn).toBe(4)
})

test('the icon of Google has its four colours, and the full list shows the icon of every login provider', async ({
  host,
}) => {
  await host.open({ attributes: { features: null } })
  await host.command('open')
  const arcs = host.button('Google').locator('path')
  await expect(arcs).toHaveCount(4)
  const colours = await arcs.evaluateAll((paths) =>
    paths.map((path) => getComputedStyle(path).stroke),
  )
  expect(new Set(colours).size).toBe(4)
  await host.command('open', { view: 'ConnectSocials' })
  const grounds = host.dialog().locator('[data-provider]')
  await expect(grounds).toHaveCount(7)
  for (const ground of await grounds.all()) {
    expect((await ground.boundingBox())?.width).toBeCloseTo(40)
  }
})

test('a built-in network has its picture without the directory, and a custom one a letter on a coloured tile', async ({
  host,
}) => {
  const asked = watchRequests(host, '/getAssetImage')
  const own = (id: number, name: string) => ({
    id,
    name,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Own', symbol: 'OWN', decimals: 18 },
    rpcUrls: { default: { http: ['https://example.org/'] } },
  })
  const networks = ['ethereum', 'solana', own(424242, 'Meadow'), own(424243, 'Harbour')]
  await host.open({ attributes: { networks: JSON.stringify(networks) } })
  await host.command('open', { view: 'Networks' })
  for (const name of ['Ethereum', 'Solana']) {
    const mark = host.button(name).locator('.tile img')
    await expect(mark).toHaveJSProperty('complete', true)
    await expect(mark).not.toHaveJSProperty('naturalWidth', 0)
    expect((await mark.boundingBox())?.width).toBeCloseTo(40)
  }
  const letters = host.dialog().locator('.letter')
  await expect(letters).toHaveText(['M', 'H'])
  const grounds = await letters.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  )
  expect(new Set(grounds).size).toBe(2)
  expect(asked).toEqual([])
})
