import { type Case, call, ether, free } from '../cases.ts'
import { dai, me, usdc, weth } from '../names.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const none = `0x${'00'.repeat(32)}`
const bytes32Of = (address: string) => `0x${'00'.repeat(12)}${address.slice(2)}`

const spoke = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5'
const messenger = '0xBd3fa81B58Ba92a82136038B25aDec7066af3155'
const sendParam = '(uint32,bytes32,uint256,uint256,bytes,bytes,bytes)'
const depositV3 =
  'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)'
const across = (token: string, value: bigint, chainId: number) =>
  [me, me, token, token, ether, ether, chainId, nothing, 1, 2, 0, '0x'].map((one, index) =>
    index === 4 && value === 0n ? 12_500_000n : one,
  )
const stargate = '0x77b2043768d28E9C9aB44E1aBfC95944bcE57931'
const stargateUsdc = '0xc026395860Db2d07ee33e05fE50ed7bD583189C7'
const l2Bridge = '0x4200000000000000000000000000000000000010'
/** Assets bridged to the same account. */
export const bridges: readonly Case[] = [
  call('USDC bridged by Across', spoke, depositV3, across(usdc, 0n, 10)),
  call('ether bridged by Across', spoke, depositV3, across(weth, ether, 10), { value: ether }),
  call(
    'USDC bridged by Across on Base',
    '0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64',
    depositV3,
    across(usdc, 0n, 1),
    { chainId: 8453 },
  ),
  call(
    'ether bridged by Stargate',
    stargate,
    `send(${sendParam},(uint256,uint256),address)`,
    [[30_184, bytes32Of(me), ether, 1n, '0x', '0x', '0x'], [ether / 1_000n, 0n], me],
    { value: ether + ether / 1_000n },
  ),
  call(
    'USDC bridged by Stargate',
    stargateUsdc,
    `send(${sendParam},(uint256,uint256),address)`,
    [[30_184, bytes32Of(me), 12_500_000n, 1n, '0x', '0x', '0x'], [ether / 1_000n, 0n], me],
    { value: ether / 1_000n },
  ),
  call(
    'ether bridged to OP Mainnet',
    '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1',
    'bridgeETHTo(address,uint32,bytes)',
    [me, 200_000, '0x'],
    { value: ether },
  ),
  call(
    'ether bridged to Base',
    '0x3154Cf16ccdb4C6d922629664174b904d80F2C35',
    'bridgeETHTo(address,uint32,bytes)',
    [me, 200_000, '0x'],
    { value: ether },
  ),
  call(
    'DAI bridged to OP Mainnet',
    '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1',
    'depositERC20To(address,address,address,uint256,uint32,bytes)',
    [dai, dai, me, ether, 200_000, '0x'],
  ),
  call(
    'ether bridged from Base',
    l2Bridge,
    'withdrawTo(address,address,uint256,uint32,bytes)',
    ['0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000', me, ether, 0, '0x'],
    { value: ether, chainId: 8453 },
  ),
  call(
    'ether bridged to Arbitrum',
    '0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f',
    'depositEth()',
    [],
    { value: ether },
  ),
  call(
    'USDC bridged to Arbitrum',
    '0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef',
    'outboundTransfer(address,address,uint256,uint256,uint256,bytes)',
    [usdc, me, 12_500_000n, 100_000n, 10n ** 9n, '0x'],
    { value: ether / 1_000n },
  ),
  call(
    'ether bridged from Arbitrum',
    '0x0000000000000000000000000000000000000064',
    'withdrawEth(address)',
    [me],
    { value: ether, chainId: 42161 },
  ),
  call('USDC burned for CCTP', messenger, 'depositForBurn(uint256,uint32,bytes32,address)', [
    12_500_000n,
    2,
    bytes32Of(me),
    usdc,
  ]),
  call(
    'USDC burned for CCTP 2',
    '0x28b5a0e9C621a5BadaA536219b3a228C8168cf5d',
    'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)',
    [12_500_000n, 6, bytes32Of(me), usdc, none, 1n, 1_000],
  ),
  call(
    'ether bridged to Polygon',
    '0xA0c68C638235ee32657e8f720a23ceC1bFc77C77',
    'depositEtherFor(address)',
    [me],
    { value: ether },
  ),
  free(
    'a withdrawal of OP Mainnet proved',
    '0xbEb5Fc579115071764c7423A4f12eDde41f106Ed',
    'finalizeWithdrawalTransaction((uint256,address,address,uint256,uint256,bytes))',
    [[1n, me, me, ether, 100_000n, '0x']],
  ),
  free(
    'a withdrawal of Arbitrum executed',
    '0x0B9857ae2D4A3DBe74ffE1d7DF045bb7F96E4840',
    'executeTransaction(bytes32[],uint256,address,address,uint256,uint256,uint256,uint256,bytes)',
    [[none], 1n, me, me, 1n, 1n, 1n, ether, '0x'],
  ),
  free(
    'a message of CCTP received',
    '0x0a992d191DEeC32aFe36203Ad87D7d289a738F81',
    'receiveMessage(bytes,bytes)',
    ['0x1234', '0x5678'],
  ),
]
