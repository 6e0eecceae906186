import { expect, it } from 'vitest'
import { readTokenText } from './readTokenText.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const address = (caipNetworkId: string, address: string) => ({
  kind: 'address',
  caipNetworkId,
  address,
})

it.each([
  ['native', { kind: 'native', caipNetworkId: null }],
  ['Native', { kind: 'native', caipNetworkId: null }],
  ['eip155:1/slip44:60', { kind: 'native', caipNetworkId: 'eip155:1' }],
  ['USDC', { kind: 'plain', text: 'USDC' }],
  ['USD₮0', { kind: 'plain', text: 'USD₮0' }],
  ['\u2068USDC\u2069 ', { kind: 'plain', text: 'USDC' }],
  [usdc, { kind: 'plain', text: usdc }],
  ['1984', { kind: 'plain', text: '1984' }],
  [`eip155:1:${usdc}`, address('eip155:1', usdc)],
  [`eip155:1/erc20:${usdc}`, address('eip155:1', usdc)],
  [`${solana}/token:${mint}`, address(solana, mint)],
])('the token %j of a command is read', (text, wanted) =>
  expect(readTokenText(text)).toEqual(wanted),
)

it.each([
  '',
  ' ',
  7,
  null,
  {},
  'eip155:1',
  `foo:1:${usdc}`,
  `foo:1/erc20:${usdc}`,
  `eip155:1/erc721:${usdc}`,
  `eip155:1/erc20:${usdc}/7`,
  `ethereum:${usdc}`,
  'a/b',
  'x'.repeat(129),
])('the token %j of a command is refused', (value) => expect(readTokenText(value)).toBeNull())
