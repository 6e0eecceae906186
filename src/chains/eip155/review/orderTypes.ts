import type { OrderAsset, Statement } from '../../../types/review.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import { ofToken } from './knownCalls.ts'
import type { TypedData } from './parseTypedData.ts'
import {
  amountOf,
  type KnownType,
  listOf,
  type Message,
  type TypeReader,
  toAddress,
  until,
} from './typeReader.ts'

/** An asset of an order in words. `isNothing` is true of an amount that counts as none in any unit. */
interface Asset {
  statement: Statement
  asset: OrderAsset
  isNothing: boolean
}

/** Base units below which an amount of an order counts as nothing. */
const negligible = { native: 1_000_000_000n, token: 100n }

const native = (amount: bigint): Asset => ({
  statement: {
    text: 'review.amount',
    values: { amount: { kind: 'amount', amount, unit: 'native' } },
    isGrave: false,
  },
  asset: { amount, unit: 'native' },
  isNothing: amount < negligible.native,
})

function tokens(given: unknown, amount: bigint): Asset {
  const token = toAddress(given)
  return {
    statement: {
      text: 'review.amount',
      values: { amount: ofToken(token, amount) },
      isGrave: false,
      contract: token,
    },
    asset: { amount, unit: { token } },
    isNothing: amount < negligible.token,
  }
}

function item(collection: unknown, id: unknown, count: bigint, isAny = false): Asset {
  const value = { kind: 'number', value: amountOf(id) } as const
  return {
    statement: {
      text: isAny ? 'review.order.anyItem' : 'review.item',
      values: { item: value },
      isGrave: isAny,
      contract: toAddress(collection),
    },
    asset: 'item',
    isNothing: count === 0n,
  }
}

const isZero = (address: unknown) => BigInt(String(address)) === 0n

/** Native coin where a market has the zero address or `0xEeee…` (ERC-7528) for it. */
const paid = (token: unknown, amount: bigint): Asset =>
  isZero(token) || /^0xe{40}$/i.test(String(token)) ? native(amount) : tokens(token, amount)

interface OrderParts {
  owner?: unknown
  /** The most that is given. */
  gives: readonly Asset[]
  /** The least that the account itself gets. */
  gets: readonly Asset[]
  end: unknown
}

function order({ owner, gives, gets, end }: OrderParts): KnownType {
  const isForNothing = gives.length > 0 && gets.every(({ isNothing }) => isNothing)
  return {
    statements: [
      {
        text: 'review.order.give',
        parts: gives.map(({ statement }) => statement),
        notes: [until(end)],
        isGrave: isForNothing,
      },
      {
        text: gets.length > 0 ? 'review.order.get' : 'review.order.nothing',
        parts: gets.map(({ statement }) => statement),
        isGrave: isForNothing,
      },
    ],
    isRisky: true,
    orders: [{ gives: gives.map(({ asset }) => asset), gets: gets.map(({ asset }) => asset) }],
    ...(owner !== undefined && { owner }),
  }
}

/** Item of a Seaport order: 0 is the native token, 1 a token, 2 and 4 ERC-721, 3 and 5 ERC-1155; 4 and 5 are any item. */
function ofSeaport(one: Message, amount: bigint): Asset {
  const type = Number(one.itemType)
  if (type === 0) return native(amount)
  if (type === 1) return tokens(one.token, amount)
  return item(one.token, one.identifierOrCriteria, amount, type > 3)
}

/** Least and most of an item: the amount of an order may rise or fall with time. */
function rangeOf({ startAmount, endAmount }: Message): readonly [bigint, bigint] {
  const [start, end] = [amountOf(startAmount), amountOf(endAmount)]
  return start < end ? [start, end] : [end, start]
}

const seaport: TypeReader = ({ offerer, offer, consideration, endTime }) => {
  const isOwn = (one: Message) => toAddress(one.recipient) === toAddress(offerer)
  return order({
    owner: offerer,
    gives: listOf(offer).map((one) => ofSeaport(one, rangeOf(one)[1])),
    gets: listOf(consideration)
      .filter(isOwn)
      .map((one) => ofSeaport(one, rangeOf(one)[0])),
    end: endTime,
  })
}

/** Reads an order that swaps one token of the maker for one of the taker. The maker gets nothing if another receives it. */
const swapped =
  (
    give: string,
    giveAmount: string,
    get: string,
    getAmount: string,
    endOf: (message: Message) => unknown,
  ): TypeReader =>
  (message, _, isOwn) => {
    const { maker, receiver } = message
    const isKept = receiver === undefined || isZero(receiver) || isOwn(receiver)
    return order({
      owner: maker,
      gives: [paid(message[give], amountOf(message[giveAmount]))],
      gets: isKept ? [paid(message[get], amountOf(message[getAmount]))] : [],
      end: endOf(message),
    })
  }

const never = 2n ** 256n - 1n
/** End of an order of 1inch: 40 bits of its traits; 0 stands for none. */
const endOfTraits = ({ makerTraits }: Message) =>
  (amountOf(makerTraits) >> 80n) & (2n ** 40n - 1n) || never

const ofZeroEx = swapped(
  'makerToken',
  'makerAmount',
  'takerToken',
  'takerAmount',
  ({ expiry }) => expiry,
)

/**
 * Reactors of UniswapX, which pay what an order names or fail
 * (https://docs.uniswap.org/contracts/uniswapx/deployment).
 */
const reactors = new Set([
  '0x6000da47483062a0d734ba3dc7576ce6a0b645c4',
  '0x00000011f84b9aa48e5f8aa8b9897600006289be',
  '0xb274d5f4b833b61b340b654d600a864fb604a87c',
  '0x1bd1aadc9e230626c44a139d7e70d842749351eb',
  '0x000000001ec5656dcdb24d90dfa42742738de729',
  '0x00000006021a6bce796be7ba509bbba71e956e37',
])
/** Outputs of the orders of UniswapX, in the list of that name. */
const outputs = /\b(?:DutchOutput|PriorityOutput|V3DutchOutput)\[\] (outputs|baseOutputs)\b/

/** The least of an output: its amount falls from the start to the end, or to a least amount. */
const leastOfOutput = ({ startAmount, endAmount, amount, minAmount }: Message): bigint =>
  [startAmount, endAmount, amount, minAmount]
    .flatMap((one) => (one === undefined ? [] : amountOf(one)))
    .reduce(leastOf)

/** The reader of an order of UniswapX, which is the witness of a permit for a reactor; null for any other message. */
export function uniswapX({
  encodedType,
  message,
}: Pick<TypedData, 'encodedType' | 'message'>): TypeReader | null {
  const [, name] = outputs.exec(encodedType) ?? []
  if (name === undefined || !reactors.has(String(message.spender).toLowerCase())) return null
  return ({ permitted, deadline, witness }, _, isOwn) => {
    const { token, amount } = Object(permitted)
    const all = listOf(Object(witness)[name]).filter(({ recipient }) => isOwn(recipient))
    return order({
      gives: [tokens(token, amountOf(amount))],
      gets: all.map((one) => paid(one.token, leastOfOutput(one))),
      end: deadline,
    })
  }
}

const offerItem =
  'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const considerationItem =
  'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)'

/**
 * Orders of markets, by their encoding in EIP-712. Sources: Seaport 1.6, CoW Protocol
 * (https://github.com/cowprotocol/contracts), 1inch's Limit Order Protocol 4
 * (https://github.com/1inch/limit-order-protocol), 0x 4 (https://github.com/0xProject/protocol).
 */
export const orderTypes: Readonly<Record<string, TypeReader>> = {
  [`OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)${considerationItem}${offerItem}`]:
    seaport,
  // Its descriptor tells it in one sentence.
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)':
    (
      { sellToken, buyToken, receiver, sellAmount, buyAmount, validTo, feeAmount },
      contract,
      isOwn,
    ) => ({
      ...order({
        gives: [sellAmount, feeAmount].map((one) => tokens(sellToken, amountOf(one))),
        gets: isZero(receiver) || isOwn(receiver) ? [paid(buyToken, amountOf(buyAmount))] : [],
        end: validTo,
      }),
      statements: [{ text: 'review.typed.unread', isGrave: true, contract: toAddress(contract) }],
    }),
  'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)':
    swapped('makerAsset', 'makingAmount', 'takerAsset', 'takingAmount', endOfTraits),
  'LimitOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)':
    ofZeroEx,
  'RfqOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)':
    ofZeroEx,
}
