import { concat, MaxUint256, toBeHex, ZeroAddress, ZeroHash } from 'ethers'
import { encode } from './encode.ts'
import { apes, bob, dai, me, multicall3, permit2, router, safe, shop, usdc, weth } from './names.ts'

const end = 1_900_000_000n
const signature = [27, ZeroHash, ZeroHash]
const transfer = encode('transfer(address,uint256)', bob, 12_500_000n)
const approve = encode('approve(address,uint256)', router, 12_500_000n)
const approveAll = encode('setApprovalForAll(address,bool)', shop, true)

const path = concat([usdc, '0x0001f4', weth])
const single =
  '(address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum,uint160 limit)'
const swapOnV3 = encode(`exactInputSingle(${single})`, [
  usdc,
  weth,
  500n,
  me,
  end,
  12_500_000n,
  4_000_000_000_000_000n,
  0n,
])
const unwrap = encode('unwrapWETH9(uint256,address)', 4_000_000_000_000_000n, me)

const call = (name: string, to: string, data: string, value = 0n) => ({
  name,
  transaction: { from: me, to, data, ...(value > 0n && { value: toBeHex(value) }) },
})
const inSafe = (to: string, value: bigint, data: string, operation: number) =>
  encode(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    to,
    value,
    data,
    operation,
    0n,
    0n,
    0n,
    ZeroAddress,
    ZeroAddress,
    '0x',
  )

/** Transactions of pages, by their names in the corpus. The calldata is encoded from published ABIs. */
export const transactions: readonly { name: string; transaction: object }[] = [
  call('a payment', bob, '0x', 10n ** 17n),
  call('a call of nothing', bob, '0x'),
  call('a token transfer', usdc, transfer),
  call(
    'a transfer of another’s tokens',
    usdc,
    encode('transferFrom(address,address,uint256)', bob, me, 5_000_000n),
  ),
  call(
    'a transfer of one’s own tokens by transferFrom',
    dai,
    encode('transferFrom(address,address,uint256)', me, bob, 10n ** 18n),
  ),
  call(
    'an item by transferFrom',
    apes,
    encode('transferFrom(address,address,uint256)', me, bob, 7737n),
  ),
  call(
    'an item by safeTransferFrom',
    apes,
    encode('safeTransferFrom(address,address,uint256)', me, bob, 7737n),
  ),
  call(
    'an item with data',
    apes,
    encode('safeTransferFrom(address,address,uint256,bytes)', me, bob, 7737n, '0x'),
  ),
  call(
    'items of ERC-1155',
    shop,
    encode('safeTransferFrom(address,address,uint256,uint256,bytes)', me, bob, 3n, 2n, '0x'),
  ),
  call(
    'a batch of items of ERC-1155',
    shop,
    encode(
      'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
      me,
      bob,
      [3n, 4n],
      [2n, 1n],
      '0x',
    ),
  ),
  call('an allowance', usdc, approve),
  call(
    'an allowance without a limit',
    usdc,
    encode('approve(address,uint256)', router, MaxUint256),
  ),
  call(
    'an allowance of half the range',
    usdc,
    encode('approve(address,uint256)', router, MaxUint256 / 2n),
  ),
  call('an allowance taken back', usdc, encode('approve(address,uint256)', router, 0n)),
  call('an allowance of an item', apes, encode('approve(address,uint256)', shop, 7737n)),
  call(
    'an allowance with a call (ERC-1363)',
    dai,
    encode('approveAndCall(address,uint256,bytes)', shop, 10n ** 18n, '0x'),
  ),
  call(
    'credit given to another (Aave)',
    shop,
    encode('approveDelegation(address,uint256)', bob, 10n ** 18n),
  ),
  call(
    'a raised allowance',
    usdc,
    encode('increaseAllowance(address,uint256)', router, 12_500_000n),
  ),
  call(
    'a raised allowance, older name',
    usdc,
    encode('increaseApproval(address,uint256)', router, 12_500_000n),
  ),
  call(
    'a permit that is sent (ERC-2612)',
    usdc,
    encode(
      'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
      me,
      router,
      12_500_000n,
      end,
      ...signature,
    ),
  ),
  call(
    'a permit of DAI that is sent',
    dai,
    encode(
      'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
      me,
      router,
      0n,
      end,
      true,
      ...signature,
    ),
  ),
  call(
    'an allowance of Permit2',
    permit2,
    encode('approve(address,address,uint160,uint48)', usdc, router, 12_500_000n, end),
  ),
  call(
    'an allowance of Permit2 without a limit',
    permit2,
    encode('approve(address,address,uint160,uint48)', usdc, router, 2n ** 160n - 1n, end),
  ),
  call(
    'allowances of Permit2 taken back',
    permit2,
    encode('lockdown((address token,address spender)[])', [
      [usdc, router],
      [dai, shop],
    ]),
  ),
  call('an operator of a collection', apes, approveAll),
  call('an operator taken back', apes, encode('setApprovalForAll(address,bool)', shop, false)),
  call('an operator (ERC-6909)', shop, encode('setOperator(address,bool)', bob, true)),
  call(
    'a manager of a Compound account',
    '0xc3d688B66703497DAA19211EEdff47f25384cdc3',
    encode('allow(address,bool)', bob, true),
  ),
  call('an operator (ERC-777)', shop, encode('authorizeOperator(address)', bob)),
  call('a new owner', shop, encode('transferOwnership(address)', bob)),
  call('a multicall of Uniswap', router, encode('multicall(bytes[])', [swapOnV3, unwrap])),
  call('a multicall with an end', shop, encode('multicall(uint256,bytes[])', end, [transfer])),
  call(
    'a multicall with a block',
    shop,
    encode('multicall(bytes32,bytes[])', ZeroHash, [transfer]),
  ),
  call(
    'calls of Multicall3',
    multicall3,
    encode('aggregate((address,bytes)[])', [[usdc, transfer]]),
  ),
  call(
    'calls of Multicall3 that may fail',
    multicall3,
    encode('tryAggregate(bool,(address,bytes)[])', false, [[usdc, transfer]]),
  ),
  call(
    'calls of Multicall3, each with a choice',
    multicall3,
    encode('aggregate3((address,bool,bytes)[])', [
      [usdc, true, transfer],
      [usdc, false, approve],
    ]),
  ),
  call(
    'calls of Multicall3 that pay',
    multicall3,
    encode('aggregate3Value((address,bool,uint256,bytes)[])', [[bob, false, 10n ** 16n, '0x']]),
    10n ** 16n,
  ),
  call(
    'a call of a smart account',
    shop,
    encode('execute(address,uint256,bytes)', usdc, 0n, transfer),
  ),
  call(
    'a payment of a smart account',
    shop,
    encode('execute(address,uint256,bytes)', bob, 10n ** 18n, '0x'),
  ),
  call(
    'calls of a smart account',
    shop,
    encode('executeBatch((address,uint256,bytes)[])', [
      [usdc, 0n, approve],
      [router, 0n, swapOnV3],
    ]),
  ),
  call(
    'calls of a smart account, in lists',
    shop,
    encode('executeBatch(address[],uint256[],bytes[])', [usdc, bob], [0n, 5n], [transfer, '0x']),
  ),
  call('a payment of a Safe', safe, inSafe(bob, 10n ** 18n, '0x', 0)),
  call('an allowance of a Safe', safe, inSafe(usdc, 0n, approve, 0)),
  call('a Safe that runs another’s code', safe, inSafe(shop, 0n, '0x12345678', 1)),
  call('a swap on Uniswap V3', router, swapOnV3),
  call(
    'a swap over a path on Uniswap V3',
    router,
    encode('exactInput((bytes,address,uint256,uint256,uint256))', [path, me, end, 12_500_000n, 1n]),
  ),
  call(
    'a swap on Uniswap V2',
    '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    encode(
      'swapExactETHForTokens(uint256,address[],address,uint256)',
      12_500_000n,
      [weth, usdc],
      me,
      end,
    ),
    10n ** 16n,
  ),
  call(
    'a swap to another on Uniswap V2',
    '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    encode(
      'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
      12_500_000n,
      1n,
      [usdc, dai],
      bob,
      end,
    ),
  ),
  call(
    'a swap on the Universal Router, which is not described',
    '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
    encode('execute(bytes,bytes[],uint256)', '0x00', ['0x'], end),
    10n ** 16n,
  ),
  call(
    'a swap of 1inch',
    '0x111111125421cA6dc452d289314280a0f8842A65',
    encode(
      'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
      shop,
      [usdc, dai, shop, me, 12_500_000n, 12n * 10n ** 18n, 0n],
      '0x',
    ),
  ),
  call('wrapping', weth, encode('deposit()'), 10n ** 18n),
  call('unwrapping', weth, encode('withdraw(uint256)', 10n ** 18n)),
  call(
    'a supply to Aave',
    '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
    encode('supply(address,uint256,address,uint16)', usdc, 12_500_000n, me, 0),
  ),
  call(
    'a supply to Aave for another',
    '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
    encode('supply(address,uint256,address,uint16)', usdc, 12_500_000n, bob, 0),
  ),
  call(
    'all taken from Aave',
    '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
    encode('withdraw(address,uint256,address)', usdc, MaxUint256, me),
  ),
  call(
    'staking at Lido',
    '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
    encode('submit(address)', ZeroAddress),
    10n ** 18n,
  ),
  call(
    'a name of ENS',
    '0x253553366Da8546fC250F225fe3d25d0C782303b',
    encode('renew(string,uint256)', 'example', 31_536_000n),
    10n ** 16n,
  ),
  call(
    'a bridge of Across',
    '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5',
    encode(
      'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
      me,
      me,
      usdc,
      usdc,
      12_500_000n,
      12_400_000n,
      10n,
      ZeroAddress,
      1,
      end,
      0,
      '0x',
    ),
  ),
  call(
    'votes given away',
    '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    encode('delegate(address)', bob),
  ),
  call('a function that is not known', shop, '0x12345678'),
  call('a function that is not known, with value', shop, '0x12345678', 10n ** 18n),
  call('a mint that is not known', apes, encode('mint(uint256)', 1n), 10n ** 16n),
  { name: 'a contract that is created', transaction: { from: me, data: '0x6080604052' } },
  {
    name: 'a contract that is created with value',
    transaction: { from: me, data: '0x6080604052', value: '0x1' },
  },
  {
    name: 'a transaction with a delegation (EIP-7702)',
    transaction: {
      from: me,
      to: me,
      type: '0x4',
      authorizationList: [{ address: shop, chainId: '0x1', nonce: '0x0' }],
    },
  },
]
