import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inRepository } from '../../.ci/paths.ts'
import { findHostApp } from '../../demo/services/hosts/hostApps.ts'
import { installHostApp } from '../../demo/services/hosts/installHostApp.ts'
import { expect, test } from '../fixtures/test.ts'

// As with other apps, to save time: `npm run test:hosts`.
test.skip(process.env.WALLET_MODAL_HOSTS !== 'all')

test('the apps that only their bundler reads have no type errors', async () => {
  await installHostApp(findHostApp('react'))
  const check = promisify(execFile)('npx', ['tsc', '-p', inRepository('demo/hosts')])
  await expect(check).resolves.toMatchObject({ stdout: '' })
})
