import { expect, it } from 'vitest'
import { listUnhashed } from './lockfiles.ts'

it('an installed package without a hash is listed; folders of the repository and links have none', () => {
  const packages = {
    '': {},
    vue: {},
    'node_modules/vue-app': { link: true },
    'node_modules/a': { integrity: 'sha512-…' },
    'node_modules/a/node_modules/b': {},
  }
  expect(listUnhashed(packages)).toEqual(['node_modules/a/node_modules/b'])
})
