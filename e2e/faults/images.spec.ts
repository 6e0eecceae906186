import { expect, test } from '../fixtures/test.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/>
  <script>localStorage.setItem('svg', 'ran')</script></svg>`
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Content type and body of the response to the request for each wallet's image. */
const pictures: Record<string, { contentType: string; body: string | Buffer }> = {
  svg: { contentType: 'image/svg+xml', body: svg },
  disguised: { contentType: 'image/png', body: svg },
  page: { contentType: 'image/svg+xml', body: '<!doctype html><script>alert(1)</script>' },
  raster: { contentType: 'text/html', body: png },
}

test('a script in a wallet’s image does not run in the page’s origin', async ({
  host,
  page,
  urls,
}) => {
  const data = Object.keys(pictures).map((id) => ({ id, name: id, image_id: id }))
  await page.route(`${urls.walletServices}/getWallets**`, (route) =>
    route.fulfill({ json: { data, count: data.length } }),
  )
  await page.route(`${urls.walletServices}/getWalletImage/**`, (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...pictures[id] })
  })
  await host.open()
  await host.command('open', { view: 'AllWallets' })

  const sourceOf = async (name: string) => {
    const image = host.button(name).locator('img')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0)
    return (await image.getAttribute('src')) ?? ''
  }
  for (const name of ['svg', 'disguised']) {
    expect(await sourceOf(name)).toMatch(/^data:image\/svg\+xml,/)
  }
  const raster = await sourceOf('raster')
  expect(raster).toMatch(/^blob:/)
  const type = await page.evaluate(async (url) => (await (await fetch(url)).blob()).type, raster)
  expect(type).toBe('image/png')
  await expect(host.button('page').locator('img')).toHaveCount(0)
})
