import { type Case, call, end, ether, signed } from '../cases.ts'
import { bob, dai, me, permit2, safe, seaport, usdc } from '../names.ts'

const none = `0x${'00'.repeat(32)}`
const nothing = '0x0000000000000000000000000000000000000000'
const until = String(end)

const domain = (verifyingContract: string, name = 'USD Coin', chainId = 1) => ({
  name,
  version: '2',
  chainId,
  verifyingContract,
})
const most = 2n ** 256n - 1n
const components =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const offer = [
  {
    itemType: 2,
    token: '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D',
    identifierOrCriteria: '5',
    startAmount: '1',
    endAmount: '1',
  },
]
const consideration = [
  {
    itemType: 0,
    token: nothing,
    identifierOrCriteria: '0',
    startAmount: String(ether),
    endAmount: String(ether),
    recipient: me,
  },
]
const operator = 'setApprovalForAll(address,bool)'
const conduit = '0x1E0049783F008A0085193E00003D00cd54003c71'

/** Requests of honest pages that are reviewed by design: rights without a limit, signed orders, and the like. */
export const reviewedByDesign: readonly Case[] = [
  call(
    'an allowance of Permit2 without a limit',
    usdc,
    'approve(address,uint256)',
    [permit2, most],
    { own: [permit2] },
  ),
  call(
    'OpenSea’s conduit as an operator',
    '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D',
    operator,
    [conduit, true],
    { own: [conduit] },
  ),
  call('Blur’s delegate as an operator', '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D', operator, [
    '0x2f18F339620a63e43f0839Eeb18D7de1e1Be4DfB',
    true,
  ]),
  signed(
    'a listing at OpenSea',
    components,
    {
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
    },
    { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: seaport },
  ),
  signed(
    'an order of CoW',
    'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
    {
      sellToken: usdc,
      buyToken: dai,
      receiver: me,
      sellAmount: '12500000',
      buyAmount: '12000000000000000000',
      validTo: until,
      appData: none,
      feeAmount: '0',
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
    {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId: 1,
      verifyingContract: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
    },
  ),
  signed(
    'an agent of Hyperliquid',
    'Agent(string source,bytes32 connectionId)',
    { source: 'a', connectionId: `0x${'12'.repeat(32)}` },
    { name: 'Exchange', version: '1', chainId: 1337, verifyingContract: nothing },
  ),
  signed(
    'a transaction of a Safe',
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
    {
      to: bob,
      value: '1',
      data: '0x',
      operation: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: nothing,
      refundReceiver: nothing,
      nonce: '1',
    },
    { chainId: 1, verifyingContract: safe },
  ),
  signed(
    'votes by signature',
    'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
    { delegatee: bob, nonce: '0', expiry: until },
    domain('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'Uniswap'),
  ),
  signed(
    'a delegation with limits',
    'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)',
    {
      delegate: bob,
      delegator: me,
      authority: none,
      caveats: [{ enforcer: safe, terms: '0x' }],
      salt: '0',
    },
    domain('0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3', 'DelegationManager'),
  ),
]
