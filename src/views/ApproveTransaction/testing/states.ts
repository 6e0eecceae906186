import {
  Interface,
  MaxUint256,
  parseEther,
  parseUnits,
  TypedDataEncoder,
  toQuantity,
  ZeroAddress,
  ZeroHash,
} from 'ethers'
import {
  bitcoinAttributes,
  connectBitcoin,
  prepareBitcoin,
} from '../../../../demo/page/gallery/bitcoin.ts'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import {
  polkadotAttributes,
  preparePolkadot,
  requestPolkadot,
} from '../../../../demo/page/gallery/polkadot.ts'
import type { NodeResponse, Stage } from '../../../../demo/page/gallery/Stage.ts'
import { longWalletName, type ViewState } from '../../../../demo/page/gallery/viewState.ts'
import { ADA, GRACE, LINUS } from '../../../../demo/services/data/accounts.ts'
import { tokens } from '../../../../demo/services/data/tokens.ts'
import type { PublicBitcoinProvider } from '../../../chains/bip122/hostProvider.ts'
import type { PublicSolanaProvider } from '../../../chains/solana/hostProvider.ts'

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

const fieldsOf = (fields: string) =>
  fields.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { type, name }
  })
const item =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const seaport = {
  OrderComponents: fieldsOf(
    'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
  ),
  OfferItem: fieldsOf(item),
  ConsiderationItem: fieldsOf(`${item},address recipient`),
}
const whole = (itemType: number, token: string, value: bigint) => ({
  itemType,
  token,
  identifierOrCriteria: 0,
  startAmount: value,
  endAmount: value,
})

/** A signed order of Seaport: an offer of Tether for ether, which has about the same worth. */
const offer = TypedDataEncoder.getPayload(
  {
    name: 'Seaport',
    version: '1.6',
    chainId: 1,
    verifyingContract: '0x0000000000000068F116a894984e2DB1123eB395',
  },
  seaport,
  {
    offerer: ADA,
    zone: ZeroAddress,
    offer: [whole(1, tokens.USDT.address, parseUnits('2600', 6))],
    consideration: [{ ...whole(0, ZeroAddress, parseEther('1')), recipient: ADA }],
    orderType: 0,
    startTime: 0,
    endTime: 4e9,
    zoneHash: ZeroHash,
    salt: 1,
    conduitKey: ZeroHash,
    counter: 0,
  },
)

/** More transfers than a review shows without scrolling to its end. */
const many = Array.from({ length: 14 }, (_, index) => ({
  to,
  data: erc20.encodeFunctionData('transfer', [index % 2 ? LINUS : GRACE, amount + BigInt(index)]),
}))

const transfer = { from: ADA, to, data: erc20.encodeFunctionData('transfer', [GRACE, 1_500_000n]) }
const gas = toQuantity(123_457n)

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
  ['an order', 'eth_signTypedData_v4', [ADA, JSON.stringify(offer)]],
  [
    'a high fee',
    'eth_sendTransaction',
    [{ ...transfer, gas, gasPrice: toQuantity(parseUnits('100000', 'gwei')) }],
  ],
]

/** A simulation of calls that the node refuses, in place of its result. */
const refused = ({ id }: NodeResponse): NodeResponse => ({
  id,
  error: { code: 3, message: 'execution reverted' },
})

/** Reviews that depend on results of the node, which the stage changes. */
const changedByNode: readonly ViewState[] = [
  {
    name: 'ApproveTransaction, an imitation of a token',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    async show(stage, wallet) {
      const { address } = tokens.WBTC
      const symbol = new Interface(['function symbol() view returns (string)'])
      // The last letter is Cyrillic.
      const imitation = symbol.encodeFunctionResult('symbol', ['USDТ'])
      stage.changeResults(({ method, params: [call] }, response) =>
        method === 'eth_call' &&
        String(Object(call).to).toLowerCase() === address.toLowerCase() &&
        Object(call).data === symbol.encodeFunctionData('symbol')
          ? { ...response, result: imitation }
          : response,
      )
      const data = erc20.encodeFunctionData('transfer', [GRACE, 12_345_678n])
      await reviewed('eth_sendTransaction', [{ from: ADA, to: address, data }])(stage, wallet)
      await expect(stage.dialog().getByText(/looks like USDT by its name/)).toBeVisible()
    },
    prepare: () => {},
  },
  {
    name: 'ApproveTransaction, by gas',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    async show(stage, wallet) {
      stage.changeResults(({ method, params }, response) =>
        method === 'eth_simulateV1' && JSON.stringify(params).includes(gas)
          ? refused(response)
          : response,
      )
      await reviewed('eth_sendTransaction', [{ ...transfer, gas }])(stage, wallet)
      await expect(stage.dialog().getByText(/^With fee settings other/)).toBeVisible()
    },
  },
  {
    name: 'ApproveTransaction, changed',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    async show(stage, wallet) {
      // A simulation counts for 15 seconds.
      const { now } = Date
      Date.now = () => now() - 20_000
      await reviewed('eth_sendTransaction', [transfer])(stage, wallet)
      await expect(stage.dialog().getByText(/^Simulated at/)).toBeVisible()
      Date.now = now
      stage.changeResults(({ method }, response) =>
        method === 'eth_simulateV1' ? refused(response) : response,
      )
      await stage.button('Continue').click()
      await expect(stage.dialog().getByText(/^The outcome has changed/)).toBeVisible()
    },
    prepare: () => {},
  },
]

/**
 * A Solana transaction of the test wallet's first account, built by web3.js and spl-token: a payment, a transfer of USDC, an
 * approval without a limit, a new owner of the token account, and a call of a program that is not read.
 */
const transaction =
  'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAQAE' +
  'CGa+fjMsekUzMr2dCn99sFX1xe8aBq2mbZizn7aBDEc6kaKKC3Q4FZOk2UaVeSCJJq/IrYLIg5t2RDWbnrqaSzqu0eJ9' +
  'Y4HV7DzmwRs6miD5Fj8B0DHDkTL2t/ktu6Af0QRaiYgHiJ4ieGX2FOt/dTJav3GBfS9DoHI75AcwdFZNAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAG3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqdVCB9oZSXfc9Grb/sK8' +
  'LnW1LVqKQhhP7f3AACTw4+jaBHnVW/IxwG7udMVuzmgVB/2xst6j9I5RArHNola8E48BAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAUEAgABDAIAAACAsuYOAAAAAAUEAgYDAAoMILy+AAAAAAAGBQQCBgEACg3//////////wYFAgIA' +
  'IwYCAZGiigt0OBWTpNlGlXkgiSavyK2CyIObdkQ1m566mks6BwEACAECAwQFBgcIAA=='

/** Connects the Solana wallet and shows the review of the transaction. */
async function showSolana(stage: Stage): Promise<void> {
  await stage.command('connect', { wallet: longWalletName, namespace: 'solana' })
  const provider = stage.provider('solana') as PublicSolanaProvider
  const bytes = Uint8Array.from(atob(transaction), (character) => character.charCodeAt(0))
  provider.signTransaction(bytes).catch(() => {})
  await expect(stage.button('Continue')).toBeEnabled()
  // The local chain lacks the program.
  await expect(stage.dialog().getByText('This would fail now')).toBeVisible()
}

/**
 * A PSBT of the test wallet's first account, built by bitcoinjs-lib: a payment with a high fee and change, a coin of the
 * address for ordinals whose signature covers one output only, a note, and data of runes.
 */
const psbt =
  'cHNidP8BAOICAAAAAs3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3NAAAAAAD/////zc3Nzc3Nzc3Nzc3Nzc3N' +
  'zc3Nzc3Nzc3Nzc3Nzc3Nzc0BAAAAAP////8FTmG8AAAAAAAWABR1HnboGZGW1FSUHEXRs6Mj8UM71iBOAAAAAAAAFgAU' +
  'RmZZath6wwSEHh85iqrdX/aYRO4AUSUCAAAAABYAFEZmWWrYesMEhB4fOYqq3V/2mETuAAAAAAAAAAAQag49OkVUSC5F' +
  'VEg6MHgxMgAAAAAAAAAAB2pdBADAojMAAAAAAAEBH4Dw+gIAAAAAFgAURmZZath6wwSEHh85iqrdX/aYRO4AAQErIgIA' +
  'AAAAAAAiUSDIV6eP4jtqO9n7GQyyW/Zw9xZIbN4P+DquVSwQl9dh7QEDBIMAAAAAAAAAAAA='

/** Connects the Bitcoin wallet and shows the review of the PSBT. */
async function showBitcoin(stage: Stage): Promise<void> {
  await connectBitcoin(stage)
  const provider = stage.provider('bip122') as PublicBitcoinProvider
  provider.signPSBT({ psbt }).catch(() => {})
  await expect(stage.button('Continue')).toBeEnabled()
}

export const states: ViewState[] = [
  ...changedByNode,
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
    name: 'ApproveTransaction, undeclared',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    attributes: { contracts: JSON.stringify({ 'eip155:1': [pool] }) },
    show: reviewed('eth_sendTransaction', [
      { from: ADA, to, data: erc20.encodeFunctionData('approve', [GRACE, amount]) },
    ]),
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
  {
    name: 'ApproveTransaction, long',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    async show(stage) {
      await stage.command('close')
      const batch = { version: '2.0.0', chainId: '0x1', from: ADA, atomicRequired: true }
      stage.request('wallet_sendCalls', [{ ...batch, calls: many }]).catch(() => {})
      await expect(stage.dialog().getByText('Scroll to the end to continue')).toBeVisible()
    },
  },
  {
    name: 'ApproveTransaction, on Solana',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: true,
    show: showSolana,
    // The second wallet would be in later states of the same page.
    prepare: () => {},
  },
  {
    name: 'ApproveTransaction, on Bitcoin',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: false,
    attributes: bitcoinAttributes,
    prepare: (stage) => void prepareBitcoin(stage, ['satsConnect']),
    show: showBitcoin,
  },
  {
    name: 'ApproveTransaction, on Polkadot',
    view: 'ApproveTransaction',
    title: 'Approve Transaction',
    connected: false,
    attributes: polkadotAttributes,
    prepare: preparePolkadot,
    async show(stage) {
      await requestPolkadot(stage)
      await expect(stage.button('Continue')).toBeEnabled()
    },
  },
]
