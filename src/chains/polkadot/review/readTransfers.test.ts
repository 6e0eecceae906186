import { createKeyDerived } from '@polkadot/util-crypto/address/keyDerived'
import { createKeyMulti } from '@polkadot/util-crypto/address/keyMulti'
import { describe, expect, it } from 'vitest'
import { encodeSs58 } from '../ss58.ts'
import { call, me, to, wordsOf } from './testing/read.ts'

type Call = ReturnType<typeof call>
const everything = call('balances.transferAll', to, false)
const schedule = { locked: 900, perBlock: 1, startingBlock: 5 }
const weight = { refTime: 1, proofSize: 1 }

describe('a transfer of all that another account has', () => {
  const derived = encodeSs58({ prefix: 0, accountId: createKeyDerived(me, 3) })
  const shared = encodeSs58({ prefix: 0, accountId: createKeyMulti([me, to], 2) })
  it.each<[string, Call, string]>([
    ['for which the user acts', call('proxy.proxy', to, null, everything), to],
    ['that is derived from the user’s', call('utility.asDerivative', 3, everything), derived],
    ['that several control', call('multisig.asMulti', 2, [to], null, everything, weight), shared],
  ])('%s names that account', (_, one, owner) => {
    const { sentences, isRisky } = wordsOf(one)
    expect(sentences[1]).toBe(`  ! Send all symbol of ${owner} to ${to}`)
    expect(isRisky).toBe(true)
  })

  it('is not read if the request does not name the account', () => {
    const { sentences, isRisky } = wordsOf(
      call('utility.dispatchAs', { system: { Signed: to } }, everything),
    )
    expect(sentences[1]).toBe('  ! Call balances.transferAll: what this does can’t be read here')
    expect(isRisky).toBe(true)
  })

  it('is of the user’s own if the user acts for it', () => {
    const { sentences } = wordsOf(call('proxy.proxy', me, null, everything))
    expect(sentences[1]).toBe(`  ! Send all your symbol to ${to}`)
  })
})

it.each<[string, Call, string, boolean]>([
  [
    'vested funds of the user',
    call('vesting.vest'),
    `Unlock what is no longer bound in ${me}`,
    false,
  ],
  [
    'vested funds of another',
    call('vesting.vestOther', to),
    `Unlock what is no longer bound in ${to}`,
    false,
  ],
  [
    'a payment that vests',
    call('vesting.vestedTransfer', to, schedule),
    `Send 900 native to ${to}`,
    false,
  ],
  [
    'a payment of another’s that vests',
    call('vesting.forceVestedTransfer', to, me, schedule),
    `! Move 900 native from ${to} to ${me}`,
    true,
  ],
  [
    'a payment of another’s',
    call('balances.forceTransfer', to, me, 5),
    `! Move 5 native from ${to} to ${me}`,
    true,
  ],
  [
    'a payment of another’s token',
    call('assets.forceTransfer', 1984, to, me, 5),
    `! Move 5 of 1984 from ${to} to ${me}`,
    true,
  ],
])('%s', (_, one, sentence, isRisky) => {
  expect(wordsOf(one)).toEqual({ sentences: [sentence], isRisky })
})
