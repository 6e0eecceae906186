import { describe, expect, it } from 'vitest'
import { toTransferRequest } from './toTransferRequest.ts'

const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const invalid = expect.objectContaining({ code: -32602 })

describe('the request of a page to send bitcoin', () => {
  it.each([['1000'], [1000n]])('is accepted for %s satoshi', (amount) => {
    expect(toTransferRequest({ recipient, amount }, regtest)).toEqual({ recipient, amount: '1000' })
  })

  it.each([
    ['0'],
    ['-1'],
    ['0.5'],
    [1000],
    [1.5],
    [Number.NaN],
    ['1e3'],
    ['2100000000000001'],
    [''],
    [null],
  ])('is refused for the amount %s', (amount) => {
    expect(() => toTransferRequest({ recipient, amount }, regtest)).toThrow(invalid)
  })

  it('is refused below the dust limit, and the error states the limit', () => {
    const request = (amount: string) => toTransferRequest({ recipient, amount }, regtest)
    expect(() => request('293')).toThrow(invalid)
    expect(() => request('293')).toThrow('294 satoshi')
    expect(request('294')).toMatchObject({ amount: '294' })
  })

  it.each([
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    [undefined],
  ])('is refused for the recipient %s', (wrong) => {
    expect(() => toTransferRequest({ recipient: wrong, amount: '1000' }, regtest)).toThrow(invalid)
  })
})
