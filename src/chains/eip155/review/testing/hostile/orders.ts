import { type Case, end, ether, signed } from '../cases.ts'
import { apes, dai, me, seaport, shop, bob as thief, usdc, weth } from '../names.ts'

const most = String(2n ** 256n - 1n)
const none = `0x${'00'.repeat(32)}`
const root = `0x${'12'.repeat(32)}`
const nothing = '0x0000000000000000000000000000000000000000'
const until = String(end)
const on = (verifyingContract: string, name = 'USD Coin', chainId: unknown = 1) => ({
  name,
  version: '2',
  chainId,
  verifyingContract,
})
const item = (itemType: number, token: string, id: string, amount: string, endAmount = amount) => ({
  itemType,
  token,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount,
})
const offerType =
  'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const askType =
  'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)'
const fields =
  '(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)'
const components = `OrderComponents${fields}${askType}${offerType}`
const order = (offer: object[], consideration: object[]) => ({
  offerer: me,
  zone: nothing,
  offer,
  consideration,
  orderType: 0,
  startTime: '0',
  endTime: until,
  zoneHash: none,
  salt: '1',
  conduitKey: none,
  counter: '0',
})
const ape = item(2, apes, '5', '1')
const paid = (amount: string, recipient = me, endAmount = amount) => ({
  ...item(0, nothing, '0', amount, endAmount),
  recipient,
})
const listed = (name: string, offer: object[], consideration: object[]) =>
  signed(name, components, order(offer, consideration), on(seaport, 'Seaport'))
const worthless = '0x1111111111111111111111111111111111111111'
/** Orders for nothing, and hashes of which nothing can be read. */
export const orders: readonly Case[] = [
  listed('a listing for nothing', [ape], []),
  listed('a listing for 1 wei', [ape], [paid('1')]),
  listed('a listing that pays the thief', [ape], [paid(String(ether), thief)]),
  listed('a listing that pays the thief first', [ape], [paid('1'), paid(String(ether), thief)]),
  listed('a listing that falls to nothing', [ape], [paid(String(ether), me, '0')]),
  listed('a listing of several items for nothing', [ape, item(3, shop, '7', '10')], [paid('1')]),
  listed(
    'a listing for a worthless token',
    [ape],
    [{ ...item(1, worthless, '0', String(10n ** 30n)), recipient: me }],
  ),
  listed('a listing for an item', [ape], [{ ...item(2, worthless, '1', '1'), recipient: me }]),
  listed(
    'an offer of tokens for an item of the thief',
    [item(1, weth, '0', String(ether))],
    [{ ...item(2, worthless, '1', '1'), recipient: me }],
  ),
  listed(
    'an offer of all tokens for nothing',
    [item(1, weth, '0', most), item(1, usdc, '0', most)],
    [paid('1')],
  ),
  listed('an offer of any item for nothing', [item(4, apes, '0', '1')], [paid('1')]),
  signed(
    'a bulk order of Seaport',
    `BulkOrder(OrderComponents[2] tree)${askType}${offerType}OrderComponents${fields}`,
    { tree: [order([ape], [paid('1')]), order([item(3, shop, '7', '10')], [])] },
    on(seaport, 'Seaport'),
  ),
  ...['root', 'hash', 'merkleRoot', 'orderRoot'].map((name) =>
    signed(
      `a bulk listing of Blur as ${name}`,
      `Root(bytes32 ${name})`,
      { [name]: root },
      on('0x0000000000A39bb272e79075ade125fd351887Ac', 'Blur Exchange'),
    ),
  ),
  ...['Digest', 'Message', 'Verify', 'Login', 'MerkleTree', 'Batch'].map((type) =>
    signed(`only a hash as ${type}`, `${type}(bytes32 hash)`, { hash: root }, on(shop, 'Market')),
  ),
  signed(
    'a batch of hashes',
    'Leaves(bytes32[] leaves)',
    { leaves: [root, root] },
    on(shop, 'Market'),
  ),
  signed(
    'an order of Blur 1 for nothing',
    'Order(address trader,uint8 side,address matchingPolicy,address collection,uint256 tokenId,uint256 amount,address paymentToken,uint256 price,uint256 listingTime,uint256 expirationTime,Fee[] fees,uint256 salt,bytes extraParams,uint256 nonce)Fee(uint16 rate,address recipient)',
    {
      trader: me,
      side: 1,
      matchingPolicy: shop,
      collection: apes,
      tokenId: '5',
      amount: '1',
      paymentToken: nothing,
      price: '0',
      listingTime: '0',
      expirationTime: until,
      fees: [{ rate: 10_000, recipient: thief }],
      salt: '1',
      extraParams: '0x',
      nonce: '0',
    },
    on('0x000000000000Ad05Ccc4F10045630fb830B95127', 'Blur Exchange'),
  ),
  signed(
    'an order of LooksRare for nothing',
    'MakerOrder(bool isOrderAsk,address signer,address collection,uint256 price,uint256 tokenId,uint256 amount,address strategy,address currency,uint256 nonce,uint256 startTime,uint256 endTime,uint256 minPercentageToAsk,bytes params)',
    {
      isOrderAsk: true,
      signer: me,
      collection: apes,
      price: '1',
      tokenId: '5',
      amount: '1',
      strategy: shop,
      currency: weth,
      nonce: '1',
      startTime: '0',
      endTime: until,
      minPercentageToAsk: '0',
      params: '0x',
    },
    on('0x59728544B08AB483533076417FbBB2fD0B17CE3a', 'LooksRareExchange'),
  ),
  signed(
    'an order of 0x for nothing',
    'LimitOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)',
    {
      makerToken: usdc,
      takerToken: dai,
      makerAmount: '12500000',
      takerAmount: '1',
      takerTokenFeeAmount: '0',
      maker: me,
      taker: thief,
      sender: thief,
      feeRecipient: nothing,
      pool: none,
      expiry: until,
      salt: '1',
    },
    on('0xDef1C0ded9bec7F1a1670819833240f027b25EfF', 'ZeroEx'),
  ),
  signed(
    'an order of 1inch for nothing',
    'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
    {
      salt: '1',
      maker: me,
      receiver: thief,
      makerAsset: usdc,
      takerAsset: dai,
      makingAmount: '12500000',
      takingAmount: '1',
      makerTraits: '0',
    },
    on('0x111111125421cA6dc452d289314280a0f8842A65', '1inch'),
  ),
  signed(
    'an order of CoW to another',
    'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
    {
      sellToken: usdc,
      buyToken: dai,
      receiver: thief,
      sellAmount: '12500000',
      buyAmount: '1',
      validTo: until,
      appData: none,
      feeAmount: '0',
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
    on('0x9008D19f58AAbD9eD0D60971565AA8510560ab41', 'Gnosis Protocol'),
  ),
]
