import { type Case, ether } from '../cases.ts'
import { encode } from '../encode.ts'
import { me, shop, bob as thief, usdc } from '../names.ts'

const request = (name: string, method: string, ...params: unknown[]): Case => ({
  name,
  method,
  params,
  own: [],
})
const send = (name: string, transaction: object, method = 'eth_sendTransaction') =>
  request(name, method, { from: me, ...transaction })
const approve = encode('approve(address,uint256)', thief, 12_500_000n)
/** Transactions of odd forms. */
export const oddTransactions: readonly Case[] = [
  send('a payment of all ether', { to: thief, value: '0x29a2241af62c0000' }),
  send('a payment of 1 wei', { to: thief, value: '0x1' }),
  send('a payment whose value is decimal', { to: thief, value: '1000' }),
  send('a payment whose value is a number', { to: thief, value: 1_000 }),
  send('a contract that is created', { data: '0x6080604052' }),
  send('a contract that is created with a value', { data: '0x6080604052', value: '0x1' }),
  send('data and input that differ', { to: usdc, data: '0x12345678', input: approve }),
  send('an allowance as input', { to: usdc, input: approve }),
  send('an allowance on another network', { to: usdc, data: approve, chainId: '0xa' }),
  send('an allowance of another account', { to: usdc, data: approve, from: shop }),
  send('an allowance in upper case', { to: usdc, data: `0x${approve.slice(2).toUpperCase()}` }),
  send('an allowance followed by a byte', { to: usdc, data: `${approve}00` }),
  send('an allowance cut by a byte', { to: usdc, data: approve.slice(0, -2) }),
  send('an allowance that is signed only', { to: usdc, data: approve }, 'eth_signTransaction'),
  send('a fee that takes all', {
    to: shop,
    data: '0x12345678',
    gas: '0x1c9c380',
    gasPrice: '0x38d7ea4c68000',
  }),
  send('a fee currency', { to: shop, data: '0x12345678', feeCurrency: usdc }),
  send('a call of the account itself', { to: me, data: '0x12345678' }),
  send('a delegation to an address', {
    to: me,
    authorizationList: [{ address: thief, chainId: '0x1', nonce: '0x0' }],
  }),
  send('a delegation of the account on all networks', {
    to: me,
    authorizationList: [{ address: thief, chainId: '0x0', nonce: '0x0' }],
  }),
  send('a call by its selector alone', {
    to: shop,
    data: '0x4e71d92d',
    value: `0x${ether.toString(16)}`,
  }),
  send('a receiver that is no address', { to: 'bob.eth', value: '0x1' }),
]
