import {
  account,
  amount,
  amountOrNative,
  contractFile,
  date,
  does,
  gravely,
  hidden,
  messageFile,
  named,
  native,
  on,
  raw,
  says,
  ticker,
} from './parts.ts'

const zero = '0x0000000000000000000000000000000000000000'
const yes = { true: 'yes', false: 'no' }

const desc =
  '(address srcToken,address dstToken,address srcReceiver,address dstReceiver,uint256 amount,uint256 minReturnAmount,uint256 flags) desc'
const oneInchSwap = says(
  'Swap',
  'Swap {desc.amount} for at least {desc.minReturnAmount}',
  amountOrNative('desc.amount', 'Give', 'desc.srcToken'),
  amountOrNative('desc.minReturnAmount', 'Get at least', 'desc.dstToken'),
  account('desc.dstReceiver', 'To', { senderAddress: zero }),
  hidden('executor'),
  hidden('data'),
)

const swapData =
  '(address callTo,address approveTo,address sendingAssetId,address receivingAssetId,uint256 fromAmount,bytes callData,bool requiresDeposit)'
const lifiHead =
  'bytes32 _transactionId,string _integrator,string _referrer,address _receiver,uint256 _minAmountOut'
const lifi = (first: string, last: string) =>
  says(
    'Swap',
    `Swap {${first}.fromAmount} for at least {_minAmountOut}`,
    amountOrNative(`${first}.fromAmount`, 'Give', `${first}.sendingAssetId`, zero),
    amountOrNative('_minAmountOut', 'Get at least', `${last}.receivingAssetId`, zero),
    account('_receiver', 'To'),
    raw('_integrator', 'By'),
    hidden('_transactionId'),
    hidden('_referrer'),
  )
const lifiFunctions = Object.fromEntries(
  ['ERC20ToERC20', 'ERC20ToNative', 'NativeToERC20'].flatMap((kind) => [
    [
      `swapTokensSingleV3${kind}(${lifiHead},${swapData} _swapData)`,
      lifi('_swapData', '_swapData'),
    ],
    [
      `swapTokensMultipleV3${kind}(${lifiHead},${swapData}[] _swapData)`,
      lifi('_swapData.[0]', '_swapData.[-1]'),
    ],
  ]),
)

const basicOrder =
  '(address considerationToken,uint256 considerationIdentifier,uint256 considerationAmount,address offerer,address zone,address offerToken,uint256 offerIdentifier,uint256 offerAmount,uint8 basicOrderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 offererConduitKey,bytes32 fulfillerConduitKey,uint256 totalOriginalAdditionalRecipients,(uint256 amount,address recipient)[] additionalRecipients,bytes signature) parameters'
const takeOrder = does(
  'Take an order',
  account('parameters.offerToken', 'Offered, of the contract'),
  raw('parameters.offerIdentifier', 'Offered item'),
  raw('parameters.offerAmount', 'Offered count (tokens: smallest unit)'),
  amountOrNative(
    'parameters.considerationAmount',
    'Asked for it',
    'parameters.considerationToken',
    zero,
  ),
  raw('parameters.considerationIdentifier', 'Asked item'),
  amountOrNative(
    'parameters.additionalRecipients.[].amount',
    'And to others (of the same kind)',
    'parameters.considerationToken',
    zero,
  ),
  account('parameters.offerer', 'From'),
  native('You send'),
)
const markets = [1, 10, 137, 8453, 42161, 43114]

const settlement = on(
  '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
  1,
  10,
  56,
  100,
  137,
  8453,
  42161,
  43114,
  11155111,
)
const cow = { owner: 'CoW Protocol', contractName: 'Settlement' }

/**
 * Aggregators and markets: 1inch, LI.FI, CoW Protocol, Balancer and Seaport. Functions are those of the public registry
 * of ERC-7730 (1inch), of the repository lifinance/contracts (`GenericSwapFacetV3`), and of the packages
 * `@cowprotocol/contracts`, `@balancer-labs/v2-deployments` and `@opensea/seaport-js`.
 */
export const trading = [
  contractFile(
    { owner: '1inch', contractName: 'Aggregation router V6' },
    {
      ...on(
        '0x111111125421cA6dc452d289314280a0f8842A65',
        1,
        10,
        56,
        100,
        137,
        250,
        8217,
        8453,
        42161,
        43114,
        1313161554,
      ),
      324: '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF',
    },
    {
      [`swap(address executor,${desc},bytes data)`]: oneInchSwap,
      'unoswap(uint256 token,uint256 amount,uint256 minReturn,uint256 dex)': does(
        'Swap',
        amountOrNative('amount', 'Give', 'token.[-20:]', zero),
        raw('minReturn', 'Get at least (smallest unit)'),
        hidden('dex'),
      ),
    },
  ),
  contractFile(
    { owner: '1inch', contractName: 'Aggregation router V5' },
    on('0x1111111254EEB25477B68fb85Ed929f73A960582', 1, 10, 56, 137, 8453, 42161),
    { [`swap(address executor,${desc},bytes permit,bytes data)`]: oneInchSwap },
  ),
  contractFile(
    { owner: 'LI.FI', contractName: 'LI.FI' },
    {
      ...on(
        '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE',
        1,
        10,
        56,
        100,
        137,
        250,
        8453,
        42161,
        42220,
        43114,
        1313161554,
      ),
      324: '0x341e94069f53234fE6DabeF707aD424830525715',
    },
    lifiFunctions,
  ),
  // Takes tokens for orders that their owner has signed; it has no function for users.
  contractFile(
    { ...cow, contractName: 'Vault relayer' },
    on('0xC92E8bdf79f0507f65a392b0ab4667716BFE0110', 1, 10, 56, 100, 137, 8453, 42161, 43114),
    {},
  ),
  contractFile({ ...cow, metadata: { enums: { yes } } }, settlement, {
    // The order behind the id is at CoW's service alone, so that nothing of it can be shown.
    'setPreSignature(bytes orderUid,bool signed)': gravely(
      'Place or take back an order',
      named('signed', 'The order counts', 'yes'),
      raw('orderUid', 'Order'),
    ),
    'invalidateOrder(bytes orderUid)': does('Cancel an order', raw('orderUid', 'Order')),
  }),
  messageFile(
    cow,
    settlement,
    { name: 'Gnosis Protocol', version: 'v2' },
    {
      'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)':
        says(
          'Swap',
          'Swap {sellAmount} for {buyAmount} ({kind})',
          amount('sellAmount', 'Give (at most, if the kind is buy)', 'sellToken'),
          amountOrNative('buyAmount', 'Get (at least, if the kind is sell)', 'buyToken'),
          amount('feeAmount', 'And as a fee', 'sellToken'),
          raw('kind', 'Kind'),
          account('receiver', 'To', { senderAddress: zero }),
          date('validTo', 'Valid until'),
          raw('partiallyFillable', 'May be filled in parts'),
          hidden('appData'),
          hidden('sellTokenBalance'),
          hidden('buyTokenBalance'),
        ),
    },
  ),
  contractFile(
    {
      owner: 'Balancer',
      contractName: 'Vault V2',
      metadata: { enums: { yes, kind: { 0: 'what you give', 1: 'what you get' } } },
    },
    on('0xBA12222222228d8Ba445958a75a0704d566BF2C8', 1, 137, 42161),
    {
      'swap((bytes32 poolId,uint8 kind,address assetIn,address assetOut,uint256 amount,bytes userData) singleSwap,(address sender,bool fromInternalBalance,address recipient,bool toInternalBalance) funds,uint256 limit,uint256 deadline)':
        does(
          'Swap',
          ticker('singleSwap.assetIn', 'Give'),
          ticker('singleSwap.assetOut', 'Get'),
          named('singleSwap.kind', 'The amount is', 'kind'),
          raw('singleSwap.amount', 'Amount (smallest unit)'),
          raw('limit', 'Limit of the other amount (smallest unit)'),
          account('funds.recipient', 'To'),
          date('deadline', 'Valid until'),
        ),
      'setRelayerApproval(address sender,address relayer,bool approved)': gravely(
        'Let a relayer act for an account in Balancer',
        account('relayer', 'Relayer'),
        named('approved', 'May act', 'yes'),
        account('sender', 'For'),
      ),
    },
  ),
  contractFile(
    { owner: 'OpenSea', contractName: 'Seaport' },
    Object.fromEntries(
      markets.map((chain) => [
        chain,
        [
          '0x0000000000000068F116a894984e2DB1123eB395',
          '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
        ],
      ]),
    ),
    {
      [`fulfillBasicOrder(${basicOrder})`]: takeOrder,
      [`fulfillBasicOrder_efficient_6GL6yc(${basicOrder})`]: takeOrder,
      'incrementCounter()': does('Cancel all your orders'),
    },
  ),
]
