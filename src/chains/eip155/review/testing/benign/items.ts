import { type Case, call, end, ether, free } from '../cases.ts'
import { encode } from '../encode.ts'
import { apes, bob, me, seaport } from '../names.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const none = `0x${'00'.repeat(32)}`
const node = `0x${'ab'.repeat(32)}`
const controller = '0x253553366Da8546fC250F225fe3d25d0C782303b'
const resolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'
const drop = '0x932261f9Fc8DA46C4a22e31B45c4De60623848bF'
const fees = '0x0000a26b00c1F0DF003000390027140000fAa719'
const basic =
  'fulfillBasicOrder_efficient_6GL6yc((address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes))'
const bought = [
  nothing,
  0n,
  ether,
  bob,
  nothing,
  apes,
  5n,
  1n,
  0,
  0n,
  end,
  none,
  1n,
  none,
  none,
  1n,
  [[ether / 40n, fees]],
  '0x12',
]
const merkle = (place: string, at: string) =>
  free(`an airdrop of ${place}`, at, 'claim(uint256,address,uint256,bytes32[])', [
    5n,
    me,
    ether,
    [none],
  ])

/** Names, claims and items, as their own pages request them. */
export const items: readonly Case[] = [
  free('a name committed', controller, 'commit(bytes32)', [node]),
  call(
    'a name registered',
    controller,
    'register(string,address,uint256,bytes32,address,bytes[],bool,uint16)',
    ['example', me, 31_536_000n, node, resolver, [], true, 0],
    { value: ether / 100n },
  ),
  call('a name renewed', controller, 'renew(string,uint256)', ['example', 31_536_000n], {
    value: ether / 100n,
  }),
  free('a record of a name', resolver, 'setText(bytes32,string,string)', [
    node,
    'url',
    'https://example.org',
  ]),
  free('an address of a name', resolver, 'setAddr(bytes32,address)', [node, me]),
  free('records of a name', resolver, 'multicall(bytes[])', [
    [
      encode('setText(bytes32,string,string)', node, 'url', 'https://example.org'),
      encode('setAddr(bytes32,address)', node, me),
    ],
  ]),
  free('a primary name', '0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb', 'setName(string)', [
    'example.eth',
  ]),
  free('content of a name', resolver, 'setContenthash(bytes32,bytes)', [node, '0xe301']),
  call(
    'a name registered on Base',
    '0x4cCb0BB02FCABA27e82a56646E81d8c5bC4119a5',
    'register((string,address,uint256,address,bytes[],bool))',
    [['example', me, 31_536_000n, resolver, [], true]],
    { value: ether / 1_000n, chainId: 8453 },
  ),
  merkle('Uniswap', '0x090D4613473dEE047c3f2706764f49E0821D256e'),
  merkle('CoW Protocol', '0xD057B63f5E69CF1B929b356b579Cba08D7688048'),
  free('an airdrop of Arbitrum', '0x67a24CE4321aB3aF51c2D0a4801c3E111D88C9d9', 'claim()', [], {
    chainId: 42161,
  }),
  free(
    'an airdrop of Optimism',
    '0xFeDFAF1A10335448b7FA0268F56D2B44DBD357de',
    'claimAndDelegate()',
    [],
    { chainId: 10 },
  ),
  free(
    'a stream’s payment',
    '0xAFb979d9afAd1aD27C5eFf4E27226E3AB9e5dCC9',
    'withdrawMax(uint256,address)',
    [7n, me],
  ),
  free(
    'a grant of Hedgey',
    '0x2CDE9919e81b20B4B33DD562a48a84b54C48F00C',
    'redeemPlans(uint256[])',
    [[7n]],
  ),
  free(
    'rewards of a farm',
    '0xEF0881eC094552b2e128Cf945EF17a6752B4Ec5d',
    'harvest(uint256,address)',
    [1n, me],
  ),
  free(
    'a reward of a quest',
    '0x52629961F71C1C2564C5aa22372CB1b9fa9EBA3E',
    'claimOptimized(bytes,bytes)',
    ['0x12', '0x34'],
  ),
  free('a free mint', drop, 'mint(uint256)', [1n]),
  free('a free mint with a proof', drop, 'mintAllowList(uint256,bytes32[])', [1n, [none]]),
  free(
    'a free claim of thirdweb',
    drop,
    'claim(address,uint256,address,uint256,(bytes32[],uint256,uint256,address),bytes)',
    [me, 1n, nothing, 0n, [[], 0n, 0n, nothing], '0x'],
  ),
  call(
    'a mint of Zora',
    '0x777777722D078c97c6ad07d9f36801e653E356Ae',
    'mint(address,uint256,uint256,address,string)',
    [me, 1n, 1n, nothing, ''],
    { value: ether / 1_000n, chainId: 8453 },
  ),
  call(
    'a mint of SeaDrop',
    '0x00005EA00Ac477B1030CE78506496e8C2dE24bf5',
    'mintPublic(address,address,address,uint256)',
    [apes, me, nothing, 1n],
    { value: ether / 100n },
  ),
  call('an item bought at OpenSea', seaport, basic, [bought], { value: ether + ether / 40n }),
  free('orders at OpenSea cancelled', seaport, 'incrementCounter()'),
  free('a name of an item set', drop, 'setTokenName(uint256,string)', [1n, 'Rex']),
  call(
    'an item of a game staked',
    '0x5954aB967Bc958940b7EB73ee84797Dc8a2AFbb9',
    'depositBAYC((uint32,uint224)[])',
    [[[5, ether]]],
  ),
]
