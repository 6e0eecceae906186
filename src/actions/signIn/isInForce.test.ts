import { expect, it } from 'vitest'
import type { SignInData } from '../../types/siwx.ts'
import { isInForce } from './isInForce.ts'

const now = Date.parse('2026-01-01T12:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
const data: SignInData = {
  accountAddress: 'someone',
  chainId: 'eip155:1',
  domain: 'shop.example',
  uri: 'https://shop.example/',
  version: '1',
  nonce: '0123456789abcdef',
  statement: null,
  issuedAt: at(0),
  expirationTime: null,
  notBefore: null,
  requestId: null,
  resources: null,
}

it.each([
  ['just issued', {}, true],
  ['without any time', { issuedAt: null }, true],
  ['issued by a clock that is two minutes ahead', { issuedAt: at(120) }, true],
  ['issued later than that', { issuedAt: at(121) }, false],
  ['not valid yet', { notBefore: at(1) }, false],
  ['valid from now on', { notBefore: at(0) }, true],
  ['about to expire', { expirationTime: at(1) }, true],
  ['expired', { expirationTime: at(0) }, false],
] as const)('`isInForce` judges a sign-in message that is %s', (_, given, expected) => {
  expect(isInForce({ ...data, ...given }, now)).toBe(expected)
})
