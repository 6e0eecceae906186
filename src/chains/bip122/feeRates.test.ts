import { describe, expect, it } from 'vitest'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readFeeRates } from './feeRates.ts'
import { nodeWith } from './testing/nodeWith.ts'

const recommended = (fastestFee: number, halfHourFee: number, hourFee: number, more = {}) =>
  readFeeRates(
    nodeWith({ 'GET /v1/fees/recommended': { fastestFee, halfHourFee, hourFee, ...more } }),
  )
const estimated = (estimates: object) => readFeeRates(nodeWith({ 'GET /fee-estimates': estimates }))

const implausible = {
  code: 'SERVICE_INVALID_RESPONSE',
  longMessage: expect.stringContaining('not plausible'),
}

describe('fee rates on Bitcoin', () => {
  it('are the recommended ones, also below 1 sat/vB', async () => {
    expect(await recommended(9, 5, 2.5)).toMatchObject({ fastest: 9, halfHour: 5, hour: 2.5 })
    expect(await recommended(0.5, 0.3, 0.2)).toMatchObject({
      fastest: 0.5,
      halfHour: 0.3,
      hour: 0.2,
    })
    expect(await recommended(3_900, 1_500, 900)).toMatchObject({
      fastest: 3_900,
      halfHour: 1_500,
      hour: 900,
    })
  })

  it('are not below the rate that the node takes into its mempool, nor below that of Bitcoin Core', async () => {
    expect(await recommended(3, 1, 1, { minimumFee: 2 })).toMatchObject({
      fastest: 3,
      halfHour: 2,
      hour: 2,
    })
    expect(await recommended(1, 0.05, 0.05, { minimumFee: 0 })).toMatchObject({
      fastest: 1,
      halfHour: 0.1,
      hour: 0.1,
    })
  })

  it.each([
    [
      { 1: 20.5, 2: 18, 3: 10, 6: 4, 144: 1 },
      { fastest: 20.5, halfHour: 10, hour: 4 },
    ],
    [
      { 2: 18, 10: 4 },
      { fastest: 18, halfHour: 18, hour: 18 },
    ],
    [{}, { fastest: 1, halfHour: 1, hour: 1 }],
  ])('are Esplora’s estimates if the API recommends none: %j', async (response, rates) => {
    expect(await estimated(response)).toMatchObject(rates)
  })

  it('are put in order if an estimate is slightly higher than that for an earlier block', async () => {
    expect(await estimated({ 1: 5, 3: 5.2, 6: 4 })).toMatchObject({
      fastest: 5.2,
      halfHour: 5,
      hour: 4,
    })
  })

  it.each([
    ['too high', 5_000, 20, 10],
    ['too high, but for the fastest', 90_000, 5, 0.1],
    ['out of order', 1, 30, 900],
    ['out of order in the middle', 10, 900, 5],
  ])('are refused if they are %s', async (_, fastest, halfHour, hour) => {
    await expect(recommended(fastest, halfHour, hour)).rejects.toMatchObject(implausible)
    await expect(estimated({ 1: fastest, 3: halfHour, 6: hour })).rejects.toMatchObject(implausible)
  })

  it('are refused if the node claims to take no transaction of a plausible rate', async () => {
    const refusing = recommended(3, 2, 1, { minimumFee: 7 })
    await expect(refusing).rejects.toMatchObject(implausible)
  })

  it('reject if the API fails with status 503', async () => {
    const busy = new WalletModalError('HTTP_ERROR', { params: { status: 503 } })
    await expect(readFeeRates(() => Promise.reject(busy))).rejects.toBe(busy)
  })
})
