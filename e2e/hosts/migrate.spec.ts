import { readFileSync } from 'node:fs'
import { inRepository } from '../../.ci/paths.ts'
import { findTypeErrors } from '../../demo/services/hosts/cookbook.ts'
import { readNetworks } from '../../elements/create/readNetworks.ts'
import { parse } from '../../elements/migrate/parse.ts'
import { readSettings } from '../../elements/migrate/readSettings.ts'
import { rewrite } from '../../elements/migrate/rewrite.ts'
import { appKitApp, connectKitApp, rainbowKitApp } from '../../elements/migrate/testing/apps.ts'
import { expect, test } from '../fixtures/test.ts'

// Installs packages.
test.describe.configure({ timeout: 600_000 })

// The spec runs with `npm run test:hosts` only, to save time.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

const page = readFileSync(inRepository('elements/reference/networks.md'), 'utf8')
const known = new Set(readNetworks(page).map(({ slug }) => slug))

for (const [name, app] of Object.entries({ rainbowKitApp, connectKitApp, appKitApp })) {
  test(`the rewritten ${name} has the types of wagmi and React`, async () => {
    const sources = Object.entries(app).map(([path, text]) => parse(`migrated/${path}`, text))
    const settings = readSettings(sources, known)
    const files = Object.fromEntries(
      sources.map((source) => [source.path, rewrite(source, settings)?.text ?? source.text]),
    )
    expect(Object.values(files).join()).toContain('<wallet-modal ')
    expect(await findTypeErrors(['cookbook/wagmi'], files)).toBe('')
  })
}
