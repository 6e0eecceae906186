import { Interface, MaxUint256, toQuantity } from 'ethers'
import { expect, test } from 'vitest'
import { GRACE } from '../../services/data/accounts.ts'
import { collections, tokens } from '../../services/data/tokens.ts'
import { chainsFrom } from './chains.ts'
import { describeEvmRequest } from './describeRequest.ts'

const chains = chainsFrom({ 'eip155:1': 'http://localhost' })
const erc20 = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
])

function read(to: string, data: string, value = '0x0') {
  const chain = chains.get('0x1')
  if (!chain) throw new Error('The chain is missing.')
  const call = { from: GRACE, to, data, value }
  const { heading, rows } = describeEvmRequest('eth_sendTransaction', [call], chain, chains)
  return { heading, ...Object.fromEntries(rows.map(({ label, value: text }) => [label, text])) }
}

const encode = (name: string, args: unknown[]) => erc20.encodeFunctionData(name, args)

test('a token transfer is described with amount, token and receiver', () => {
  const amount = 12_000000000000000000000000000000000001n
  expect(read(tokens.GRAIN.address, encode('transfer', [GRACE, amount]))).toEqual({
    heading: 'Send this transaction',
    To: GRACE,
    Amount: '12.000000000000000000000000000000000001 GRAIN',
    Network: 'Ethereum',
  })
  const unknown = read(GRACE.toLowerCase(), encode('transfer', [GRACE, 5]))
  expect(unknown).toMatchObject({ Amount: expect.stringMatching(/^5 of the token at 0x3c44/) })
})

test('an approval is described with its limit, and an approval of zero as a withdrawal', () => {
  const { USDC } = tokens
  expect(read(USDC.address, encode('approve', [GRACE, 1_500_000]))).toMatchObject({
    heading: 'Allow spending',
    'Up to': '1.5 USDC',
  })
  expect(read(USDC.address, encode('approve', [GRACE, MaxUint256]))).toMatchObject({
    'Up to': 'All USDC, without a limit',
  })
  expect(read(USDC.address, encode('approve', [GRACE, 0]))).toMatchObject({
    heading: 'Withdraw permission',
  })
})

test('an NFT transfer is described with the collection and item number', () => {
  const { birds } = collections
  const data = encode('safeTransferFrom', [GRACE, GRACE, 7])
  expect(read(birds.address, data)).toMatchObject({ To: GRACE, Item: '1 × Paper Birds #7' })
})

test('a call with value or unknown data is shown raw', () => {
  const data = encode('transfer', [GRACE, 1])
  expect(read(tokens.USDC.address, data, toQuantity(1))).toMatchObject({
    Amount: '0.000000000000000001 ETH',
    Data: expect.stringContaining('0xa9059cbb'),
  })
  expect(read(tokens.USDC.address, '0x12345678')).toMatchObject({ Data: '0x12345678' })
  expect(read(tokens.USDC.address, '0xa9059cbb')).toMatchObject({ Data: '0xa9059cbb' })
})
