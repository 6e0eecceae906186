import { base58, base64 } from '@scure/base'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeEns, type FakeEns } from '../../chains/eip155/names/testing/fakeEns.ts'
import { toNetwork } from '../../chains/networks.ts'
import { networks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { errorText } from '../../i18n/messages.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { writable } from '../../utils/testing/writable.ts'
import { resolveName } from './resolveName.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solanaAddress = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const coinType = '2147483649'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const bitcoinTestnet = 'bip122:000000000933ea01ad0ee984209779ba'
const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

let server: TestServer
let ens: FakeEns
/** Response of the profile API; a number is a status. */
let result: unknown
let status: number

beforeAll(async () => {
  server = await startTestServer(async ({ body }, response) => {
    if (!body) return sendJson(response, result, status)
    sendJson(response, await ens.respond(body))
  })
})
afterAll(() => server.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', createFakeStorage())
  server.received.splice(0)
  ens = createFakeEns({ 'ada.eth': { address } })
  result = name({ [coinType]: { address: address.toLowerCase(), created: 1 } })
  status = 200
  writable(networks.active).eip155 = toNetwork('eip155:1')
  Object.assign(options, {
    projectId: 'p1',
    blockchainApiUrl: server.url,
    customRpcUrls: { 'eip155:1': [server.url] },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  writable(networks).active = {}
})

const name = (addresses: object, attributes: unknown = []) => ({
  name: 'ada.reown.id',
  registered: 1,
  updated: 1,
  addresses,
  attributes,
})
const profileCalls = () =>
  server.received.filter(({ url }) => url.pathname.startsWith('/v1/profile/account/'))

describe('a name of the registrar', () => {
  it('is requested from version 2 of the API and resolves to an address with an EIP-55 checksum', async () => {
    const found = { name: 'ada.reown.id', address, avatarUrl: null }
    expect(await resolveName(' Ada.Reown.id ', 'eip155')).toEqual(found)
    expect(profileCalls()[0]?.url.pathname).toBe('/v1/profile/account/ada.reown.id')
    expect(profileCalls()[0]?.url.searchParams.get('apiVersion')).toBe('2')
    result = { ...name({ 60: { address } }), name: 'ada.wcn.id' }
    expect(await resolveName('ada.wcn.id', 'eip155')).toMatchObject({ address })
  })

  it('is not requested if it mixes letters of two scripts', async () => {
    expect(await resolveName('аda.reown.id', 'eip155')).toBeNull()
    expect(profileCalls()).toEqual([])
  })

  it('has an image, if its URL is allowed', async () => {
    const addresses = { [coinType]: { address } }
    result = name(addresses, [{ bio: 'x' }, { avatar: 'https://a.example/a.png' }])
    expect(await resolveName('ada.reown.id', 'eip155')).toMatchObject({
      avatarUrl: 'https://a.example/a.png',
    })
    vi.advanceTimersByTime(300_001)
    result = name(addresses, [{ avatar: 'javascript:alert(1)' }])
    expect(await resolveName('ada.reown.id', 'eip155')).toMatchObject({ avatarUrl: null })
  })

  it('is null if not registered, and is not cached', async () => {
    status = 404
    expect(await resolveName('ada.reown.id', 'eip155')).toBeNull()
    status = 200
    expect(await resolveName('ada.reown.id', 'eip155')).toMatchObject({ address })
    result = name({})
    vi.advanceTimersByTime(300_001)
    expect(await resolveName('ada.reown.id', 'eip155')).toBeNull()
  })

  it('is cached for 5 minutes', async () => {
    await resolveName('ada.reown.id', 'eip155')
    vi.advanceTimersByTime(300_000)
    await resolveName('ADA.reown.id', 'eip155')
    expect(profileCalls()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await resolveName('ada.reown.id', 'eip155')
    expect(profileCalls()).toHaveLength(2)
  })

  it('rejects, naming the other family, if it has an address in that family only', async () => {
    const refusal = {
      code: 'NAME_OTHER_FAMILY',
      params: { name: 'ada.reown.id', family: 'Solana' },
    }
    await expect(resolveName('ada.reown.id', 'solana')).rejects.toMatchObject(refusal)
    await resolveName('ada.reown.id', 'eip155')
    await expect(resolveName('ada.reown.id', 'solana')).rejects.toMatchObject(refusal)
  })

  it('resolves to the requested family’s address', async () => {
    writable(networks.active).solana = toNetwork(solana)
    result = name({ 501: { address: solanaAddress }, [coinType]: { address } })
    expect(await resolveName('ada.reown.id', 'eip155')).toMatchObject({ address })
    expect(await resolveName('ada.reown.id', 'solana')).toMatchObject({ address: solanaAddress })
  })

  it('resolves to the address of Bitcoin’s coin type, on the main network alone', async () => {
    const legacy = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
    const otherCoin = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
    writable(networks.active).bip122 = toNetwork(bitcoin)
    result = name({ 145: { address: otherCoin }, 0: { address: legacy } })
    expect(await resolveName('ada.reown.id', 'bip122')).toMatchObject({ address: legacy })
    const refusal = { code: 'NAME_OTHER_FAMILY', params: { name: 'ada.reown.id' } }
    writable(networks.active).bip122 = toNetwork(bitcoinTestnet)
    await expect(resolveName('ada.reown.id', 'bip122')).rejects.toMatchObject(refusal)
    writable(networks.active).bip122 = toNetwork(bitcoin)
    vi.advanceTimersByTime(300_001)
    result = name({ 145: { address: otherCoin } })
    await expect(resolveName('ada.reown.id', 'bip122')).rejects.toMatchObject(refusal)
    result = name({ 0: { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' } })
    await expect(resolveName('ada.reown.id', 'bip122')).rejects.toMatchObject(refusal)
  })

  it('resolves to the active network’s address, else to that of all EVM networks', async () => {
    const [onBase, elsewhere] = [`0x${'b'.repeat(40)}`, `0x${'c'.repeat(40)}`]
    result = name({
      2147483658: { address: elsewhere },
      60: { address },
      [2147483648 + 8453]: { address: onBase },
    })
    const addressOn = async (id: CaipNetworkId) => {
      writable(networks.active).eip155 = toNetwork(id)
      const found = await resolveName('ada.reown.id', 'eip155')
      return found?.address.toLowerCase()
    }
    expect(await addressOn('eip155:8453')).toBe(onBase)
    expect(await addressOn('eip155:1')).toBe(address.toLowerCase())
    // A chain id without a coin type (ENSIP-11).
    expect(await addressOn('eip155:2147483648')).toBe(address.toLowerCase())
    expect(await addressOn('eip155:8453')).toBe(onBase)
  })

  it('rejects if it has an address on another network only', async () => {
    result = name({ [2147483648 + 8453]: { address } })
    await expect(resolveName('ada.reown.id', 'eip155')).rejects.toMatchObject({
      code: 'NAME_OTHER_FAMILY',
      params: { name: 'ada.reown.id', family: 'Ethereum' },
    })
    writable(networks.active).eip155 = toNetwork('eip155:8453')
    expect(await resolveName('ada.reown.id', 'eip155')).toMatchObject({ address })
  })

  it.each([
    ['another name', { ...name({ [coinType]: { address } }), name: 'eve.reown.id' }],
    ['no name', {}],
    ['a list', []],
    ['addresses in another form', name([address])],
  ])('rejects if the service returns %s', async (_, wrong) => {
    result = wrong
    const failure = resolveName('ada.reown.id', 'eip155')
    await expect(failure).rejects.toMatchObject({ code: 'NAME_RESOLVE_FAILED' })
  })

  it('is refused if the service returns an address with a wrong checksum', async () => {
    result = name({ [coinType]: { address: address.replace('f39F', 'F39f') } })
    const failure = resolveName('ada.reown.id', 'eip155')
    await expect(failure).rejects.toMatchObject({ code: 'NAME_OTHER_FAMILY' })
  })
})

describe('the error of a failed name resolution', () => {
  const textOf = async () => {
    const error = await resolveName('ada.reown.id', 'eip155').catch((thrown) => thrown)
    return [error.code, errorText('en', error)]
  }

  it('has the service’s reason', async () => {
    status = 400
    result = {
      status: 'FAILED',
      reasons: [{ name: 'zone', description: 'Zone is closed\n today' }, { description: 'x' }],
    }
    expect(await textOf()).toEqual(['NAME_RESOLVE_FAILED', 'Zone is closed today'])
  })

  it.each([
    {},
    { reasons: [] },
    { reasons: [{ name: 'x' }] },
    { reasons: [{ description: '' }] },
    { reasons: [{ description: 'x'.repeat(30_000) }] },
    'text',
  ])('has the modal’s own text after %j', async (wrong) => {
    status = 500
    result = wrong
    const error = await resolveName('ada.reown.id', 'eip155').catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'NAME_RESOLVE_FAILED', reason: undefined })
  })

  it('is PROJECT_ID_NOT_CONFIGURED without a project id', async () => {
    updateOptions({ projectId: null })
    expect((await textOf())[0]).toBe('NAME_RESOLVE_FAILED')
    expect(profileCalls()).toHaveLength(0)
  })

  it('is the abort’s reason if the lookup is aborted', async () => {
    const abort = new AbortController()
    const pending = resolveName('ada.reown.id', 'eip155', abort.signal)
    abort.abort(new Error('typed on'))
    await expect(pending).rejects.toThrow('typed on')
  })
})

describe('an ENS name', () => {
  it('is read from the chain, once in 5 minutes', async () => {
    const found = { name: 'ada.eth', address, avatarUrl: null }
    expect(await resolveName('ada.eth', 'eip155')).toEqual(found)
    expect(await resolveName('Ada.eth', 'eip155')).toEqual(found)
    expect(ens.calls).toEqual(['ada.eth'])
    expect(profileCalls()).toHaveLength(0)
  })

  it('requires a node, and no service', async () => {
    updateOptions({ projectId: null })
    expect(await resolveName('ada.eth', 'eip155')).toMatchObject({ address })
  })

  it('is null without an owner', async () => {
    expect(await resolveName('unowned.eth', 'eip155')).toBeNull()
  })

  it('rejects with NAME_RESOLVE_FAILED if the chain returns a malformed address', async () => {
    ens.responses.resolve = '0x12'
    await expect(resolveName('ada.eth', 'eip155')).rejects.toMatchObject({
      code: 'NAME_RESOLVE_FAILED',
    })
  })

  it('resolves to the address for the active network, in any chain family', async () => {
    const onBase = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const key = `0x${'07'.repeat(32)}`
    const script = '0x0014751e76e8199196d454941c45d1b3a323f1433bd6'
    ens = createFakeEns({
      'ada.eth': { address, coins: { [2147483648 + 8453]: onBase, 501: key, 0: script } },
    })
    writable(networks).active = {
      eip155: toNetwork('eip155:8453'),
      solana: toNetwork(solana),
      bip122: toNetwork(bitcoin),
    }
    expect(await resolveName('ada.eth', 'eip155')).toMatchObject({ address: onBase })
    writable(networks.active).eip155 = toNetwork('eip155:1')
    expect(await resolveName('ada.eth', 'eip155')).toMatchObject({ address })
    expect(await resolveName('ada.eth', 'solana')).toMatchObject({
      address: 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx',
    })
    expect(await resolveName('ada.eth', 'bip122')).toMatchObject({ address: bitcoinAddress })
    writable(networks.active).bip122 = toNetwork(bitcoinTestnet)
    await expect(resolveName('ada.eth', 'bip122')).rejects.toMatchObject({
      code: 'NAME_OTHER_FAMILY',
      params: { name: 'ada.eth', family: 'Bitcoin Testnet' },
    })
  })

  it('rejects if it has no address in the active chain family', async () => {
    writable(networks.active).solana = toNetwork(solana)
    await expect(resolveName('ada.eth', 'solana')).rejects.toMatchObject({
      code: 'NAME_OTHER_FAMILY',
      params: { name: 'ada.eth', family: 'Solana' },
    })
    writable(networks.active).bip122 = toNetwork(bitcoin)
    await expect(resolveName('ada.eth', 'bip122')).rejects.toMatchObject({
      code: 'NAME_OTHER_FAMILY',
    })
  })
})

describe('a name of the family’s own service', () => {
  const relay = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  const people = 'polkadot:67fa177a097bfa18f77ea95ab56e9bcd'
  let requests: string[]
  let nodes: Record<string, (params: unknown[]) => unknown>

  beforeEach(() => {
    requests = []
    nodes = {}
    const { respond: ofEthereum } = ens
    ens.respond = async (body) => {
      const calls = [JSON.parse(body)].flat() as { id: number; method: string; params: unknown[] }[]
      const own = calls.filter(({ method }) => nodes[method])
      requests.push(...own.map(({ method }) => method))
      if (own.length === 0) return ofEthereum(body)
      const responses = own.map(({ id, method, params }) => {
        return { jsonrpc: '2.0', id, result: nodes[method]?.(params) }
      })
      return responses.length > 1 ? responses : responses[0]
    }
    writable(networks).active = { solana: toNetwork(solana), polkadot: toNetwork(relay) }
    updateOptions({
      customRpcUrls: {
        'eip155:1': [server.url],
        [solana]: [server.url],
        [people]: [server.url],
      },
    })
  })

  it('ending with .sol is read from the Solana node, and never requested from ENS', async () => {
    const owner = base58.decode(solanaAddress)
    const data = new Uint8Array(96)
    data.set(owner, 32)
    const account = {
      data: [base64.encode(data), 'base64'],
      executable: false,
      owner: 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX',
      lamports: 1,
    }
    nodes = { getMultipleAccounts: () => ({ value: [account, null, null, null] }) }
    const found = await resolveName('ada.sol', 'solana').catch((thrown) => thrown)
    expect(found).toMatchObject({ name: 'ada.sol', address: solanaAddress })
    nodes = { getMultipleAccounts: () => ({ value: [null, null, null, null] }) }
    expect(await resolveName('eve.sol', 'solana')).toBeNull()
    writable(networks.active).eip155 = toNetwork('eip155:1')
    expect(await resolveName('ada.sol', 'eip155')).toBeNull()
    expect(ens.calls).toEqual([])
  })

  it('is read from the People chain on Polkadot, then from ENS', async () => {
    const accountId = '11'.repeat(32)
    nodes = {
      state_getStorage: ([key]) => (/3da3e15a/.test(String(key)) ? `0x${accountId}02` : null),
    }
    expect(await resolveName('ada.dot', 'polkadot')).toMatchObject({ name: 'ada.dot' })
    expect(ens.calls).toEqual([])
    nodes = { state_getStorage: () => null }
    expect(await resolveName('eve.dot', 'polkadot')).toBeNull()
    expect(ens.calls).toEqual(['eve.dot'])
  })

  it('ending with .eth is requested from ENS alone, by Polkadot’s coin type', async () => {
    nodes = { state_getStorage: () => `0x${'11'.repeat(32)}` }
    const { respond } = createFakeEns({ 'ada.eth': { coins: { 354: `0x${'22'.repeat(32)}` } } })
    ens.respond = respond
    expect(await resolveName('ada.eth', 'polkadot')).toMatchObject({ name: 'ada.eth' })
    expect(requests).toEqual([])
  })
})

it.each(['ada', '', 'a..b', 'ada.eth/..', 'https://a.eth', 'ada@b.eth', `${'a'.repeat(256)}.eth`])(
  'an invalid name is not looked up: %s',
  async (text) => {
    expect(await resolveName(text, 'eip155')).toBeNull()
    expect(server.received).toHaveLength(0)
  },
)

it('a cached address with a wrong checksum is requested again', async () => {
  const value = { name: 'ada.reown.id', address: '0x12', avatarUrl: null }
  const stored = [{ id: 'ada.reown.id eip155:1', timestamp: Date.now(), value }]
  localStorage.setItem('wallet-modal/ens_cache', JSON.stringify(stored))
  expect(await resolveName('ada.reown.id', 'eip155')).toMatchObject({ address })
})
