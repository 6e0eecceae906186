import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Records, startResolver } from '../../../demo/services/dns/startResolver.ts'
import { toNetwork } from '../../chains/networks.ts'
import { setStatus, updateAccount } from '../../controllers/accounts.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { defaultOptions, updateOptions } from '../../controllers/options.ts'
import { resetSend, send, updateSend } from '../../controllers/send.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { TokenBalance } from '../../types/token.ts'
import { writable } from '../../utils/testing/writable.ts'
import { enterReceiver, lookUpReceiver } from './enterReceiver.ts'
import { fillDraft } from './fillDraft.ts'

const usdcContract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const receiver = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const names = vi.hoisted(() => ({
  resolved: [] as string[],
  /** Called while a name is resolved. */
  during: () => {},
  addresses: {} as Record<string, string>,
  failure: undefined as Error | undefined,
}))
vi.mock('../names/resolveName.ts', () => ({
  async resolveName(name: string) {
    names.resolved.push(name)
    names.during()
    if (names.failure) throw names.failure
    const address = names.addresses[name]
    return address ? { name, address, avatarUrl: null } : null
  },
}))
const contracts = vi.hoisted(() => ({ read: {} as Record<string, TokenBalance> }))
vi.mock('./findToken.ts', () => ({
  async readToken({ address }: { address: string }) {
    const found = contracts.read[address]
    if (found) return found
    throw new WalletModalError('INVALID_VIEW_DATA', { params: { missing: 'token' } })
  },
}))
vi.mock('../names/reverseOnChain.ts', () => ({ readDisplayName: async () => null }))
vi.mock('./estimateCost.ts', async (load) => ({
  ...(await load<object>()),
  estimateCost: async () => {},
}))

const token = (own: Partial<TokenBalance>, decimals: string): TokenBalance => ({
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  iconUrl: null,
  quantity: { decimals, numeric: '10' },
  ...own,
})
const ether = token({}, '18')
const usdc = token({ symbol: 'USDC', address: `eip155:1:${usdcContract}` }, '6')

async function enter(text: string) {
  vi.useFakeTimers()
  const entered = enterReceiver(text, 'en')
  await vi.waitFor(() => {
    vi.advanceTimersByTime(600)
    expect(send.isResolving).toBe(false)
  })
  await entered
  vi.useRealTimers()
  return send
}

beforeEach(() => {
  Object.assign(names, {
    resolved: [],
    addresses: { 'bob.eth': receiver, 'pay-usdc.eth': usdcContract, 'usdc.eth': usdcContract },
    failure: undefined,
    during() {},
  })
  setRequestedNetworks([toNetwork('eip155:1'), toNetwork('eip155:42161')])
  writable(networks).active = { eip155: toNetwork('eip155:1') }
  setActiveNamespace('eip155')
  updateAccount('eip155', { address: receiver, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
  resetSend()
  updateSend({ token: ether, tokenBalances: [ether, usdc], networkBalance: 10n ** 19n })
})

describe('an address', () => {
  const half = [receiver.slice(0, 21), receiver.slice(21)] as const
  it.each([
    `\u2068${receiver}\u2069`,
    `\ufeff${receiver}\u200b`,
    half.join('\u00ad'),
    half.join('\n'),
    half.join(' \r\n '),
    receiver.replace('0x', '０ｘ'),
    `eth:${receiver}`,
    `ETH:${receiver}`,
    `eth:\u200e${half.join('\n')}`,
    `eip155:1:${half.join('\u200b')}`,
  ])('is read from %j', async (text) => {
    expect(await enter(text)).toMatchObject({ receiverAddress: receiver, receiverProblem: null })
  })

  it.each([
    ['arb1:', 'Arbitrum One'],
    ['oeth:', 'OP Mainnet'],
    ['\u2066gno:', 'Gnosis'],
    ['eip155:42161:', 'Arbitrum One'],
  ])('after %s is one on another network, which is named', async (prefix, other) => {
    expect(await enter(`${prefix}${receiver}`)).toMatchObject({
      receiverAddress: null,
      receiverProblem: 'otherNetwork',
      receiverDetails: { other },
    })
  })

  it.each([
    ['eip155:424242:', 'paymentNetwork'],
    ['foo:', 'malformed'],
    ['solana:', 'paymentNetwork'],
  ])('after %s is refused: %s', async (prefix, receiverProblem) => {
    const refused = { receiverAddress: null, receiverProblem, receiverDetails: {} }
    expect(await enter(`${prefix}${receiver}`)).toMatchObject(refused)
  })

  it('of an EVM network is refused with its name while a Solana account is active', async () => {
    writable(networks.active).solana = toNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    setActiveNamespace('solana')
    updateAccount('solana', { address: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN' })
    setStatus('solana', 'connected')
    const refused = { receiverProblem: 'otherNetwork', receiverDetails: { other: 'Base' } }
    expect(await enter(`base:${receiver}`)).toMatchObject(refused)
    setStatus('solana', 'disconnected')
  })
})

it('invisible characters around a name are removed, and those inside stay', async () => {
  names.addresses['👩‍👧.eth'] = receiver
  expect(await enter('\u2068👩‍👧.eth\u2069\n')).toMatchObject({
    receiverAddress: receiver,
    receiverProfileName: '👩‍👧.eth',
  })
  await enter('bo\u200bb.eth')
  expect(names.resolved).toEqual(['👩‍👧.eth', 'bo\u200bb.eth'])
})

it('a text of invisible characters alone is no receiver', async () => {
  expect(await enter('\u200e \ufeff')).toMatchObject({ receiverProblem: null, isResolving: false })
})

describe('a payment link with names', () => {
  it('has its recipient resolved as a typed name is', async () => {
    expect(await enter('ethereum:bob.eth?value=2e18')).toMatchObject({
      receiverAddress: receiver,
      receiverProfileName: 'bob.eth',
      sendTokenAmount: '2',
      token: { symbol: 'ETH' },
      tokenName: null,
    })
  })

  it('has the token’s contract resolved, and shows its name and address', async () => {
    const link = 'ethereum:pay-usdc.eth/transfer?address=bob.eth&uint256=1500000&gas=60000'
    expect(await enter(link)).toMatchObject({
      receiverAddress: receiver,
      receiverProfileName: 'bob.eth',
      sendTokenAmount: '1.5',
      token: { symbol: 'USDC' },
      tokenName: { name: 'usdc.eth', address: usdcContract },
    })
    expect(await enter('bob.eth')).toMatchObject({ tokenName: null })
  })

  it('is refused as a whole if the contract’s name has no owner or cannot be looked up', async () => {
    const link = 'ethereum:nobody.eth/transfer?address=bob.eth&uint256=1'
    const untouched = { token: { symbol: 'ETH' }, sendTokenAmount: '', receiverAddress: null }
    expect(await enter(link)).toMatchObject({ ...untouched, receiverProblem: 'unknownName' })
    names.failure = new WalletModalError('NAME_OTHER_FAMILY')
    expect(await enter(link)).toMatchObject({ ...untouched, receiverProblem: 'otherFamily' })
    names.failure = undefined
    names.addresses['nobody.eth'] = receiver
    expect(await enter(link)).toMatchObject({ ...untouched, receiverProblem: 'paymentToken' })
  })
})

it('a payment link changes nothing if the network is switched while its token’s name is resolved', async () => {
  names.during = () => {
    names.during = () => {}
    writable(networks).active = { eip155: toNetwork('eip155:42161') }
    resetSend()
    const other = { chainId: 'eip155:42161', address: `eip155:42161:${usdcContract}` } as const
    updateSend({ token: ether, tokenBalances: [ether, { ...usdc, ...other }] })
  }
  await enter('ethereum:pay-usdc.eth@1/transfer?address=bob.eth&uint256=1500000')
  expect(send).toMatchObject({ sendTokenAmount: '', receiverInput: '', tokenName: null })
  expect(send.token?.symbol).toBe('ETH')
})

it('a payment link with a token that no list has is read from its contract, and names the address', async () => {
  const address = `0x${'4'.repeat(40)}`
  const members = { symbol: 'NEW', address: `eip155:1:${address}`, isUnlisted: true } as const
  const unlisted = token(members, '3')
  contracts.read[address] = unlisted
  expect(
    await enter(`ethereum:${address}/transfer?address=${receiver}&uint256=1500`),
  ).toMatchObject({
    receiverAddress: receiver,
    sendTokenAmount: '1.5',
    token: { symbol: 'NEW' },
    tokenName: { name: 'NEW', address },
    receiverProblem: null,
  })
  // The draft lists what it has read, which is still no list of tokens.
  updateSend({ tokenBalances: [ether, unlisted] })
  const again = `ethereum:${address}/transfer?address=${receiver}&uint256=1700`
  expect(await enter(again)).toMatchObject({ tokenName: { name: 'NEW', address } })
})

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const payee = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** Connects a Bitcoin account, whose coin is the draft's token. */
function connectBitcoin(): void {
  writable(networks.active).bip122 = toNetwork(bitcoin)
  setActiveNamespace('bip122')
  updateAccount('bip122', { address: payee, caipNetworkId: bitcoin })
  setStatus('bip122', 'connected')
  const coin = token({ symbol: 'BTC', chainId: bitcoin }, '8')
  updateSend({ token: coin, tokenBalances: [coin] })
}

it('a payment link that has expired is refused, and one that has not keeps its end for the order', async () => {
  connectBitcoin()
  expect(await enter(`bitcoin:${payee}?amount=1&time=1700000000&exp=600`)).toMatchObject({
    receiverAddress: null,
    receiverProblem: 'paymentExpired',
    sendTokenAmount: '',
  })
  expect(await enter(`bitcoin:${payee}?amount=1&exp=9000000000`)).toMatchObject({
    receiverAddress: payee,
    receiverProblem: null,
    paymentExpiresAt: 9_000_000_000_000,
  })
  expect(await enter(payee)).toMatchObject({ receiverAddress: payee, paymentExpiresAt: null })
  setStatus('bip122', 'disconnected')
})

describe('a name of DNS on Bitcoin', () => {
  const host = 'ada.user._bitcoin-payment.example.com'

  async function withResolvers(run: (asked: () => string[]) => Promise<void>, ...zones: Records[]) {
    const [one = {}, other = one] = zones
    const resolvers = await Promise.all([
      startResolver({ style: 'cloudflare', records: one }),
      startResolver({ style: 'google', records: other }),
    ])
    updateOptions({ dnsResolvers: resolvers.map(({ url }) => url) })
    connectBitcoin()
    await run(() => resolvers.flatMap(({ asked }) => asked))
    updateOptions({ dnsResolvers: defaultOptions.dnsResolvers })
    setStatus('bip122', 'disconnected')
    await Promise.all(resolvers.map((resolver) => resolver.close()))
  }
  const zone = (...txt: string[]): Records => ({ [host]: { txt: txt.map((one) => [one]) } })

  it('is not looked up while it is typed, and its payment fills the draft after the press', () =>
    withResolvers(
      async (asked) => {
        expect(await enter('Ada@example.com')).toMatchObject({
          receiverAddress: null,
          receiverProblem: null,
          receiverToLookUp: '₿ada@example.com',
        })
        expect(asked()).toEqual([])
        await lookUpReceiver('en')
        await vi.waitFor(() => expect(send.receiverAddress).toBe(payee))
        expect(asked()).toEqual([host, host])
        expect(send).toMatchObject({
          receiverProfileName: '₿ada@example.com',
          receiverToLookUp: null,
          sendTokenAmount: '0.5',
          paymentWords: 'Rent',
          isResolving: false,
        })
        expect(await enter(payee)).toMatchObject({ receiverProfileName: null })
      },
      zone(`bitcoin:${payee}?amount=0.50&label=Rent`),
    ))

  it.each<[string, string, ...Records[]]>([
    ['that nobody has', 'unknownName', {}],
    ['with two records', 'nameUnproved', zone(`bitcoin:${payee}`, 'bitcoin:?lno=1')],
    ['whose resolvers differ', 'nameUnproved', zone(`bitcoin:${payee}`), {}],
    [
      'for another network',
      'paymentNetwork',
      zone(`bitcoin:bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080`),
    ],
    ['without an address', 'paymentMalformed', zone('bitcoin:?lno=lno1')],
  ])('%s is refused as %s, and may be looked up again', (_, receiverProblem, ...zones) =>
    withResolvers(
      async () => {
        await enter('ada@example.com')
        await lookUpReceiver('en')
        expect(send).toMatchObject({
          receiverAddress: null,
          receiverProblem,
          receiverToLookUp: '₿ada@example.com',
          isResolving: false,
        })
      },
      ...zones,
    ),
  )

  it('is no receiver without resolvers, and a text that is no such name is read as before', () =>
    withResolvers(async () => {
      expect(await enter('ada@example')).toMatchObject({ receiverProblem: 'malformed' })
      updateOptions({ dnsResolvers: [] })
      const refused = { receiverProblem: 'malformed', receiverToLookUp: null }
      expect(await enter('ada@example.com')).toMatchObject(refused)
    }))
})

it('a misspelt parameter of a payment link is refused, and named', async () => {
  const refused = {
    receiverProblem: 'paymentUnknown',
    receiverDetails: { parameter: 'vlaue' },
    sendTokenAmount: '',
  }
  expect(await enter(`ethereum:${receiver}?vlaue=1`)).toMatchObject(refused)
  expect(await enter(receiver)).toMatchObject({ receiverDetails: {}, receiverAddress: receiver })
})

it.each([
  ['10.000', '10'],
  ['10.50', '10.5'],
  ['1000', '1000'],
])(
  'a page’s amount %s of a token with two decimals is entered as %s, which no group can be',
  (amount, entered) => {
    const cents = token({ symbol: 'GUSD', address: `eip155:1:${receiver}` }, '2')
    fillDraft({ token: cents, amount }, 'en')
    expect(send.sendTokenAmount).toBe(entered)
  },
)
