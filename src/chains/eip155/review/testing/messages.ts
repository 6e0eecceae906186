import { concat, hexlify, toUtf8Bytes, ZeroAddress, ZeroHash } from 'ethers'
import { encode } from './encode.ts'
import { apes, bob, dai, me, permit2, router, safe, seaport, shop, usdc, weth } from './names.ts'
import { typed } from './typed.ts'

const end = '1900000000'
const most = String(2n ** 256n - 1n)

const on = (verifyingContract: string, name = 'Example', chainId = 1) => ({
  name,
  version: '1',
  chainId,
  verifyingContract,
})
const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permissions = 'TokenPermissions(address token,uint256 amount)'
const authorization =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const forPermit2 = { name: 'Permit2', chainId: 1, verifyingContract: permit2 }
const offer =
  'OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const consideration =
  'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)'
const components = `OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)${consideration}${offer}`
const item = (itemType: number, token: string, id: string, amount: string) => ({
  itemType,
  token,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount: amount,
})
const order = (gives: object[], gets: object[]) => ({
  offerer: me,
  zone: ZeroAddress,
  offer: gives,
  consideration: gets,
  orderType: 0,
  startTime: '1',
  endTime: end,
  zoneHash: ZeroHash,
  salt: '1',
  conduitKey: ZeroHash,
  counter: '0',
})
const ape = item(2, apes, '7737', '1')
const paid = (amount: string, recipient = me) => ({
  ...item(0, ZeroAddress, '0', amount),
  recipient,
})
const safeTx =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
const inSafe = (to: string, value: string, data: string, operation: number) => ({
  to,
  value,
  data,
  operation,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: ZeroAddress,
  refundReceiver: ZeroAddress,
  nonce: '7',
})
const transfer = encode('transfer(address,uint256)', bob, 12_500_000n)
const permitted = { token: usdc, amount: '12500000' }
const cow = {
  name: 'Gnosis Protocol',
  version: 'v2',
  chainId: 1,
  verifyingContract: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
}
const cowOrder =
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)'
const forward = 'address from,address to,uint256 value,uint256 gas,uint256 nonce'
const delegation =
  'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)'

const personal = (name: string, text: string) => ({
  name,
  method: 'personal_sign',
  params: [hexlify(toUtf8Bytes(text)), me],
})
const signIn = (more: { domain?: string; uri?: string; end?: string } = {}) => {
  const { domain = 'app.example', uri = 'https://app.example', end = '' } = more
  return `${domain} wants you to sign in with your Ethereum account:\n${me}\n\nWelcome.\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00.000Z${end}`
}

/** Typed data and messages of pages, by their names in the corpus. Types are those of the contracts’ published sources. */
export const messages: readonly { name: string; method: string; params: unknown }[] = [
  typed(
    'a permit (ERC-2612)',
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    { owner: me, spender: router, value: '12500000', nonce: '0', deadline: end },
    on(usdc, 'USD Coin'),
  ),
  typed(
    'a permit without a limit',
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    { owner: me, spender: router, value: most, nonce: '0', deadline: most },
    on(usdc, 'USD Coin'),
  ),
  typed(
    'a permit of DAI',
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    { holder: me, spender: router, nonce: '0', expiry: '0', allowed: true },
    on(dai, 'Dai Stablecoin'),
  ),
  typed(
    'a permit of DAI taken back',
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    { holder: me, spender: router, nonce: '0', expiry: '0', allowed: false },
    on(dai, 'Dai Stablecoin'),
  ),
  typed(
    'a permit of Permit2',
    `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`,
    {
      details: { token: usdc, amount: '12500000', expiration: end, nonce: '0' },
      spender: router,
      sigDeadline: end,
    },
    forPermit2,
  ),
  typed(
    'permits of Permit2',
    `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`,
    {
      details: [
        { token: usdc, amount: '12500000', expiration: end, nonce: '0' },
        { token: dai, amount: String(2n ** 160n - 1n), expiration: end, nonce: '0' },
      ],
      spender: router,
      sigDeadline: end,
    },
    forPermit2,
  ),
  typed(
    'a transfer by Permit2',
    `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`,
    { permitted, spender: router, nonce: '1', deadline: end },
    forPermit2,
  ),
  typed(
    'transfers by Permit2',
    `PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`,
    {
      permitted: [permitted, { token: dai, amount: '1000000000000000000' }],
      spender: router,
      nonce: '1',
      deadline: end,
    },
    forPermit2,
  ),
  typed(
    'an order of UniswapX (a witness of Permit2)',
    `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,LimitOrder witness)LimitOrder(address reactor,address swapper,uint256 nonce,uint256 deadline)${permissions}`,
    {
      permitted,
      spender: router,
      nonce: '1',
      deadline: end,
      witness: { reactor: router, swapper: me, nonce: '1', deadline: end },
    },
    forPermit2,
  ),
  typed(
    'a transfer by another (ERC-3009)',
    `TransferWithAuthorization${authorization}`,
    { from: me, to: bob, value: '12500000', validAfter: '0', validBefore: end, nonce: ZeroHash },
    on(usdc, 'USD Coin'),
  ),
  typed(
    'a transfer that the receiver sends (ERC-3009)',
    `ReceiveWithAuthorization${authorization}`,
    { from: me, to: bob, value: '12500000', validAfter: '0', validBefore: end, nonce: ZeroHash },
    on(usdc, 'USD Coin'),
  ),
  typed(
    'a transfer taken back (ERC-3009)',
    'CancelAuthorization(address authorizer,bytes32 nonce)',
    { authorizer: me, nonce: ZeroHash },
    on(usdc, 'USD Coin'),
  ),
  typed(
    'an offer of an item at Seaport',
    components,
    order([ape], [paid('1000000000000000000'), paid('25000000000000000', shop)]),
    on(seaport, 'Seaport'),
  ),
  typed(
    'an offer of an item for nothing',
    components,
    order([ape], [paid('1')]),
    on(seaport, 'Seaport'),
  ),
  typed(
    'an offer of an item that pays another',
    components,
    order([ape], [paid('1000000000000000000', bob)]),
    on(seaport, 'Seaport'),
  ),
  typed(
    'a bid in WETH at Seaport',
    components,
    order([item(1, weth, '0', '1000000000000000000')], [{ ...ape, recipient: me }]),
    on(seaport, 'Seaport'),
  ),
  typed(
    'an offer of any item of a collection',
    components,
    order([item(4, apes, '0', '1')], [paid('1000000000000000000')]),
    on(seaport, 'Seaport'),
  ),
  typed(
    'a signature for a payment of a Safe',
    safeTx,
    inSafe(bob, '1000000000000000000', '0x', 0),
    on(safe),
  ),
  typed('a transfer of a Safe', safeTx, inSafe(usdc, '0', transfer, 0), on(safe)),
  typed(
    'a signature for a Safe that runs another’s code',
    safeTx,
    inSafe(shop, '0', '0x12345678', 1),
    on(safe),
  ),
  typed('a message of a Safe', 'SafeMessage(bytes message)', { message: '0x1234' }, on(safe)),
  typed(
    'a call that another sends (ERC-2771)',
    `ForwardRequest(${forward},bytes data)`,
    { from: me, to: usdc, value: '0', gas: '100000', nonce: '1', data: transfer },
    on(shop),
  ),
  typed(
    'a call that another sends, with an end',
    `ForwardRequest(${forward},uint48 deadline,bytes data)`,
    { from: me, to: usdc, value: '0', gas: '100000', nonce: '1', deadline: end, data: transfer },
    on(shop),
  ),
  typed(
    'a call by a meta-transaction',
    'MetaTransaction(uint256 nonce,address from,bytes functionSignature)',
    { nonce: '1', from: me, functionSignature: transfer },
    on(usdc),
  ),
  typed(
    'votes given away (ERC-5805)',
    'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
    { delegatee: bob, nonce: '0', expiry: end },
    on('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'Uniswap'),
  ),
  typed(
    'a delegation with limits (ERC-7710)',
    delegation,
    {
      delegate: bob,
      delegator: me,
      authority: ZeroHash,
      caveats: [{ enforcer: shop, terms: '0x' }],
      salt: '0',
    },
    on(shop),
  ),
  typed(
    'a delegation without limits (ERC-7710)',
    delegation,
    { delegate: bob, delegator: me, authority: ZeroHash, caveats: [], salt: '0' },
    on(shop),
  ),
  typed(
    'an order of CoW Protocol',
    cowOrder,
    {
      sellToken: usdc,
      buyToken: dai,
      receiver: me,
      sellAmount: '12500000',
      buyAmount: '12000000000000000000',
      validTo: end,
      appData: ZeroHash,
      feeAmount: '0',
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
    cow,
  ),
  typed(
    'an order of CoW Protocol that pays another',
    cowOrder,
    {
      sellToken: usdc,
      buyToken: dai,
      receiver: bob,
      sellAmount: '12500000',
      buyAmount: '1',
      validTo: end,
      appData: ZeroHash,
      feeAmount: '0',
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
    cow,
  ),
  typed(
    'an order of 1inch',
    'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
    {
      salt: '1',
      maker: me,
      receiver: me,
      makerAsset: usdc,
      takerAsset: dai,
      makingAmount: '12500000',
      takingAmount: '1',
      makerTraits: '0',
    },
    on('0x111111125421cA6dc452d289314280a0f8842A65', '1inch'),
  ),
  typed(
    'an authorization of Morpho',
    'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)',
    { authorizer: me, authorized: bob, isAuthorized: true, nonce: '0', deadline: end },
    { chainId: 1, verifyingContract: '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb' },
  ),
  typed(
    'an authorization of Compound',
    'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
    { owner: me, manager: bob, isAllowed: true, nonce: '0', expiry: end },
    {
      name: 'Compound USDC',
      version: '0',
      chainId: 1,
      verifyingContract: '0xc3d688B66703497DAA19211EEdff47f25384cdc3',
    },
  ),
  typed(
    'a signature for credit given to another (Aave)',
    'DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)',
    { delegatee: bob, value: most, nonce: '0', deadline: end },
    on(shop, 'Aave'),
  ),
  typed(
    'a permit of a position of Uniswap V3',
    'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
    { spender: shop, tokenId: '5', nonce: '0', deadline: end },
    on('0xC36442b4a4522E871399CD717aBDD847Ab11FE88', 'Uniswap V3 Positions NFT-V1'),
  ),
  typed(
    'an operation of a smart account (ERC-4337)',
    'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
    {
      sender: me,
      nonce: '1',
      initCode: '0x',
      callData: transfer,
      accountGasLimits: ZeroHash,
      preVerificationGas: '0',
      gasFees: ZeroHash,
      paymasterAndData: '0x',
    },
    on('0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108', 'ERC4337'),
  ),
  typed(
    'a vote (Governor)',
    'Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)',
    { proposalId: '7', support: 1, voter: me, nonce: '0' },
    on(shop, 'Governor'),
  ),
  typed(
    'a vote of Snapshot, which names no contract',
    'Vote(address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice,string reason)',
    { from: me, space: 'example.eth', timestamp: '1', proposal: ZeroHash, choice: 1, reason: '' },
    { name: 'snapshot', version: '0.1.4' },
  ),
  typed(
    'a sign-in by typed data',
    'ClobAuth(address address,string timestamp,uint256 nonce,string message)',
    {
      address: me,
      timestamp: '1',
      nonce: '0',
      message: 'This message attests that I control the given wallet',
    },
    { name: 'ClobAuthDomain', version: '1', chainId: 1 },
  ),
  typed(
    'an agent of an exchange',
    'Agent(string source,bytes32 connectionId)',
    { source: 'a', connectionId: ZeroHash },
    { name: 'Exchange', version: '1', chainId: 1337, verifyingContract: ZeroAddress },
  ),
  typed(
    'a letter (the example of EIP-712)',
    'Mail(Person from,Person to,string contents)Person(string name,address wallet)',
    {
      from: { name: 'Cow', wallet: me },
      to: { name: 'Bob', wallet: bob },
      contents: 'Hello, Bob!',
    },
    on(shop, 'Ether Mail'),
  ),
  typed(
    'a permit of another network',
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    { owner: me, spender: router, value: '12500000', nonce: '0', deadline: end },
    on(usdc, 'USD Coin', 10),
  ),
  typed(
    'a permit of another account',
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    { owner: bob, spender: router, value: '12500000', nonce: '0', deadline: end },
    on(usdc, 'USD Coin'),
  ),
  {
    name: 'typed data of the first form',
    method: 'eth_signTypedData',
    params: [[{ type: 'string', name: 'text', value: 'hi' }], me],
  },
  personal('a message', 'Hello, this is me.'),
  personal('a sign-in (ERC-4361)', signIn()),
  personal(
    'a sign-in that has ended',
    signIn({ end: '\nExpiration Time: 2026-01-02T00:00:00.000Z' }),
  ),
  personal('a sign-in to another site', signIn({ domain: 'other.example' })),
  personal('a sign-in with another site’s address', signIn({ uri: 'https://other.example' })),
  personal('a message with hidden characters', 'Pay 5\u202e000.1 to me'),
  { name: 'a hash as a message', method: 'personal_sign', params: [`0x${'9a7c'.repeat(16)}`, me] },
  {
    name: 'a transaction as a message',
    method: 'personal_sign',
    params: [
      concat([
        '0x02',
        '0xf86c0180843b9aca00825208945aaeb6053f3e94c9b9a09f33669435e7ef1beaed880de0b6b3a764000080c0',
      ]),
      me,
    ],
  },
  { name: 'bytes as a message', method: 'personal_sign', params: ['0xff00ff00ff', me] },
  { name: 'a hash by eth_sign', method: 'eth_sign', params: [me, `0x${'5a'.repeat(32)}`] },
]
