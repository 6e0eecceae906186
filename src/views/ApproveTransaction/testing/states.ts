import { Interface, MaxUint256, parseUnits } from 'ethers'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'
import { ADA, GRACE, LINUS } from '../../../../demo/services/data/accounts.ts'
import { tokens } from '../../../../demo/services/data/tokens.ts'

const erc20 = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])
const { address: to } = tokens.USDC
const amount = parseUnits('12345.678901', 6)

/**
 * A batch with calls that the review can describe, one of them with an unlimited amount, and with a call of an unknown
 * method.
 */
const calls = [
  { to: LINUS, value: '0xde0b6b3a7640001' },
  { to, data: erc20.encodeFunctionData('transfer', [GRACE, amount]) },
  { to, data: erc20.encodeFunctionData('approve', [GRACE, MaxUint256]) },
  { to: tokens.DAI.address, data: '0x12345678', value: '0x1' },
]

/** Shows the review of a request. Closing rejects the request of the previous state. */
const reviewed =
  (method: string, params: unknown[]): ViewState['show'] =>
  async (stage) => {
    await stage.command('close')
    stage.request(method, params).catch(() => {})
    await expect(stage.button('Continue')).toBeEnabled()
  }

const permit = {
  types: {
    Permit: ['owner', 'spender', 'value', 'nonce', 'deadline'].map((name, index) => ({
      name,
      type: index < 2 ? 'address' : 'uint256',
    })),
  },
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: to },
  message: { owner: ADA, spender: GRACE, value: String(MaxUint256), nonce: 0, deadline: 4e9 },
}
const odd = { ...permit, domain: { ...permit.domain, chainId: 10 }, note: 'harmless' }
const grant = {
  chainId: '0x1',
  from: ADA,
  to: GRACE,
  permission: {
    type: 'erc20-token-periodic',
    data: { tokenAddress: to, periodAmount: '0xbebc20', periodDuration: 86_400 },
  },
  rules: [{ type: 'expiry', data: { timestamp: 4e9 } }],
}
const signIn = `bank.example wants you to sign in with your Ethereum account:
${ADA}

I accept the terms.

URI: https://bank.example
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2026-01-01T00:00:00Z`
const bundle = new Interface(['function multicall(bytes[] data)'])
const inner = [
  erc20.encodeFunctionData('transfer', [GRACE, amount]),
  erc20.encodeFunctionData('approve', [GRACE, MaxUint256]),
]

const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const lending = new Interface([
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
])
const supply = lending.encodeFunctionData('supply', [to, amount, ADA, 0])
const shop = new Interface([
  'function order(address token, uint256 price, uint256 until, uint8 kind)',
])
const descriptor = {
  context: { contract: { deployments: [{ chainId: 1, address: LINUS }] } },
  metadata: { owner: 'Example Shop', enums: { kind: { 1: 'express' } } },
  display: {
    formats: {
      'order(address token,uint256 price,uint256 until,uint8 kind)': {
        intent: 'Order',
        interpolatedIntent: 'Order for {price} until {until}',
        fields: [
          { path: 'price', label: 'Price', format: 'tokenAmount', params: { tokenPath: 'token' } },
          {
            path: 'until',
            label: 'Valid until',
            format: 'date',
            params: { encoding: 'timestamp' },
          },
          {
            path: 'kind',
            label: 'Delivery',
            format: 'enum',
            params: { $ref: '$.metadata.enums.kind' },
          },
        ],
      },
    },
  },
}
const order = shop.encodeFunctionData('order', [to, amount, 4e9, 1])

const requests: readonly [name: string, method: string, params: unknown[]][] = [
  ['a permit', 'eth_signTypedData_v4', [ADA, JSON.stringify(permit)]],
  ['another network, with members unread', 'eth_signTypedData_v4', [ADA, JSON.stringify(odd)]],
  [
    'calls in a call',
    'eth_sendTransaction',
    [{ from: ADA, to, data: bundle.encodeFunctionData('multicall', [inner]) }],
  ],
  ['a grant', 'wallet_requestExecutionPermissions', [grant]],
  ['a sign-in elsewhere', 'personal_sign', [signIn, ADA]],
  ['unreadable', 'eth_signTypedData_v3', [ADA, '{}']],
]

export const states: ViewState[] = [
  ...requests.map(
    ([name, method, params]): ViewState => ({
      name: `ApproveTransaction, ${name}`,
      view: 'ApproveTransaction',
      title: 'Approve Transaction',
      connected: true,
      show: reviewed(method, params),
    }),
  ),
  {
    name: 'ApproveTransaction, by descriptions',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    async show(stage, wallet) {
      stage.setAttributes({ descriptors: JSON.stringify([descriptor]) })
      const described = [
        { to: pool, data: supply },
        { to: LINUS, data: order },
      ]
      const batch = { version: '2.0.0', chainId: '0x1', from: ADA, atomicRequired: true }
      await reviewed('wallet_sendCalls', [{ ...batch, calls: described }])(stage, wallet)
    },
  },
  {
    name: 'ApproveTransaction, calls in words',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    show: reviewed('wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x1', from: ADA, atomicRequired: true, calls },
    ]),
  },
]
