import { expect, it } from 'vitest'
import { readTypedData } from './readTypedData.ts'
import { dai, me, bob as other, permit2, shop, usdc, weth } from './testing/names.ts'
import { context } from './testing/read.ts'
import { typed } from './testing/typed.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const reactor = '0x00000011F84B9aa48e5f8aA8B9897600006289Be'

const read = (encoding: string, message: object, verifyingContract = shop) =>
  readTypedData(
    typed('an order', encoding, message, { name: 'Market', chainId: 1, verifyingContract }).params,
    context,
  )
const token = (address: string, amount: bigint) => ({ amount, unit: { token: address } })

const ofOneInch =
  'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)'
const oneInch = (receiver: string, makerTraits = '0') =>
  read(ofOneInch, {
    salt: '1',
    maker: me,
    receiver,
    makerAsset: weth,
    takerAsset: usdc,
    makingAmount: '5',
    takingAmount: '1000',
    makerTraits,
  })

it('an order of 1inch says what is given and got, and when it ends', () => {
  const end = 1_900_000_000n
  const found = oneInch(nothing, String(end << 80n))
  expect(found).toMatchObject({
    isRisky: true,
    orders: [{ gives: [token(weth, 5n)], gets: [token(usdc, 1000n)] }],
    statements: [
      {
        text: 'review.order.give',
        notes: [{ values: { date: { seconds: end } } }],
        parts: [{ values: { amount: token(weth, 5n) }, contract: weth }],
        isGrave: false,
      },
      { text: 'review.order.get', parts: [{ values: { amount: token(usdc, 1000n) } }] },
    ],
  })
})

it('what an order of 1inch pays to another counts as nothing', () => {
  expect(oneInch(other)).toMatchObject({
    orders: [{ gets: [] }],
    statements: [{ isGrave: true }, { text: 'review.order.nothing', isGrave: true }],
  })
})

it('an order of 0x says what is given and got', () => {
  const encoding =
    'LimitOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)'
  const found = read(encoding, {
    makerToken: usdc,
    takerToken: dai,
    makerAmount: '500',
    takerAmount: '600',
    takerTokenFeeAmount: '0',
    maker: me,
    taker: nothing,
    sender: nothing,
    feeRecipient: nothing,
    pool: `0x${'00'.repeat(32)}`,
    expiry: '1900000000',
    salt: '1',
  })
  expect(found.orders).toEqual([{ gives: [token(usdc, 500n)], gets: [token(dai, 600n)] }])
})

const ofUniswap =
  'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,V2DutchOrder witness)DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)TokenPermissions(address token,uint256 amount)V2DutchOrder(address swapper,DutchOutput[] baseOutputs)'
const output = (recipient: string, startAmount: string, endAmount: string) => ({
  token: nothing,
  startAmount,
  endAmount,
  recipient,
})
const uniswapX = (spender: string) =>
  read(
    ofUniswap,
    {
      permitted: { token: usdc, amount: '9000' },
      spender,
      nonce: '1',
      deadline: '1900000000',
      witness: {
        swapper: me,
        baseOutputs: [output(me, '30000000000', '20000000000'), output(shop, '1', '1')],
      },
    },
    permit2,
  )

it('an order of UniswapX gives what it permits, and brings the least of its outputs to the account', () => {
  expect(uniswapX(reactor)).toMatchObject({
    isRisky: true,
    orders: [{ gives: [token(usdc, 9000n)], gets: [{ amount: 20_000_000_000n, unit: 'native' }] }],
    statements: [{ text: 'review.order.give' }, { text: 'review.order.get' }],
  })
})

it('a permit for another spender than a reactor of UniswapX claims no output', () => {
  const found = uniswapX(shop)
  expect(found.orders).toBeUndefined()
  expect(found.statements).toMatchObject([
    { text: 'review.approve', notes: [{}, { text: 'review.witness' }] },
  ])
})
