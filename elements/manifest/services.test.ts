import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../src/controllers/options.ts'
import { findMissing } from './evidence.ts'
import { services } from './services.ts'

describe('the table of services', () => {
  it('has a line for each option whose default is an address', () => {
    const addresses = Object.entries(defaultOptions)
      .filter(([, value]) => /^(?:https|wss):/.test(String(value)))
      .map(([name]) => name)
    expect(addresses.length).toBeGreaterThan(0)
    expect(Object.keys(services).sort()).toEqual(addresses.sort())
  })

  it('names only tests that exist', () => {
    expect(findMissing(Object.values(services).flatMap(({ evidence }) => evidence))).toEqual([])
  })
})
