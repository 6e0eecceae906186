import { type Case, end, signed } from '../cases.ts'
import { bob, me, permit2, router, usdc } from '../names.ts'

const none = `0x${'00'.repeat(32)}`
const universal = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const until = String(end)

const domain = (verifyingContract: string, name = 'USD Coin', chainId = 1) => ({
  name,
  version: '2',
  chainId,
  verifyingContract,
})
const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permitSingle = `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`
const transfer =
  'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
/** Typed data that pages have signed. */
export const typedMessages: readonly Case[] = [
  ...[
    ['Aave', '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'],
    ['1inch', '0x111111125421cA6dc452d289314280a0f8842A65'],
    ['the V3 router', router],
    ['Morpho', '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb'],
  ].map(([name, spender = '']) =>
    signed(
      `a permit of USDC for ${name}`,
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      { owner: me, spender, value: '12500000', nonce: '0', deadline: until },
      domain(usdc),
      [spender],
    ),
  ),
  signed(
    'a permit of Permit2 for the Universal Router',
    permitSingle,
    {
      details: { token: usdc, amount: '12500000', expiration: until, nonce: '0' },
      spender: universal,
      sigDeadline: until,
    },
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    [universal],
  ),
  signed(
    'a payment by x402',
    transfer,
    { from: me, to: bob, value: '10000', validAfter: '0', validBefore: until, nonce: none },
    domain(usdc),
    [bob],
  ),
  signed(
    'an authorization cancelled',
    'CancelAuthorization(address authorizer,bytes32 nonce)',
    { authorizer: me, nonce: none },
    domain(usdc),
  ),
  signed(
    'a vote of Snapshot',
    'Vote(address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice,string reason,string app,string metadata)',
    {
      from: me,
      space: 'ens.eth',
      timestamp: '1798900000',
      proposal: `0x${'12'.repeat(32)}`,
      choice: 1,
      reason: '',
      app: 'snapshot',
      metadata: '{}',
    },
    { name: 'snapshot', version: '0.1.4' },
  ),
  signed(
    'votes of Snapshot for many',
    'Vote(address from,string space,uint64 timestamp,bytes32 proposal,uint32[] choice,string reason,string app,string metadata)',
    {
      from: me,
      space: 'ens.eth',
      timestamp: '1798900000',
      proposal: `0x${'12'.repeat(32)}`,
      choice: [1, 2],
      reason: '',
      app: 'snapshot',
      metadata: '{}',
    },
    { name: 'snapshot', version: '0.1.4' },
  ),
  signed(
    'a space of Snapshot followed',
    'Follow(address from,string network,string space,uint64 timestamp)',
    { from: me, network: 's', space: 'ens.eth', timestamp: '1798900000' },
    { name: 'snapshot', version: '0.1.4' },
  ),
  signed(
    'a vote for a governor',
    'Ballot(uint256 proposalId,uint8 support)',
    { proposalId: '70', support: 1 },
    {
      name: 'Uniswap Governor Bravo',
      chainId: 1,
      verifyingContract: '0x408ED6354d4973f66138C91495F2f2FCbd8724C3',
    },
  ),
  signed(
    'a sign-in of Polymarket',
    'ClobAuth(address address,string timestamp,uint256 nonce,string message)',
    {
      address: me,
      timestamp: '1798900000',
      nonce: '0',
      message: 'This message attests that I control the given wallet',
    },
    { name: 'ClobAuthDomain', version: '1', chainId: 1 },
  ),
  signed(
    'a key of Farcaster',
    'SignedKeyRequest(uint256 requestFid,bytes key,uint256 deadline)',
    { requestFid: '1', key: `0x${'12'.repeat(32)}`, deadline: until },
    {
      name: 'Farcaster SignedKeyRequestValidator',
      version: '1',
      chainId: 1,
      verifyingContract: '0x00000000FC700472606ED4fA22623Acf62c60553',
    },
  ),
  signed(
    'a name of Farcaster',
    'UserNameProof(string name,uint256 timestamp,address owner)',
    { name: 'example', timestamp: '1798900000', owner: me },
    {
      name: 'Farcaster name verification',
      version: '1',
      chainId: 1,
      verifyingContract: '0xe3Be01D99bAa8dB9905b33a3cA391238234B79D1',
    },
  ),
  signed(
    'a sign-in by typed data',
    'SignIn(address account,string statement,uint256 nonce)',
    { account: me, statement: 'Sign in', nonce: '1' },
    { name: 'App', version: '1', chainId: 1 },
  ),
  signed(
    'terms accepted by typed data',
    'Terms(string text,address account)',
    { text: 'I accept', account: me },
    { name: 'App', version: '1', chainId: 1 },
  ),
  signed(
    'a letter',
    'Mail(Person from,Person to,string contents)Person(string name,address wallet)',
    {
      from: { name: 'Cow', wallet: me },
      to: { name: 'Bob', wallet: bob },
      contents: 'Hello, Bob!',
    },
    { name: 'Ether Mail', version: '1', chainId: 1 },
  ),
]
