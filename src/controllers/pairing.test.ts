import { afterEach, expect, it, vi } from 'vitest'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { chooseApp, endPairing, joinPairing, leavePairing, offerUri, pairing } from './pairing.ts'

/** Starts a pairing that stays pending, and returns its signal. */
function begin(): AbortSignal {
  let begun = AbortSignal.abort()
  void joinPairing((signal) => {
    begun = signal
    return new Promise(() => {})
  })
  return begun
}

afterEach(leavePairing)

it('a second modal joins the pending pairing', () => {
  const connect = vi.fn(() => new Promise<never>(() => {}))
  const first = joinPairing(connect)
  expect(joinPairing(connect)).toBe(first)
  expect(connect).toHaveBeenCalledTimes(1)
  expect(pairing.status).toBe('pending')
})

it('an approved pairing resets URI, expiry, error and selected app', () => {
  const signal = begin()
  offerUri(signal, 'wc:1', 7)
  chooseApp({ href: 'one://', name: 'One' })
  endPairing(signal, null)
  const none = { uri: null, expiresAt: 0, error: null, choice: null }
  expect(pairing).toEqual({ status: 'idle', step: 'uri', ...none })
})

it('a failed pairing has an error and no URI, until the user retries', () => {
  const signal = begin()
  offerUri(signal, 'wc:1', 7)
  endPairing(signal, new WalletModalError('RELAY_UNREACHABLE'))
  expect(pairing).toMatchObject({ status: 'failed', uri: null })
  begin()
  expect(pairing).toMatchObject({ status: 'pending', error: null })
})

it('a URI or error of a pairing that the user has left does not change the next pairing', () => {
  const left = begin()
  leavePairing()
  expect(left.aborted).toBe(true)
  const signal = begin()
  expect(offerUri(left, 'wc:1', 7)).toBe(false)
  endPairing(left, new WalletModalError('RELAY_UNREACHABLE'))
  expect(pairing).toMatchObject({ status: 'pending', uri: null, error: null })
  expect(offerUri(signal, 'wc:2', 8)).toBe(true)
  expect(pairing.uri).toBe('wc:2')
})
