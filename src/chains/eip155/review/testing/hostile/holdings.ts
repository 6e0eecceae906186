import { type Case, call, ether } from '../cases.ts'
import { dai, me, shop, bob as thief, usdc, weth } from '../names.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const comet = '0xc3d688B66703497DAA19211EEdff47f25384cdc3'
const morpho = '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb'
const market = [usdc, weth, shop, shop, 860_000_000_000_000_000n]
const params = '(address,address,address,address,uint256)'
const savings = '0x83F20F44975D03b1b09e64809B757c47f942BEeA'
const queue = '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1'
const optimism = '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1'
const padded = `0x${'00'.repeat(12)}${thief.slice(2)}`
const depositV3 =
  'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)'
const send = 'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)'

/** Lent, staked and bridged assets that go to another. */
export const reroutedHoldings: readonly Case[] = [
  call('a supply to Aave for another', pool, 'supply(address,uint256,address,uint16)', [
    usdc,
    12_500_000n,
    thief,
    0,
  ]),
  call('a withdrawal from Aave to another', pool, 'withdraw(address,uint256,address)', [
    usdc,
    2n ** 256n - 1n,
    thief,
  ]),
  call('a loan of Aave repaid for another', pool, 'repay(address,uint256,uint256,address)', [
    usdc,
    12_500_000n,
    2n,
    thief,
  ]),
  call('a withdrawal from Compound to another', comet, 'withdrawTo(address,address,uint256)', [
    thief,
    usdc,
    12_500_000n,
  ]),
  call('a supply to Compound for another', comet, 'supplyTo(address,address,uint256)', [
    thief,
    usdc,
    12_500_000n,
  ]),
  call('a balance of Compound transferred', comet, 'transferAsset(address,address,uint256)', [
    thief,
    usdc,
    12_500_000n,
  ]),
  call(
    'a withdrawal from Morpho to another',
    morpho,
    `withdraw(${params},uint256,uint256,address,address)`,
    [market, 1n, 0n, me, thief],
  ),
  call(
    'a collateral of Morpho to another',
    morpho,
    `withdrawCollateral(${params},uint256,address,address)`,
    [market, 1n, me, thief],
  ),
  call('a loan of Morpho to another', morpho, `borrow(${params},uint256,uint256,address,address)`, [
    market,
    1n,
    0n,
    me,
    thief,
  ]),
  call(
    'a vault redeemed for another',
    '0x9D39A5DE30e57443BfF2A8307A4256c8797A3497',
    'redeem(uint256,address,address)',
    [ether, thief, me],
  ),
  call('savings withdrawn for another', savings, 'withdraw(uint256,address,address)', [
    ether,
    thief,
    me,
  ]),
  call('savings deposited for another', savings, 'deposit(uint256,address)', [ether, thief]),
  call(
    'withdrawals of Lido requested for another',
    queue,
    'requestWithdrawals(uint256[],address)',
    [[ether], thief],
  ),
  call(
    'withdrawals of Lido claimed for another',
    queue,
    'claimWithdrawalsTo(uint256[],uint256[],address)',
    [[7n], [1n], thief],
  ),
  call(
    'shares of stETH transferred',
    '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
    'transferShares(address,uint256)',
    [thief, ether],
  ),
  call(
    'rewards of Aave for another',
    '0x8164Cc65827dcFe994AB23944CBC90e0aa80bFcb',
    'claimAllRewards(address[],address)',
    [[usdc], thief],
  ),
  call(
    'AAVE staked for another',
    '0x4da27a545c0c5B758a6BA100e3a049001de870f5',
    'stake(address,uint256)',
    [thief, ether],
  ),
  call(
    'votes given to another',
    '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    'delegate(address)',
    [thief],
  ),
  call(
    'an order of GMX for another',
    '0x7C68C7866A64FA2160F78EEaE12217FFbf871fa8',
    'createOrder(address,uint256)',
    [thief, 1n],
    { value: ether, chainId: 42161 },
  ),
  call('USDC bridged to another', '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5', depositV3, [
    me,
    thief,
    usdc,
    usdc,
    1n,
    1n,
    10n,
    nothing,
    1,
    2,
    0,
    '0x',
  ]),
  call(
    'ether bridged to another',
    optimism,
    'bridgeETHTo(address,uint32,bytes)',
    [thief, 200_000, '0x'],
    { value: ether },
  ),
  call(
    'DAI bridged to another',
    optimism,
    'depositERC20To(address,address,address,uint256,uint32,bytes)',
    [dai, dai, thief, ether, 200_000, '0x'],
  ),
  call(
    'ether bridged to another by Stargate',
    '0x77b2043768d28E9C9aB44E1aBfC95944bcE57931',
    send,
    [[30_184, padded, ether, 1n, '0x', '0x', '0x'], [1n, 0n], me],
    { value: ether },
  ),
  call(
    'USDC burned for another',
    '0xBd3fa81B58Ba92a82136038B25aDec7066af3155',
    'depositForBurn(uint256,uint32,bytes32,address)',
    [12_500_000n, 2, padded, usdc],
  ),
  call(
    'USDC bridged to another on Arbitrum',
    '0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef',
    'outboundTransfer(address,address,uint256,uint256,uint256,bytes)',
    [usdc, thief, 1n, 1n, 1n, '0x'],
    { value: 1n },
  ),
  call(
    'ether withdrawn to another on Arbitrum',
    '0x0000000000000000000000000000000000000064',
    'withdrawEth(address)',
    [thief],
    { value: ether, chainId: 42161 },
  ),
  call(
    'ether bridged to another on Polygon',
    '0xA0c68C638235ee32657e8f720a23ceC1bFc77C77',
    'depositEtherFor(address)',
    [thief],
    { value: ether },
  ),
  call(
    'a validator’s deposit for another',
    '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    'deposit(bytes,bytes,bytes,bytes32)',
    [
      `0x${'ab'.repeat(48)}`,
      `0x01${'00'.repeat(11)}${thief.slice(2)}`,
      `0x${'cd'.repeat(96)}`,
      padded,
    ],
    { value: 32n * ether },
  ),
]
