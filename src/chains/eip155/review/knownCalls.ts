import type { Result } from 'ethers/abi'
import type { Statement, StatementValue } from '../../../types/review.ts'
import { accountCalls, type InnerCall } from '../accountCalls.ts'
import { unlimitedFrom } from '../unlimitedFrom.ts'

/** A call in words. `inner` are the calls that the called contract makes with the data it is given. */
export interface KnownCall {
  statement: Statement
  isRisky: boolean
  inner?: readonly InnerCall[]
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

/** An allowance of a token that is not zero is risky, because a call does not name its purpose. */
export function allowance(token: string, spender: string, amount: bigint): KnownCall {
  const to = address(spender)
  const symbol: StatementValue = { kind: 'symbol', unit: { token } }
  if (countsAsUnlimited(amount)) {
    const values = { spender: to, symbol, amount: ofToken(token, amount) }
    const unread = 'review.approve.unread.unlimited'
    const text = 'review.approve.unlimited'
    return { statement: { text, unread, values, isGrave: true }, isRisky: true }
  }
  const values = { spender: to, symbol, amount: ofToken(token, amount) }
  const text = amount === 0n ? 'review.approve.none' : 'review.approve'
  return {
    statement: { text, unread: 'review.approve.unread', values },
    isRisky: amount !== 0n,
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
        isRisky: amount > 0n,
      }

/** Lets an operator act for all tokens or items that a contract holds for the account. */
const operator =
  (isOnOf: (args: readonly unknown[]) => boolean, spenderAt = 0): Reader =>
  (_, args) => {
    const isOn = isOnOf(args)
    const values = { spender: address(args[spenderAt]) }
    const text = isOn ? 'review.approveAll' : 'review.approveAll.none'
    return { statement: { text, values, isGrave: isOn }, isRisky: isOn }
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
  return { statement: { text: 'review.moveItems', values, parts }, isRisky: false }
}

const calls = (inner: readonly InnerCall[]): KnownCall => ({
  statement: { text: 'review.inner' },
  isRisky: false,
  inner,
})
const onSelf = (to: string, all: readonly string[]) =>
  calls([...all].map((data) => ({ to, value: 0n, data })))

/** Functions whose effect is known, by signature. Sources: ERC-20, 721, 1155, 2612, 6909, 777, Permit2, Multicall3, Safe. */
export const knownCalls: Readonly<Record<string, Reader>> = {
  'transfer(address,uint256)': (to, [receiver, amount]) => ({
    statement: {
      text: 'review.transfer',
      values: { amount: ofToken(to, amount), receiver: address(receiver) },
    },
    isRisky: false,
  }),
  'transferFrom(address,address,uint256)': move,
  'safeTransferFrom(address,address,uint256)': moveItem,
  'safeTransferFrom(address,address,uint256,bytes)': moveItem,
  'safeTransferFrom(address,address,uint256,uint256,bytes)': moveItems,
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)': moveItems,
  'approve(address,uint256)': approve,
  'approveAndCall(address,uint256,bytes)': approve,
  'approveDelegation(address,uint256)': approve,
  'increaseAllowance(address,uint256)': increase,
  'increaseApproval(address,uint256)': increase,
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': (to, [, spender, amount]) =>
    allowance(to, spender, amount),
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)': (to, args) =>
    allowance(to, args[1], args[4] ? 2n ** 256n - 1n : 0n),
  'approve(address,address,uint160,uint48)': (_, [token, spender, amount, expires]) => {
    const { statement, isRisky } = allowance(token, spender, amount)
    const until: Statement = {
      text: 'review.until',
      values: { date: { kind: 'date', seconds: expires } },
    }
    return { statement: { ...statement, notes: [until] }, isRisky }
  },
  'setApprovalForAll(address,bool)': operator((args) => Boolean(args[1])),
  'setOperator(address,bool)': operator((args) => Boolean(args[1])),
  'allow(address,bool)': operator((args) => Boolean(args[1])),
  'authorizeOperator(address)': operator(() => true),
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
    _,
    [to, value, data, operation],
  ) => {
    const known = calls([{ to, value, data }])
    if (operation === 0n) return known
    // A delegate call runs the code of another contract as the Safe itself.
    return { ...known, statement: { text: 'review.delegateCall', isGrave: true }, isRisky: true }
  },
}
