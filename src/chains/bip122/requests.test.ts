import { describe, expect, it } from 'vitest'
import { toMessageRequest, toPsbtRequest, toTransferRequest } from './requests.ts'

const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const accounts = [
  { address: 'one', purpose: 'payment' },
  { address: 'two', purpose: 'ordinals' },
] as const
const invalid = expect.objectContaining({ code: -32602 })

describe('a transfer', () => {
  it.each([['1000'], [1000], [1000n]])('takes %s satoshi', (amount) => {
    expect(toTransferRequest({ recipient, amount }, regtest)).toEqual({ recipient, amount: '1000' })
  })

  it.each([
    ['0'],
    ['-1'],
    ['0.5'],
    [1.5],
    [Number.NaN],
    ['1e3'],
    ['2100000000000001'],
    [''],
    [null],
  ])('does not take %s', (amount) => {
    expect(() => toTransferRequest({ recipient, amount }, regtest)).toThrow(invalid)
  })

  it.each([
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    [undefined],
  ])('does not go to %s', (wrong) => {
    expect(() => toTransferRequest({ recipient: wrong, amount: '1' }, regtest)).toThrow(invalid)
  })
})

describe('a message', () => {
  it('is signed by the selected account, or the one that is named', () => {
    expect(toMessageRequest({ message: 'm' }, accounts).address).toBe('one')
    expect(toMessageRequest({ message: 'm', address: 'two' }, accounts).address).toBe('two')
  })

  it.each([
    [{ message: 7 }],
    [{ message: 'm', address: 'three' }],
    [{ message: 'm', protocol: 'md5' }],
    [undefined],
  ])('is refused: %j', (request) => {
    expect(() => toMessageRequest(request, accounts)).toThrow(invalid)
  })
})

describe('a PSBT', () => {
  it('is signed and not sent, unless said otherwise', () => {
    const psbt = 'cHNidP8BAAA='
    expect(toPsbtRequest({ psbt })).toEqual({ psbt, signInputs: [], broadcast: false })
  })

  it.each([
    [{ psbt: 'AAAA' }],
    [{ psbt: '…' }],
    [{}],
    [null],
    [{ psbt: 'cHNidP8BAAA=', signInputs: [{}] }],
  ])('is refused: %j', (request) => {
    expect(() => toPsbtRequest(request)).toThrow(invalid)
  })
})
