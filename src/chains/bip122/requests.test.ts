import { describe, expect, it } from 'vitest'
import { toMessageRequest, toPsbtPageRequest, toPsbtRequest } from './requests.ts'

const accounts = [
  { address: 'one', purpose: 'payment' },
  { address: 'two', purpose: 'ordinals' },
] as const
const invalid = expect.objectContaining({ code: -32602 })

describe('a page’s request to sign a Bitcoin message', () => {
  it('uses the selected account, or the one that the request names', () => {
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

describe('a page’s request to sign a PSBT', () => {
  it('returns the signed PSBT and does not broadcast it by default', () => {
    const psbt = 'cHNidP8BAAA='
    expect(toPsbtRequest({ psbt })).toEqual({ psbt, signInputs: [], broadcast: false })
  })

  it.each([[undefined], [null], [[]], [{}]])('names no inputs by signInputs %j', (signInputs) => {
    const request = { psbt: 'cHNidP8BAAA=', signInputs }
    const connected = {
      accounts,
      caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    } as const
    expect(toPsbtPageRequest(request, connected)).toMatchObject({
      request: { signInputs: [] },
      unread: [],
    })
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
