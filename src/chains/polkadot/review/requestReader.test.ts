import { bytesToHex } from '@noble/hashes/utils'
import { GenericExtrinsicPayload } from '@polkadot/types'
import { createKeyDerived } from '@polkadot/util-crypto/address/keyDerived'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadRequest } from '../../../types/review.ts'
import { toSentences } from '../../testing/toSentences.ts'
import { readRuntime } from '../send/runtime.ts'
import { encodeSs58 } from '../ss58.ts'
import { alice, bob } from '../testing/fakeProvider.ts'
import { polkadotRequests } from './requestReader.ts'
import {
  ask,
  call,
  configured,
  context,
  hub,
  me,
  nodeOf,
  payloadOf,
  registry,
  sign,
  specVersion,
  to,
} from './testing/read.ts'

const raw = (data: string, type = 'bytes', more: object = {}) =>
  ask('signRaw', { address: me, data, type, ...more })

type Call = ReturnType<typeof call>
const unproved = 'A node says what this means, and the transaction doesn’t prove it'
const pay = call('balances.transferKeepAlive', to, 5)
const payToken = call('assets.transfer', 1984, to, 7)

describe('a transaction that is not risky', () => {
  it.each<[string, Call, string[]]>([
    ['pays', pay, [`Send 5 native to ${to}`]],
    [
      'pays from an account that may be closed',
      call('balances.transferAllowDeath', to, 5),
      [`Send 5 native to ${to}`],
    ],
    ['sends a token', payToken, [`Send 7 of 1984 to ${to}`]],
    [
      'takes an approval back',
      call('assets.cancelApproval', 1984, to),
      [`No longer let ${to} spend your 1984`],
    ],
    [
      'makes calls together',
      call('utility.batchAll', [pay, call('utility.batch', [payToken])]),
      [
        'Make all of these calls, or none',
        `  Send 5 native to ${to}`,
        '  Make these calls, of which some may fail',
        `    Send 7 of 1984 to ${to}`,
      ],
    ],
    [
      'acts for another account',
      call('proxy.proxy', to, null, pay),
      [`For the account ${to}`, `  Send 5 native to ${to}`],
    ],
    [
      'approves a call with others',
      call('multisig.asMulti', 2, [to], null, pay, { refTime: 1, proofSize: 1 }),
      ['Approve this call of an account that several control', `  Send 5 native to ${to}`],
    ],
    [
      'ends the rights of a proxy',
      call('proxy.removeProxy', to, 'Any', 0),
      [`No longer let ${to} act for your account`],
    ],
    [
      'stakes',
      call('staking.bond', 9, 'Staked'),
      ['Stake 9 native', '  Your rewards stay with you'],
    ],
    ['chooses validators', call('staking.nominate', [to, me]), ['Choose 2 validators']],
    ['joins a pool', call('nominationPools.join', 9, 3), ['Stake 9 native with the pool 3']],
    [
      'writes a note',
      call('system.remark', 'hello'),
      ['Write a public note to the network: hello'],
    ],
  ])('%s', async (_, one, sentences) => {
    const found = await sign(one)
    expect(toSentences(found)).toEqual(sentences)
    expect(found).toMatchObject({
      isRisky: false,
      caipNetworkId: hub,
      from: me,
      unread: [],
    })
    expect(found).not.toHaveProperty('readAgain')
  })

  it('has its lifetime in blocks and its nonce as facts, for any SS58 prefix of the account', async () => {
    const found = await sign(pay, { address: alice.any })
    expect(found).toMatchObject({ isRisky: false, from: me })
    expect(found.facts).toEqual([
      { name: 'review.feeOpen', value: { kind: 'message', text: 'review.feeUnread' } },
      { name: 'review.polkadot.blocks', value: { kind: 'number', value: 64n } },
      { name: 'review.polkadot.nonce', value: { kind: 'number', value: 7n } },
    ])
  })
})

describe('a transaction leaves a doubt', () => {
  const unread = call('polkadotXcm.send', { V4: { parents: 1, interior: 'Here' } }, { V4: [] })
  const derived = encodeSs58({ prefix: 0, accountId: createKeyDerived(me, 3) })
  it.each<[string, Call, [kind: string, address: string][]]>([
    ['about the receiver of a payment', pay, [['transfer', to]]],
    ['about no payment to the account itself', call('balances.transferKeepAlive', me, 5), []],
    [
      'about a payment to an account that the user’s controls',
      call('balances.transferKeepAlive', derived, 5),
      [['transfer', derived]],
    ],
    ['about the receiver of a token', payToken, [['transfer', to]]],
    [
      'about the receiver of another’s token',
      call('assets.transferApproved', 1984, me, to, 5),
      [['transfer', to]],
    ],
    [
      'about the receiver of a payment that vests',
      call('vesting.vestedTransfer', to, { locked: 9, perBlock: 1, startingBlock: 1 }),
      [['transfer', to]],
    ],
    [
      'about an amount that another may spend',
      call('assets.approveTransfer', 1984, to, 7),
      [['right', to]],
    ],
    ['about a call that is not read, by its name', unread, [['call', 'polkadotXcm.send']]],
    [
      'about each call inside others',
      call('utility.batch', [pay, call('proxy.proxy', to, null, unread)]),
      [
        ['transfer', to],
        ['call', 'polkadotXcm.send'],
      ],
    ],
    ['about none that takes nothing', call('staking.bond', 9, 'Staked'), []],
  ])('%s', async (_, one, doubts) => {
    const found = await sign(one)
    expect(found.doubts?.map(({ kind, address }) => [kind, address])).toEqual(doubts)
    expect(found.isRisky).toBe(false)
  })

  it('about none of the connected accounts, in any SS58 prefix', async () => {
    const payload = payloadOf(pay.toHex())
    const given = { ...context, addresses: [me, bob.any] }
    const found = await polkadotRequests.read({ method: 'signPayload', params: payload }, given)
    expect(found).toMatchObject({ isRisky: false, doubts: [] })
  })
})

describe('a transaction that is risky', () => {
  it.each<[string, Call, string]>([
    [
      'sends everything',
      call('balances.transferAll', to, false),
      `! Send all your symbol to ${to}`,
    ],
    [
      'sends all of a token',
      call('assets.transferAll', 1984, to, false),
      `! Send all your 1984 to ${to}`,
    ],
    ['destroys', call('balances.burn', 5, false), '! Destroy 5 native'],
    [
      'lets another spend a token without a limit',
      call('assets.approveTransfer', 1984, to, 2n ** 128n - 1n),
      `! Let ${to} spend up to ${2n ** 128n - 1n} of 1984 of yours`,
    ],
    ['gives a token away', call('assets.transferOwnership', 1984, to), `! Give control to ${to}`],
    [
      'lets another act for the account',
      call('proxy.addProxy', to, 'NonTransfer', 0),
      `! Let ${to} act for your account without asking you, with rights of the kind NonTransfer`,
    ],
    [
      'does so inside other calls',
      call('utility.batch', [
        pay,
        call(
          'utility.asDerivative',
          3,
          call('proxy.proxy', to, null, call('proxy.addProxy', to, 'Any', 0)),
        ),
      ]),
      `      ! Give control to ${to}`,
    ],
    [
      'gives an account up',
      call('proxy.killPure', me, 'Any', 0, 1, 1),
      '! Give up an account for good, with all it holds',
    ],
    [
      'announces a hash',
      call('proxy.announce', to, `0x${'12'.repeat(32)}`),
      `! Announce a call that can’t be read here: ${'12'.repeat(32)}`,
    ],
    [
      'approves a hash with others',
      call('multisig.approveAsMulti', 2, [to], null, `0x${'12'.repeat(32)}`, {
        refTime: 1,
        proofSize: 1,
      }),
      `! Approve a call of an account that several control. What it does can’t be read here: ${'12'.repeat(32)}`,
    ],
    [
      'gives its votes away',
      call('convictionVoting.delegate', 0, to, 'None', 5),
      `! Give your votes to ${to}`,
    ],
    [
      'pays rewards to another',
      call('staking.bond', 9, { Account: to }),
      `  ! Pay your rewards to ${to}`,
    ],
    [
      'changes the rights of the network',
      call('utility.withWeight', pay, { refTime: 1, proofSize: 1 }),
      '! With the rights of the network itself',
    ],
    [
      'names an account by an index',
      call('balances.transferKeepAlive', { Index: 5 }, 5),
      '! We can’t read this request',
    ],
    [
      'has a note that is no text',
      call('system.remark', '0xff00'),
      '! Call system.remark: what this does can’t be read here',
    ],
  ])('%s', async (_, one, sentence) => {
    const found = await sign(one)
    expect(toSentences(found)).toContain(sentence)
    expect(found.isRisky).toBe(true)
  })

  it('has more or deeper calls than are read', async () => {
    let deep = pay
    for (let count = 0; count < 20; count += 1) deep = call('utility.batch', [deep])
    const found = await sign(deep)
    expect(found.isRisky).toBe(true)
    expect(toSentences(found).at(-1)).toMatch(/! Call utility.batch: what this does/)
    const many = await sign(
      call(
        'utility.batch',
        Array.from({ length: 150 }, () => pay),
      ),
    )
    expect(many.isRisky).toBe(true)
    expect(toSentences(many).at(-1)).toBe('  ! 51 more calls that aren’t shown')
  })

  it.each<[string, object, string]>([
    [
      'no end',
      { era: '0x00' },
      '! This transaction doesn’t expire: it can be sent at any later time',
    ],
    [
      'a tip',
      { tip: '0x0000000000000000000000000000000a' },
      '! Pay a tip of 10 native on top of the fee',
    ],
    [
      'other checks than the network’s',
      { signedExtensions: ['CheckGenesis'] },
      '! This leaves out checks of the network, or adds some',
    ],
    [
      'no list of checks',
      { signedExtensions: undefined },
      '! This leaves out checks of the network, or adds some',
    ],
    ['another account', { address: to }, `! This names an account that isn’t connected: ${to}`],
    ['no account', { address: 'nobody' }, '! This names an account that isn’t connected: nobody'],
  ])('has %s', async (_, more, sentence) => {
    const found = await sign(pay, more)
    expect(toSentences(found)).toContain(sentence)
    expect(found.isRisky).toBe(true)
  })

  it('has members that are not read', async () => {
    const found = await sign(pay, { assetId: '0x010203', version: 5, refund: 'yes' })
    expect(found.isRisky).toBe(true)
    expect(found.unread?.map(({ path, value }) => [path, value])).toEqual([
      ['payload.assetId', '0x010203'],
      ['payload.refund', 'yes'],
      ['payload.version', '5'],
    ])
  })

  it('is for another network, whose name is shown', async () => {
    const found = await sign(pay, { genesisHash: `0x${'77'.repeat(32)}` })
    expect(found).toMatchObject({ isRisky: true, caipNetworkId: `polkadot:${'77'.repeat(16)}` })
    expect(toSentences(found)[0]).toBe(
      `! This is for a different network than the one you are on: polkadot:${'77'.repeat(16)}`,
    )
  })

  it.each<[string, object]>([
    ['bytes behind the call', { method: `${pay.toHex()}00` }],
    ['a call that is cut off', { method: pay.toHex().slice(0, -2) }],
    ['no call', { method: undefined }],
    ['a call that is no text', { method: { toHex: 1 } }],
    ['a call that is no bytes', { method: 'transfer' }],
    ['a call of 1 MB', { method: `0x${'00'.repeat(1_000_000)}` }],
    ['an era that is none', { era: '0x123456789a' }],
    ['a tip that is none', { tip: 'much' }],
    ['a tip that is an object', { tip: { a: 1 } }],
    ['an account that is none', { address: { toString: 'x' } }],
    ['a genesis hash that is none', { genesisHash: 5 }],
    ['a version that is none', { specVersion: 'new' }],
    ['extensions that are none', { signedExtensions: 'CheckGenesis' }],
  ])('has %s', async (_, more) => {
    expect((await sign(pay, more)).isRisky).toBe(true)
  })

  it('is cut off, and the reader throws for no changed byte', async () => {
    const bytes = call('utility.batch', [pay, payToken]).toU8a()
    const place = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(place, async ([at, byte]) => {
        const changed = bytes.slice().fill(byte, at, at + 1)
        const found = await ask('signPayload', {
          ...payloadOf(pay.toHex()),
          method: `0x${bytesToHex(changed)}`,
        })
        if (!found.isRisky) toSentences(found)
        const cut = { ...payloadOf(pay.toHex()), method: `0x${bytesToHex(bytes.slice(0, at))}` }
        expect(await ask('signPayload', cut)).toMatchObject({ isRisky: true })
      }),
      { numRuns: 25 },
    )
  })
})

describe('a transaction of a runtime whose metadata this browser does not have', () => {
  const next = specVersion + 1
  const payload = payloadOf(pay.toHex(), { specVersion: `0x${next.toString(16).padStart(8, '0')}` })

  it('is risky, and is read again by the metadata of a node', async () => {
    const found = await ask('signPayload', payload)
    expect(toSentences(found)).toEqual([
      '! Looking up what this does. So far it can’t be read here',
    ])
    expect(found.isRisky).toBe(true)
    const failed = await found.readAgain?.(() => Promise.reject(new Error('offline')))
    expect(toSentences(failed as ReadRequest)).toEqual(['! We can’t read this request'])
    const other = await found.readAgain?.(nodeOf(specVersion))
    expect(toSentences(other as ReadRequest)).toEqual(['! We can’t read this request'])
    const again = await found.readAgain?.(nodeOf(next))
    const words = [unproved, `Send 5 native to ${to}`]
    expect(toSentences(again as ReadRequest)).toEqual(words)
    // The next one is read without a node, and is risky, since nothing proves these metadata.
    const later = await ask('signPayload', payload)
    expect(later.isRisky).toBe(true)
    expect(later).not.toHaveProperty('readAgain')
    await readRuntime(nodeOf())
  })
})

describe('a transaction whose signature does not prove the metadata', () => {
  it.each<[string, object]>([
    ['has no digest', { metadataHash: undefined, mode: 0 }],
    ['has the digest of other metadata', { metadataHash: `0x${'ab'.repeat(32)}` }],
    ['has a digest that the wallet does not sign', { mode: 0 }],
    ['has no text as digest', { metadataHash: 7 }],
  ])('is read and risky if it %s', async (_, more) => {
    const found = await sign(pay, more)
    expect(toSentences(found)).toEqual([unproved, `Send 5 native to ${to}`])
    expect(found.isRisky).toBe(true)
  })

  it('is risky if the unit of its network is another than in the digest', async () => {
    const currency = {
      nativeCurrency: { symbol: 'DOT', decimals: 12 },
      nodes: async () => configured.nodes,
    }
    const params = payloadOf(pay.toHex())
    const request = { method: 'signPayload', params }
    const found = await polkadotRequests.read(request, { ...context, networkOf: () => currency })
    expect(found?.isRisky).toBe(true)
  })
})

it('metadata of a node that the page no longer configures are not used', async () => {
  const before = configured.nodes
  configured.nodes = ['https://other.example']
  const found = await sign(pay)
  expect(toSentences(found)).toEqual(['! Looking up what this does. So far it can’t be read here'])
  configured.nodes = before
  expect(toSentences(await sign(pay))).toEqual([`Send 5 native to ${to}`])
})

describe('bytes to sign', () => {
  it('a text is not risky, and is shown unchanged', async () => {
    for (const data of ['Hello', `0x${bytesToHex(new TextEncoder().encode('Hello'))}`]) {
      expect(await raw(data)).toMatchObject({ isRisky: false, quote: 'Hello', from: me })
    }
  })

  it.each<[string, string, object, string]>([
    [
      'a hash',
      `0x${'ab'.repeat(32)}`,
      {},
      '! Sign a hash. It may stand for anything, and what that is can’t be read here',
    ],
    [
      'a hash that happens to be text',
      `0x${'61'.repeat(32)}`,
      {},
      '! Sign a hash. It may stand for anything, and what that is can’t be read here',
    ],
    [
      'bytes with a control character',
      '0x616200',
      {},
      '! Sign data that is no text: what it means can’t be read here',
    ],
    [
      'a text with a control character',
      'Hello\u0007',
      {},
      '! The text has characters that you can’t see. They show as �',
    ],
    [
      'bytes that are no text',
      '0xff00',
      {},
      '! Sign data that is no text: what it means can’t be read here',
    ],
    [
      'a text of another account',
      'Hello',
      { address: to },
      `! This names an account that isn’t connected: ${to}`,
    ],
    [
      'a sign-in to another site',
      `bank.example wants you to sign in with your Polkadot account:\n${me}\n`,
      {},
      '! This signs you in to a different site: bank.example',
    ],
  ])('%s is risky', async (_, data, more, sentence) => {
    const found = await raw(data, 'bytes', more)
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)).toContain(sentence)
  })

  it('members that are not read are risky', async () => {
    const found = await raw('Hello', 'bytes', { wrap: false })
    expect(found).toMatchObject({
      isRisky: true,
      unread: [{ path: 'payload.wrap', value: 'false' }],
    })
  })

  it('a transaction that is passed as bytes is read, and is risky', async () => {
    const typed = new GenericExtrinsicPayload(registry, payloadOf(pay.toHex()), { version: 4 })
    const found = await raw(`0x${bytesToHex(typed.toU8a({ method: true }))}`, 'payload')
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)).toEqual([
      '! Sign a transaction that is passed as bytes',
      `  Send 5 native to ${to}`,
    ])
  })

  it.each(['0x0102', 'Hello', `0x${'ab'.repeat(32)}`, ''])(
    '%j that may be signed without the wrapping of texts is risky',
    async (data) => {
      for (const type of ['payload', undefined, 'Bytes']) {
        const found = await raw(data, 'bytes', { type })
        expect(found.isRisky).toBe(true)
        const again = (await found.readAgain?.(nodeOf())) as ReadRequest
        expect(toSentences(again)).toEqual([
          '! Sign what looks like a transaction: it can’t be read here',
        ])
      }
    },
  )
})

it('the review shows accounts with the SS58 prefix of the transaction’s network', async () => {
  const found = await sign(
    call(
      'balances.transferKeepAlive',
      encodeSs58({ prefix: 2, accountId: registry.createType('AccountId', to).toU8a() }),
      5,
    ),
  )
  expect(toSentences(found)).toEqual([`Send 5 native to ${to}`])
})
