import { type Case, call, ether, free } from '../cases.ts'
import { dai, me, usdc, weth } from '../names.ts'

const place = (name: string, at: string, gateway: string, chainId: number): Case[] => [
  call(
    `a supply to Aave on ${name}`,
    at,
    'supply(address,uint256,address,uint16)',
    [usdc, 12_500_000n, me, 0],
    { chainId },
  ),
  call(
    `a withdrawal from Aave on ${name}`,
    at,
    'withdraw(address,uint256,address)',
    [usdc, 2n ** 256n - 1n, me],
    { chainId },
  ),
  free(
    `a loan of Aave on ${name}`,
    at,
    'borrow(address,uint256,uint256,uint16,address)',
    [usdc, 12_500_000n, 2n, 0, me],
    { chainId },
  ),
  call(
    `a loan of Aave repaid on ${name}`,
    at,
    'repay(address,uint256,uint256,address)',
    [usdc, 12_500_000n, 2n, me],
    { chainId },
  ),
  free(
    `a collateral of Aave set on ${name}`,
    at,
    'setUserUseReserveAsCollateral(address,bool)',
    [usdc, true],
    { chainId },
  ),
  free(`a mode of Aave set on ${name}`, at, 'setUserEMode(uint8)', [1], { chainId }),
  call(
    `a supply of ether to Aave on ${name}`,
    gateway,
    'depositETH(address,address,uint16)',
    [at, me, 0],
    { chainId, value: ether },
  ),
]
const stakedAave = '0x4da27a545c0c5B758a6BA100e3a049001de870f5'
const comet = '0xc3d688B66703497DAA19211EEdff47f25384cdc3'
const cUsdc = '0x39AA39c021dfbaE8faC545936693aC917d5E7563'
const cEth = '0x4Ddc2D193948926D02f9B1fE9e1daa0718270ED5'
const comptroller = '0x3d9819210A31b4961b30EF54bE2aeD79B9c9Cd3B'
const morpho = '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb'
const market = [
  usdc,
  weth,
  '0x48F7E36EB6B826B2dF4B2E630B62Cd25e89E40e2',
  '0x870aC11D48B15DB9a138Cf899d20F13F79Ba00BC',
  860_000_000_000_000_000n,
]
const params = '(address,address,address,address,uint256)'

/** Steps on Aave, Compound, Morpho and Spark. */
export const lending: readonly Case[] = [
  ...place(
    'Ethereum',
    '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
    '0xd01607c3C5eCABa394D8be377a08590149325722',
    1,
  ),
  ...place(
    'Base',
    '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5',
    '0xa0d9C1E9E48Ca30c8d8C3B5D69FF5dc1f6DFfC24',
    8453,
  ),
  free(
    'rewards of Aave claimed',
    '0x8164Cc65827dcFe994AB23944CBC90e0aa80bFcb',
    'claimAllRewardsToSelf(address[])',
    [[usdc]],
  ),
  call('AAVE staked', stakedAave, 'stake(address,uint256)', [me, ether]),
  free('a cooldown of staked AAVE', stakedAave, 'cooldown()'),
  call('a supply to Compound III', comet, 'supply(address,uint256)', [usdc, 12_500_000n]),
  free('a withdrawal from Compound III', comet, 'withdraw(address,uint256)', [usdc, 12_500_000n]),
  call('a supply to Compound II', cUsdc, 'mint(uint256)', [12_500_000n]),
  call('a supply of ether to Compound II', cEth, 'mint()', [], { value: ether }),
  call('a redemption from Compound II', cUsdc, 'redeem(uint256)', [ether]),
  free('a loan of Compound II', cUsdc, 'borrow(uint256)', [12_500_000n]),
  call('a loan of Compound II repaid', cUsdc, 'repayBorrow(uint256)', [12_500_000n]),
  free('markets of Compound II entered', comptroller, 'enterMarkets(address[])', [[cUsdc]]),
  free('COMP claimed', comptroller, 'claimComp(address)', [me]),
  free(
    'rewards of Compound III claimed',
    '0x1B0e765F6224C21223AeA2af16c1C46E38885a40',
    'claim(address,address,bool)',
    [comet, me, true],
  ),
  call('a supply to Morpho', morpho, `supply(${params},uint256,uint256,address,bytes)`, [
    market,
    12_500_000n,
    0n,
    me,
    '0x',
  ]),
  call('a collateral of Morpho', morpho, `supplyCollateral(${params},uint256,address,bytes)`, [
    market,
    ether,
    me,
    '0x',
  ]),
  free('a loan of Morpho', morpho, `borrow(${params},uint256,uint256,address,address)`, [
    market,
    12_500_000n,
    0n,
    me,
    me,
  ]),
  call('a loan of Morpho repaid', morpho, `repay(${params},uint256,uint256,address,bytes)`, [
    market,
    12_500_000n,
    0n,
    me,
    '0x',
  ]),
  free('a withdrawal from Morpho', morpho, `withdraw(${params},uint256,uint256,address,address)`, [
    market,
    12_500_000n,
    0n,
    me,
    me,
  ]),
  free(
    'a collateral of Morpho withdrawn',
    morpho,
    `withdrawCollateral(${params},uint256,address,address)`,
    [market, ether, me, me],
  ),
  free(
    'rewards of Merkl claimed',
    '0x3Ef3D8bA38EBe18DB133cEc108f4D14CE00Dd9Ae',
    'claim(address[],address[],uint256[],bytes32[][])',
    [[me], [usdc], [1n], [[]]],
  ),
  call(
    'DAI supplied to Spark',
    '0xC13e21B648A5Ee794902342038FF3aDAB66BE987',
    'supply(address,uint256,address,uint16)',
    [dai, ether, me, 0],
  ),
]
