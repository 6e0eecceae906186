import { expect, it } from 'vitest'
import { options } from '../../src/controllers/options.ts'
import { optionAttributes, toOptionName } from './attributes.ts'

it('every attribute sets an option that exists, and every option has its attribute or follows from others', () => {
  const names = [...Object.keys(optionAttributes).map(toOptionName), 'hasConnectMethods']
  expect(names.sort()).toEqual(Object.keys(options).sort())
})
