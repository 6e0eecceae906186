import { type Case, call, end, ether, free } from '../cases.ts'
import { me, weth } from '../names.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const stEth = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
const wstEth = '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'
const queue = '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1'
const weEth = '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee'
const etherFi = '0x308861A430be4cce5502d0A12724771Fc6DaF216'
const rocket = '0xDD3f50F8A6CafbE9b31a427582963f465E745AF8'
const strategies = '0x858646372CC42E1A627fcE94aa7A7033e7CF075A'
const eigen = '0x39053D51B77DC0d36036Fc1fCc8Cb819df8Ef37A'
/** Staking, wrapping and vaults. */
export const staking: readonly Case[] = [
  call('ether staked with Lido', stEth, 'submit(address)', [nothing], { value: ether }),
  call('stETH wrapped', wstEth, 'wrap(uint256)', [ether]),
  call('wstETH unwrapped', wstEth, 'unwrap(uint256)', [ether]),
  call('a withdrawal from Lido requested', queue, 'requestWithdrawals(uint256[],address)', [
    [ether],
    me,
  ]),
  free('a withdrawal from Lido claimed', queue, 'claimWithdrawal(uint256)', [7n]),
  free('withdrawals from Lido claimed', queue, 'claimWithdrawals(uint256[],uint256[])', [
    [7n],
    [1n],
  ]),
  call('ether staked with ether.fi', etherFi, 'deposit()', [], { value: ether }),
  call('eETH wrapped', weEth, 'wrap(uint256)', [ether]),
  call('weETH unwrapped', weEth, 'unwrap(uint256)', [ether]),
  call('ether staked with Rocket Pool', rocket, 'deposit()', [], { value: ether }),
  call('rETH redeemed', '0xae78736Cd615f374D3085123A210448E74Fc6393', 'burn(uint256)', [ether]),
  call(
    'stETH restaked with EigenLayer',
    strategies,
    'depositIntoStrategy(address,address,uint256)',
    ['0x93c4b944D05dfe6df7645A86cd2206016c51564D', stEth, ether],
  ),
  free('a delegation of EigenLayer', eigen, 'delegateTo(address,(bytes,uint256),bytes32)', [
    '0xDbEd88D83176316fc46797B43aDeE927Dc2ff2F5',
    ['0x', 0n],
    `0x${'00'.repeat(32)}`,
  ]),
  free('a withdrawal of EigenLayer', eigen, 'undelegate(address)', [me]),
  call('USDe staked', '0x9D39A5DE30e57443BfF2A8307A4256c8797A3497', 'deposit(uint256,address)', [
    ether,
    me,
  ]),
  free(
    'a cooldown of staked USDe',
    '0x9D39A5DE30e57443BfF2A8307A4256c8797A3497',
    'cooldownShares(uint256)',
    [ether],
  ),
  call('DAI saved', '0x83F20F44975D03b1b09e64809B757c47f942BEeA', 'deposit(uint256,address)', [
    ether,
    me,
  ]),
  call(
    'DAI from savings',
    '0x83F20F44975D03b1b09e64809B757c47f942BEeA',
    'redeem(uint256,address,address)',
    [ether, me, me],
  ),
  call('USDS saved', '0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD', 'deposit(uint256,address)', [
    ether,
    me,
  ]),
  call(
    'DAI changed for USDS',
    '0x3225737a9Bbb6473CB4a45b7244ACa2BeFdB276A',
    'daiToUsds(address,uint256)',
    [me, ether],
  ),
  call('CRV locked', '0x5f3b5DfEb7B28CDbD7FAba78963EE202a494e2A2', 'create_lock(uint256,uint256)', [
    ether,
    end,
  ]),
  call(
    'LP tokens in a gauge of Curve',
    '0xbFcF63294aD7105dEa65aA58F8AE5BE2D9d0952A',
    'deposit(uint256)',
    [ether],
  ),
  free(
    'LP tokens out of a gauge of Curve',
    '0xbFcF63294aD7105dEa65aA58F8AE5BE2D9d0952A',
    'withdraw(uint256)',
    [ether],
  ),
  free('CRV minted', '0xd061D61a4d941c39E5453435B6345Dc261C2fcE0', 'mint(address)', [
    '0xbFcF63294aD7105dEa65aA58F8AE5BE2D9d0952A',
  ]),
  call('ether wrapped', weth, 'deposit()', [], { value: ether }),
  call('ether unwrapped', weth, 'withdraw(uint256)', [ether]),
  call('ether wrapped on Base', '0x4200000000000000000000000000000000000006', 'deposit()', [], {
    value: ether,
    chainId: 8453,
  }),
  call(
    'a validator’s deposit',
    '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    'deposit(bytes,bytes,bytes,bytes32)',
    [
      `0x${'ab'.repeat(48)}`,
      `0x01${'00'.repeat(11)}${me.slice(2)}`,
      `0x${'cd'.repeat(96)}`,
      `0x${'ef'.repeat(32)}`,
    ],
    { value: 32n * ether },
  ),
  free('rewards of Convex claimed', '0x3Fe65692bfCD0e6CF84cB1E7d24108E434A7587e', 'getReward()'),
  call(
    'a vault of Yearn filled',
    '0xBe53A109B494E5c9f97b9Cd39Fe969BE68BF6204',
    'deposit(uint256,address)',
    [12_500_000n, me],
  ),
]
