import { base64, hex } from '@scure/base'
import { Psbt, payments } from 'bitcoinjs-lib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadRequest } from '../../../types/review.ts'
import { isMarked } from '../../testing/measureReader.ts'
import { toSentences } from '../../testing/toSentences.ts'
import type { BitcoinAccount } from '../provider.ts'
import { toMessagePageRequest } from '../requests.ts'
import { toTransferPageRequest } from '../toTransferRequest.ts'
import {
  ask,
  asks,
  build,
  connected,
  created,
  type Input,
  legacy,
  mainnet,
  me,
  type Output,
  opReturn,
  ordinals,
  other,
  read,
  scriptOf,
  sign,
  utf8,
} from './testing/read.ts'

const factsOf = ({ facts = [] }: ReadRequest) =>
  Object.fromEntries(
    facts.map(({ name, value }) => [name, value.kind === 'amount' ? value.amount : value]),
  )
const changesOf = async ({ simulate }: ReadRequest) =>
  simulate?.({ caipNetworkId: mainnet, from: me }, () => Promise.reject(new Error('a node')))
const amount = (value: bigint) => [
  { text: 'review.amount', values: { amount: { kind: 'amount', amount: value, unit: 'native' } } },
]

describe('a PSBT that is not risky', () => {
  it('is read with its payment, change and fee, and with what the account gives', async () => {
    const found = await read(
      [{}, { value: 20_000n }],
      [
        [me, 59_000n],
        [other, 60_000n],
      ],
    )
    expect(toSentences(found)).toEqual([
      `Send 60000 native to ${other}`,
      `Get 59000 native at your address ${me}`,
    ])
    expect(factsOf(found)).toMatchObject({
      'review.bitcoin.spent': 120_000n,
      'review.fee': 1_000n,
    })
    expect(found).toMatchObject({ isRisky: false, from: me, caipNetworkId: mainnet, unread: [] })
    expect(await changesOf(found)).toEqual({
      fails: false,
      isRead: true,
      gives: amount(60_000n),
      gets: [],
      leaves: [],
    })
  })

  it('may spend a legacy coin whose transaction proves the value', async () => {
    const spent = created(100_000n, legacy)
    const psbt = new Psbt()
      .addInput({ hash: spent.getHash(), index: 0, nonWitnessUtxo: spent.toBuffer() })
      .addOutput({ script: scriptOf(other), value: 99_000n })
    const own: BitcoinAccount[] = [{ address: legacy, purpose: 'payment' }]
    const found = await sign({ psbt: psbt.toBase64() }, own)
    expect(toSentences(found)).toEqual([`Send 99000 native to ${other}`])
    expect(found.isRisky).toBe(false)
  })

  it('may spend a nested coin of a known key, or with its redeem script', async () => {
    const publicKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
    const redeem = payments.p2wpkh({ pubkey: hex.decode(publicKey) })
    const { output = new Uint8Array(), address = '' } = payments.p2sh({ redeem })
    const spend = (own: BitcoinAccount, more: object = {}) => {
      const psbt = new Psbt()
        .addInput({
          hash: 'ab'.repeat(32),
          index: 0,
          witnessUtxo: { script: output, value: 100_000n },
          ...more,
        })
        .addOutput({ script: scriptOf(other), value: 99_000n })
      return sign({ psbt: psbt.toBase64() }, [own])
    }
    const account = { address, purpose: 'payment' } as const
    expect((await spend({ ...account, publicKey })).isRisky).toBe(false)
    expect((await spend(account, { redeemScript: redeem.output })).isRisky).toBe(false)
    expect((await spend(account)).isRisky).toBe(true)
    expect((await spend({ ...account, publicKey: `03${publicKey.slice(2)}` })).isRisky).toBe(true)
  })

  it('may spend coins of others, which are listed apart', async () => {
    const found = await read(
      [{}, { from: other, value: 50_000n }],
      [
        [other, 90_000n],
        [me, 59_000n],
      ],
      asks(0),
    )
    expect(toSentences(found)).toEqual([
      `90000 native goes to ${other}, from all who take part`,
      `Get 59000 native at your address ${me}`,
    ])
    expect(factsOf(found)).toMatchObject({
      'review.bitcoin.spent': 100_000n,
      'review.bitcoin.others': 50_000n,
      'review.fee': 1_000n,
    })
    expect(found.isRisky).toBe(false)
    expect(await changesOf(found)).toMatchObject({ gives: amount(41_000n), gets: [] })
  })

  it('may write a note', async () => {
    const found = await read(
      [{}],
      [
        [opReturn(utf8('=:ETH.ETH:0x12')), 0n],
        [other, 99_000n],
      ],
    )
    expect(toSentences(found)[0]).toBe('Write a public note to the network: =:ETH.ETH:0x12')
    expect(found.isRisky).toBe(false)
  })

  it('has only signatures that cover all inputs and outputs, by any name of their type', async () => {
    for (const type of [0, 1]) {
      const signInputs = [{ address: me, index: 0, sighashTypes: [type] }]
      const found = await read([{ sighashType: 1 }], [[other, 99_000n]], { signInputs })
      expect(found.isRisky).toBe(false)
    }
  })
})

describe('a PSBT leaves a doubt', () => {
  const shared: Input[] = [{}, { from: other, value: 50_000n }]
  it.each<[string, Input[], Output[], string[]]>([
    [
      'about each address that it pays, once',
      [{}, {}],
      [
        [other, 60_000n],
        [other, 60_000n],
        [legacy, 60_000n],
        [me, 19_000n],
      ],
      [other, legacy],
    ],
    ['about no address of the account', [{}], [[ordinals, 99_000n]], []],
    [
      'about those who get more than a share of the fee, if others take part',
      shared,
      [
        [other, 90_000n],
        [me, 59_000n],
      ],
      [other],
    ],
    [
      'about nobody who takes part and gets nothing of the account',
      shared,
      [
        [other, 49_500n],
        [me, 99_500n],
      ],
      [],
    ],
  ])('%s', async (_, inputs, outputs, receivers) => {
    const found = await read(inputs, outputs, asks(0))
    expect(found.doubts).toEqual(receivers.map((address) => ({ kind: 'transfer', address })))
  })

  it('or is risky, if one of its sentences is marked', async () => {
    const from = fc.constantFrom(me, ordinals, other)
    const value = fc.bigInt({ min: 0n, max: 120_000n })
    const sighashType = fc.constantFrom(1, 2, 3, 0x81, 0x83)
    const input = fc.record({ from, value, sighashType }, { requiredKeys: ['from', 'value'] })
    const to = fc.constantFrom(me, other, legacy, opReturn(utf8('a note')), opReturn(0x51))
    const lists = [
      fc.array(input, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(to, value), { minLength: 1, maxLength: 3 }),
    ] as const
    await fc.assert(
      fc.asyncProperty(...lists, async (inputs, outputs) => {
        const found = await read(inputs as Input[], outputs)
        expect(found.isRisky || found.doubts?.length || !isMarked(found)).toBeTruthy()
      }),
    )
  })
})

describe('a PSBT that is risky', () => {
  const all: Output[] = [[other, 99_000n]]
  it.each<[string, Input[], Output[], object, string]>([
    [
      'signs no payment',
      [{ sighashType: 2 }],
      all,
      {},
      '! Let whoever has the signature decide where your coins go: it covers no payment',
    ],
    [
      'signs one payment',
      [{ sighashType: 0x83 }],
      all,
      {},
      `! Let others change everything but one payment: 99000 native to ${other}. The rest of your coins can go anywhere`,
    ],
    [
      'signs one payment that there is not',
      [{}, { sighashType: 3 }],
      [[other, 190_000n]],
      {},
      '! Let whoever has the signature decide where your coins go: it covers no payment',
    ],
    [
      'lets others add coins',
      [{ sighashType: 0x81 }],
      all,
      {},
      '! Let others add coins to this after you sign',
    ],
    [
      'has signatures of an unknown type',
      [{ sighashType: 0x41 }],
      all,
      {},
      '! Sign in an unusual way: what others can change afterwards can’t be read here',
    ],
    [
      'names a type beside the PSBT',
      [{}],
      all,
      { signInputs: [{ address: me, index: 0, sighashTypes: [1, 2] }] },
      '! Let whoever has the signature decide where your coins go: it covers no payment',
    ],
    [
      'has a fee above a tenth of the payment',
      [{}],
      [
        [other, 9_000n],
        [me, 90_099n],
      ],
      {},
      '! The fee is more than a tenth of what is sent',
    ],
    [
      'has a fee above a tenth of what is moved between own addresses',
      [{}],
      [[me, 89_999n]],
      {},
      '! The fee is more than a tenth of what is sent',
    ],
    [
      'pays more than it has',
      [{}],
      [[me, 100_001n]],
      {},
      '! This pays more than it has, so others have to add coins',
    ],
    [
      'lacks the value of a coin',
      [{}, { more: {} }],
      all,
      {},
      '! What this spends isn’t proven, so the fee can’t be read here',
    ],
    [
      'claims the value of a legacy coin',
      [{}, { from: legacy }],
      all,
      {},
      '! What this spends isn’t proven, so the fee can’t be read here',
    ],
    [
      'has another transaction as the coin’s',
      [{ more: { nonWitnessUtxo: created(100_000n, me).toBuffer() } }],
      all,
      {},
      '! What this spends isn’t proven, so the fee can’t be read here',
    ],
    [
      'spends nothing of the account',
      [{ from: other }],
      all,
      {},
      '! This spends no coins of the connected account',
    ],
    [
      'asks for the signature of another’s coin',
      [{}, { from: other }],
      [[me, 190_000n]],
      asks(1),
      '! You sign for coins that aren’t those of the account it names',
    ],
    [
      'asks for the signature of a coin that there is not',
      [{}],
      all,
      asks(7),
      '! You sign for coins that aren’t those of the account it names',
    ],
    [
      'spends a coin of the account that it does not ask for',
      [{}, { value: 500_000n }],
      [[other, 599_000n]],
      asks(0),
      `! Spend 500000 native of ${me}, although the request doesn’t ask for that signature`,
    ],
    [
      'spends a coin that may carry ordinals',
      [{}, { from: ordinals, value: 546n }],
      [
        [other, 546n],
        [me, 99_999n],
      ],
      {},
      `! Spend coins of ${ordinals} that may carry ordinals (inscriptions). Their 546 native may be worth much more`,
    ],
    [
      'pays to a script without an address',
      [{}],
      [[hex.decode('51'), 99_000n]],
      {},
      '! Send 99000 native to a script that can’t be read here: 51',
    ],
    [
      'pays to a witness version without a use',
      [{}],
      [[hex.decode(`5210${'00'.repeat(16)}`), 99_000n]],
      {},
      `! Send 99000 native to a script that can’t be read here: 5210${'00'.repeat(16)}`,
    ],
    ['destroys coins', [{}], [[opReturn(utf8('burn')), 99_000n]], {}, '! Destroy 99000 native'],
    [
      'may move runes',
      [{}],
      [
        [opReturn(0x5d, hex.decode('00c0a233')), 0n],
        [other, 99_000n],
      ],
      {},
      '! Write data to the network that can’t be read here. It may move tokens (such as runes)',
    ],
  ])('%s', async (_, inputs, outputs, more, sentence) => {
    const found = await read(inputs, outputs, more)
    expect(toSentences(found)).toContain(sentence)
    expect(found.isRisky).toBe(true)
  })

  it('claims another value than the coin’s transaction', async () => {
    const spent = created(100_000n, me)
    const psbt = new Psbt()
      .addInput({
        hash: spent.getHash(),
        index: 0,
        nonWitnessUtxo: spent.toBuffer(),
        witnessUtxo: { script: scriptOf(me), value: 99_500n },
      })
      .addOutput({ script: scriptOf(other), value: 99_000n })
    const found = await sign({ psbt: psbt.toBase64() })
    expect(found).toMatchObject({ isRisky: true, warnings: [{ text: 'review.bitcoin.noValue' }] })
    expect(await changesOf(found)).toBeNull()
  })

  it('has small coins in a wallet without an address for ordinals', async () => {
    const psbt = build([{}, { value: 546n }], [[other, 99_546n]]).toBase64()
    const found = await sign({ psbt }, [{ address: me, purpose: 'payment' }])
    expect(toSentences(found)[0]).toContain('may carry ordinals')
    expect(found.isRisky).toBe(true)
  })

  it('has taproot coins of the value that ord gives to inscriptions, in a wallet without an address for ordinals', async () => {
    const spend = (from: string, value: bigint) => {
      const psbt = build([{}, { from, value }], [[other, 99_000n + value]]).toBase64()
      return sign({ psbt }, [
        { address: me, purpose: 'payment' },
        { address: ordinals, purpose: 'payment' },
      ])
    }
    expect(toSentences(await spend(ordinals, 10_000n))[0]).toContain('may carry ordinals')
    expect((await spend(ordinals, 10_001n)).isRisky).toBe(false)
    expect((await spend(me, 10_000n)).isRisky).toBe(false)
  })

  it('has entries or members that are not read', async () => {
    const psbt = build([{}], all)
    const unknown = { key: hex.decode('fc01'), value: hex.decode('02') }
    psbt.data.addUnknownKeyValToGlobal(unknown)
    psbt.data.addUnknownKeyValToInput(0, unknown)
    psbt.data.addUnknownKeyValToOutput(0, unknown)
    const found = await sign({
      psbt: psbt.toBase64(),
      network: 'testnet',
      signInputs: [{ address: me, index: 0, tweak: true }],
    })
    expect(found.isRisky).toBe(true)
    expect(found.unread).toEqual([
      { path: 'request.network', value: 'testnet', reason: 'unread' },
      { path: 'request.signInputs[0].tweak', value: 'true', reason: 'unread' },
      { path: 'psbt.fc01', value: '02', reason: 'unread' },
      { path: 'psbt.inputs[0].fc01', value: '02', reason: 'unread' },
      { path: 'psbt.outputs[0].fc01', value: '02', reason: 'unread' },
    ])
  })

  it('has bytes at its end', async () => {
    const psbt = base64.encode(Uint8Array.from([...build([{}], all).toBuffer(), 0, 1]))
    expect(await sign({ psbt })).toMatchObject({
      isRisky: true,
      unread: [{ path: 'psbt', value: '2 bytes' }],
    })
  })

  it('has more payments than are listed, whose sum is shown', async () => {
    const many = Array.from({ length: 150 }, (): Output => [other, 1_000n])
    const found = await read([{ value: 151_000n }], many)
    expect(found.statements).toHaveLength(101)
    expect(toSentences(found).at(-1)).toBe(
      '! 50 more payments, of 50000 native together, that aren’t shown',
    )
    expect(found.isRisky).toBe(true)
  })

  it.each([
    ['no inputs and outputs', 'cHNidP8BAAoCAAAAAAAAAAAAAA=='],
    ['nothing behind its magic bytes', 'cHNidP8='],
    [
      'version 2 (BIP-370)',
      base64.encode(hex.decode('70736274ff01020402000000010401010105010000')),
    ],
    [
      '5 MB',
      base64.encode(Uint8Array.from([112, 115, 98, 116, 255, ...new Uint8Array(5_000_000)])),
    ],
  ])('has %s', async (_, psbt) => {
    expect(await sign({ psbt })).toMatchObject({ isRisky: true, from: me })
  })

  it('is cut off, and the reader throws for no changed byte', async () => {
    const bytes = build([{ sighashType: 0x83 }, {}], all).toBuffer()
    const cut = fc.integer({ min: 5, max: bytes.length - 1 }).map((end) => bytes.slice(0, end))
    await fc.assert(
      fc.asyncProperty(cut, async (part) => {
        expect(await sign({ psbt: base64.encode(part) })).toMatchObject({ isRisky: true })
      }),
    )
    const place = fc.tuple(fc.integer({ min: 5, max: bytes.length - 1 }), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(place, async ([at, byte]) => {
        const found = await sign({ psbt: base64.encode(bytes.slice().fill(byte, at, at + 1)) })
        expect(found.statements.length).toBeGreaterThan(0)
        toSentences(found)
      }),
    )
  })
})

describe('other requests of Bitcoin pages', () => {
  const transfer = (request: object) =>
    ask('sendTransfer', toTransferPageRequest(request, connected))
  const message = (request: object) => ask('signMessage', toMessagePageRequest(request, connected))

  it('a transfer from the payment address is not risky, and is read with amount and receiver', async () => {
    const found = await transfer({ recipient: other, amount: '12345' })
    expect(toSentences(found)).toEqual([`Send 12345 native to ${other}`])
    const doubts = [{ kind: 'transfer', address: other }]
    expect(found).toMatchObject({ isRisky: false, doubts, from: me, caipNetworkId: mainnet })
  })

  it('a transfer to an own address leaves no doubt', async () => {
    const found = await transfer({ recipient: ordinals, amount: '12345' })
    expect(found).toMatchObject({ isRisky: false, doubts: [] })
  })

  it('a transfer with members that are not read is risky', async () => {
    const found = await transfer({ recipient: other, amount: 700n, feeRate: 900 })
    expect(found.isRisky).toBe(true)
    expect(found.unread).toEqual([{ path: 'request.feeRate', value: '900', reason: 'unread' }])
  })

  it('a text is not risky, and is shown unchanged', async () => {
    const found = await message({ message: 'Hello', address: ordinals, protocol: 'bip322' })
    expect(found).toMatchObject({ isRisky: false, quote: 'Hello', from: ordinals })
  })

  it.each<[string, object]>([
    ['a hash', { message: 'ab'.repeat(32) }],
    ['a text with hidden characters', { message: 'pay\u202egniht' }],
    ['a text with a control character', { message: 'pay\u0000me' }],
    [
      'a sign-in to another site',
      { message: `bank.example wants you to sign in with your Bitcoin account:\n${me}\n` },
    ],
    ['bytes with a control character', { message: Uint8Array.of(97, 0, 98) }],
    ['a text with members that are not read', { message: 'Hello', dangerous: true }],
  ])('%s is risky', async (_, request) => {
    expect((await message(request)).isRisky).toBe(true)
  })

  it('32 bytes are a hash also where they are text, and the wallet gets them as text', async () => {
    const request = { message: new Uint8Array(32).fill(97), address: me }
    const found = await message(request)
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toContain('Sign a hash')
    expect(toMessagePageRequest(request, connected).request.message).toBe('a'.repeat(32))
  })

  it('bytes that are text are not risky, and bytes that are not UTF-8 are refused', async () => {
    const bytes = new TextEncoder().encode('Hello')
    expect(await message({ message: bytes })).toMatchObject({ isRisky: false, quote: 'Hello' })
    expect(() => toMessagePageRequest({ message: Uint8Array.of(255) }, connected)).toThrow(
      'the message is no text',
    )
  })
})
