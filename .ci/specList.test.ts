import { expect, it } from 'vitest'
import { compareSpecs } from './specList.ts'

const readme =
  '# Specs\n\n## account\n\n- `send.spec.ts`: a user sends\n\n## hosts\n\n- `app.spec.ts`: an app connects\n'

it('a spec without a line and a line without a spec are both found', () => {
  expect(compareSpecs(readme, ['account/send.spec.ts', 'hosts/app.spec.ts'])).toEqual([])
  expect(compareSpecs(readme, ['account/send.spec.ts', 'hosts/new.spec.ts'])).toEqual([
    'e2e/README.md lacks hosts/new.spec.ts',
    'e2e/README.md names hosts/app.spec.ts, which is not there',
  ])
})

it('a line without a sentence names no spec', () => {
  expect(compareSpecs('## hosts\n\n- `app.spec.ts`: \n', ['hosts/app.spec.ts'])).toEqual([
    'e2e/README.md lacks hosts/app.spec.ts',
  ])
})
