import { concat, MaxUint256, toBeHex, zeroPadValue } from 'ethers'
import { encode } from './encode.ts'
import { bob, dai, me, multicall3, permit2, router, safe, shop, usdc } from './names.ts'
import { typed } from './typed.ts'

const approve = (amount: bigint) => encode('approve(address,uint256)', shop, amount)
const everything = approve(MaxUint256)
const operator = encode('setApprovalForAll(address,bool)', shop, true)
const inExecute = (to: string, data: string) =>
  encode('execute(address,uint256,bytes)', to, 0n, data)
const bySafe = (to: string, data: string, gasPrice: bigint) =>
  encode(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    ...[to, 0n, data, 0, 0n, 10n ** 9n, gasPrice, usdc, bob, '0x'],
  )
const inMulticall = (data: string) => encode('multicall(bytes[])', [data])
const inAggregate = (to: string, data: string) =>
  encode('aggregate3((address,bool,bytes)[])', [[to, true, data]])

const call = (name: string, to: string, data: string, more: object = {}) => ({
  name,
  method: 'eth_sendTransaction',
  params: [{ from: me, to, data, ...more }],
})

const permit = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
const on = (chainId: unknown, verifyingContract: unknown = usdc) => ({
  name: 'USD Coin',
  version: '2',
  chainId,
  verifyingContract,
})
const allowing = (value: unknown, more: object = {}) => ({
  owner: me,
  spender: shop,
  value,
  nonce: '0',
  deadline: '1900000000',
  ...more,
})
const ofPermit = (name: string, message: object, domain = on(1), type = permit) =>
  typed(name, type, message, domain)
const changed = (name: string, change: (data: Record<string, never>) => object) => {
  const { method, params } = ofPermit(name, allowing('12500000'))
  return { name, method, params: [me, JSON.stringify(change(JSON.parse(String(params[1]))))] }
}
const deep = (depth: number): string => (depth === 0 ? everything : inMulticall(deep(depth - 1)))
const chain = Array.from({ length: 300 }, (_, index) => `T${index}(T${index + 1} next)`)

/** Requests that hide what they do. Each is risky and shows a sentence that is marked as dangerous. */
export const hostileRequests: readonly { name: string; method: string; params: unknown }[] = [
  call('an unlimited allowance one below the highest', usdc, approve(MaxUint256 - 1n)),
  call('an unlimited allowance of 2^255', usdc, approve(2n ** 255n)),
  call('an unlimited allowance of uint96', usdc, approve(2n ** 96n - 1n)),
  call('an allowance of upper-case digits', usdc, `0x${everything.slice(2).toUpperCase()}`),
  call('an allowance with bytes at the end', usdc, concat([everything, '0x00'])),
  call('an allowance with a word at the end', usdc, concat([everything, zeroPadValue('0x01', 32)])),
  call(
    'an allowance whose spender has more than 20 bytes',
    usdc,
    concat(['0x095ea7b3', zeroPadValue(concat(['0x01', shop]), 32), toBeHex(MaxUint256, 32)]),
  ),
  call('an allowance without its last byte', usdc, everything.slice(0, -2)),
  call('an allowance of half a byte', usdc, `${everything}0`),
  call('an allowance inside of bytes that are not known', usdc, concat(['0x12345678', everything])),
  call(
    'an operator inside of bytes that are not known',
    usdc,
    concat(['0x12345678', '0x0000', operator]),
  ),
  call('multicalls five deep', usdc, deep(5)),
  call('multicalls forty deep', usdc, deep(40)),
  call(
    'proxies of several kinds',
    shop,
    inExecute(multicall3, inAggregate(shop, inMulticall(inExecute(usdc, everything)))),
  ),
  call(
    '1,000 transfers with an allowance among them',
    multicall3,
    encode(
      'aggregate3((address,bool,bytes)[])',
      Array.from({ length: 1_000 }, (_, index) => [
        usdc,
        true,
        index === 999 ? everything : encode('transfer(address,uint256)', bob, 1n),
      ]),
    ),
  ),
  call('1 MB of data', usdc, `0x${'00'.repeat(1_000_000)}`),
  call(
    '1 MB around an allowance',
    usdc,
    concat([`0x12345678${'00'.repeat(500_000)}`, everything, `0x${'00'.repeat(500_000)}`]),
  ),
  call(
    'a permit that is sent for another owner',
    usdc,
    encode(
      'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
      bob,
      shop,
      MaxUint256,
      MaxUint256,
      27,
      zeroPadValue('0x', 32),
      zeroPadValue('0x', 32),
    ),
  ),
  call(
    'an allowance of Permit2 that never ends',
    permit2,
    encode('approve(address,address,uint160,uint48)', usdc, shop, 2n ** 160n - 1n, 2n ** 48n - 1n),
  ),
  ...[
    ['transfer(address,uint256)', bob, 1n],
    ['approve(address,uint256)', bob, 0n],
    ['setApprovalForAll(address,bool)', bob, false],
    ['multicall(bytes[])', []],
  ].map(([signature, ...args]) =>
    call(`native coin beside ${signature}`, shop, encode(String(signature), ...args), {
      value: '0xde0b6b3a7640000',
    }),
  ),
  ...[
    ['approve(address,uint256,uint256)', bob, 7n, 1n],
    ['setAuthorization(address,bool)', bob, true],
    ['setRelayerApproval(address,address,bool)', me, bob, true],
    ['hope(address)', bob],
    ['approvePlugin(address)', bob],
    ['grantRole(bytes32,address)', zeroPadValue('0x', 32), bob],
    ['upgradeTo(address)', bob],
    ['upgradeToAndCall(address,bytes)', bob, '0x'],
    ['changeAdmin(address)', bob],
    ['setOwner(bytes32,address)', zeroPadValue('0x01', 32), bob],
    ['enableModule(address)', bob],
    ['addOwnerWithThreshold(address,uint256)', bob, 1n],
  ].map(([signature, ...args]) =>
    call(`rights by ${signature}`, shop, encode(String(signature), ...args)),
  ),
  call('a transaction of a Safe that changes its settings', safe, bySafe(safe, '0x610b5925', 0n)),
  call('a transaction of a Safe that pays a refund', safe, bySafe(bob, '0x', 1n)),
  call(
    'a command of the own account',
    me,
    inExecute(usdc, encode('transfer(address,uint256)', bob, 1n)),
  ),
  call('a command of the own account that is not known', me, '0x12345678'),
  call('two kinds of data', usdc, encode('transfer(address,uint256)', bob, 1n), {
    input: everything,
  }),
  call('a network as text', usdc, everything, { chainId: 'eip155:10' }),
  call('a member that is not known', usdc, everything, { feeCurrency: usdc }),
  call('an account that is not connected', usdc, everything, { from: bob }),
  call('data that is no text', usdc, everything, { data: { toString: 1 } }),
  call('an address that is none', `${usdc}00`, everything),
  call('a value that is none', usdc, everything, { value: '1e18' }),
  call('a negative value', usdc, everything, { value: '-0x1' }),
  { name: 'no transaction at all', method: 'eth_sendTransaction', params: ['0x'] },
  ofPermit('a permit whose value is a number', allowing(1e77)),
  ofPermit('a permit whose value is hexadecimal', allowing(`0x${'f'.repeat(64)}`)),
  ofPermit('a permit whose value has zeros in front', allowing(`000${MaxUint256}`)),
  ofPermit('a permit whose value is above its type', allowing(String(MaxUint256 + 1n))),
  ofPermit('a permit whose value is negative', allowing('-1')),
  ofPermit('a permit whose value has spaces', allowing(` ${MaxUint256} `)),
  ofPermit('a permit with a field that is not declared', allowing('1', { safe: true })),
  ofPermit(
    'a permit with a value twice, by another name',
    allowing('1', { Value: String(MaxUint256) }),
  ),
  ofPermit('a permit without a spender', { owner: me, value: '1', nonce: '0', deadline: '1' }),
  ofPermit('a permit of another network', allowing('1'), on(10)),
  ofPermit('a permit of a network as a list', allowing('1'), on([1])),
  ofPermit('a permit of a network as a fraction', allowing('1'), on(1.5)),
  ofPermit('a permit of a contract that is none', allowing('1'), on(1, 'USDC')),
  ofPermit('a permit for one’s own account', allowing('1'), on(1, me)),
  ofPermit('a permit by another name', allowing('1'), on(1), permit.replace('Permit(', 'Permit2(')),
  ofPermit(
    'a permit by a name of similar letters',
    allowing('1'),
    on(1),
    permit.replace('Permit(', 'Pеrmit('),
  ),
  changed('a primary type that is not declared', (data) => ({ ...data, primaryType: 'Mail' })),
  changed('a primary type of objects', (data) => ({ ...data, primaryType: 'constructor' })),
  changed('a primary type of prototypes', (data) => ({ ...data, primaryType: '__proto__' })),
  changed('a domain field that is not declared', (data) => ({
    ...data,
    domain: { ...Object(data.domain), salt: '0x00' },
  })),
  changed('types with a circle', (data) => ({
    ...data,
    types: { ...Object(data.types), Permit: [{ name: 'owner', type: 'Permit' }] },
    message: { owner: {} },
  })),
  changed('a member beside the data', (data) => ({ ...data, note: 'This is safe' })),
  typed(
    'types 300 deep',
    ['T0(T1 next)', ...chain.slice(1), 'T300(uint256 end)'].join(''),
    { next: {} },
    on(1),
  ),
  typed(
    'a permit with 20,000 tokens',
    'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
    {
      details: Array.from({ length: 20_000 }, () => ({
        token: dai,
        amount: '1',
        expiration: '1',
        nonce: '0',
      })),
      spender: router,
      sigDeadline: '1',
    },
    { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
  ),
  { name: 'typed data that is no JSON', method: 'eth_signTypedData_v4', params: [me, '{'] },
  { name: 'typed data that is nothing', method: 'eth_signTypedData_v4', params: [] },
  {
    name: 'a hash without a prefix as a message',
    method: 'personal_sign',
    params: [`${'9a7c'.repeat(16)}`, me],
  },
  { name: 'a hash as a message', method: 'personal_sign', params: [`0x${'9a7c'.repeat(16)}`, me] },
  { name: 'a method that is not known', method: 'eth_signEverything', params: [me] },
]
