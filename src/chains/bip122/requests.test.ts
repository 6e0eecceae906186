import { describe, expect, it } from 'vitest'
import { toMessageRequest, toPsbtRequest } from './requests.ts'

const accounts = [
  { address: 'one', purpose: 'payment' },
  { address: 'two', purpose: 'ordinals' },
] as const
const invalid = expect.objectContaining({ code: -32602 })

describe('a Bitcoin message', () => {
  it('is signed by the selected account, or the named one', () => {
    expect(toMessageRequest({ message: 'm' }, accounts).address).toBe('one')
    expect(toMessageRequest({ message: 'm', address: 'two' }, accounts).address).toBe('two')
  })

  it.each([
    [{ message: 7 }],
    [{ message: 'm', address: 'three' }],
    [{ message: 'm', protocol: 'md5' }],
    [undefined],
  ])('with invalid parameters is refused: %j', (request) => {
    expect(() => toMessageRequest(request, accounts)).toThrow(invalid)
  })
})

describe('a PSBT', () => {
  it('is signed and not broadcast by default', () => {
    const psbt = 'cHNidP8BAAA='
    expect(toPsbtRequest({ psbt })).toEqual({ psbt, signInputs: [], broadcast: false })
  })

  it.each([
    [{ psbt: 'AAAA' }],
    [{ psbt: '…' }],
    [{}],
    [null],
    [{ psbt: 'cHNidP8BAAA=', signInputs: [{}] }],
  ])('with invalid parameters is refused: %j', (request) => {
    expect(() => toPsbtRequest(request)).toThrow(invalid)
  })
})
