import { Interface, MaxUint256 } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { ReadRequest } from '../../../types/review.ts'
import { eip155Requests } from './requestReader.ts'

const me = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const approve = new Interface(['function approve(address, uint256)']).encodeFunctionData(
  'approve',
  [other, MaxUint256],
)
const context = {
  caipNetworkId: 'eip155:1',
  addresses: [me],
  origin: 'https://app.example',
  provider: { request: async () => null },
} as const
const read = (method: string, params: unknown) =>
  eip155Requests.read({ method, params }, context) as ReadRequest | null
const texts = (found: ReadRequest | null) => found?.statements.map(({ text }) => text)

const approval = { method: 'eth_sendTransaction', params: [{ from: me, to: other, data: approve }] }
const message = { method: 'personal_sign', params: ['Hello', me] }
const balance = { method: 'eth_getBalance', params: [me, 'latest'] }
const calls = { method: 'wallet_sendCalls', params: [{ calls: [{ to: other, data: approve }] }] }
const invoke = (request: object, more: object = {}) => ({ scope: 'eip155:10', request, ...more })

describe('a request that carries another', () => {
  it.each([
    ['wallet_invokeMethod', invoke(approval)],
    ['wallet_invokeMethod', [invoke(approval)]],
    ['metamask_batch', [approval]],
    ['metamask_batch', [balance, approval]],
    ['metamask_connectWith', [approval]],
    ['wallet_invokeMethod', invoke({ method: 'wallet_invokeMethod', params: invoke(approval) })],
  ])('is read as the one that it carries: %s', (method, params) => {
    const found = read(method, params)
    expect(texts(found)).toEqual(['review.approve.unlimited'])
    expect(found).toMatchObject({ isRisky: true, from: me, unread: [] })
  })

  it('takes effect on the network that it names', () => {
    expect(read('wallet_invokeMethod', invoke(approval))).toMatchObject({
      caipNetworkId: 'eip155:10',
      needsNetwork: false,
      warnings: [],
    })
    expect(read('metamask_batch', [approval])).toMatchObject({ needsNetwork: true })
  })

  it('is as harmless as the one that it carries', () => {
    expect(read('wallet_invokeMethod', invoke(message))).toMatchObject({ isRisky: false })
    expect(read('wallet_invokeMethod', invoke(balance))).toBeNull()
    expect(read('metamask_batch', [balance, balance])).toBeNull()
  })

  it('is risky with members that are not read', () => {
    expect(read('wallet_invokeMethod', invoke(message, { more: 1 }))).toMatchObject({
      isRisky: true,
      unread: [{ path: 'params.more' }],
    })
  })

  it('goes to the wallet with the network and account that the review has shown', () => {
    const found = read('wallet_invokeMethod', invoke(calls))
    expect(found?.complete?.({ caipNetworkId: 'eip155:10', from: me })).toEqual(
      invoke({
        method: 'wallet_sendCalls',
        params: [{ calls: [{ to: other, data: approve }], chainId: '0xa', from: me }],
      }),
    )
    expect(
      read('metamask_batch', [message])?.complete?.({ caipNetworkId: null, from: me }),
    ).toEqual([message])
  })

  it('tells the effects of several, which it cannot read in full', () => {
    const found = read('metamask_batch', [message, approval])
    expect(texts(found)).toEqual(['review.cannotRead'])
    expect(found?.isRisky).toBe(true)
    expect(found?.statements[0]?.parts?.map(({ text }) => text)).toEqual([
      'review.message',
      'review.approve.unlimited',
    ])
  })
})

describe('a request counts as unreadable and risky', () => {
  const deep = (depth: number): object =>
    depth === 0 ? message : { method: 'metamask_batch', params: [deep(depth - 1)] }
  it.each([
    ['wallet_invokeMethod', { scope: 'solana:mainnet', request: message }],
    ['wallet_invokeMethod', { request: message }],
    ['wallet_invokeMethod', undefined],
    ['metamask_batch', 'all'],
    ['metamask_batch', [{ params: [] }]],
    ['metamask_batch', [deep(6)]],
    ['wallet_connect', [{ capabilities: { signInWithEthereum: {} } }]],
    ['wallet_invokeSnap', [{ snapId: 'npm:any', request: balance }]],
    ['wallet_addSubAccount', []],
    ['wallet_prepareCalls', [{}]],
    ['eth_decrypt', ['0x', me]],
    ['wallet_ofTomorrow', []],
  ])('as %s with %j does', (method, params) => {
    const found = read(method, params)
    expect(texts(found)).toEqual(['review.cannotRead'])
    expect(found?.isRisky).toBe(true)
  })
})
