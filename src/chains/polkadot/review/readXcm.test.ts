import { expandMetadata, Metadata, TypeRegistry } from '@polkadot/types'
import polkadotRelay from '@polkadot/types-support/metadata/v14/polkadot-hex'
import { describe, expect, it } from 'vitest'
import { accountAt, chainAt, evmAccount, idOf, relay, some, tokenAt } from './testing/locations.ts'
import { call, callOf, me, to, wordsOf } from './testing/read.ts'

const dot = (amount: number) => some(relay, amount)
const usdt = (amount: number) => some(tokenAt(1984), amount)

interface Transfer {
  dest?: object
  receiver?: object
  assets?: object[]
}
const transfer = (
  name: string,
  { dest = chainAt(2034), receiver = accountAt(me), assets = [dot(5)] }: Transfer = {},
) =>
  wordsOf(
    call(
      `polkadotXcm.${name}`,
      ...[{ V4: dest }, { V4: receiver }, { V4: assets }, 0, 'Unlimited'],
    ),
  )
const limited = 'limitedReserveTransferAssets'

describe('a transfer to another network', () => {
  it.each([
    'transferAssets',
    limited,
    'limitedTeleportAssets',
    'reserveTransferAssets',
    'teleportAssets',
  ])('by %s to the user’s own account is read and not risky', (name) => {
    const args = [{ V4: chainAt(2034) }, { V4: accountAt(me) }, { V4: [dot(5)] }, 0]
    const isLimited = name === 'transferAssets' || name.startsWith('limited')
    const one = call(`polkadotXcm.${name}`, ...args, ...(isLimited ? ['Unlimited'] : []))
    expect(wordsOf(one)).toEqual({
      sentences: [`Send 5 native to ${me} on another network: Parachain 2034`],
      isRisky: false,
    })
  })

  it('to the relay chain names it', () => {
    expect(transfer('limitedTeleportAssets', { dest: relay }).sentences).toEqual([
      `Send 5 native to ${me} on another network: Relay Chain`,
    ])
  })

  it('has the amount of each asset', () => {
    expect(transfer(limited, { assets: [usdt(7), dot(5)] }).sentences).toEqual([
      `Send 7 of 1984 to ${me} on another network: Parachain 2034`,
      '  It also sends 5 native.',
    ])
  })

  it('to another account is risky', () => {
    expect(transfer(limited, { receiver: accountAt(to) })).toEqual({
      sentences: [`! Send 5 native to ${to} on another network: Parachain 2034`],
      isRisky: true,
    })
  })

  it('to an account of an EVM is risky', () => {
    const key = `0x${'ab'.repeat(20)}`
    expect(transfer(limited, { receiver: evmAccount(key) })).toEqual({
      sentences: [`! Send 5 native to ${key} on another network: Parachain 2034`],
      isRisky: true,
    })
  })

  it.each<[string, Transfer]>([
    ['an asset of another network', { assets: [some(chainAt(2034), 5)] }],
    [
      'a token of another pallet',
      {
        assets: [some(tokenAt(1, 51), 5)],
      },
    ],
    ['an item', { assets: [{ id: tokenAt(1), fun: { NonFungible: { Index: 1 } } }] }],
    ['no asset', { assets: [] }],
    ['a receiver that is a network', { receiver: chainAt(2034) }],
    ['an account for the network', { dest: accountAt(to) }],
    [
      'another consensus',
      { dest: { parents: 2, interior: { X1: [{ GlobalConsensus: 'Kusama' }] } } },
    ],
  ])('with %s is not read, and risky', (_, given) => {
    expect(transfer(limited, given)).toEqual({
      sentences: [`! Call polkadotXcm.${limited}: what this does can’t be read here`],
      isRisky: true,
    })
  })

  it('of the relay chain is read in version 3, whose native currency is here', () => {
    const registry = new TypeRegistry()
    const metadata = new Metadata(registry, polkadotRelay)
    registry.setMetadata(metadata)
    const decoded = expandMetadata(registry, metadata)
    const one = callOf(
      decoded,
      'xcmPallet.limitedTeleportAssets',
      { V3: { parents: 0, interior: { X1: { Parachain: 1000 } } } },
      { V3: { parents: 0, interior: { X1: { AccountId32: { network: null, id: idOf(me) } } } } },
      { V3: [{ id: { Concrete: { parents: 0, interior: 'Here' } }, fun: { Fungible: 5 } }] },
      0,
      'Unlimited',
    )
    expect(wordsOf(one, decoded)).toEqual({
      sentences: [`Send 5 native to ${me} on another network: Parachain 1000`],
      isRisky: false,
    })
  })
})

describe('a swap', () => {
  const swap = (least: number, receiver: string) =>
    wordsOf(
      call(
        'assetConversion.swapExactTokensForTokens',
        [relay, tokenAt(1984)],
        9,
        least,
        receiver,
        true,
      ),
    )

  it('has the most that it takes and the least that it gives', () => {
    const sentences = [`Swap up to 9 native. ${me} gets at least 7 of 1984`]
    expect(swap(7, me)).toEqual({ sentences, isRisky: false })
    const exact = call(
      'assetConversion.swapTokensForExactTokens',
      ...[[relay, tokenAt(1984)], 7, 9, me, true],
    )
    expect(wordsOf(exact)).toEqual({ sentences, isRisky: false })
  })

  it.each<[string, number, string]>([
    ['another account gets the tokens', 7, to],
    ['it gives no least amount', 0, me],
  ])('is risky if %s', (_, least, receiver) => {
    expect(swap(least, receiver)).toEqual({
      sentences: [`! Swap up to 9 native. ${receiver} gets at least ${least} of 1984`],
      isRisky: true,
    })
  })

  it('of an asset of another network is not read, and risky', () => {
    const one = call(
      'assetConversion.swapExactTokensForTokens',
      ...[[relay, chainAt(2034)], 9, 7, me, true],
    )
    expect(wordsOf(one).isRisky).toBe(true)
  })
})
