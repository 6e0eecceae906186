import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { rpcError } from './eip155/testing/fakeWallet.ts'
import { codesOf, toWalletError } from './walletError.ts'

describe('toWalletError', () => {
  it.each([
    ['EIP-1193', rpcError(4001, 'User rejected the request.')],
    ['a plain object', { code: 4001, message: 'no' }],
    ['a code as text', { code: '4001' }],
    ['hidden inside', rpcError(-32603, 'Internal', { originalError: { code: 4001 } })],
    ['as the cause', new Error('Request failed', { cause: { code: 4001 } })],
    ['WalletConnect', { code: 5000, message: 'User rejected.' }],
    ['WalletConnect, other words', { code: 5000, message: 'Rejected by the user' }],
    ['an Error without code', new Error('The user rejected the request.')],
    ['words: denied', new Error('MetaMask Tx Signature: User denied transaction signature.')],
    ['words: cancelled', new Error('Request was cancelled')],
    ['words: canceled', 'User canceled'],
    ['words: declined', new Error('Declined')],
    ['words beside a general code', rpcError(-32000, 'User rejected the transaction')],
    ['ACTION_REJECTED of ethers', { code: 'ACTION_REJECTED', info: { error: { code: 1 } } }],
    ['info.error', { code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } }],
    ['a list of errors', rpcError(-32603, 'Internal', [{ code: -32000 }, { code: 4001 }])],
    ['errors of an AggregateError', new AggregateError([{ code: 4001 }], 'All failed')],
    ['words of a nested error', rpcError(-32603, 'Internal', { message: 'User denied it' })],
    ['words of JSON in a text', 'failed: {"error":{"message":"Rejected by user"}} (code 7)'],
    ['JSON behind brackets', '[Trust] failed: {"code":4001}'],
    ['JSON of a list', new Error('failed [{"code":4001}]')],
    ['JSON in JSON', { body: JSON.stringify({ error: { message: '{"code":4001}' } }) }],
    ['words as data', rpcError(-32603, 'Internal', 'The user has rejected the request')],
    ['the name of viem’s error', { name: 'UserRejectedRequestError', message: 'no' }],
    ['a code as words', { code: 'USER_REJECTED', message: '' }],
    ['words in Chinese', new Error('用户取消了请求')],
    ['words in Russian', new Error('Запрос отклонён')],
  ])('maps to USER_REJECTED: %s', (_, thrown) => {
    expect(toWalletError(thrown)).toMatchObject({ code: 'USER_REJECTED', cause: thrown })
  })

  it.each([
    ['unauthorised', rpcError(4100, 'Access denied by policy')],
    ['out of funds', rpcError(-32000, 'insufficient funds')],
    ['a transaction that a node rejected', rpcError(-32000, 'transaction rejected: nonce')],
    ['a connection that was refused', new Error('connect ECONNREFUSED: connection refused')],
    ['nothing known', rpcError(5000, 'Unsupported chain')],
    ['nothing at all', undefined],
    ['text', 'boom'],
  ])('does not map to USER_REJECTED: %s', (_, thrown) => {
    expect(toWalletError(thrown).code).toBe('WALLET_ERROR')
  })

  it('maps an error for a pending request to REQUEST_PENDING', () => {
    const thrown = rpcError(-32002, 'Request of type eth_requestAccounts already pending')
    expect(toWalletError(thrown).code).toBe('REQUEST_PENDING')
  })

  it('does not map a failed simulation of a Solana node to REQUEST_PENDING', () => {
    const thrown = rpcError(-32002, 'Transaction simulation failed: custom program error: 0x1')
    expect(toWalletError(thrown, 'SEND_FAILED').code).toBe('SEND_FAILED')
  })

  it.each([
    ['by a code', rpcError(1011, 'Disconnected from the extension')],
    ['in words', new Error('Extension context invalidated.')],
    ['in words beside a general code', rpcError(-32603, 'Extension context invalidated')],
  ])('maps the error of an extension that was updated: %s', (_, thrown) => {
    expect(toWalletError(thrown).code).toBe('WALLET_UNREACHABLE')
  })

  it('keeps the wallet’s message and error for developers', () => {
    const thrown = rpcError(-32000, 'nonce too low')
    const error = toWalletError(thrown, 'SWITCH_FAILED')
    expect(error).toMatchObject({ code: 'SWITCH_FAILED', longMessage: 'nonce too low' })
    expect(error.cause).toBe(thrown)
  })

  it('returns errors of this package unchanged', () => {
    const error = new WalletModalError('RELAY_UNREACHABLE')
    expect(toWalletError(error)).toBe(error)
  })

  it('accepts a thrown value of any type', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(toWalletError(thrown)).toBeInstanceOf(WalletModalError)
      }),
    )
  })
})

it('`codesOf` handles circular causes', () => {
  const circle: { code: number; cause?: unknown } = { code: 1 }
  circle.cause = circle
  expect(new Set(codesOf(circle))).toEqual(new Set([1]))
})

it('an error with getters that throw is mapped too', () => {
  const refuse = () => {
    throw new Error('no')
  }
  const thrown = Object.defineProperties(
    {},
    Object.fromEntries(['code', 'message', 'data', 'cause'].map((name) => [name, { get: refuse }])),
  )
  expect(codesOf(thrown)).toEqual([])
  expect(toWalletError(thrown)).toMatchObject({ code: 'WALLET_ERROR' })
})
