import { expect, it } from 'vitest'
import { Files } from './includes.ts'

const approve = 'approve(address spender,uint256 value)'
const value = { path: 'value', label: 'Amount', params: { threshold: '0x80', token: '@.to' } }
const files = {
  'ercs/erc20.json': {
    display: {
      formats: { [approve]: { intent: 'Approve', fields: [{ path: 'spender' }, value] } },
    },
  },
  'registry/example/token.json': {
    includes: '../../ercs/erc20.json',
    metadata: { owner: 'Example' },
    display: {
      formats: {
        [approve]: { fields: [{ path: 'value', params: { threshold: '0xff' } }, { path: 'more' }] },
      },
    },
  },
}
const merged = {
  metadata: { owner: 'Example' },
  display: {
    formats: {
      [approve]: {
        intent: 'Approve',
        fields: [
          { path: 'spender' },
          { ...value, params: { threshold: '0xff', token: '@.to' } },
          { path: 'more' },
        ],
      },
    },
  },
}

it('a file is merged with the one that it includes, field by field', () => {
  expect(new Files(files).withIncludes('registry/example/token.json')).toEqual(merged)
})

it('an included file is found by its name where the paths differ', () => {
  const here = {
    'erc20.json': files['ercs/erc20.json'],
    token: files['registry/example/token.json'],
  }
  expect(new Files(here).withIncludes('token')).toEqual(merged)
})

it('a file whose include is missing, or that includes itself, is refused', () => {
  expect(() => new Files({ a: { includes: './b.json' } }).withIncludes('a')).toThrow('b.json')
  expect(() => new Files({ a: { includes: 'a' } }).withIncludes('a')).toThrow('include each other')
})

it('a name such as __proto__ in a file changes no object', () => {
  const evil = JSON.parse(
    '{"includes":"b","__proto__":{"polluted":1},"x":{"__proto__":{"polluted":2}}}',
  )
  const base = JSON.parse('{"__proto__":{"polluted":3},"x":{"__proto__":{"polluted":4}}}')
  const found = new Files({ a: evil, b: base }).withIncludes('a') as Record<string, unknown>
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

it('the names of a thousand files are listed once, however many of them are looked for by name', () => {
  let listings = 0
  const named = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `a/${index}.json`,
      { includes: `b/${index}.json` },
    ]),
  )
  const counted = new Proxy(named, {
    ownKeys(target) {
      listings += 1
      return Reflect.ownKeys(target)
    },
  })
  const all = new Files(counted)
  expect(all.paths.map((path) => all.includedBy(path))).toEqual(all.paths)
  expect(listings).toBe(1)
})

it('a list of more fields than a review can show is not merged', () => {
  const fields = Array.from({ length: 1_500 }, (_, index) => ({ path: `p${index}` }))
  const all = new Files({ a: { includes: 'b', fields }, b: { fields } })
  expect(() => all.withIncludes('a')).toThrow('too many fields')
})
