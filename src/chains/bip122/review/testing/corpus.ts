import { hex } from '@scure/base'
import { payments } from 'bitcoinjs-lib'
import type { BitcoinAccount } from '../../provider.ts'
import { toMessagePageRequest, toPsbtPageRequest } from '../../requests.ts'
import { toTransferPageRequest } from '../../toTransferRequest.ts'
import {
  accounts,
  asks,
  build,
  connected,
  created,
  type Input,
  legacy,
  me,
  type Output,
  opReturn,
  ordinals,
  other,
  utf8,
} from './read.ts'

interface CorpusRequest {
  name: string
  method: 'signPSBT' | 'signMessage' | 'sendTransfer'
  params: object
}

const publicKey = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
const redeem = payments.p2wpkh({ pubkey: hex.decode(publicKey) })
const { address: nested = '', output: nestedScript = new Uint8Array() } = payments.p2sh({ redeem })
const script = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const witness = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const thief = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
const payees = [other, legacy, script, taproot, witness] as const

const psbt = (
  name: string,
  inputs: Input[],
  outputs: Output[],
  more: object = {},
  own: readonly BitcoinAccount[] = accounts,
): CorpusRequest => ({
  name,
  method: 'signPSBT',
  params: toPsbtPageRequest(
    { psbt: build(inputs, outputs).toBase64(), ...more },
    { ...connected, accounts: [...own] },
  ),
})
const message = (name: string, given: string | Uint8Array, more: object = {}): CorpusRequest => ({
  name,
  method: 'signMessage',
  params: toMessagePageRequest({ message: given, ...more }, connected),
})
const transfer = (name: string, recipient: string, amount: string, more = {}): CorpusRequest => ({
  name,
  method: 'sendTransfer',
  params: toTransferPageRequest({ recipient, amount, ...more }, connected),
})
const spent = (value: bigint, address: string): Input => {
  const transaction = created(value, address)
  return { more: { hash: transaction.getHash(), index: 0, nonWitnessUtxo: transaction.toBuffer() } }
}
const payment: BitcoinAccount[] = [{ address: me, purpose: 'payment' }]
const sighash = (name: string, sighashType: number) =>
  psbt(name, [{ sighashType }], [[thief, 99_000n]])

/** For tests: requests that take what the user has or hide what they do. Each is reviewed and marked. */
export const hostile: readonly CorpusRequest[] = [
  sighash('a signature for no payment', 2),
  sighash('a signature for one payment', 3),
  sighash('a signature to which others add coins', 0x81),
  sighash('a signature for nothing at all', 0x82),
  sighash('an offer of coins for one payment', 0x83),
  sighash('a signature of an unknown kind', 0x41),
  psbt(
    'a signature for a payment that there is not',
    [{}, { sighashType: 3 }],
    [[thief, 199_000n]],
  ),
  psbt('a kind of signature beside the PSBT', [{}], [[thief, 99_000n]], {
    signInputs: [{ address: me, index: 0, sighashTypes: [2] }],
  }),
  psbt(
    'an inscription offered for 1,000 satoshi',
    [{ from: ordinals, value: 546n, sighashType: 0x83 }],
    [[me, 1_000n]],
    asks(0, ordinals),
  ),
  psbt('an inscription spent as a coin', [{ from: ordinals, value: 546n }, {}], [[thief, 99_000n]]),
  psbt(
    'an inscription of 10,000 satoshi as a fee',
    [{ from: ordinals, value: 10_000n }],
    [[thief, 9_000n]],
  ),
  psbt(
    'a small coin of the payment address',
    [{ value: 546n }, {}],
    [[thief, 99_000n]],
    {},
    payment,
  ),
  psbt('half of the coins as a fee', [{}], [[thief, 50_000n]]),
  psbt('all but a dust payment as a fee', [{ value: 10_000_000n }], [[thief, 600n]]),
  psbt('a fee of a tenth and more', [{}], [[thief, 90_000n]]),
  psbt('a fee above 0.001 BTC', [{ value: 10_000_000n }], [[thief, 9_800_000n]]),
  psbt('a fee for moving coins to oneself', [{}], [[me, 60_000n]]),
  psbt('more paid than there is', [{}], [[thief, 120_000n]]),
  psbt('coins of an unknown value', [{ more: {} }], [[thief, 99_000n]]),
  psbt('another’s coin signed as one’s own', [{ from: thief }], [[other, 99_000n]], asks(0)),
  psbt('coins of others alone', [{ from: thief }], [[other, 99_000n]]),
  psbt('a coin that is not asked for', [{}, {}], [[thief, 199_000n]], asks(0)),
  psbt('a coin that there is not', [{}], [[thief, 99_000n]], asks(3)),
  psbt('coins that are destroyed', [{}], [[opReturn(utf8('gone')), 99_000n]]),
  psbt(
    'data that may move runes',
    [{}],
    [
      [opReturn(0x5d, hex.decode('160100')), 0n],
      [me, 99_000n],
    ],
  ),
  psbt('a payment to anyone', [{}], [[Uint8Array.of(0x51), 99_000n]]),
  psbt(
    'a payment to a future version',
    [{}],
    [[Uint8Array.from([0x60, 0x20, ...new Uint8Array(32).fill(3)]), 99_000n]],
  ),
  psbt('150 payments', [{ value: 10_000_000n }], Array(150).fill([thief, 60_000n])),
  psbt('members that are not read', [{}], [[thief, 99_000n]], { finalizer: 'page' }),
  psbt(
    'a coin with another transaction as its own',
    [{ more: { ...created(100_000n, me), nonWitnessUtxo: created(90_000n, thief).toBuffer() } }],
    [[thief, 89_000n]],
  ),
  transfer('a transfer with a fee of the page', thief, '700000', { feeRate: 5_000 }),
  transfer('a transfer with a memo that is not read', thief, '700000', { memo: '=:ETH.ETH:0x12' }),
  message('a hash in hexadecimal', 'ab'.repeat(32)),
  message('a hash as bytes', new Uint8Array(32).fill(97)),
  message('a text with hidden characters', 'pay\u202egniht'),
  message('a text with a control character', 'pay\u0000me'),
  message(
    'a sign-in to another site',
    `bank.example wants you to sign in with your Bitcoin account:\n${me}\n`,
  ),
  message('a text with members that are not read', 'Hello', { dangerous: true }),
  message('a long text', 'Agree. '.repeat(2_000)),
  message('the bytes of a transaction', created(100_000n, thief).toHex()),
]

/** For tests: addresses that the apps of the benign requests would declare. */
export const declared: readonly string[] = payees

const change = (value: bigint): Output => [me, value]

/** For tests: requests of usual apps. */
export const benign: readonly CorpusRequest[] = [
  ...payees.map((to) => psbt(`a payment of all to ${to}`, [{}], [[to, 99_000n]])),
  ...payees.map((to) =>
    psbt(`a payment with change to ${to}`, [{}], [[to, 60_000n], change(39_500n)]),
  ),
  ...payees.map((to) => transfer(`a transfer to ${to}`, to, '12345')),
  transfer('a transfer to oneself', ordinals, '12345'),
  psbt('a payment by several coins', [{}, {}, {}], [[other, 280_000n], change(18_000n)]),
  psbt(
    'several payments',
    [{ value: 1_000_000n }],
    [...payees.map((to): Output => [to, 100_000n]), change(498_000n)],
  ),
  psbt('coins that are merged', [{}, {}, {}, {}], [change(398_000n)]),
  psbt('coins that are split', [{}], [change(49_000n), change(50_000n)]),
  psbt('coins moved to the other address', [{}], [[ordinals, 99_000n]]),
  psbt(
    'a swap with a note',
    [{}],
    [[other, 90_000n], [opReturn(utf8('=:ETH.ETH:0x12')), 0n], change(9_000n)],
  ),
  psbt('a note alone', [{}], [[opReturn(utf8('hello')), 0n], change(99_000n)]),
  psbt(
    'a joint payment',
    [{}, { from: other, value: 50_000n }],
    [[other, 90_000n], change(59_000n)],
    asks(0),
  ),
  psbt(
    'a coinjoin',
    [{}, { from: other }],
    [[witness, 49_500n], [taproot, 49_500n], change(50_000n), [other, 50_000n]],
    asks(0),
  ),
  psbt(
    'a sale of coins to others',
    [{}, { from: other, value: 200_000n }],
    [[other, 99_000n], change(199_500n)],
    asks(0),
  ),
  psbt('the kind of signature that is usual', [{ sighashType: 1 }], [[other, 99_000n]]),
  psbt('a payment that the wallet sends', [{}], [[other, 99_000n]], { broadcast: true }),
  psbt('a payment by a legacy coin', [spent(100_000n, legacy)], [[other, 99_000n]], {}, [
    { address: legacy, purpose: 'payment' },
  ]),
  psbt(
    'a payment by a nested coin',
    [{ more: { witnessUtxo: { script: nestedScript, value: 100_000n } } }],
    [[other, 99_000n]],
    {},
    [{ address: nested, purpose: 'payment', publicKey }],
  ),
  psbt(
    'a channel that is opened',
    [{ value: 2_000_000n }],
    [[other, 1_500_000n], change(499_000n)],
  ),
  psbt(
    'a payment of 1 BTC',
    [{ value: 200_000_000n }],
    [[other, 100_000_000n], change(99_998_000n)],
  ),
  psbt('a small payment', [{}], [[other, 5_000n], change(94_700n)]),
  psbt('a fee that is high, of a large payment', [{ value: 5_000_000n }], [[other, 4_950_000n]]),
  psbt(
    'an inscription that is offered for sale',
    [{ from: ordinals, value: 546n, sighashType: 0x83 }],
    [[me, 5_000_000n]],
    asks(0, ordinals),
  ),
  psbt(
    'an inscription that is sent',
    [{ from: ordinals, value: 546n }, {}],
    [[other, 546n], change(99_000n)],
  ),
  message('a text', 'Welcome to app.example!'),
  message('a text by another protocol', 'Hello', { address: ordinals, protocol: 'bip322' }),
  message('a text in Hindi', 'नमस्ते, कृपया हस्ताक्षर करें'),
  message('a text in Persian', 'به برنامه خوش آمدید'),
  message('a text of bytes', utf8('Sign in to app.example')),
  message(
    'a sign-in',
    `app.example wants you to sign in with your Bitcoin account:\n${me}\n\nURI: https://app.example\nVersion: 1\nNonce: 12345678\nIssued At: 2026-11-30T08:00:00.000Z`,
  ),
]
