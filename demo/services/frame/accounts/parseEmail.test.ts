import { expect, test } from 'vitest'
import { parseEmail } from './parseEmail.ts'

test('parseEmail accepts valid addresses in lower case and rejects others', () => {
  expect(parseEmail(' Ada@Example.test ')).toBe('ada@example.test')
  for (const text of [
    '',
    'ada',
    'a@b',
    'a b@c.de',
    'a@b.de\r\nBcc: c@d.ef',
    '<a@b.de>',
    'a@b.de,c@d.ef',
    `${'a'.repeat(250)}@b.de`,
  ]) {
    expect(() => parseEmail(text)).toThrow('not an email')
  }
})
