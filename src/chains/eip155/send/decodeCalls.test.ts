import { AbiCoder, concat, Interface, toBeHex } from 'ethers'
import { expect, it } from 'vitest'
import { decodeCalls } from './decodeCalls.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const bundler = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const delegationManager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

const abi = new Interface([
  'function execute(address, uint256, bytes)',
  'function execute((address, uint256, bytes))',
  'function execute(bytes32, bytes)',
  'function executeBatch((address, uint256, bytes)[])',
  'function executeBatch(address[], uint256[], bytes[])',
  'function executeBatch(address[], bytes[])',
  'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes)',
  'function executeUserOp(address, uint256, bytes, uint8)',
  'function multiSend(bytes)',
  'function redeemDelegations(bytes[], bytes32[], bytes[])',
])
const coder = AbiCoder.defaultAbiCoder()
const one = [receiver, 7n, '0x'] as const
const other = [token, 0n, '0x1234'] as const
const toCall = ([to, value, data]: readonly [string, bigint, string]) => ({ to, value, data })

const encode = (name: string, ...args: readonly unknown[]) => abi.encodeFunctionData(name, args)
const batch = encode('executeBatch((address,uint256,bytes)[])', [one, other])
const listType = '(address,uint256,bytes)[]'
const list = coder.encode([listType], [[one, other]])
const packed = (operation: number) =>
  concat(
    [one, other].flatMap(([to, value, data]) => [
      toBeHex(operation, 1),
      to,
      toBeHex(value, 32),
      toBeHex((data.length - 2) / 2, 32),
      data,
    ]),
  )
const mode = (start: string) => start.padEnd(66, '0')
const safe = (to: string, value: bigint, data: string, operation: number) =>
  encode('execTransaction', to, value, data, operation, 0, 0, 0, bundler, bundler, '0x')

const ownCall = (input: string, from = account) => ({ from, to: account, value: '0x0', input })

it.each([
  ['a batch of ERC-7579', encode('execute(bytes32,bytes)', mode('0x01'), list)],
  [
    'a batch of ERC-7821 with data for its authorization',
    encode(
      'execute(bytes32,bytes)',
      mode('0x01000000000078210001'),
      coder.encode([listType, 'bytes'], [[one, other], '0xabcd']),
    ),
  ],
  [
    'batches of ERC-7821',
    encode(
      'execute(bytes32,bytes)',
      mode('0x01000000000078210002'),
      coder.encode(
        ['bytes[]'],
        [[coder.encode([listType], [[one]]), coder.encode([listType], [[other]])]],
      ),
    ),
  ],
  ['a batch of Coinbase Smart Wallet', batch],
  [
    'a batch of SimpleAccount',
    encode(
      'executeBatch(address[],uint256[],bytes[])',
      [one[0], other[0]],
      [one[1], other[1]],
      [one[2], other[2]],
    ),
  ],
  ['a MultiSend of a Safe', safe(multiSend, 0n, encode('multiSend', packed(0)), 1)],
  [
    'a MultiSend of a Safe on networks with replay protection',
    safe('0x998739BFdAAdde7C933B942a68053933098f9EDa', 0n, encode('multiSend', packed(0)), 1),
  ],
])('%s is read as its calls', (_, input) => {
  const expected = [one, other].map(toCall)
  expect(decodeCalls(account, ownCall(input))).toEqual(expected)
  expect(decodeCalls(account, ownCall(input, bundler))).toEqual(expected)
})

it.each([
  ['of ERC-7579', encode('execute(bytes32,bytes)', mode('0x'), concat([one[0], toBeHex(7n, 32)]))],
  ['of SimpleAccount', encode('execute(address,uint256,bytes)', ...one)],
  ['of MetaMask’s DeleGator', encode('execute((address,uint256,bytes))', one)],
  ['of a Safe', safe(...one, 0)],
  ['of a Safe’s 4337 module', encode('executeUserOp', ...one, 0)],
])('a single call %s is read', (_, input) => {
  expect(decodeCalls(account, ownCall(input))).toEqual([toCall(one)])
})

it.each([
  [
    '0.6',
    '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
    'uint256,uint256,uint256,uint256,uint256',
    [1, 1, 1, 1, 1],
  ],
  [
    '0.7',
    '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    'bytes32,uint256,bytes32',
    [mode('0x'), 1, mode('0x')],
  ],
  [
    '0.8',
    '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
    'bytes32,uint256,bytes32',
    [mode('0x'), 1, mode('0x')],
  ],
])('a user operation of EntryPoint %s is read as the account’s calls', (_, to, gas, values) => {
  const type = `(address,uint256,bytes,bytes,${gas},bytes,bytes)[]`
  const entryPoint = new Interface([`function handleOps(${type}, address)`])
  const operation = (sender: string, callData: string) => [
    sender,
    0,
    '0x',
    callData,
    ...values,
    '0x',
    '0x',
  ]
  const foreign = operation(bundler, encode('execute(address,uint256,bytes)', token, 1n, '0x'))
  const handled = (...all: readonly unknown[]) => ({
    from: bundler,
    to,
    value: '0x0',
    input: entryPoint.encodeFunctionData('handleOps', [all, bundler]),
  })
  expect(decodeCalls(account, handled(foreign, operation(account, batch)))).toEqual(
    [one, other].map(toCall),
  )
  expect(decodeCalls(account, handled(foreign))).toBeNull()
  expect(
    decodeCalls(account, handled(operation(account, batch), operation(account, batch))),
  ).toBeNull()
})

it('what MetaMask’s DelegationManager has the account do by its delegation is read', () => {
  const type = '(address,address,bytes32,(address,bytes,bytes)[],uint256,bytes)[]'
  const chain = (delegator: string) =>
    coder.encode([type], [[[bundler, delegator, mode('0x'), [], 0, '0x']]])
  const redeemed = (...delegators: readonly string[]) => ({
    from: bundler,
    to: delegationManager,
    value: '0x0',
    input: encode(
      'redeemDelegations',
      delegators.map(chain),
      delegators.map(() => mode('0x01')),
      delegators.map(() => list),
    ),
  })
  expect(decodeCalls(account, redeemed(bundler, account))).toEqual([one, other].map(toCall))
  expect(decodeCalls(account, redeemed(bundler))).toBeNull()
})

it('the account’s own transaction is its call', () => {
  const sent = { from: account, to: receiver, value: '0x7', input: '' }
  expect(decodeCalls(account, sent)).toEqual([toCall(one)])
})

it.each([
  ['an unknown function', '0x12345678'],
  ['a delegate call of ERC-7579', encode('execute(bytes32,bytes)', mode('0xff'), list)],
  [
    'calls of ERC-7579 whose failure is ignored',
    encode('execute(bytes32,bytes)', mode('0x0101'), list),
  ],
  ['a delegate call of a Safe', safe(...other, 1)],
  ['a MultiSend of an unknown contract', safe(token, 0n, encode('multiSend', packed(0)), 1)],
  ['a delegate call in a MultiSend', safe(multiSend, 0n, encode('multiSend', packed(1)), 1)],
  ['data with bytes at the end', encode('execute(bytes32,bytes)', mode('0x01'), `${list}00`)],
])('%s is not read', (_, input) => {
  expect(decodeCalls(account, ownCall(input))).toBeNull()
})

it('a transaction of another account that calls another contract is not read', () => {
  expect(
    decodeCalls(account, { from: bundler, to: receiver, value: '0x1', input: '0x' }),
  ).toBeNull()
})
