import { describe, expect, it } from 'vitest'
import { checkParams, kindOf } from './rpc.ts'

describe('the frame’s JSON-RPC methods', () => {
  it.each([
    ['eth_getBalance', 'safe'],
    ['eth_sendRawTransaction', 'safe'],
    ['wallet_getCapabilities', 'safe'],
    ['wallet_getAssets', 'safe'],
    ['eth_supportedEntryPoints', 'safe'],
    ['personal_sign', 'notSafe'],
    ['eth_sendTransaction', 'notSafe'],
    ['eth_sendUserOperation', 'notSafe'],
    ['wallet_revokePermissions', 'notSafe'],
    ['solana_signAllTransactions', 'notSafe'],
    ['eth_sign', 'unknown'],
    ['eth_signTypedData', 'unknown'],
    ['wallet_watchAsset', 'unknown'],
    ['ETH_CALL', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
  ])('include %s as %s', (method, kind) => expect(kindOf(method)).toBe(kind))
})

describe('the parameters of a frame request', () => {
  const call = { to: '0x00', data: '0x', value: '0x1' }
  it.each<[string, unknown]>([
    ['eth_chainId', undefined],
    ['eth_call', [{}, 'latest']],
    ['personal_sign', ['0x', '0x']],
    [
      'solana_signMessage',
      { message: 'StV1DL6CwTryKyV', pubkey: '11111111111111111111111111111111' },
    ],
    ['solana_signTransaction', { transaction: 'abc' }],
    ['solana_signAllTransactions', { transactions: ['abc', 'def'] }],
    ['solana_signAndSendTransaction', { transaction: 'abc', options: { skipPreflight: true } }],
    ['wallet_sendCalls', [{ chainId: '0x1', calls: [call] }]],
    ['wallet_getCallsStatus', ['0x01']],
    ['wallet_getAssets', { account: '0x00' }],
  ])('%s accepts %j', (method, params) => expect(() => checkParams(method, params)).not.toThrow())

  it.each<[string, unknown]>([
    ['eth_call', 'latest'],
    ['eth_call', { to: '0x00' }],
    ['solana_signMessage', ['abc']],
    ['solana_signMessage', { message: 'abc' }],
    ['solana_signTransaction', { transaction: '0OIl' }],
    ['solana_signAllTransactions', { transactions: 'abc' }],
    ['wallet_sendCalls', [{ calls: [{ ...call, to: 'vitalik.eth' }] }]],
    ['wallet_sendCalls', [{ calls: [{ ...call, data: 'ff' }] }]],
    ['wallet_sendCalls', [{}]],
    ['wallet_getCallsStatus', [1]],
  ])('%s refuses %j', (method, params) => {
    expect(() => checkParams(method, params)).toThrow(expect.objectContaining({ code: -32602 }))
  })
})
