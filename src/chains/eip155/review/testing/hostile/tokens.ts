import { type Case, call, end, ether } from '../cases.ts'
import { dai, me, permit2, shop, bob as thief, usdc, weth } from '../names.ts'

const most = 2n ** 256n - 1n
const none = `0x${'00'.repeat(32)}`

/** Functions of drainers that only keep the coin, named after what the page promises; the last ones are a token's. */
const lures: readonly (readonly [string, ...unknown[]])[] = [
  ['claim()'],
  ['Claim()'],
  ['SecurityUpdate()'],
  ['claimRewards()'],
  ['claimReward(address)', me],
  ['claimAirdrop()'],
  ['getAirdrop(uint256)', 1n],
  ['mint(uint256)', 1n],
  ['publicMint(uint256)', 1n],
  ['freeMint()'],
  ['connect()'],
  ['Connect()'],
  ['verify(address)', me],
  ['NetworkMerge()'],
  ['activate()'],
  ['migrate(uint256)', 1n],
  ['withdraw()'],
  ['unlock()'],
  ['refund(address)', me],
  ['swap()'],
  ['stake()'],
  ['deposit()'],
  ['register()'],
  ['multicall(bytes[])', []],
  ['execute(bytes)', '0x'],
  ['approve(address,uint256)', shop, 0n],
  ['transfer(address,uint256)', me, 0n],
  ['setApprovalForAll(address,bool)', shop, false],
]
const ofToken = (symbol: string, token: string, amount: bigint): Case[] => [
  call(`all ${symbol} transferred`, token, 'transfer(address,uint256)', [thief, amount]),
  call(`all ${symbol} moved`, token, 'transferFrom(address,address,uint256)', [me, thief, amount]),
  call(`an allowance of all ${symbol}`, token, 'approve(address,uint256)', [thief, amount]),
  call(`an allowance of ${symbol} without a limit`, token, 'approve(address,uint256)', [
    thief,
    most,
  ]),
  call(`an allowance of ${symbol} just below no limit`, token, 'approve(address,uint256)', [
    thief,
    most >> 1n,
  ]),
  call(`an increase of ${symbol}`, token, 'increaseAllowance(address,uint256)', [thief, amount]),
  call(`an endless increase of ${symbol}`, token, 'increaseAllowance(address,uint256)', [
    thief,
    most,
  ]),
  call(`an old increase of ${symbol}`, token, 'increaseApproval(address,uint256)', [thief, amount]),
  call(`an allowance of ${symbol} with a call`, token, 'approveAndCall(address,uint256,bytes)', [
    thief,
    amount,
    '0x12',
  ]),
  call(
    `a permit of ${symbol} sent`,
    token,
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    [me, thief, most, end, 27, none, none],
  ),
  call(`an allowance of ${symbol} by Permit2`, permit2, 'approve(address,address,uint160,uint48)', [
    token,
    thief,
    amount,
    end,
  ]),
  call(`${symbol} moved by Permit2`, permit2, 'transferFrom(address,address,uint160,address)', [
    me,
    thief,
    amount,
    token,
  ]),
  call(`an operator of all ${symbol}`, token, 'authorizeOperator(address)', [thief]),
  call(`${symbol} transferred with a call`, token, 'transferAndCall(address,uint256,bytes)', [
    thief,
    amount,
    '0x12',
  ]),
  call(`${symbol} burned`, token, 'burn(uint256)', [amount]),
]

/** Coins and tokens that a call takes. */
export const tokenDrains: readonly Case[] = [
  ...lures.map(([signature, ...args]) =>
    call(`all ether paid to ${signature}`, thief, signature, args, { value: 3n * ether }),
  ),
  ...ofToken('USDC', usdc, 12_500_000n),
  ...ofToken('DAI', dai, ether),
  ...ofToken('WETH', weth, ether),
  ...ofToken('USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 12_500_000n),
  ...ofToken('stETH', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', ether),
  ...ofToken('WBTC', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 12_500_000n),
]
