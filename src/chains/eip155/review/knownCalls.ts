import type { Result } from 'ethers/abi'
import type { Doubt, Statement, StatementValue } from '../../../types/review.ts'
import { leavesFor } from '../../words.ts'
import { accountCalls, type InnerCall } from '../accountCalls.ts'
import { unlimitedFrom } from '../unlimitedFrom.ts'

/** A call in words. `inner` are the calls that the called contract makes with the data it is given. */
export interface KnownCall {
  statement: Statement
  isRisky: boolean
  doubts?: readonly Doubt[]
  inner?: readonly InnerCall[]
  /** True for functions that may be called with native coin. */
  isPayable?: boolean
}

/** `args` are the arguments that ethers has decoded by the signature. */
type Reader = (to: string, args: Result) => KnownCall

export const address = (text: string): StatementValue => ({ kind: 'address', address: text })
export const ofToken = (token: string, amount: bigint): StatementValue => ({
  kind: 'amount',
  amount,
  unit: { token },
})

/** Bits of the integer types in which tokens hold allowances. All bits set mean no limit. */
const widths = [96n, 112n, 128n, 160n, 192n, 224n, 248n]

/** True if an allowance in base units is without limit: half of uint256's range, or the highest value of a type. */
const countsAsUnlimited = (amount: bigint): boolean =>
  amount >= unlimitedFrom || amount < 0n || widths.some((bits) => amount === 2n ** bits - 1n)

/** An allowance without a limit is risky. One of an amount depends on its spender. */
export function allowance(token: string, spender: string, amount: bigint): KnownCall {
  const to = address(spender)
  const doubts: Doubt[] = amount === 0n ? [] : [{ kind: 'right', address: spender }]
  const symbol: StatementValue = { kind: 'symbol', unit: { token } }
  if (countsAsUnlimited(amount)) {
    const values = { spender: to, symbol, amount: ofToken(token, amount) }
    const unread = 'review.approve.unread.unlimited'
    const text = 'review.approve.unlimited'
    return { statement: { text, unread, values, isGrave: true }, isRisky: true, doubts }
  }
  const values = { spender: to, symbol, amount: ofToken(token, amount) }
  const text = amount === 0n ? 'review.approve.none' : 'review.approve'
  return {
    statement: { text, unread: 'review.approve.unread', values },
    isRisky: false,
    doubts,
  }
}

const approve: Reader = (to, [spender, amount]) => allowance(to, spender, amount)

const increase: Reader = (to, [spender, amount]) =>
  countsAsUnlimited(amount)
    ? allowance(to, spender, amount)
    : {
        statement: {
          text: 'review.increase',
          unread: 'review.increase.unread',
          values: { spender: address(spender), amount: ofToken(to, amount) },
        },
        isRisky: false,
        doubts: amount === 0n ? [] : [{ kind: 'right', address: spender }],
      }

/** Lets an operator act for all tokens or items that a contract holds for the account. */
const operator =
  (isOnOf: (args: readonly unknown[]) => boolean, spenderAt = 0): Reader =>
  (_, args) => {
    const isOn = isOnOf(args)
    const spender = String(args[spenderAt])
    const text = isOn ? 'review.approveAll' : 'review.approveAll.none'
    const statement: Statement = { text, values: { spender: address(spender) }, isGrave: isOn }
    return { statement, isRisky: isOn, doubts: isOn ? [{ kind: 'right', address: spender }] : [] }
  }

const move: Reader = (to, [owner, receiver, amount]) => ({
  statement: {
    text: 'review.move',
    values: {
      owner: address(owner),
      receiver: address(receiver),
      amount: ofToken(to, amount),
    },
  },
  isRisky: false,
  doubts: leavesFor(receiver),
})

const moveItem: Reader = (_, [owner, receiver, id]) => ({
  statement: {
    text: 'review.moveItem',
    values: {
      owner: address(owner),
      receiver: address(receiver),
      item: { kind: 'number', value: id },
    },
  },
  isRisky: false,
  doubts: leavesFor(receiver),
})

const moveItems: Reader = (_, [owner, receiver, ids, amounts]) => {
  const list = (Array.isArray(ids) ? [...ids] : [ids]) as bigint[]
  const counts = (Array.isArray(amounts) ? [...amounts] : [amounts]) as bigint[]
  const parts = list.map((id, index): Statement => {
    const count = counts[index]
    if (count === undefined) throw new Error('lists differ in length')
    return {
      text: 'review.itemCount',
      values: { item: { kind: 'number', value: id }, count: { kind: 'number', value: count } },
    }
  })
  if (counts.length > list.length) throw new Error('lists differ in length')
  const values = { owner: address(owner), receiver: address(receiver) }
  const statement: Statement = { text: 'review.moveItems', values, parts }
  return { statement, isRisky: false, doubts: leavesFor(receiver) }
}

/** Changes who decides over a contract, or which code it runs: no sentence tells all that may follow. */
const control: Reader = () => ({
  statement: { text: 'review.control', isGrave: true },
  isRisky: true,
})

/**
 * Gives a name away (https://docs.ens.domains/registry/ens), or lets others take assets later, by an order: a simulation
 * shows no loss. Descriptors tell it.
 */
const givesAway: Reader = () => ({
  statement: { text: 'review.unknown', isGrave: true },
  isRisky: true,
})

const calls = (inner: readonly InnerCall[]): KnownCall => ({
  statement: { text: 'review.inner' },
  isRisky: false,
  inner,
  isPayable: true,
})
const onSelf = (to: string, all: readonly string[]) =>
  calls([...all].map((data) => ({ to, value: 0n, data })))

/**
 * Functions by which accounts, roles and code of contracts change: OpenZeppelin 5 (https://docs.openzeppelin.com/contracts/5.x/access-control,
 * https://docs.openzeppelin.com/contracts/5.x/api/proxy), Safe 1.5
 * (https://github.com/safe-global/safe-smart-account/tree/v1.5.0), accounts of ERC-7579.
 */
const controlling = [
  'grantRole(bytes32,address)',
  'beginDefaultAdminTransfer(address)',
  'changeAdmin(address)',
  'upgradeTo(address)',
  'upgradeToAndCall(address,bytes)',
  'upgrade(address,address)',
  'upgradeAndCall(address,address,bytes)',
  'setOwner(address)',
  'addOwnerWithThreshold(address,uint256)',
  'swapOwner(address,address,address)',
  'removeOwner(address,address,uint256)',
  'changeThreshold(uint256)',
  'enableModule(address)',
  'setGuard(address)',
  'setModuleGuard(address)',
  'setFallbackHandler(address)',
  'installModule(uint256,address,bytes)',
  'addOwnerAddress(address)',
  'addOwnerPublicKey(bytes32,bytes32)',
]

/**
 * Functions whose effect is known, by signature. Sources: ERC-20, 721, 1155, 1363, 2612, 6909, 777, 7674, Permit2, Multicall3, Safe;
 * operators of Morpho Blue, Maker's Vat (https://docs.makerdao.com/smart-contract-modules/core-module/vat-detailed-documentation),
 * Balancer's Vault 2 and GMX 1 (https://github.com/gmx-io/gmx-contracts/blob/master/contracts/core/Router.sol).
 */
export const knownCalls: Readonly<Record<string, Reader>> = {
  'transfer(address,uint256)': (to, [receiver, amount]) => ({
    statement: {
      text: 'review.transfer',
      values: { amount: ofToken(to, amount), receiver: address(receiver) },
    },
    isRisky: false,
    doubts: leavesFor(receiver),
  }),
  'transferFrom(address,address,uint256)': move,
  'safeTransferFrom(address,address,uint256)': moveItem,
  'safeTransferFrom(address,address,uint256,bytes)': moveItem,
  'safeTransferFrom(address,address,uint256,uint256,bytes)': moveItems,
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)': moveItems,
  'approve(address,uint256)': approve,
  'approveAndCall(address,uint256)': approve,
  'approveAndCall(address,uint256,bytes)': approve,
  'temporaryApprove(address,uint256)': approve,
  'approve(address,uint256,uint256)': (_, [spender, id, amount]) => ({
    doubts: amount > 0n ? [{ kind: 'right', address: spender }] : [],
    statement: {
      text: 'review.approve.item',
      values: { spender: address(spender), item: { kind: 'number', value: id } },
      isGrave: amount > 0n,
    },
    isRisky: amount > 0n,
  }),
  'approveDelegation(address,uint256)': approve,
  'increaseAllowance(address,uint256)': increase,
  'increaseApproval(address,uint256)': increase,
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': (to, [, spender, amount]) =>
    allowance(to, spender, amount),
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)': (to, args) =>
    allowance(to, args[1], args[4] ? 2n ** 256n - 1n : 0n),
  'approve(address,address,uint160,uint48)': (_, [token, spender, amount, expires]) => {
    const { statement, ...rest } = allowance(token, spender, amount)
    const until: Statement = {
      text: 'review.until',
      values: { date: { kind: 'date', seconds: expires } },
    }
    return { ...rest, statement: { ...statement, notes: [until] } }
  },
  'setApprovalForAll(address,bool)': operator((args) => Boolean(args[1])),
  'setOperator(address,bool)': operator((args) => Boolean(args[1])),
  'allow(address,bool)': operator((args) => Boolean(args[1])),
  'authorizeOperator(address)': operator(() => true),
  'revokeOperator(address)': operator(() => false),
  'setAuthorization(address,bool)': operator((args) => Boolean(args[1])),
  'setRelayerApproval(address,address,bool)': operator((args) => Boolean(args[2]), 1),
  'hope(address)': operator(() => true),
  'nope(address)': operator(() => false),
  'approvePlugin(address)': operator(() => true),
  'denyPlugin(address)': operator(() => false),
  ...Object.fromEntries(controlling.map((name) => [name, control])),
  'setOwner(bytes32,address)': givesAway,
  'setSubnodeOwner(bytes32,bytes32,address)': givesAway,
  'setRecord(bytes32,address,address,uint64)': givesAway,
  // CryptoPunks, https://etherscan.io/address/0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb#code
  'offerPunkForSale(uint256,uint256)': givesAway,
  'offerPunkForSaleToAddress(uint256,uint256,address)': givesAway,
  // CoW Protocol, https://github.com/cowprotocol/contracts/blob/main/src/contracts/mixins/GPv2Signing.sol
  'setPreSignature(bytes,bool)': givesAway,
  'transferOwnership(address)': (_, [owner]) => ({
    statement: { text: 'review.newOwner', values: { owner: address(owner) }, isGrave: true },
    isRisky: true,
  }),
  'multicall(bytes[])': (to, [all]) => onSelf(to, all),
  'multicall(uint256,bytes[])': (to, [, all]) => onSelf(to, all),
  'multicall(bytes32,bytes[])': (to, [, all]) => onSelf(to, all),
  'aggregate((address,bytes)[])': (_, [all]) =>
    calls([...all].map(([to, data]) => ({ to, value: 0n, data }))),
  'tryAggregate(bool,(address,bytes)[])': (_, [, all]) =>
    calls([...all].map(([to, data]) => ({ to, value: 0n, data }))),
  'aggregate3((address,bool,bytes)[])': (_, [all]) =>
    calls([...all].map(([to, , data]) => ({ to, value: 0n, data }))),
  'aggregate3Value((address,bool,uint256,bytes)[])': (_, [all]) =>
    calls([...all].map(([to, , value, data]) => ({ to, value, data }))),
  ...Object.fromEntries(
    Object.entries(accountCalls).map(([name, read]) => [
      name,
      (_: string, args: Result) => calls(read(args)),
    ]),
  ),
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': (
    safe,
    [to, value, data, operation, , , gasPrice],
  ) => {
    const known = calls([{ to, value, data }])
    // With a gas price the Safe pays a refund, which names any amount, token and receiver. A call of itself changes its settings.
    if (gasPrice > 0n || (to === safe && data !== '0x'))
      return { ...known, statement: { ...known.statement, isGrave: true }, isRisky: true }
    if (operation === 0n) return known
    // A delegate call runs the code of another contract as the Safe itself.
    return { ...known, statement: { text: 'review.delegateCall', isGrave: true }, isRisky: true }
  },
}
