import { expect, it } from 'vitest'
import { withIncludes } from './includes.ts'

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
  expect(withIncludes(files, 'registry/example/token.json')).toEqual(merged)
})

it('an included file is found by its name where the paths differ', () => {
  const here = {
    'erc20.json': files['ercs/erc20.json'],
    token: files['registry/example/token.json'],
  }
  expect(withIncludes(here, 'token')).toEqual(merged)
})

it('a file whose include is missing, or that includes itself, is refused', () => {
  expect(() => withIncludes({ a: { includes: './b.json' } }, 'a')).toThrow('b.json')
  expect(() => withIncludes({ a: { includes: 'a' } }, 'a')).toThrow('include each other')
})

it('a name such as __proto__ in a file changes no object', () => {
  const evil = JSON.parse(
    '{"includes":"b","__proto__":{"polluted":1},"x":{"__proto__":{"polluted":2}}}',
  )
  const base = JSON.parse('{"__proto__":{"polluted":3},"x":{"__proto__":{"polluted":4}}}')
  const found = withIncludes({ a: evil, b: base }, 'a') as Record<string, unknown>
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
