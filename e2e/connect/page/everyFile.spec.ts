import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '../../fixtures/test.ts'

const integrity = resolve(import.meta.dirname, '../../../dist/cdn/integrity.json')

test('every file of the script tag can be imported', async ({ host, page }) => {
  await host.open()
  const files = Object.keys(JSON.parse(readFileSync(integrity, 'utf8')))
  const failures = await page.evaluate(async (names) => {
    const imports = names.map((name) =>
      import(`/wallet-modal/${name}`).then(
        () => [],
        (error: unknown) => [`${name}: ${error}`],
      ),
    )
    return (await Promise.all(imports)).flat()
  }, files)
  expect(failures).toEqual([])
})
