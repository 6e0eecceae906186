import { batch, type Case, call, end, ether, free } from '../cases.ts'
import { bob, dai, me, permit2, router, usdc, weth } from '../names.ts'

const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const allow = (name: string, token: string, spender: string, amount: bigint) =>
  call(`an allowance of ${name}`, token, 'approve(address,uint256)', [spender, amount], {
    own: [spender],
  })
const ofRouter = allow('USDC for the V3 router', usdc, router, 12_500_000n)
const ofPool = allow('USDC for Aave', usdc, pool, 12_500_000n)
const swap = call(
  'a swap',
  router,
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
  [[usdc, weth, 500n, me, end, 12_500_000n, 1n, 0n]],
)
const supply = call('a supply', pool, 'supply(address,uint256,address,uint16)', [
  usdc,
  12_500_000n,
  me,
  0,
])

/** Exact allowances, and rights taken back. */
export const rights: readonly Case[] = [
  ofRouter,
  ofPool,
  allow(
    'USDC for the second router',
    usdc,
    '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    12_500_000n,
  ),
  allow('DAI for the V2 router', dai, '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', ether),
  allow('USDC for Permit2', usdc, permit2, 12_500_000n),
  allow('WETH for Morpho', weth, '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb', ether),
  allow('USDC for LI.FI', usdc, '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE', 12_500_000n),
  allow('DAI for 1inch', dai, '0x111111125421cA6dc452d289314280a0f8842A65', ether),
  allow('WETH for CoW', weth, '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110', ether),
  allow('USDC for Across', usdc, '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5', 12_500_000n),
  allow('USDC for Compound', usdc, '0xc3d688B66703497DAA19211EEdff47f25384cdc3', 12_500_000n),
  allow(
    'stETH for wstETH',
    '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
    '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0',
    ether,
  ),
  allow('USDC for CCTP', usdc, '0xBd3fa81B58Ba92a82136038B25aDec7066af3155', 12_500_000n),
  allow('DAI for savings', dai, '0x83F20F44975D03b1b09e64809B757c47f942BEeA', ether),
  free('an allowance taken back', usdc, 'approve(address,uint256)', [bob, 0n]),
  free('an operator taken back', usdc, 'setApprovalForAll(address,bool)', [bob, false]),
  free(
    'allowances of Permit2 taken back',
    permit2,
    'lockdown((address,address)[])',
    [[[usdc, bob]]],
    { own: [bob] },
  ),
  free('an allowance of Permit2 taken back', permit2, 'approve(address,address,uint160,uint48)', [
    usdc,
    bob,
    0n,
    0n,
  ]),
]

/** Allowances with what uses them, in one batch. */
export const batches: readonly Case[] = [
  batch('an allowance and a swap at once', [ofRouter, swap]),
  batch('an allowance and a supply to Aave at once', [ofPool, supply]),
]
