import type { Statement, StatementValue } from '../../../types/review.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { toQuantity } from './contradictions.ts'
import { address, allowance, ofToken } from './knownCalls.ts'
import { readCall } from './readCall.ts'

/** Typed data in words. */
export interface KnownType {
  statements: readonly Statement[]
  isRisky: boolean
  /** The account in whose name the contract acts; undefined if the data name none. */
  owner?: unknown
}

/** A struct, whose values `parseTypedData` has compared with the type's fields. */
type Message = Readonly<Record<string, unknown>>
type TypeReader = (message: Message, contract: string) => KnownType

const listOf = (value: unknown): readonly Message[] => (Array.isArray(value) ? value : [])
const toAddress = (value: unknown) => toChecksumAddress(String(value))
/** Quantities were compared with their types, so that none is null. */
const amountOf = (value: unknown) => toQuantity(value) ?? 0n
const until = (seconds: unknown): Statement => ({
  text: 'review.until',
  values: { date: { kind: 'date', seconds: amountOf(seconds) } },
})

/** A permit is an allowance by signature: its holder may use it at any time, without a transaction of the account. */
function permit(token: unknown, spender: unknown, amount: bigint, ...ends: unknown[]): Statement {
  const at = toAddress(token)
  const { statement } = allowance(at, toAddress(spender), amount)
  return { ...statement, contract: at, notes: ends.map(until), isGrave: amount > 0n }
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

const transferByOther: TypeReader = ({ from, to, value, validBefore }, contract) =>
  risky(from, {
    text: 'review.transferByOther',
    values: {
      amount: ofToken(toAddress(contract), amountOf(value)),
      receiver: address(toAddress(to)),
    },
    contract: toAddress(contract),
    notes: [until(validBefore)],
    isGrave: true,
  })

const transferFields =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'

/** Item of a Seaport order: 0 is the native token, 1 a token, 2 and 4 ERC-721, 3 and 5 ERC-1155; 4 and 5 are any item. */
function item(one: Message, amount: bigint): Statement {
  const type = Number(one.itemType)
  const values: Record<string, StatementValue> = {}
  if (type === 0) values.amount = { kind: 'amount', amount, unit: 'native' }
  else if (type === 1) values.amount = ofToken(toAddress(one.token), amount)
  else values.item = { kind: 'number', value: amountOf(one.identifierOrCriteria) }
  const isAny = type > 3
  const key = type < 2 ? 'review.amount' : isAny ? 'review.order.anyItem' : 'review.item'
  return { text: key, values, isGrave: isAny, ...(type > 0 && { contract: toAddress(one.token) }) }
}

/** Base units below which an amount of an order counts as nothing. */
const negligible = { native: 1_000_000_000n, token: 100n }

/** Least and most of an item: the amount of an order may rise or fall with time. */
function rangeOf({ startAmount, endAmount }: Message): readonly [bigint, bigint] {
  const [start, end] = [amountOf(startAmount), amountOf(endAmount)]
  return start < end ? [start, end] : [end, start]
}

const order: TypeReader = ({ offerer, offer, consideration, endTime }) => {
  const isOwn = (one: Message) => toAddress(one.recipient) === toAddress(offerer)
  const gives = listOf(offer)
  const gets = listOf(consideration).filter(isOwn)
  const isWorth = (one: Message) => {
    const type = Number(one.itemType)
    return type > 1
      ? rangeOf(one)[0] > 0n
      : rangeOf(one)[0] >= (type === 0 ? negligible.native : negligible.token)
  }
  const isForNothing = gives.length > 0 && !gets.some(isWorth)
  const anyItem = gives.some((one) => Number(one.itemType) > 3)
  return {
    statements: [
      {
        text: 'review.order.give',
        parts: gives.map((one) => item(one, rangeOf(one)[1])),
        notes: [until(endTime)],
        isGrave: isForNothing,
      },
      {
        text: gets.length > 0 ? 'review.order.get' : 'review.order.nothing',
        parts: gets.map((one) => item(one, rangeOf(one)[0])),
        isGrave: isForNothing,
      },
    ],
    isRisky: isForNothing || anyItem,
    owner: offerer,
  }
}

const offerItem =
  'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const considerationItem =
  'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)'

/**
 * Types whose effect is known, by their encoding in EIP-712. Contracts compare the hash of the encoding, so a type with
 * only the same name is not read as one of these. Sources: ERC-2612, DAI, Permit2, ERC-3009, Seaport, Safe, ERC-2771, ERC-7710, ERC20Votes.
 */
export const knownTypes: Readonly<Record<string, TypeReader>> = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': (
    { owner, spender, value, deadline },
    contract,
  ) => risky(owner, permit(contract, spender, amountOf(value), deadline)),
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': (
    { holder, spender, expiry, allowed },
    contract,
  ) =>
    risky(
      holder,
      // DAI takes an expiry of 0 for none.
      permit(
        contract,
        spender,
        allowed ? 2n ** 256n - 1n : 0n,
        amountOf(expiry) || 2n ** 256n - 1n,
      ),
    ),
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`]: ({
    details: one,
    spender,
  }) => {
    const { token, amount, expiration } = Object(one)
    return risky(undefined, permit(token, spender, amountOf(amount), expiration))
  },
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`]: ({
    details: all,
    spender,
  }) =>
    risky(
      undefined,
      ...listOf(all).map(({ token, amount, expiration }) =>
        permit(token, spender, amountOf(amount), expiration),
      ),
    ),
  [`PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`]:
    ({ permitted, spender, deadline }) => {
      const { token, amount } = Object(permitted)
      return risky(undefined, permit(token, spender, amountOf(amount), deadline))
    },
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`]:
    ({ permitted, spender, deadline }) =>
      risky(
        undefined,
        ...listOf(permitted).map(({ token, amount }) =>
          permit(token, spender, amountOf(amount), deadline),
        ),
      ),
  [`TransferWithAuthorization(${transferFields})`]: transferByOther,
  [`ReceiveWithAuthorization(${transferFields})`]: transferByOther,
  [`OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)${considerationItem}${offerItem}`]:
    order,
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
  const { statement, isRisky, isRead } = call(to, value, data)
  return {
    statements: [{ text: 'review.forwarded', parts: [statement] }],
    isRisky: isRisky || !isRead,
    owner: from,
  }
}
