import { encode } from './encode.ts'
import { bob, me, router, shop, usdc } from './names.ts'

const end = 1_900_000_000
const transfer = encode('transfer(address,uint256)', bob, 12_500_000n)
const approve = encode('approve(address,uint256)', router, 12_500_000n)
const unlimited = encode('approve(address,uint256)', router, 2n ** 256n - 1n)
const swap = encode(
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
  [usdc, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 500n, me, end, 12_500_000n, 1n, 0n],
)

const batch = (name: string, calls: object[], more: object = {}) => ({
  name,
  method: 'wallet_sendCalls',
  params: [{ version: '2.0.0', from: me, chainId: '0x1', atomicRequired: true, calls, ...more }],
})
const grant = (name: string, type: string, data: object, rules: object[] = []) => ({
  name,
  method: 'wallet_requestExecutionPermissions',
  params: [
    {
      chainId: '0x1',
      from: me,
      to: bob,
      permission: { type, isAdjustmentAllowed: false, data },
      rules: [{ type: 'expiry', data: { timestamp: end } }, ...rules],
    },
  ],
})
const draft = (name: string, permissions: object[], more: object = {}) => ({
  name,
  method: 'wallet_grantPermissions',
  params: [
    {
      chainId: '0x1',
      address: me,
      expiry: end,
      signer: { type: 'account', data: { address: bob } },
      permissions,
      ...more,
    },
  ],
})
const authorize = (name: string, given: object) => ({
  name,
  method: 'wallet_signAuthorization',
  params: [given],
})

/** Batches of calls (EIP-5792), grants of permissions (ERC-7715) and authorisations (EIP-7702) of pages. */
export const grants: readonly { name: string; method: string; params: unknown }[] = [
  batch('an allowance and what uses it', [
    { to: usdc, data: approve },
    { to: router, data: swap },
  ]),
  batch('an allowance without a limit in a batch', [{ to: usdc, data: unlimited }]),
  batch('payments', [
    { to: bob, value: '0x1' },
    { to: shop, value: '0x2' },
  ]),
  batch('a transfer that may fail alone', [{ to: usdc, data: transfer }], {
    atomicRequired: false,
  }),
  batch('a batch with instructions', [{ to: usdc, data: transfer }], {
    capabilities: { paymasterService: { url: 'https://pay.example' } },
  }),
  batch('a batch with a call that is not known', [{ to: shop, data: '0x12345678', value: '0x1' }]),
  batch('a batch on another network', [{ to: usdc, data: transfer }], { chainId: '0xa' }),
  grant('a stream of the native token', 'native-token-stream', {
    initialAmount: '0x1',
    maxAmount: '0xde0b6b3a7640000',
    amountPerSecond: '0x1',
    startTime: 1,
  }),
  grant('an amount of the native token a day', 'native-token-periodic', {
    periodAmount: '0xde0b6b3a7640000',
    periodDuration: 86_400,
    startTime: 1,
  }),
  grant('an amount of a token a day', 'erc20-token-periodic', {
    tokenAddress: usdc,
    periodAmount: '0xbebc20',
    periodDuration: 86_400,
    startTime: 1,
  }),
  grant('a stream of a token', 'erc20-token-stream', {
    tokenAddress: usdc,
    initialAmount: '0x1',
    maxAmount: '0xbebc20',
    amountPerSecond: '0x1',
    startTime: 1,
  }),
  grant('a permission that is not known', 'everything', {}),
  grant(
    'a rule that is not known',
    'native-token-periodic',
    { periodAmount: '0x1', periodDuration: 86_400, startTime: 1 },
    [{ type: 'only-on-sundays', data: {} }],
  ),
  draft('an allowance of the native token', [
    { type: 'native-token-transfer', data: { allowance: '0xde0b6b3a7640000' } },
  ]),
  draft('an allowance of a token', [
    { type: 'erc20-token-transfer', data: { address: usdc, allowance: '0xbebc20' } },
  ]),
  draft('calls of a contract', [{ type: 'contract-call', data: { address: shop, calls: [] } }]),
  draft('a count of calls', [{ type: 'rate-limit', data: { count: 5, interval: 86_400 } }]),
  draft('a grant without an end', [{ type: 'native-token-transfer', data: { allowance: '0x1' } }], {
    expiry: undefined,
  }),
  authorize('a delegation of the account', { contractAddress: shop, chainId: 1 }),
  authorize('a delegation on every network', { contractAddress: shop, chainId: 0 }),
  authorize('the end of a delegation', { contractAddress: `0x${'0'.repeat(40)}`, chainId: 1 }),
]
