import { hex } from '@scure/base'
import { networks, payments } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { keyAt } from '../../../demo/wallets/bitcoin/keyAt.ts'
import { maxAddresses } from '../../storage/addressListCache.ts'
import { parseAddressList } from './parseAddressList.ts'

const network = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const taproot = 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6'
const onMainnet = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'

/** An entry of a wallet's list, derived from a seed by its path. */
function entryAt(path: string, make: typeof payments.p2wpkh = payments.p2wpkh) {
  const { publicKey } = keyAt('a7'.repeat(32), path)
  const { address = '' } = make({ pubkey: publicKey, network: networks.regtest })
  return { address, publicKey: hex.encode(publicKey), path }
}

const nested: typeof payments.p2wpkh = (payment) =>
  payments.p2sh({ redeem: payments.p2wpkh(payment), network: networks.regtest })

const own = entryAt("m/84'/1'/0'/0/0")
const second = entryAt("m/84'/1'/0'/0/1")
const change = entryAt("m/84'/1'/0'/1/0")
const legacy = entryAt("m/44'/1'/0'/0/0", payments.p2pkh as typeof payments.p2wpkh)
const inScript = entryAt("m/49'/1'/0'/0/0", nested)

const parse = (list: unknown, account = own.address) => parseAddressList(list, account, network)
const addresses = (list: unknown, account?: string) =>
  parse(list, account).payments.map(({ address }) => address)

describe('a wallet’s list of addresses', () => {
  it('gives the payment addresses of every type with their keys, the account’s own address first', () => {
    expect(parse([second, change, legacy, inScript, own]).payments).toEqual([
      { address: own.address, publicKey: own.publicKey, isChange: false },
      { address: second.address, publicKey: second.publicKey, isChange: false },
      { address: change.address, publicKey: change.publicKey, isChange: true },
      { address: legacy.address, publicKey: legacy.publicKey, isChange: false },
      { address: inScript.address, publicKey: inScript.publicKey, isChange: false },
    ])
  })

  it('needs no keys, paths or intentions', () => {
    expect(parse([{ address: own.address }, { address: second.address }])).toEqual({
      ordinals: undefined,
      payments: [
        { address: own.address, isChange: false },
        { address: second.address, isChange: false },
      ],
    })
  })

  it.each([
    ['nothing', null],
    ['an object', { address: second.address }],
    ['no address of the account', [second, change]],
    ['the account’s address for ordinals', [{ ...own, intention: 'ordinal' }, second]],
  ])('gives no payment address if it is or contains %s', (_, list) => {
    expect(addresses(list)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['a text', second.address],
    ['without an address', { publicKey: second.publicKey }],
    ['whose address is none', { address: `${second.address}x` }],
    ['of another network', { address: onMainnet }],
    ['with a wrong checksum', { address: `${legacy.address.slice(0, -1)}9` }],
    ['of another key', { ...second, publicKey: change.publicKey }],
    ['of another key, in a legacy address', { ...legacy, publicKey: change.publicKey }],
    ['of another key, in a nested address', { ...inScript, publicKey: change.publicKey }],
    ['of another account', entryAt("m/84'/1'/1'/0/0")],
    ['of another coin', entryAt("m/84'/0'/0'/0/1")],
    ['for ordinals', { ...second, intention: 'ordinal' }],
    ['that is taproot without an intention', { address: taproot }],
    [
      'of several keys',
      { address: 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry' },
    ],
    ['that is listed twice', own],
    ['that is listed twice, in upper case', { address: own.address.toUpperCase() }],
  ])('leaves out an entry %s', (_, entry) => {
    expect(addresses([own, entry, change])).toEqual([own.address, change.address])
  })

  it('counts a taproot address as a payment address if the list says so, or if the account is taproot', () => {
    const payment = { address: taproot, intention: 'payment' }
    expect(addresses([own, payment])).toEqual([own.address, taproot])
    expect(addresses([{ address: taproot }, second], taproot)).toEqual([taproot, second.address])
    expect(parse([{ address: taproot }], taproot).ordinals).toBeUndefined()
    expect(parse([own, { address: taproot }]).ordinals?.address).toBe(taproot)
  })

  it('gives a bounded number of addresses, with the account’s own', () => {
    const many = Array.from({ length: maxAddresses + 5 }, (_, index) =>
      entryAt(`m/84'/1'/0'/0/${index + 1}`),
    )
    const found = addresses([...many, own])
    expect(found).toHaveLength(maxAddresses)
    expect(found[0]).toBe(own.address)
  })
})
