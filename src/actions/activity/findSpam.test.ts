import { describe, expect, it } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import type { Transaction } from '../../types/transaction.ts'
import { findSpam, type Proof } from './findSpam.ts'

const network = toNetwork('eip155:1')
const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

interface Given {
  symbol?: string
  name?: string
  numeric?: string
  type?: string
  from?: string
}

function row({ symbol = 'ABC', name = symbol, numeric = '5', type = 'receive', from }: Given) {
  const direction = type === 'send' ? 'out' : 'in'
  const transaction: Transaction = {
    id: 'one',
    metadata: {
      operationType: type,
      hash: '0xab',
      chain: 'eip155:1',
      minedAt: 0,
      sentFrom: from ?? (type === 'send' ? own : stranger),
      sentTo: own,
      status: 'confirmed',
      nonce: null,
    },
    transfers: [
      {
        direction,
        quantity: { numeric },
        value: null,
        fungibleInfo: { name, symbol, iconUrl: null },
        nftInfo: null,
      },
    ],
  }
  return transaction
}

const shown = (signer: string, imitated?: string): Proof => ({ signer, imitates: [imitated] })

const find = (given: Given, proof?: Proof) => findSpam(row(given), network, own, proof)

describe('a transaction is likely spam', () => {
  it.each([
    'Visit usdc-claim.com',
    'https://claim.example',
    '$ 1000 on t.me/gift',
    'www.reward',
    'ETHG.xyz',
  ])('if the name of an incoming token has a link: %s', (name) => {
    expect(find({ name })).toEqual({ kind: 'link' })
    expect(find({ symbol: name, name: 'Coin' })).toEqual({ kind: 'link' })
  })

  it.each(['USDС', 'U5DC', '$USDC', 'ЕTH'])(
    'if an incoming token has a symbol that only looks like a known one: %s',
    (symbol) => {
      expect(find({ symbol })?.kind).toBe('imitates')
    },
  )

  it('if an incoming token has the symbol of a known one at another address', () => {
    const suspicion = { kind: 'imitates', symbol: 'USDC' }
    expect(find({ symbol: 'USDC' }, shown(stranger, 'USDC'))).toEqual(suspicion)
    expect(find({ symbol: 'ETH' }, shown(stranger, 'ETH'))).toMatchObject({ symbol: 'ETH' })
  })

  it('if another account’s transfer moves nothing', () => {
    expect(find({ numeric: '0' })).toEqual({ kind: 'zero' })
    const forged = shown(stranger)
    expect(find({ type: 'send', symbol: 'USDC', numeric: '0' }, forged)).toEqual({ kind: 'zero' })
  })
})

describe('a transaction is no spam', () => {
  it.each<[string, Given, Proof?]>([
    ['with an ordinary token', { symbol: 'ABC' }],
    ['with a known token at its address', { symbol: 'USDC' }, shown(stranger)],
    ['while no node has shown its token', { symbol: 'USDC' }],
    ['with the native coin', { symbol: 'ETH' }, shown(stranger)],
    ['with a token that is named by its site', { symbol: 'YFI', name: 'yearn.finance' }],
    ['with an abbreviation in its name', { name: 'St. James Coin' }],
    ['that the account has signed', { name: 'claim.com' }, shown(own, 'USDC')],
    ['that the account has sent', { name: 'claim.com', from: own }],
    ['of nothing that the account may have signed', { type: 'send', numeric: '0' }],
    ['of nothing that the account signed', { type: 'send', numeric: '0' }, shown(own)],
    ['that sends a token', { type: 'send', name: 'claim.com' }, shown(stranger)],
  ])('%s', (_, given, proof) => {
    expect(find(given, proof)).toBeUndefined()
  })
})
