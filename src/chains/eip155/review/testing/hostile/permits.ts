import { type Case, end, ether, signed } from '../cases.ts'
import { dai, me, permit2, shop, bob as thief, usdc, weth } from '../names.ts'

const most = String(2n ** 256n - 1n)
const most160 = String(2n ** 160n - 1n)
const until = String(end)
const on = (verifyingContract: string, name = 'USD Coin', chainId: unknown = 1) => ({
  name,
  version: '2',
  chainId,
  verifyingContract,
})
const uniswap = { name: 'Permit2', chainId: 1, verifyingContract: permit2 }
const given = { owner: me, spender: thief, value: '12500000', nonce: '0', deadline: until }

const permit = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
const ofToken = (name: string, token: string): Case[] => [
  signed(
    `a permit of ${name} without a limit`,
    permit,
    { ...given, value: most, deadline: most },
    on(token, name),
  ),
  signed(`a permit of all ${name}`, permit, given, on(token, name)),
  signed(
    `a permit of ${name} in hexadecimal`,
    permit,
    { ...given, value: '0xbebc20', deadline: '0x713fb300' },
    on(token, name),
  ),
]

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const single = `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`
const many = `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`
const permissions = 'TokenPermissions(address token,uint256 amount)'
const members = 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline'
const once = `PermitTransferFrom(${members})${permissions}`
const several = `PermitBatchTransferFrom(${members.replace('TokenPermissions', 'TokenPermissions[]')})${permissions}`
const withWitness = (type: string) => {
  const structs = [permissions, `${type}(address user)`].sort()
  return `PermitWitnessTransferFrom(${members},${type} witness)${structs.join('')}`
}
const allowed = (token: string, amount: string) => ({
  token,
  amount,
  expiration: until,
  nonce: '0',
})
const permitted = { token: usdc, amount: '12500000' }

/** Allowances by signature. */
export const permits: readonly Case[] = [
  ...ofToken('USDC', usdc),
  ...ofToken('stETH', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'),
  ...ofToken('UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
  ...ofToken('AAVE', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'),
  ...ofToken('weETH', '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee'),
  signed(
    'an allowance of Permit2 by signature',
    single,
    { details: allowed(usdc, '12500000'), spender: thief, sigDeadline: until },
    uniswap,
  ),
  signed(
    'an allowance of Permit2 by signature without a limit',
    single,
    { details: allowed(usdc, most160), spender: thief, sigDeadline: until },
    uniswap,
  ),
  signed(
    'an endless allowance of Permit2 by signature',
    single,
    {
      details: { ...allowed(usdc, '1'), expiration: String(2n ** 48n - 1n) },
      spender: thief,
      sigDeadline: most,
    },
    uniswap,
  ),
  signed(
    'allowances of Permit2 for all tokens',
    many,
    {
      details: [usdc, dai, weth].map((token) => allowed(token, most160)),
      spender: thief,
      sigDeadline: until,
    },
    uniswap,
  ),
  signed(
    'allowances of Permit2, one of them large',
    many,
    {
      details: [allowed(usdc, '0'), allowed(dai, '0'), allowed(weth, String(ether))],
      spender: thief,
      sigDeadline: until,
    },
    uniswap,
  ),
  signed(
    'a transfer by Permit2 to another',
    once,
    { permitted, spender: thief, nonce: '1', deadline: until },
    uniswap,
  ),
  signed(
    'transfers by Permit2 to another',
    several,
    {
      permitted: [permitted, { token: weth, amount: most }],
      spender: thief,
      nonce: '1',
      deadline: until,
    },
    uniswap,
  ),
  ...['ExclusiveDutchOrder', 'Mandate', 'Witness', 'Swap'].map((type) =>
    signed(
      `a transfer by Permit2 with a witness ${type}`,
      withWitness(type),
      { permitted, spender: thief, nonce: '1', deadline: until, witness: { user: me } },
      uniswap,
    ),
  ),
  ...[
    signed('a permit whose chain is given as text', permit, given, on(usdc, 'USD Coin', 'mainnet')),
    signed('a permit on another network', permit, given, on(usdc, 'USD Coin', 10)),
    signed('a permit without a chain', permit, given, {
      name: 'USD Coin',
      version: '2',
      verifyingContract: usdc,
    }),
    signed('a permit without a contract', permit, given, {
      name: 'USD Coin',
      version: '2',
      chainId: 1,
    }),
    signed('a permit of another account', permit, { ...given, owner: shop }, on(usdc)),
    signed(
      'a permit with a member that is not signed',
      permit,
      { ...given, note: 'a free mint' },
      on(usdc),
    ),
    signed('a permit whose value is a fraction', permit, { ...given, value: '1.5' }, on(usdc)),
    signed('a permit whose spender is a name', permit, { ...given, spender: 'shop.eth' }, on(usdc)),
    signed('a permit for the account itself as contract', permit, given, on(me)),
  ].map((one) => ({ ...one, chainId: 1 })),
]
