import { expandMetadata, Metadata, TypeRegistry } from '@polkadot/types'
import polkadotRelay from '@polkadot/types-support/metadata/v14/polkadot-hex'
import { describe, expect, it } from 'vitest'
import { call, callOf, me, to, wordsOf } from './testing/read.ts'

type Call = ReturnType<typeof call>
const standard = (aye: boolean, conviction: string) =>
  call('convictionVoting.vote', 812, { Standard: { vote: { aye, conviction }, balance: 50 } })

describe('a vote', () => {
  it.each<[string, Call, string]>([
    ['for', standard(true, 'Locked2x'), 'Vote yes on referendum 812 with 50 native, conviction 2x'],
    [
      'against',
      standard(false, 'Locked6x'),
      'Vote no on referendum 812 with 50 native, conviction 6x',
    ],
    [
      'without a lock',
      standard(true, 'None'),
      'Vote yes on referendum 812 with 50 native, conviction 0.1x',
    ],
    [
      'in parts',
      call('convictionVoting.vote', 812, { Split: { aye: 20, nay: 30 } }),
      'Vote on referendum 812 with 50 native, split or abstaining',
    ],
    [
      'that abstains',
      call('convictionVoting.vote', 812, { SplitAbstain: { aye: 1, nay: 2, abstain: 3 } }),
      'Vote on referendum 812 with 6 native, split or abstaining',
    ],
    ['that is taken back', call('convictionVoting.removeVote', null, 812), 'Take your votes back'],
    ['that is no longer given', call('convictionVoting.undelegate', 0), 'Take your votes back'],
    [
      'whose lock ends',
      call('convictionVoting.unlock', 0, me),
      `Unlock what is no longer bound in ${me}`,
    ],
  ])('%s is not risky', (_, one, sentence) => {
    expect(wordsOf(one)).toEqual({ sentences: [sentence], isRisky: false })
  })

  it('that is given to another is risky, and has its amount', () => {
    const one = call('convictionVoting.delegate', 0, to, 'Locked6x', 5)
    expect(wordsOf(one)).toEqual({
      sentences: [`! Give your votes to ${to}`, '  5 native'],
      isRisky: true,
    })
  })
})

describe('an identity', () => {
  const registry = new TypeRegistry()
  const metadata = new Metadata(registry, polkadotRelay)
  registry.setMetadata(metadata)
  const relay = expandMetadata(registry, metadata)
  const setIdentity = (info: object) => wordsOf(callOf(relay, 'identity.setIdentity', info), relay)

  it('is read with all of its texts', () => {
    const info = { display: { Raw: 'Alice' }, email: { Raw: 'alice@example.org' } }
    expect(setIdentity(info)).toEqual({
      sentences: ['Show this about your account, for all to see: Alice, alice@example.org'],
      isRisky: false,
    })
  })

  it.each<[string, object]>([
    ['bytes that are no text', { display: { Raw: '0xff00' } }],
    ['a hash', { display: { Sha256: `0x${'ab'.repeat(32)}` } }],
    ['more fields', { additional: [[{ Raw: 'a' }, { Raw: 'b' }]] }],
    ['an image', { image: { Raw: 'ipfs' } }],
  ])('with %s is risky', (_, info) => {
    expect(setIdentity(info)).toEqual({
      sentences: ['! Call identity.setIdentity: what this does can’t be read here'],
      isRisky: true,
    })
  })
})
