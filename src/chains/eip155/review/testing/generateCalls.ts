import { Interface, MaxUint256, ZeroAddress } from 'ethers'
import fc from 'fast-check'
import {
  erc20,
  erc1155,
  thief as thieves,
  trapToken,
} from '../../../../../demo/services/contracts/abi.ts'
import { wrappedEther } from '../../../../../demo/services/contracts/uniswap.ts'
import { toHex } from '../../send/toHex.ts'

/** For tests: generated calls of an account to contracts of all kinds. */

export const rebasing = new Interface([
  'function rebase(uint256 factor)',
  'function multicall(bytes[] data)',
  'function owner() view returns (address)',
  'function transferOwnership(address next)',
])
export const items = new Interface([
  'function ownerOf(uint256 id) view returns (address)',
  'function getApproved(uint256 id) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function approve(address to, uint256 id)',
  'function setApprovalForAll(address operator, bool isOn)',
  'function transferFrom(address from, address to, uint256 id)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] counts, bytes data)',
])

const ether = 10n ** 18n
/** Ids of the NFTs that the calls move. */
export const ids = [1n, 2n, 3n, 4n]
export const fungible = ['plain', 'toll', 'reb', 'weth', 'trap'] as const
type Name = (typeof fungible)[number] | 'land' | 'goods' | 'thief' | 'account' | 'other'
/** Addresses by name, once a test has deployed the contracts. */
export const at = {} as Record<Name, string>

/** Made when all addresses are known. */
export type Step = () => { from: string; to: string; value: string; data: string }
export type Call = ReturnType<Step>
export const step =
  (to: keyof typeof at, abi: Interface, name: string, args: () => unknown[], value = 0n): Step =>
  () => ({
    from: at.account,
    to: at[to],
    value: toHex(value),
    data: abi.encodeFunctionData(name, args()),
  })
const pay =
  (to: keyof typeof at, value: bigint): Step =>
  () => ({
    from: at.account,
    to: at[to],
    value: toHex(value),
    data: '0x',
  })

/** Some are more than the account has. */
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.bigInt(0n, 9n) },
  { weight: 1, arbitrary: fc.constant(500n) },
)
const allowed = fc.oneof(amount, fc.constant(0n), fc.constant(MaxUint256))
const side = fc.constantFrom('account' as const, 'other' as const)
const token = fc.constantFrom(...fungible)
const id = fc.constantFrom(...ids)

export const payments = fc
  .tuple(
    fc.constantFrom('other' as const, 'account' as const, 'weth' as const, 'plain' as const),
    fc.oneof(amount, amount, fc.bigInt(1n, ether), fc.constant(10n ** 30n)),
  )
  .map(([to, value]) => pay(to, value))
export const transfers = fc.oneof(
  fc
    .tuple(token, side, amount)
    .map(([name, to, value]) => step(name, erc20, 'transfer', () => [at[to], value])),
  fc
    .tuple(token, side, side, amount)
    .map(([name, from, to, value]) =>
      step(name, erc20, 'transferFrom', () => [at[from], at[to], value]),
    ),
  fc
    .tuple(fc.constantFrom('plain' as const, 'toll' as const), amount)
    .map(([name, value]) => step(name, erc20, 'burn', () => [value])),
)
export const approvals = fc
  .tuple(token, side, allowed)
  .map(([name, to, value]) => step(name, erc20, 'approve', () => [at[to], value]))
export const itemMoves = fc.oneof(
  fc
    .tuple(side, side, id)
    .map(([from, to, one]) => step('land', items, 'transferFrom', () => [at[from], at[to], one])),
  fc.tuple(side, id).map(([to, one]) => step('land', items, 'approve', () => [at[to], one])),
  fc
    .tuple(fc.constantFrom('land' as const, 'goods' as const), fc.boolean())
    .map(([name, isOn]) => step(name, items, 'setApprovalForAll', () => [at.other, isOn])),
  fc
    .tuple(side, id, fc.bigInt(0n, 8n))
    .map(([to, one, count]) =>
      step('goods', erc1155, 'safeTransferFrom', () => [at.account, at[to], one, count, '0x']),
    ),
  fc
    .tuple(id, id, fc.bigInt(1n, 4n))
    .map(([one, two, count]) =>
      step('goods', items, 'safeBatchTransferFrom', () => [
        at.account,
        at.other,
        [one, two],
        [count, 1n],
        '0x',
      ]),
    ),
)
export const wrapping = fc.oneof(
  amount.map((value) => step('weth', wrappedEther.abi, 'deposit', () => [], value)),
  amount.map((value) => step('weth', wrappedEther.abi, 'withdraw', () => [value])),
)
const owning = side.map((to) => step('reb', rebasing, 'transferOwnership', () => [at[to]]))
const ofRebasing = fc.oneof(
  fc
    .tuple(side, amount)
    .map(([to, value]) => step('reb', erc20, 'transfer', () => [at[to], value])),
  fc
    .tuple(side, allowed)
    .map(([to, value]) => step('reb', erc20, 'approve', () => [at[to], value])),
  amount.map((value) => step('reb', erc20, 'mint', () => [at.account, value])),
  amount.map((value) =>
    step('reb', erc20, 'transferFrom', () => [at.account, at.other, value / 4n]),
  ),
  owning,
)
export const rebases = fc.oneof(
  fc
    .bigInt(5n, 20n)
    .map((tenths) => step('reb', rebasing, 'rebase', () => [(tenths * ether) / 10n])),
  fc
    .array(ofRebasing, { minLength: 2, maxLength: 4 })
    .map((inner) => step('reb', rebasing, 'multicall', () => [inner.map((one) => one().data)])),
  owning,
)
const any = fc.oneof(payments, transfers, approvals, itemMoves, wrapping, rebases)
/** Approves and moves at once, so that some of the allowance may be left. */
const spending = fc
  .tuple(token, allowed, amount)
  .map(([name, value, spent]) => [
    step(name, erc20, 'approve', () => [at.account, value]),
    step(name, erc20, 'transferFrom', () => [at.account, at.other, spent]),
  ])
const sale = id.map((one) => [
  step('land', items, 'approve', () => [at.other, one]),
  step('land', items, 'transferFrom', () => [at.account, at.other, one]),
])
export const batches = fc.oneof(
  { weight: 4, arbitrary: fc.array(any, { minLength: 2, maxLength: 3 }) },
  { weight: 2, arbitrary: spending },
  { weight: 1, arbitrary: sale },
)
/** `Probe` of the contracts that detect simulations: 0 pays always, each other one only in a simulation that it detects. */
const probe = fc.integer({ min: 0, max: 9 })
/** Pays a contract that pays back, in ether or in tokens, only if it detects a simulation. */
const trials = fc
  .tuple(probe, fc.constantFrom('plain' as const, null), fc.bigInt(1n, 3n), fc.bigInt(0n, 5n))
  .map(([by, name, wanted, value]) => [
    step('thief', thieves, 'pay', () => [by, name ? at[name] : ZeroAddress, wanted], value + 1n),
  ])
/** Sends a token whose transfers arrive only if the token detects a simulation. */
const traps = fc
  .tuple(probe, side, fc.bigInt(1n, 3n))
  .map(([by, to, value]) => [
    step('trap', trapToken, 'set', () => [by, ZeroAddress, 0n]),
    step('trap', erc20, 'transfer', () => [at[to], value]),
  ])
/** Calls of contracts that act otherwise in a simulation that they detect, among other calls. */
export const detecting = fc
  .tuple(fc.array(any, { maxLength: 2 }), fc.oneof(trials, traps), fc.array(any, { maxLength: 1 }))
  .map((parts) => parts.flat())
export const single = (one: fc.Arbitrary<Step>) => one.map((made) => [made])
