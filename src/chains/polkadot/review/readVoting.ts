import type { Codec, INumber } from '@polkadot/types/types'
import { fromUtf8, hidesCharacters } from '../../plainText.ts'
import { toWords } from '../../words.ts'
import {
  noteOf,
  type Reader,
  type Readers,
  risky,
  toAddress,
  toAmount,
  toNumber,
} from './callArguments.ts'

/** Maximum characters of a note. A call with a longer one is not read. */
const maxNote = 200

/** @throws Error if the bytes are no text, or one that users cannot read as it is */
function textIn(bytes: Uint8Array): string {
  const text = fromUtf8(bytes)
  if (text === null || text.length > maxNote || /\p{Cc}/u.test(text) || hidesCharacters(text))
    throw new Error('no text')
  return text
}

const note: Reader = ({ find }) => {
  const text = textIn(find('remark').toU8a(true))
  return toWords('review.polkadot.note', { text: { kind: 'text', text } })
}

interface Standard {
  vote: { isAye: boolean; conviction: { type: string } }
  balance: INumber
}
type Shares = Readonly<Record<string, INumber>>

/** The factor of a vote in the terms of OpenGov; locks are twice as long for each step. */
const factorOf = (conviction: string) =>
  conviction === 'None' ? '0.1x' : conviction.replace('Locked', '')

const vote: Reader = ({ variant, integer }) => {
  const { type, inner } = variant<Standard & Shares & Iterable<readonly [string, INumber]>>('vote')
  const poll = toNumber(integer('pollIndex'))
  if (type !== 'Standard') {
    const all = [...inner].reduce((sum, [, share]) => sum + share.toBigInt(), 0n)
    return toWords('review.polkadot.vote', { poll, value: toAmount(all) })
  }
  const { isAye, conviction } = inner.vote
  return toWords(isAye ? 'review.polkadot.vote.yes' : 'review.polkadot.vote.no', {
    poll,
    value: toAmount(inner.balance.toBigInt()),
    conviction: { kind: 'text', text: factorOf(conviction.type) },
  })
}

/** Fields of an identity that are texts; `riot` has become `matrix`. */
const identityFields = [
  'display',
  'legal',
  'web',
  'riot',
  'matrix',
  'email',
  'twitter',
  'github',
  'discord',
]

interface Data extends Pick<Codec, 'isEmpty'> {
  type: string
  inner: Codec
}

/** @throws Error if the identity has a field that is no text */
const identity: Reader = ({ find }) => {
  const fields = [...(find('info') as unknown as Iterable<readonly [string, Data]>)]
  const texts = fields.flatMap(([name, field]) => {
    if (field.isEmpty) return []
    if (!identityFields.includes(name) || !/^Raw/.test(field.type))
      throw new Error(`a field ${name} that is not read`)
    return textIn(field.inner.toU8a(true))
  })
  return toWords('review.polkadot.identity', { text: { kind: 'text', text: texts.join(', ') } })
}

/** Readers of votes, and of what an account writes into the chain. */
export const votingReaders: Readers = {
  'convictionVoting.vote': vote,
  'convictionVoting.removeVote': () => toWords('review.polkadot.votes.none'),
  'convictionVoting.delegate': ({ address, amount }) => {
    const notes = [noteOf('review.amount', amount('balance'))]
    return toWords('review.polkadot.votes', { delegate: address('to') }, { ...risky, notes })
  },
  'convictionVoting.undelegate': () => toWords('review.polkadot.votes.none'),
  'convictionVoting.unlock': ({ account }) =>
    toWords('review.polkadot.unlock', { account: toAddress(account('target')) }),

  'identity.setIdentity': identity,

  'system.remark': note,
  'system.remarkWithEvent': note,
}
