import { expect, it } from 'vitest'
import { isTransferAccepted } from './simulateTransfer.ts'

const yes = `0x${'0'.repeat(63)}1`
const no = `0x${'0'.repeat(64)}`

it.each([
  ['true', yes, true, true],
  ['false', no, true, false],
  ['nothing, from a token such as USDT', '0x', true, true],
  ['nothing, where nothing is', '0x', false, false],
  ['something else', '0x02', true, false],
  ['no text', 7, true, false],
])(
  'a token transfer is accepted only if it returns true, or nothing from a contract: %s',
  (_, response, hasCode, accepted) => {
    expect(isTransferAccepted(response, hasCode)).toBe(accepted)
  },
)
