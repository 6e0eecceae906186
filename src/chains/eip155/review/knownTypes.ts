import type { Doubt, Statement } from '../../../types/review.ts'
import { address, allowance, ofToken } from './knownCalls.ts'
import { orderTypes } from './orderTypes.ts'
import { readCall } from './readCall.ts'
import {
  amountOf,
  type KnownType,
  listOf,
  type TypeReader,
  toAddress,
  until,
} from './typeReader.ts'

interface Permit {
  token: unknown
  spender: unknown
  amount: bigint
  /** Seconds since the epoch. */
  end: unknown
}

/** Permits are allowances by signature: their holder may use them at any time, without a transaction of the account. */
function permits(owner: unknown, all: readonly Permit[]): KnownType {
  const read = all.map(({ token, spender, amount, end }) => {
    const at = toAddress(token)
    const { statement, ...known } = allowance(at, toAddress(spender), amount)
    return { ...known, statement: { ...statement, contract: at, notes: [until(end)] } }
  })
  return {
    statements: read.map(({ statement }) => statement),
    isRisky: read.some(({ isRisky }) => isRisky),
    doubts: read.flatMap(({ doubts = [] }) => doubts),
    ...(owner !== undefined && { owner }),
  }
}

const risky = (owner: unknown, ...statements: Statement[]): KnownType => ({
  statements,
  isRisky: true,
  ...(owner !== undefined && { owner }),
})

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permissions = 'TokenPermissions(address token,uint256 amount)'

const call = (to: unknown, value: unknown, data: unknown) =>
  readCall({ to: toAddress(to), value: amountOf(value), data: String(data) })

const transferByOther: TypeReader = ({ from, to, value, validBefore }, contract) => {
  const receiver = toAddress(to)
  const statement: Statement = {
    text: 'review.transferByOther',
    values: {
      amount: ofToken(toAddress(contract), amountOf(value)),
      receiver: address(receiver),
    },
    contract: toAddress(contract),
    notes: [until(validBefore)],
  }
  const doubts: Doubt[] = [{ kind: 'right', address: receiver }]
  return { statements: [statement], isRisky: false, doubts, owner: from }
}

const transferFields =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'

/**
 * Types whose effect is known, by their encoding in EIP-712. Contracts compare the hash of the encoding, so a type with
 * only the same name is not read as one of these. Sources: ERC-2612, ERC-4494, DAI, Permit2, ERC-3009, Safe, ERC-2771, ERC-7710, ERC20Votes.
 */
export const knownTypes: Readonly<Record<string, TypeReader>> = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': (
    { owner, spender, value, deadline },
    contract,
  ) => permits(owner, [{ token: contract, spender, amount: amountOf(value), end: deadline }]),
  // ERC-4494
  'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)': (
    { spender, tokenId, deadline },
    contract,
  ) => {
    const to = toAddress(spender)
    const values = {
      spender: address(to),
      item: { kind: 'number', value: amountOf(tokenId) },
    } as const
    return {
      ...risky(undefined, {
        text: 'review.approve.item',
        values,
        contract: toAddress(contract),
        notes: [until(deadline)],
        isGrave: true,
      }),
      doubts: [{ kind: 'right', address: to }],
    }
  },
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': (
    { holder, spender, expiry, allowed },
    contract,
  ) =>
    permits(holder, [
      {
        token: contract,
        spender,
        amount: allowed ? 2n ** 256n - 1n : 0n,
        // DAI takes an expiry of 0 for none.
        end: amountOf(expiry) || 2n ** 256n - 1n,
      },
    ]),
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`]: ({
    details: one,
    spender,
  }) => {
    const { token, amount, expiration } = Object(one)
    return permits(undefined, [{ token, spender, amount: amountOf(amount), end: expiration }])
  },
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`]: ({
    details: all,
    spender,
  }) =>
    permits(
      undefined,
      listOf(all).map(({ token, amount, expiration }) => ({
        token,
        spender,
        amount: amountOf(amount),
        end: expiration,
      })),
    ),
  [`PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`]:
    ({ permitted, spender, deadline }) => {
      const { token, amount } = Object(permitted)
      return permits(undefined, [{ token, spender, amount: amountOf(amount), end: deadline }])
    },
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`]:
    ({ permitted, spender, deadline }) =>
      permits(
        undefined,
        listOf(permitted).map(({ token, amount }) => ({
          token,
          spender,
          amount: amountOf(amount),
          end: deadline,
        })),
      ),
  [`TransferWithAuthorization(${transferFields})`]: transferByOther,
  [`ReceiveWithAuthorization(${transferFields})`]: transferByOther,
  ...orderTypes,
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)':
    ({ to, value, data, operation }) => {
      const { statement } = call(to, value, data)
      const isDelegate = amountOf(operation) !== 0n
      const text = isDelegate ? 'review.delegateCall' : 'review.safe'
      return risky(undefined, { text, parts: [statement], isGrave: isDelegate })
    },
  'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data)': ({
    from,
    to,
    value,
    data,
  }) => forwarded(from, to, value, data),
  'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data)':
    ({ from, to, value, data }) => forwarded(from, to, value, data),
  'MetaTransaction(uint256 nonce,address from,bytes functionSignature)': (
    { from, functionSignature },
    contract,
  ) => forwarded(from, contract, '0', functionSignature),
  'Delegation(address delegatee,uint256 nonce,uint256 expiry)': ({ delegatee, expiry }) =>
    risky(undefined, {
      text: 'review.votes',
      values: { delegate: address(toAddress(delegatee)) },
      notes: [until(expiry)],
      isGrave: true,
    }),
  'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)':
    ({ delegate, delegator, caveats }) =>
      risky(delegator, {
        text: 'review.delegation',
        values: { delegate: address(toAddress(delegate)) },
        notes: [
          {
            text:
              listOf(caveats).length > 0
                ? 'review.delegation.limits'
                : 'review.delegation.noLimits',
            values: { count: { kind: 'number', value: BigInt(listOf(caveats).length) } },
          },
        ],
        isGrave: true,
      }),
}

/** A call that another sends in the account's name. */
function forwarded(from: unknown, to: unknown, value: unknown, data: unknown): KnownType {
  const { statement, isRisky, isRead, doubts } = call(to, value, data)
  return {
    statements: [{ text: 'review.forwarded', parts: [statement] }],
    isRisky: isRisky || !isRead,
    doubts,
    owner: from,
  }
}
