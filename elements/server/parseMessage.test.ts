import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMessage } from '../../src/actions/signIn/formatMessage.ts'
import type { CaipNetworkId } from '../../src/types/caip.ts'
import type { SignInData } from '../../src/types/siwx.ts'
import { parseMessage } from './parseMessage.ts'
import { SignInError } from './SignInError.ts'

const time = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const word = fc.stringMatching(/^[!-~]{1,40}$/)
const line = fc.stringMatching(/^[^\n]{1,60}$/)

const anyData: fc.Arbitrary<SignInData> = fc.record({
  accountAddress: word,
  chainId: fc.constantFrom<CaipNetworkId>('eip155:1', 'solana:a_B-9', 'polkadot:9', 'bip122:0'),
  domain: word,
  uri: word,
  version: fc.constant('1'),
  nonce: fc.stringMatching(/^[a-zA-Z0-9]{8,64}$/),
  statement: fc.option(line),
  issuedAt: time,
  expirationTime: fc.option(time),
  notBefore: fc.option(time),
  requestId: fc.option(word),
  resources: fc.option(fc.array(word, { maxLength: 3 })),
})

it('a message of the element is parsed to the data that it was written from', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      expect(parseMessage(formatMessage(data))).toEqual(data)
    }),
    { numRuns: 1000 },
  )
})

it('any other text is refused with INVALID_MESSAGE or read in one way, and in little time', () => {
  const altered = fc
    .tuple(anyData.map(formatMessage), fc.nat(), fc.constantFrom('', '\n', '\n\n', 'URI: x\n'))
    .map(([text, at, part]) => text.slice(0, at % text.length) + part)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), altered), (text) => {
      try {
        const data = parseMessage(text)
        expect(parseMessage(formatMessage(data))).toEqual(data)
      } catch (thrown) {
        if (!(thrown instanceof SignInError)) throw thrown
        expect(thrown.code).toBe('INVALID_MESSAGE')
      }
    }),
    { numRuns: 1000 },
  )
  const parts = ['\n', '\nResources:', '\n- x', 'a wants you to sign in with your ', ' ']
  for (const part of parts) {
    const long = part.repeat(Math.floor(16_384 / part.length))
    const start = performance.now()
    expect(() => parseMessage(long)).toThrow(SignInError)
    expect(performance.now() - start).toBeLessThan(200)
  }
})
