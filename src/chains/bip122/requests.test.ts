import { describe, expect, it } from 'vitest'
import { toMessageRequest, toPsbtRequest } from './requests.ts'

const accounts = [
  { address: 'one', purpose: 'payment' },
  { address: 'two', purpose: 'ordinals' },
] as const
const invalid = expect.objectContaining({ code: -32602 })

describe('a request to sign a Bitcoin message', () => {
  it('signs with the selected account, or with the one it names', () => {
    expect(toMessageRequest({ message: 'm' }, accounts).address).toBe('one')
    expect(toMessageRequest({ message: 'm', address: 'two' }, accounts).address).toBe('two')
  })

  it.each([
    [{ message: 7 }],
    [{ message: 'm', address: 'three' }],
    [{ message: 'm', protocol: 'md5' }],
    [undefined],
  ])('is refused with the invalid parameters %j', (request) => {
    expect(() => toMessageRequest(request, accounts)).toThrow(invalid)
  })
})

describe('a request to sign a PSBT', () => {
  it('signs and does not broadcast by default', () => {
    const psbt = 'cHNidP8BAAA='
    expect(toPsbtRequest({ psbt })).toEqual({ psbt, signInputs: [], broadcast: false })
  })

  it.each([
    [{ psbt: 'AAAA' }],
    [{ psbt: '…' }],
    [{}],
    [null],
    [{ psbt: 'cHNidP8BAAA=', signInputs: [{}] }],
  ])('is refused with the invalid parameters %j', (request) => {
    expect(() => toPsbtRequest(request)).toThrow(invalid)
  })
})
