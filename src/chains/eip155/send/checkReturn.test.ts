import { expect, it } from 'vitest'
import { isTransferAccepted, returnsNothing } from './checkReturn.ts'

const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const yes = `0x${'0'.repeat(63)}1`
const no = `0x${'0'.repeat(64)}`

it('knows the seven USDT by network, in any case', () => {
  expect(returnsNothing(usdt, 'eip155:1')).toBe(true)
  expect(returnsNothing(usdt.toLowerCase(), 'eip155:1')).toBe(true)
  expect(returnsNothing(usdt, 'eip155:10')).toBe(false)
  expect(returnsNothing('0x919C1c267BC06a7039e03fcc2eF738525769109c', 'eip155:7700')).toBe(true)
  expect(returnsNothing('0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e', 'eip155:42220')).toBe(true)
  expect(returnsNothing('0x0000000000000000000000000000000000000001', 'eip155:1')).toBe(false)
})

it.each([
  ['true', yes, false, true, true],
  ['false', no, false, true, false],
  ['nothing, from a USDT', '0x', true, false, true],
  ['nothing, from an older token', '0x', false, true, true],
  ['nothing, where nothing is', '0x', false, false, false],
  ['false, from a USDT', no, true, true, false],
  ['something else', '0x02', false, true, false],
  ['no text', 7, true, true, false],
])('a transfer that returns %s', (_, answer, isSilent, hasCode, accepted) => {
  expect(isTransferAccepted(answer, { isSilent, hasCode })).toBe(accepted)
})
