import { parseSiweMessage } from 'viem/siwe'
import { expect, it } from 'vitest'
import type { SignInData } from '../../types/siwx.ts'
import { formatMessage } from './formatMessage.ts'

const data: SignInData = {
  accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:8453',
  domain: 'shop.example:8443',
  uri: 'https://shop.example:8443/cart?a=1',
  version: '1',
  nonce: '0123456789abcdef0123456789abcdef',
  statement: 'Welcome to the shop.',
  issuedAt: '2026-01-02T03:04:05.678Z',
  expirationTime: '2026-01-03T03:04:05.678Z',
  notBefore: '2026-01-02T03:00:00.000Z',
  requestId: 'request-1',
  resources: ['https://shop.example/terms', 'ipfs://bafy'],
}
const without: SignInData = {
  ...data,
  statement: null,
  expirationTime: null,
  notBefore: null,
  requestId: null,
  resources: null,
}

it('the sign-in message on EVM follows EIP-4361, with all fields in order', () => {
  expect(
    formatMessage(data),
  ).toBe(`shop.example:8443 wants you to sign in with your Ethereum account:
0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266

Welcome to the shop.

URI: https://shop.example:8443/cart?a=1
Version: 1
Chain ID: 8453
Nonce: 0123456789abcdef0123456789abcdef
Issued At: 2026-01-02T03:04:05.678Z
Expiration Time: 2026-01-03T03:04:05.678Z
Not Before: 2026-01-02T03:00:00.000Z
Request ID: request-1
Resources:
- https://shop.example/terms
- ipfs://bafy`)
})

it('the sign-in message on EVM has two empty lines if it has no statement', () => {
  expect(
    formatMessage(without),
  ).toBe(`shop.example:8443 wants you to sign in with your Ethereum account:
0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266


URI: https://shop.example:8443/cart?a=1
Version: 1
Chain ID: 8453
Nonce: 0123456789abcdef0123456789abcdef
Issued At: 2026-01-02T03:04:05.678Z`)
})

it.each([data, without])('the sign-in message can be parsed by another library', (given) => {
  expect(parseSiweMessage(formatMessage(given))).toMatchObject({
    address: given.accountAddress,
    chainId: 8453,
    domain: given.domain,
    uri: given.uri,
    nonce: given.nonce,
    version: '1',
    issuedAt: new Date('2026-01-02T03:04:05.678Z'),
    ...(given.statement && { statement: given.statement, resources: given.resources }),
  })
})

it.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin', '000000000019d6689c085ae165831e93'],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', '91b171bb158e2d3848fa23a9f1c25182'],
] as const)('the sign-in message names the family of %s', (chainId, family, reference) => {
  const lines = formatMessage({ ...without, chainId, accountAddress: 'someone' }).split('\n')
  expect(lines.slice(0, 6)).toEqual([
    `shop.example:8443 wants you to sign in with your ${family} account:`,
    'someone',
    '',
    'URI: https://shop.example:8443/cart?a=1',
    'Version: 1',
    `Chain ID: ${reference}`,
  ])
})
