import { Interface, id, MaxUint256 } from 'ethers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPlain } from './isPlain.ts'
import { eip155Requests } from './review/requestReader.ts'

const me = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const context = {
  caipNetworkId: 'eip155:1',
  addresses: [me],
  origin: 'https://app.example',
  provider: null,
} as const
const plain = (method: string, params: unknown) => isPlain(method, params, 'eip155:1')
const send = (transaction: object) =>
  plain('eth_sendTransaction', [{ from: me, to: other, ...transaction }])
const hexOf = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const signIn = (host: string) =>
  `${host} wants you to sign in with your Ethereum account:\n${me}\n\nURI: https://${host}\nVersion: 1\nChain ID: 1`
const abi = new Interface([
  'function transfer(address, uint256)',
  'function approve(address, uint256)',
  'function multicall(bytes[])',
])
const approve = abi.encodeFunctionData('approve', [other, MaxUint256])
const typed = (name: string, members: string[], domain: object = { chainId: 1 }) =>
  JSON.stringify({
    types: { EIP712Domain: [], [name]: members.map((one) => ({ name: one, type: 'string' })) },
    primaryType: name,
    domain,
    message: {},
  })

beforeEach(() => vi.stubGlobal('location', { host: 'app.example' }))
afterEach(() => vi.unstubAllGlobals())

describe('without the code that reads requests', () => {
  it.each([
    ['a payment', () => send({ value: '0x1' })],
    ['a transfer', () => send({ data: abi.encodeFunctionData('transfer', [other, 1n]) })],
    ['an unknown call without value', () => send({ data: '0x12345678', chainId: '0x1' })],
    ['a text', () => plain('personal_sign', ['Hello\nworld', me])],
    ['a text in bytes', () => plain('personal_sign', [hexOf('Hello'), me])],
    ['a sign-in to the page', () => plain('personal_sign', [signIn('app.example'), me])],
    ['typed data of words', () => plain('eth_signTypedData_v4', [me, typed('Vote', ['choice'])])],
  ])('%s is harmless', (_, found) => {
    expect(found()).toBe(true)
  })

  it.each([
    ['an approval', () => send({ data: approve })],
    ['an approval in a call', () => send({ data: `0x12345678${approve.slice(2)}` })],
    ['calls in a call', () => send({ data: abi.encodeFunctionData('multicall', [[]]) })],
    ['an unknown call with value', () => send({ data: '0x12345678', value: '0x1' })],
    ['a decimal value', () => send({ value: '1000' })],
    ['another network', () => send({ value: '0x1', chainId: '0xa' })],
    ['a delegation of the account', () => send({ value: '0x1', authorizationList: [{}] })],
    ['a creation', () => plain('eth_sendTransaction', [{ from: me, data: '0x6000' }])],
    ['no parameters', () => plain('eth_sendTransaction', undefined)],
    ['a hash', () => plain('personal_sign', [`0x${'61'.repeat(32)}`, me])],
    ['a hash as text', () => plain('personal_sign', ['ab'.repeat(32), me])],
    ['a control character', () => plain('personal_sign', ['a\u0000', me])],
    ['a sign-in elsewhere', () => plain('personal_sign', [signIn('bank.example'), me])],
    ['a permit', () => plain('eth_signTypedData_v4', [me, typed('Permit', ['owner', 'spender'])])],
    ['an order', () => plain('eth_signTypedData_v4', [me, typed('OrderComponents', ['offerer'])])],
    ['a Safe', () => plain('eth_signTypedData_v4', [me, typed('SafeTx', ['nonce'])])],
    [
      'typed data for another network',
      () => plain('eth_signTypedData_v4', [me, typed('Vote', ['choice'], { chainId: 10 })]),
    ],
    ['typed data that are no JSON', () => plain('eth_signTypedData_v4', [me, '{'])],
    ['eth_sign', () => plain('eth_sign', [me, '0x00'])],
    ['an unknown method', () => plain('wallet_ofTomorrow', [])],
  ])('%s is not', (_, found) => {
    expect(found()).toBe(false)
  })

  it.each([
    'approve(address,uint256)',
    'increaseAllowance(address,uint256)',
    'approveDelegation(address,uint256)',
    'setApprovalForAll(address,bool)',
    'setOperator(address,bool)',
    'allow(address,bool)',
    'authorizeOperator(address)',
    'transferOwnership(address)',
  ])('%s is no more harmless than with it', (signature) => {
    const data = `${id(signature).slice(0, 10)}${'0'.repeat(24)}${other.slice(2)}${'0'.repeat(63)}1`
    const transaction = { from: me, to: other, data }
    const read = eip155Requests.read(
      { method: 'eth_sendTransaction', params: [transaction] },
      context,
    )
    const { isRisky, doubts = [] } = Object(read)
    expect(isRisky || doubts.length > 0).toBe(true)
    expect(send(transaction)).toBe(false)
  })
})
