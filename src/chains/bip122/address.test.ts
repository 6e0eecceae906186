import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOfAddresses, parseAddress } from './address.ts'
import { parsePayee } from './parsePayee.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

describe('Bitcoin addresses', () => {
  // Sources: BIP-173, BIP-350 and the genesis block.
  it.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', mainnet, 'p2pkh'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', mainnet, 'p2sh'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', testnet, 'p2pkh'],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', testnet, 'p2sh'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', mainnet, 'p2wpkh'],
    ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', mainnet, 'p2wsh'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', mainnet, 'p2tr'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', testnet, 'p2wpkh'],
    ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', regtest, 'p2wpkh'],
    ['bc1sw50qgdz25j', mainnet, 'segwit'],
  ] as const)('%s is parsed', (text, network, kind) => {
    expect(parseAddress(text, network)).toMatchObject({ address: text, kind })
    expect(parsePayee(text, network)).toBe(text)
  })

  it('an address in capitals is parsed as the same address', () => {
    const text = 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'
    expect(parseAddress(text, mainnet)?.address).toBe(text.toLowerCase())
  })

  it.each([
    ['of another network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['of another network, older', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['with a wrong checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    [
      'with the checksum of the other version',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['in mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4'],
    ['of Ethereum', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['of Solana', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'],
    ['without text', ''],
    ['that never ends', '1'.repeat(100_000)],
  ])('an address is refused if it is %s', (_, text) => {
    expect(parseAddress(text, mainnet)).toBeNull()
  })

  it('`parsePayee` refuses a wrong checksum', () => {
    expect(parsePayee('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', mainnet)).toBeNull()
  })

  it('a value of random type is refused as an address', () => {
    fc.assert(fc.property(fc.anything(), (value) => parseAddress(value, mainnet) === null))
  })

  it('an address on a network that only the host defines is parsed without a prefix', () => {
    const own = 'bip122:12a765e31ffd4059bada1e25190f6e98'
    expect(parseAddress('ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', own)).not.toBeNull()
    expect(parseAddress('4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', own)).toBeNull()
  })

  it('`networkOfAddresses` returns the first candidate whose address format matches', () => {
    const own = ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx']
    expect(networkOfAddresses(own, [mainnet, testnet])).toBe(testnet)
    expect(networkOfAddresses(own, [mainnet])).toBeUndefined()
  })
})
