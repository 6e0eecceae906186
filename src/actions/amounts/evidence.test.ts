import { describe, expect, it } from 'vitest'
import { judgeImpact, judgePrice, type PriceClaim, toExpectations } from './evidence.ts'

const ether = 10n ** 18n
const service = (usd: number): PriceClaim => ({ source: 'service', usd })
const wallet = (usd: number): PriceClaim => ({ source: 'wallet', usd })
const pools = (usd: number): PriceClaim => ({ source: 'pools', usd })
const dollar: PriceClaim = { source: 'dollar', usd: 1 }

/** Judges a swap of one ether for an amount of DAI, by claims of both prices. */
function judge(ofEther: PriceClaim[], ofDai: PriceClaim[], gotDai: bigint) {
  const expectations = toExpectations(
    { decimals: 18, claims: ofEther },
    { decimals: 18, claims: ofDai },
  )
  return judgeImpact({ given: ether, got: gotDai * ether }, expectations)
}

describe('the loss of a swap', () => {
  it.each([
    ['is unknown without any price', [], [], 50n, [null, false, false]],
    ['is unknown if one token has no price', [service(2500)], [], 50n, [null, false, false]],
    [
      'is not proved by the service alone',
      [service(2500)],
      [service(1)],
      2_475n,
      [100n, false, false],
    ],
    [
      'is shown by the service alone, where its own prices tell of one',
      [service(2500)],
      [service(1)],
      500n,
      [8_000n, false, false],
    ],
    [
      'is not proved by a dollar token alone, if the other price is the service’s',
      [service(2500)],
      [service(1), dollar],
      2_475n,
      [100n, false, false],
    ],
    [
      'is the worse one if the service prices a dollar token at 50 dollars',
      [service(2500)],
      [service(50), dollar],
      50n,
      [9_800n, false, true],
    ],
    [
      'is the worse one if the service prices the given token too low',
      [service(50), pools(2500)],
      [service(1), dollar],
      50n,
      [9_800n, true, true],
    ],
    [
      'is proved by pools and a dollar token',
      [service(2500), pools(2490)],
      [service(1), dollar],
      2_475n,
      [61n, true, false],
    ],
    [
      'is proved by the wallet’s prices',
      [service(2500), wallet(2500)],
      [service(1), wallet(1)],
      2_475n,
      [100n, true, false],
    ],
    ['is proved without the service', [pools(2500)], [pools(1)], 2_475n, [100n, true, false]],
    [
      'is contradicted by pools that price both tokens otherwise',
      [service(2500), pools(2500)],
      [service(1), pools(1.25)],
      1_975n,
      [2_100n, true, true],
    ],
    ['is zero for a gain', [pools(2500)], [dollar], 2_600n, [0n, true, false]],
  ] as const)('%s', (_, ofEther, ofDai, got, [impact, isProved, isContradicted]) => {
    expect(judge([...ofEther], [...ofDai], got)).toEqual({ impact, isProved, isContradicted })
  })

  it('between two dollar tokens is measured at one dollar each', () => {
    expect(judge([service(1), dollar], [service(50), dollar], 1n)).toEqual({
      impact: 0n,
      isProved: true,
      isContradicted: true,
    })
    const lying = judgeImpact(
      { given: 100n * ether, got: 2n * ether },
      toExpectations(
        { decimals: 18, claims: [service(1), dollar] },
        { decimals: 18, claims: [service(50), dollar] },
      ),
    )
    expect(lying).toEqual({ impact: 9_800n, isProved: true, isContradicted: true })
  })

  it('is exact for tokens with 36 decimals and with none, and is rounded up', () => {
    const expectations = toExpectations(
      { decimals: 0, claims: [pools(3)] },
      { decimals: 36, claims: [pools(2)] },
    )
    const given = 2n
    expect(judgeImpact({ given, got: 3n * 10n ** 36n }, expectations).impact).toBe(0n)
    expect(judgeImpact({ given, got: 3n * 10n ** 36n - 1n }, expectations).impact).toBe(1n)
  })
})

describe('the price of a token', () => {
  it.each([
    ['is unknown with the service alone', [service(2500)], 'arrives', undefined, false],
    [
      'is the service’s if the wallet agrees',
      [service(2500), wallet(2450)],
      'arrives',
      2500,
      false,
    ],
    ['is that of pools if the service has none', [pools(2450)], 'arrives', 2450, false],
    [
      'is the lower one for what arrives, if sources disagree',
      [service(50), pools(1)],
      'arrives',
      1,
      true,
    ],
    [
      'is the higher one for what goes, if sources disagree',
      [service(50), pools(1)],
      'goes',
      50,
      true,
    ],
    [
      'is the service’s if a dollar token is between 0.9 and 1.1',
      [service(0.92), dollar],
      'goes',
      0.92,
      false,
    ],
    [
      'is a dollar for what arrives, if a dollar token is to be worth 50',
      [service(50), dollar],
      'arrives',
      1,
      true,
    ],
    [
      'is a dollar for what goes, if a dollar token is to be worth a cent',
      [service(0.01), dollar],
      'goes',
      1,
      true,
    ],
    ['is a dollar for a dollar token without another price', [dollar], 'goes', 1, false],
    [
      'is the lower one if pools agree with a dollar token, and the service does not',
      [service(50), pools(0.99), dollar],
      'arrives',
      0.99,
      true,
    ],
    ['is unknown without a claim', [], 'goes', undefined, false],
    [
      'is unknown if the only claim is no price',
      [{ source: 'pools', usd: 0 }],
      'goes',
      undefined,
      false,
    ],
  ] as const)('%s', (_, claims, side, usd, isContradicted) => {
    expect(judgePrice([...claims], side)).toEqual({ usd, isContradicted })
  })
})
