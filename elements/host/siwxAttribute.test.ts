import { expect, it } from 'vitest'
import { siwxAttribute } from './siwxAttribute.ts'

const read = (given: object) => siwxAttribute.safeParse(JSON.stringify(given))

it('the siwx attribute requires signing in by default', () => {
  expect(read({}).data).toMatchObject({ enabled: true, required: true })
  expect(read({ enabled: false, required: false }).data).toMatchObject({
    enabled: false,
    required: false,
  })
})

it.each([
  ['a statement of two lines', { statement: 'I agree.\nURI: https://evil.example' }],
  ['a statement with a separator of lines', { statement: 'I agree.\u2028More' }],
  ['a statement with a control character', { statement: 'I\u0000agree' }],
  ['a statement without end', { statement: 'a'.repeat(2_049) }],
  ['a domain with a path', { domain: 'shop.example/login' }],
  ['a domain with user info', { domain: 'shop.example@evil.example' }],
  ['a URI with spaces', { uri: 'https://shop.example/a b' }],
  ['a nonce that is too short', { nonce: 'abc' }],
  ['a time that is none', { expirationSeconds: 0 }],
])('the siwx attribute refuses %s', (_, given) => {
  expect(read(given).success).toBe(false)
})

it('the siwx attribute accepts a statement in any language', () => {
  const statement = 'Ich stimme zu: Gr\u00fc\u00dfe, \u00fcber 100 %.'
  expect(read({ statement }).data?.statement).toBe(statement)
})
