import { expect, it } from 'vitest'
import { me, router, usdc } from './testing/names.ts'
import { read } from './testing/read.ts'
import { typed } from './testing/typed.ts'

const on = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc }
const permit = typed(
  '',
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  { owner: me, spender: router, value: '5', nonce: '0', deadline: '1900000000' },
  on,
)
const list = typed('', 'Names(string[] names)', { names: ['Ann'] }, on)
const nested = typed('', 'Reply(string text,Reply[] replies)', { text: 'Hello', replies: [] }, on)
const first = [[{ type: 'uint256', name: 'amount', value: '1' }], me]

it.each(['eth_signTypedData', 'eth_signTypedData_v3'])(
  '%s with data of the fourth version is read as these are',
  async (method) => {
    const { statements, doubts, isRisky } = await read(method, permit.params)
    const known = await read('eth_signTypedData_v4', permit.params)
    expect({ statements, doubts, isRisky }).toEqual({
      statements: known.statements,
      doubts: known.doubts,
      isRisky: false,
    })
  },
)

it.each([
  ['an array', list],
  ['a struct inside of itself', nested],
])(
  'eth_signTypedData_v3 with %s is marked as unreadable, above what is read',
  async (_, { params }) => {
    const { statements, isRisky } = await read('eth_signTypedData_v3', params)
    const known = await read('eth_signTypedData_v4', params)
    expect(isRisky).toBe(true)
    expect(statements).toEqual([
      { text: 'review.cannotRead', isGrave: true, parts: known.statements },
    ])
  },
)

it.each([
  ['eth_signTypedData', first],
  ['eth_signTypedData_v1', first],
  ['eth_signTypedData_v1', permit.params],
])('%s with data that only its first version has cannot be read', async (method, params) => {
  const { statements, isRisky } = await read(method, params)
  expect(isRisky).toBe(true)
  expect(statements).toEqual([{ text: 'review.cannotRead', isGrave: true }])
})

it('a permit of an item names the spender and the item, and needs a review (ERC-4494)', async () => {
  const encoding = 'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)'
  const message = { spender: router, tokenId: '5', nonce: '0', deadline: '1900000000' }
  const { params } = typed('', encoding, message, on)
  const { statements, isRisky } = await read('eth_signTypedData_v4', params)
  expect(isRisky).toBe(true)
  expect(statements[0]).toMatchObject({
    text: 'review.approve.item',
    isGrave: true,
    values: { spender: { address: router }, item: { value: 5n } },
  })
})
