import { TypedDataEncoder } from 'ethers'
import { expect, it } from 'vitest'
import type { ReviewContext, Statement } from '../../../../types/review.ts'
import { eip155Requests } from '../requestReader.ts'
import { linesOf } from './testing/linesOf.ts'

const alice = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const shop = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  Item: [
    { name: 'token', type: 'address' },
    { name: 'count', type: 'uint256' },
  ],
  Basket: [
    { name: 'buyer', type: 'address' },
    { name: 'items', type: 'Item[]' },
    { name: 'until', type: 'uint64' },
    { name: 'action', type: 'bytes' },
  ],
}
const approval = `0x095ea7b3${shop.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`
const data = {
  types,
  primaryType: 'Basket',
  domain: { name: 'Shop', chainId: 1, verifyingContract: shop },
  message: {
    buyer: alice,
    items: [{ token: usdc, count: '5000000' }],
    until: 1_900_000_000,
    action: approval,
  },
}
const encoded =
  'Basket(address buyer,Item[] items,uint64 until,bytes action)Item(address token,uint256 count)'
const format = {
  intent: 'Buy',
  fields: [
    { path: 'buyer', label: 'For', format: 'addressName' },
    {
      path: 'items.[]',
      fields: [
        { path: 'count', label: 'Pay', format: 'tokenAmount', params: { tokenPath: 'token' } },
      ],
    },
    { path: 'until', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
    { path: 'action', label: 'Then', format: 'calldata', params: { callee: usdc } },
  ],
}
const deployments = [{ chainId: 1, address: shop }]
const fileOf = (eip712: object = { deployments }, key = encoded) => ({
  context: { eip712 },
  metadata: { owner: 'Shop' },
  display: { formats: { [key]: format } },
})

async function read(descriptors: unknown, signed: object = data) {
  const context: ReviewContext = {
    caipNetworkId: 'eip155:1',
    addresses: [alice],
    origin: 'https://app.example',
    provider: {},
    descriptors: JSON.stringify(descriptors),
  }
  const params = [alice, JSON.stringify(signed)]
  const request = await eip155Requests.read({ method: 'eth_signTypedData_v4', params }, context)
  const described = await request?.describe?.()
  const [statement] = (described ?? request)?.statements ?? []
  return { request, described, statement: statement as Statement }
}

it('a descriptor puts a message into words, with a call in it that is read by its contract', async () => {
  const { request, described, statement } = await read([fileOf()])
  expect(linesOf(statement)).toEqual([
    'This page’s own, unattested description says: “Buy”',
    `  For: ${alice}`,
    `  Pay: 5000000 ${usdc}`,
    '  Until: date 1900000000',
    '  Then',
    '    review.approve',
  ])
  expect(statement).toMatchObject({ isGrave: true, contract: shop })
  expect(request?.isRisky).toBe(true)
  expect(await described?.details?.()).toContainEqual({
    name: 'review.descriptor.page',
    text: 'Shop',
  })
})

const schemas = [{ primaryType: 'Basket', types }]
it.each([
  [
    'by the domain alone',
    { domain: { chainId: 1, verifyingContract: shop.toLowerCase() } },
    encoded,
  ],
  ['with a name in the domain', { deployments, domain: { name: 'Shop' } }, encoded],
  ['by the name of the type, as in version 1', { deployments }, 'Basket'],
  ['with the schemas of version 1', { deployments, schemas }, 'Basket'],
  [
    'with schemas that are at an address',
    { deployments, schemas: ['https://app.example'] },
    'Basket',
  ],
  ['with spaces in its key', { deployments }, encoded.replaceAll(',', ', ')],
  [
    'by the hash of the domain',
    {
      deployments,
      domainSeparator: TypedDataEncoder.hashDomain(data.domain),
    },
    encoded,
  ],
])('a descriptor is bound %s', async (_, eip712, key) => {
  const { statement } = await read([fileOf(eip712, key)])
  expect(statement.text).toBe('review.described.page')
})

const other = `0x${'99'.repeat(20)}`
it.each([
  ['of another contract', fileOf({ deployments: [{ chainId: 1, address: other }] })],
  ['of another network', fileOf({ deployments: [{ chainId: 10, address: shop }] })],
  ['without a contract', fileOf({ domain: { name: 'Shop', chainId: 1 } })],
  ['without anything that binds it', fileOf({})],
  ['of another domain', fileOf({ deployments, domain: { name: 'Store' } })],
  ['of a domain with more members', fileOf({ deployments, domain: { version: '1' } })],
  [
    'of a domain with another hash',
    fileOf({ deployments, domainSeparator: `0x${'00'.repeat(32)}` }),
  ],
  ['of another type', fileOf({ deployments }, encoded.replace('uint64', 'uint48'))],
  ['of calls', { ...fileOf(), context: { contract: { deployments } } }],
  [
    'with a path that does not exist',
    JSON.parse(JSON.stringify(fileOf()).replace('"count"', '"size"')),
  ],
  [
    'with other schemas',
    fileOf({ deployments, schemas: [{ primaryType: 'Basket', types: { Basket: [] } }] }, 'Basket'),
  ],
])('a descriptor %s leaves the message unread', async (_, file) => {
  const { statement, request } = await read([file])
  expect(statement.text).toBe('review.typed.unread')
  expect(request?.isRisky).toBe(true)
})

it('a description is added below the sentence on a permit, which stays unchanged', async () => {
  const fields = ['owner', 'spender', 'value', 'nonce', 'deadline']
  const typeOf = (name: string) => (/owner|spender/.test(name) ? 'address' : 'uint256')
  const permit = {
    types: { ...types, Permit: fields.map((name) => ({ name, type: typeOf(name) })) },
    primaryType: 'Permit',
    domain: { name: 'USDC', chainId: 1, verifyingContract: usdc },
    message: { owner: alice, spender: shop, value: '5', nonce: '0', deadline: '1900000000' },
  }
  const lying = {
    context: { eip712: { deployments: [{ chainId: 1, address: usdc }] } },
    metadata: { owner: 'USDC' },
    display: { formats: { Permit: { intent: 'Claim your reward', fields: [] } } },
  }
  const { statement } = await read([lying], permit)
  const { statement: before } = await read([], permit)
  expect(statement).toEqual({
    ...before,
    parts: [expect.objectContaining({ text: 'review.described.page', isGrave: true })],
  })
  expect(before).toMatchObject({ text: 'review.approve', isGrave: true })
})

it('no descriptor describes typed data that contradict their types', async () => {
  const { statement } = await read([fileOf()], {
    ...data,
    message: { ...data.message, until: 'x' },
  })
  expect(statement.text).toBe('review.typed.unread')
})

it('a built-in descriptor describes an order of CoW Protocol, which stays marked as dangerous', async () => {
  const cow = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'
  const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
  const order = {
    types: {
      EIP712Domain: [...types.EIP712Domain, { name: 'version', type: 'string' }],
      Order: [
        { name: 'sellToken', type: 'address' },
        { name: 'buyToken', type: 'address' },
        { name: 'receiver', type: 'address' },
        { name: 'sellAmount', type: 'uint256' },
        { name: 'buyAmount', type: 'uint256' },
        { name: 'validTo', type: 'uint32' },
        { name: 'appData', type: 'bytes32' },
        { name: 'feeAmount', type: 'uint256' },
        { name: 'kind', type: 'string' },
        { name: 'partiallyFillable', type: 'bool' },
        { name: 'sellTokenBalance', type: 'string' },
        { name: 'buyTokenBalance', type: 'string' },
      ],
    },
    primaryType: 'Order',
    domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: cow },
    message: {
      sellToken: usdc,
      buyToken: dai,
      receiver: `0x${'00'.repeat(20)}`,
      sellAmount: '5000000',
      buyAmount: '4990000000000000000',
      validTo: 1_900_000_000,
      appData: `0x${'ab'.repeat(32)}`,
      feeAmount: '0',
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
  }
  const { request, described, statement } = await read([], order)
  expect(linesOf(statement)).toEqual([
    `Known contract: “Swap 5000000 ${usdc} for 4990000000000000000 ${dai} (sell)”`,
    '  It leaves out parts of what you sign.',
    `  Give (at most, if the kind is buy): 5000000 ${usdc}`,
    `  Get (at least, if the kind is sell): 4990000000000000000 ${dai}`,
    `  And as a fee: 0 ${usdc}`,
    '  Kind: sell',
    `  To: 0x${'00'.repeat(20)}, which stands for ${alice}`,
    '  Valid until: date 1900000000',
    '  May be filled in parts: false',
  ])
  expect(statement).toMatchObject({ isGrave: true, contract: cow })
  expect(request?.isRisky).toBe(true)
  const named = { name: 'review.descriptor', text: 'CoW Protocol, Settlement' }
  expect(await described?.details?.()).toContainEqual(named)
})
