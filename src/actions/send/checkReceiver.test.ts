import { expect, it } from 'vitest'
import { findLookalike } from './checkReceiver.ts'

const known = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

it.each([
  ['the same at both ends', `0x3c44${'7'.repeat(32)}93bc`, true],
  ['itself', known, false],
  ['itself in lower case', known.toLowerCase(), false],
  ['the same at one end', `0x3C44${'7'.repeat(36)}`, false],
])('`findLookalike` compares a receiver with the known addresses: %s', (_, address, isLike) => {
  expect(findLookalike(address, [known])).toBe(isLike ? known : undefined)
})

it('a lookalike address is also found if addresses have no prefix', () => {
  const owner = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
  const fake = '7v54AAAAtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
  expect(findLookalike(fake, [owner])).toBe(owner)
})
