import { parseUnits as parseByEthers } from 'ethers/utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from './amount.ts'
import { parseUnits } from './parseUnits.ts'

describe('parseUnits', () => {
  it('reads what formatUnits writes, as ethers does', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }),
        fc.nat(36),
        (amount, decimals) => {
          const text = formatUnits(amount, decimals)
          expect(parseUnits(text, decimals)).toBe(amount)
          if (decimals <= 18) expect(parseUnits(text, decimals)).toBe(parseByEthers(text, decimals))
        },
      ),
    )
  })

  it.each(['', '.', '1,5', '0x1', '1e3', '٣', '1.2345', '--1', ' 1'])('refuses "%s"', (text) => {
    expect(() => parseUnits(text, 3)).toThrow(RangeError)
  })

  it('reads zeros beyond the places of the unit', () => {
    expect(parseUnits('1.500000', 3)).toBe(1500n)
  })
})
