import { computeAddress, hexlify } from 'ethers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { erc721, erc1155 } from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import {
  type ReceivedRequest,
  sendJson,
  startTestServer,
  type TestServer,
} from '../../../services/testing/testServer.ts'
import type { NameSources } from '../../../types/names.ts'
import { ens } from './ens.ts'
import {
  gatewayKey,
  type OffchainRecords,
  otherKey,
  respondOffchain,
} from './testing/offchainGateway.ts'
import { reverseOf, startNameChain } from './testing/startNameChain.ts'

/** These tests read ENS from contracts that follow ENSIP-10, 19, 21, 23 and EIP-3668. */

const ether = 60
const base = 2147492101
const bitcoin = 0
const throughUniversal = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const theOldWay = '0x1111111111111111111111111111111111111111'
const gatewayUrl = 'https://gateway.example/{sender}/{data}.json'

let server: TestServer
let [owner, ada, eve, contract] = ['', '', '', '']
let offchain: Record<string, OffchainRecords> = {}
/** Responds in place of the gateway, if a test sets this function. */
let misbehave: ((request: ReceivedRequest, response: Parameters<typeof sendJson>[0]) => void) | null

const isGateway = /^\/(0x[\da-f]{40})\/(0x[\da-f]+)\.json$/

beforeAll(async () => {
  server = await startTestServer((request, response) => {
    if (misbehave) return misbehave(request, response)
    const [, sender = '', data = ''] = isGateway.exec(request.url.pathname) ?? []
    if (!sender) return sendJson(response, { image: 'https://pictures.example/nft.png' })
    sendJson(response, respondOffchain(sender, data, offchain))
  })
})
afterAll(() => server.close())

const chain = startNameChain(async (names, accounts) => {
  ;[owner = '', ada = '', eve = ''] = accounts
  contract = names.resolver
  for (const name of ['ada.gtest.eth', 'contract.gtest.eth', 'empty.gtest.eth', 'coins.gtest.eth'])
    await names.register(name)
  await names.setAddr('ada.gtest.eth', ether, ada)
  await names.setAddr('contract.gtest.eth', ether, contract)
  await names.setAddr('coins.gtest.eth', ether, ada)
  await names.setAddr('coins.gtest.eth', base, eve)
  await names.setAddr('coins.gtest.eth', bitcoin, '0x0014751e76e8199196d454941c45d1b3a323f1433bd6')
  await names.register('ur.gtest.eth', await names.createWildcard(throughUniversal, theOldWay))
  await names.register('wild.gtest.eth', await names.createWildcard(ada, theOldWay))
  const gateway = await names.createOffchain([gatewayUrl], computeAddress(gatewayKey))
  await names.register('off.gtest.eth', gateway)
  await names.register('80002105.reverse', gateway)
})

beforeEach(() => {
  offchain = {
    'ada.off.gtest.eth': { address: ada, texts: { avatar: 'https://pictures.example/ada.png' } },
  }
  misbehave = null
  server.received.splice(0)
  const { fetch } = globalThis
  // The gateway is requested over https, but the test's own server has no certificate.
  vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => {
    const { host, pathname, search } = new URL(url)
    const isLocal = !host.endsWith('.example')
    return fetch(isLocal ? url : server.url + pathname + search, init)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sources = (given: Partial<NameSources> = {}): NameSources => ({
  rpcOf: (id) => (id === 'eip155:1' ? chain.rpc : null),
  allowsGateways: () => true,
  ...given,
})
const resolve = async (name: string, coinType = ether, given?: Partial<NameSources>) => {
  const found = await ens.resolve(name, { coinType, caipNetworkId: 'eip155:1' }, sources(given))
  return found && { ...found, record: found.record && hexlify(found.record) }
}
const same = (address: string) => address.toLowerCase()

describe('a name on Ethereum', () => {
  it('resolves through the Universal Resolver, even if the registry differs', async () => {
    expect(await resolve('ur.gtest.eth')).toEqual({
      name: 'ur.gtest.eth',
      record: same(throughUniversal),
      avatarUrl: null,
    })
  })

  it('resolves to its address in every spelling with the same normalized form', async () => {
    const found = { name: 'ada.gtest.eth', record: same(ada), avatarUrl: null }
    expect(await resolve('ADA.gtest.ETH')).toEqual(found)
  })

  it('resolves through the wildcard resolver of its parent', async () => {
    expect(await resolve('some.thing.wild.gtest.eth')).toMatchObject({ record: same(ada) })
  })

  it('is null if it is not registered and its parent has no wildcard resolver', async () => {
    expect(await resolve('nobody.eth')).toBeNull()
    expect(await resolve('below.ada.gtest.eth')).toBeNull()
  })

  it('without an address has a null record', async () => {
    expect(await resolve('empty.gtest.eth')).toMatchObject({ record: null })
  })

  it.each(['a..eth', '.eth', 'a_b.eth', 'a b.eth', `${'a'.repeat(300)}.eth`, 'gοοgle.eth'])(
    'is not looked up if it is invalid: %s',
    async (name) => {
      expect(await resolve(name, ether, { rpcOf: () => () => Promise.reject() })).toBeNull()
    },
  )
})

describe('the address of a name for a network', () => {
  it('is the record of the network’s coin type, in every chain family', async () => {
    expect(await resolve('coins.gtest.eth', base)).toMatchObject({ record: same(eve) })
    expect(await resolve('coins.gtest.eth', bitcoin)).toMatchObject({
      record: '0x0014751e76e8199196d454941c45d1b3a323f1433bd6',
    })
    expect(await resolve('ada.gtest.eth', bitcoin)).toMatchObject({ record: null })
  })

  it('on another EVM network is the Ethereum address if the account at this address has a private key', async () => {
    expect(await resolve('ada.gtest.eth', base)).toMatchObject({ record: same(ada) })
    expect(await resolve('contract.gtest.eth', base)).toMatchObject({ record: null })
    expect(await resolve('contract.gtest.eth', ether)).toMatchObject({ record: same(contract) })
  })
})

describe('an offchain name', () => {
  it('resolves with its address and its picture, in one request each to the gateway', async () => {
    expect(await resolve('ada.off.gtest.eth')).toEqual({
      name: 'ada.off.gtest.eth',
      record: same(ada),
      avatarUrl: 'https://pictures.example/ada.png',
    })
    expect(server.received).toHaveLength(2)
    expect(server.received.map(({ headers }) => headers.referer ?? headers.cookie)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is refused without a request while gateways are turned off', async () => {
    const pending = resolve('ada.off.gtest.eth', ether, { allowsGateways: () => false })
    await expect(pending).rejects.toMatchObject({ code: 'NOT_ENABLED' })
    expect(server.received).toHaveLength(0)
  })

  it('is requested by POST if the gateway’s URL has no placeholder for the data', async () => {
    const gateway = await chain.createOffchain(
      ['https://gateway.example/post'],
      computeAddress(gatewayKey),
    )
    await chain.register('post.gtest.eth', gateway)
    offchain['post.gtest.eth'] = { address: eve }
    misbehave = ({ body }, response) => {
      const { data, sender } = JSON.parse(body)
      sendJson(response, respondOffchain(sender, data, offchain))
    }
    expect(await resolve('post.gtest.eth')).toMatchObject({ record: same(eve) })
  })

  it('resolves through the second gateway if the first one fails', async () => {
    const urls = ['https://broken.example/{sender}/{data}.json', gatewayUrl]
    await chain.register(
      'two.gtest.eth',
      await chain.createOffchain(urls, computeAddress(gatewayKey)),
    )
    offchain['two.gtest.eth'] = { address: eve }
    let failures = 2
    misbehave = ({ url }, response) => {
      if (failures > 0) {
        failures -= 1
        return sendJson(response, {}, 503)
      }
      const [, sender = '', data = ''] = isGateway.exec(url.pathname) ?? []
      sendJson(response, respondOffchain(sender, data, offchain))
    }
    expect(await resolve('two.gtest.eth')).toMatchObject({ record: same(eve) })
  })

  it.each([
    'http://gateway.example/{data}',
    'https://127.0.0.1/{data}',
    'https://[::1]/{data}',
    'https://localhost/{data}',
    'https://router.local/{data}',
    'https://user@gateway.example/{data}',
    'data:application/json,{"data":"0x"}',
  ])('sends no request to the gateway %s', async (url) => {
    await chain.register(
      'odd.gtest.eth',
      await chain.createOffchain([url], computeAddress(gatewayKey)),
    )
    await expect(resolve('odd.gtest.eth')).rejects.toMatchObject({ code: 'NAME_GATEWAY_FAILED' })
    expect(server.received).toHaveLength(0)
  })

  it.each<[string, NonNullable<typeof misbehave>]>([
    ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['refuses', (_, response) => sendJson(response, {}, 404)],
    ['answers 10 MB', (_, response) => sendJson(response, { data: `0x${'00'.repeat(5_000_000)}` })],
    ['answers no JSON', (_, response) => response.end('<html>')],
    ['answers no bytes', (_, response) => sendJson(response, { data: 'x' })],
  ])('rejects if its gateway %s', async (_, respond) => {
    misbehave = respond
    await expect(resolve('ada.off.gtest.eth')).rejects.toMatchObject({
      code: 'NAME_GATEWAY_FAILED',
    })
    expect(server.received.every(({ url }) => url.pathname !== '/elsewhere')).toBe(true)
  })

  it('rejects if the gateway’s response has the signature of another key', async () => {
    misbehave = ({ url }, response) => {
      const [, sender = '', data = ''] = isGateway.exec(url.pathname) ?? []
      const lies = { 'ada.off.gtest.eth': { address: eve } }
      sendJson(response, respondOffchain(sender, data, lies, otherKey))
    }
    await expect(resolve('ada.off.gtest.eth')).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })

  it('rejects if its gateway does not respond within 10 seconds', async () => {
    const limits: { ms: number; end: () => void }[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController()
      limits.push({ ms, end: () => limit.abort(new DOMException('late', 'TimeoutError')) })
      return limit.signal
    })
    let ended = 0
    misbehave = () => {
      // The time limit that was set last is that of the gateway's request.
      const { ms = 0, end } = limits.at(-1) ?? {}
      ended = ms
      end?.()
    }
    await expect(resolve('ada.off.gtest.eth')).rejects.toMatchObject({
      code: 'NAME_GATEWAY_FAILED',
      longMessage: 'gateway.example: no response in time',
    })
    expect(ended).toBe(10_000)
  })
})

describe('the primary name of an address', () => {
  const reverse = (address: string, id: `eip155:${number}` = 'eip155:1', given = {}) =>
    ens.reverse(address, id, sources(given))

  it('is that of its reverse record, with the picture', async () => {
    await chain.register(reverseOf(ada))
    await chain.setName(reverseOf(ada), 'ada.gtest.eth')
    await chain.setText('ada.gtest.eth', 'avatar', 'https://pictures.example/a.png')
    expect(await reverse(ada)).toEqual({
      name: 'ada.gtest.eth',
      avatarUrl: 'https://pictures.example/a.png',
    })
    await chain.setText('ada.gtest.eth', 'avatar', '')
  })

  it('is null if the name resolves to another address', async () => {
    await chain.register(reverseOf(eve))
    await chain.setName(reverseOf(eve), 'ada.gtest.eth')
    expect(await reverse(eve)).toBeNull()
  })

  it('is null if the name is not normalized', async () => {
    await chain.register(reverseOf(owner))
    await chain.register('OWNER.gtest.eth')
    await chain.setAddr('OWNER.gtest.eth', ether, owner)
    await chain.setName(reverseOf(owner), 'OWNER.gtest.eth')
    expect(await reverse(owner)).toBeNull()
    await chain.register('owner.gtest.eth')
    await chain.setAddr('owner.gtest.eth', ether, owner)
    await chain.setName(reverseOf(owner), 'owner.gtest.eth')
    expect(await reverse(owner)).toMatchObject({ name: 'owner.gtest.eth' })
  })

  it('is null without a reverse record on the network, even if Ethereum has one', async () => {
    expect(await reverse('0x000000000000000000000000000000000000dEaD')).toBeNull()
    expect(await reverse(ada, 'eip155:10')).toBeNull()
  })

  it('on an L2 is looked up and verified through the name’s gateway', async () => {
    offchain[reverseOf(ada, '80002105')] = { name: 'ada.off.gtest.eth' }
    offchain['ada.off.gtest.eth'] = { coins: { [base]: ada } }
    expect(await reverse(ada, 'eip155:8453')).toEqual({
      name: 'ada.off.gtest.eth',
      avatarUrl: null,
    })
    const { length } = server.received
    await expect(
      reverse(ada, 'eip155:8453', { allowsGateways: () => false }),
    ).rejects.toMatchObject({
      code: 'NOT_ENABLED',
    })
    expect(server.received).toHaveLength(length)
  })

  it('on an L2 without a reverse record is the default name', async () => {
    await chain.setAddr('coins.gtest.eth', 0x8000_0000, ada)
    await chain.setDefaultName(ada, 'coins.gtest.eth')
    expect(await reverse(ada, 'eip155:10')).toMatchObject({ name: 'coins.gtest.eth' })
  })
})

describe('the text records of a name', () => {
  const recordsOf = async (texts: Record<string, string>) => {
    for (const [key, value] of Object.entries(texts))
      await chain.setText('ada.gtest.eth', key, value)
    const target = { coinType: ether, caipNetworkId: 'eip155:1', withProfile: true } as const
    return (await ens.resolve('ada.gtest.eth', target, sources()))?.profile
  }

  it('are its description as one short line and its https web page', async () => {
    const description = `  Ada\n\u202e${'x'.repeat(300)}`
    expect(await recordsOf({ description, url: 'https://Ada.example' })).toEqual({
      description: `Ada ${'x'.repeat(156)}`,
      url: 'https://ada.example/',
    })
  })

  it.each([
    'http://ada.example',
    'http://localhost/',
    'https://known.example@ada.example',
    'javascript:alert(1)',
    `https://ada.example/${'x'.repeat(300)}`,
  ])('leave out the URL %s', async (url) => {
    expect(await recordsOf({ description: 'Ada', url })).toEqual({ description: 'Ada' })
  })

  it('are undefined if they are unset', async () => {
    expect(await recordsOf({ description: '', url: '' })).toBeUndefined()
  })

  it('are read with the address in the same call, and only if they are wanted', async () => {
    const texts = { description: 'Offchain', url: 'https://ada.example/' }
    offchain = { 'ada.off.gtest.eth': { address: ada, texts } }
    expect(await resolve('ada.off.gtest.eth')).not.toHaveProperty('profile')
    expect(server.received).toHaveLength(2)
    const calls: unknown[] = []
    const rpcOf = () =>
      (async (...request) => {
        calls.push(request[0])
        return chain.rpc(...request)
      }) as typeof chain.rpc
    const target = { coinType: ether, caipNetworkId: 'eip155:1', withProfile: true } as const
    const found = await ens.resolve('ada.off.gtest.eth', target, sources({ rpcOf }))
    expect(found?.profile).toEqual(texts)
    // The call, and its callback with the gateway's responses.
    expect(calls).toEqual(['eth_call', 'eth_call'])
  })
})

describe('the avatar of a name', () => {
  const avatarOf = async (avatar: string, given?: Partial<NameSources>) => {
    await chain.setText('ada.gtest.eth', 'avatar', avatar)
    return (await resolve('ada.gtest.eth', ether, given))?.avatarUrl
  }
  const png = 'data:image/png;base64,AAAA'

  it.each([
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    [png, png],
    [
      'ipfs://QmRRPWG96cmgTn2qSzjwr2qvfNEuhunv6FNeMFGa9bx6mQ',
      'https://ipfs.io/ipfs/QmRRPWG96cmgTn2qSzjwr2qvfNEuhunv6FNeMFGa9bx6mQ',
    ],
    ['http://127.0.0.1/a.png', null],
    ['https://192.168.1.1/a.png', null],
    ['https://192.168.1.1.nip.io/a.png', null],
    ['javascript:alert(1)', null],
    ['eip155:8453/erc721:0x0000000000000000000000000000000000000001/1', null],
    ['eip155:1/erc721:0x0000000000000000000000000000000000000001/1', null],
  ])('whose record is %s is %s', async (avatar, url) => {
    expect(await avatarOf(avatar)).toBe(url)
  })

  it('is the image of an NFT if the name’s owner holds the NFT', async () => {
    const code = creationCode('TestCollectible', erc721, ['B', 'B', 'https://meta.example/'])
    const token = await chain.create(code)
    await chain.call(token, erc721, 'mint', [ada, 7])
    await chain.call(token, erc721, 'mint', [eve, 8])
    const nft = (id: number) => `eip155:1/erc721:${token}/${id}`
    expect(await avatarOf(nft(7))).toBe('https://pictures.example/nft.png')
    expect(server.received.map(({ url }) => url.pathname)).toEqual(['/7'])
    expect(await avatarOf(nft(8))).toBeNull()
    expect(await avatarOf(nft(7), { allowsGateways: () => false })).toBeNull()
    expect(server.received).toHaveLength(1)
  })

  it('is the image of an NFT on an L2 if the name’s account on the L2 holds the NFT', async () => {
    const json = `data:application/json;utf8,${encodeURIComponent(JSON.stringify({ image: png }))}`
    const token = await chain.create(creationCode('TestItems', erc1155, ['I', json]))
    await chain.call(token, erc1155, 'mint', [eve, 3, 1])
    await chain.register('l2.gtest.eth')
    await chain.setText('l2.gtest.eth', 'avatar', `eip155:1/erc1155:${token}/3`)
    await chain.setAddr('l2.gtest.eth', base, eve)
    expect(await resolve('l2.gtest.eth', base)).toMatchObject({ avatarUrl: png })
    expect(await resolve('l2.gtest.eth')).toMatchObject({ avatarUrl: null })
  })

  it('can be an NFT with several owners whose metadata are on chain', async () => {
    const json = `data:application/json,${encodeURIComponent(JSON.stringify({ image: png }))}`
    const token = await chain.create(creationCode('TestItems', erc1155, ['I', json]))
    await chain.call(token, erc1155, 'mint', [ada, 3, 2])
    expect(await avatarOf(`eip155:1/erc1155:${token}/3`, { allowsGateways: () => false })).toBe(png)
    expect(await avatarOf(`eip155:1/erc1155:${token}/4`)).toBeNull()
  })
})
