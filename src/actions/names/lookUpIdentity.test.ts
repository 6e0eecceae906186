import { Interface } from 'ethers/abi'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createFakeEns,
  type FakeEns,
  universalResolver,
} from '../../chains/eip155/names/testing/fakeEns.ts'
import { toNetwork } from '../../chains/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { lookUpIdentity } from './lookUpIdentity.ts'
import { readDisplayName, readNameOfOther } from './reverseOnChain.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const avatar = 'https://a.example/ada.png'
const ethereum = testNetwork(1)
const base = testNetwork(8453)

let server: TestServer
let ens: FakeEns
/** Responses by route; a number is a status. */
let identity: unknown
let reverse: unknown

beforeAll(async () => {
  server = await startTestServer(async ({ url, body }, response) => {
    const respond = (value: unknown) =>
      typeof value === 'number' ? sendJson(response, {}, value) : sendJson(response, value)
    if (url.pathname.endsWith('supported-chains'))
      return respond({ http: ['eip155:1', 'eip155:8453'] })
    if (url.pathname.includes('/identity/')) return respond(identity)
    if (url.pathname.includes('/profile/reverse/')) return respond(reverse)
    respond(await ens.respond(body))
  })
})
afterAll(() => server.close())

const named = (name: string, owner: string, avatar?: string) => ({
  name,
  registered: 1,
  updated: 1,
  addresses: { 2147483649: { address: owner, created: 1 } },
  attributes: avatar ? [{ avatar }] : [],
})

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  server.received.splice(0)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  ens = createFakeEns(
    { 'ada.eth': { address, texts: { avatar } } },
    { [address.toLowerCase()]: 'ada.eth' },
  )
  identity = { name: null, avatar: null }
  reverse = [named('ada.reown.id', address.toLowerCase())]
  Object.assign(options, {
    projectId: 'p1',
    blockchainApiUrl: server.url,
    customRpcUrls: { 'eip155:1': [`${server.url}/node`] },
  })
})
afterEach(() => vi.unstubAllGlobals())

const paths = () => server.received.map(({ url }) => url.pathname.split('/')[2] ?? 'node')

describe('the name of an account', () => {
  it('comes from ENS, with its picture, before any service’s name', async () => {
    identity = { name: 'eve.eth', avatar: 'https://a.example/a.png' }
    const found = { name: 'ada.eth', avatar, isComplete: true }
    expect(await lookUpIdentity(address, ethereum)).toEqual(found)
    expect(paths()).not.toContain('profile')
  })

  it('is read from a node if the page has no service', async () => {
    updateOptions({ projectId: null })
    const found = { name: 'ada.eth', avatar, isComplete: true }
    expect(await lookUpIdentity(address, ethereum)).toEqual(found)
    expect(new Set(paths())).toEqual(new Set(['node']))
  })

  it('is not looked up on nodes that the page has not configured', async () => {
    Object.assign(options, { projectId: null, customRpcUrls: {} })
    const none = { name: null, avatar: null, isComplete: true }
    expect(await lookUpIdentity(address, base)).toEqual(none)
    expect(server.received).toEqual([])
  })

  it('comes from the identity service until the chain has responded', async () => {
    identity = { name: 'eve.eth', avatar: null }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { respond } = ens
    ens.respond = async (body) => {
      await held
      return respond(body)
    }
    const early = vi.fn(() => release())
    expect(await lookUpIdentity(address, ethereum, early)).toMatchObject({ name: 'ada.eth' })
    expect(early).toHaveBeenCalledWith({ name: 'eve.eth', avatar: null })
  })

  it('comes from a service only if ENS confirms the name or the registrar issued it', async () => {
    identity = { name: 'eve.eth', avatar: null }
    reverse = []
    expect(await lookUpIdentity(other, ethereum)).toMatchObject({ name: null, isComplete: true })
    identity = { name: 'eve.reown.id', avatar: null }
    expect(await lookUpIdentity(other, ethereum)).toMatchObject({ name: 'eve.reown.id' })
  })

  it('on another network is not the one that the account has on Ethereum', async () => {
    identity = { name: null, avatar: null }
    ens.responses.reverse = '0x'
    expect(await lookUpIdentity(address, base)).toMatchObject({ name: 'ada.reown.id' })
  })

  it.each([
    ['an address', '0x2222222222222222222222222222222222222222'],
    ['the beginning of an address', '0x2222…'],
    ['an address with an ending', '0x2222222222222222222222222222222222222222.reown.id'],
    ['a single word', 'Verified'],
    ['words', 'Verified account.reown.id'],
    ['letters of two scripts', 'аda.reown.id'],
    ['capital letters', 'Ada.reown.id'],
    ['an empty part', 'ada..reown.id'],
  ])('is refused from a service if it is %s: %s', async (_what, name) => {
    identity = { name, avatar: null }
    reverse = [named(name, other), named('ada.reown.id', other)]
    expect(await lookUpIdentity(other, base)).toMatchObject({ name: 'ada.reown.id' })
  })

  it('can be in a script other than Latin', async () => {
    ens = createFakeEns({ '東京.eth': { address } }, { [address.toLowerCase()]: '東京.eth' })
    expect(await lookUpIdentity(address, ethereum)).toMatchObject({ name: '東京.eth' })
  })

  it('comes from the registrar, with its image, if ENS has none', async () => {
    const avatarUrl = 'https://a.example/r.png'
    reverse = [
      named('eve.reown.id', address),
      named('bob.reown.id', other.toLowerCase(), avatarUrl),
    ]
    const found = { name: 'bob.reown.id', avatar: avatarUrl, isComplete: true }
    expect(await lookUpIdentity(other, base)).toEqual(found)
  })

  it('is null if ENS and the services have none', async () => {
    reverse = []
    const found = { name: null, avatar: null, isComplete: true }
    expect(await lookUpIdentity(other, ethereum)).toEqual(found)
  })

  it('is requested from the registrar at most once in 5 minutes', async () => {
    await lookUpIdentity(other, base)
    await lookUpIdentity(other, base)
    expect(paths().filter((path) => path === 'profile')).toHaveLength(1)
  })
})

describe('the name of a Polkadot account', () => {
  const relay = toNetwork('polkadot:91b171bb158e2d3848fa23a9f1c25182')
  const people = 'polkadot:67fa177a097bfa18f77ea95ab56e9bcd'
  const polkadotAddress = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
  /** `Registration` without judgements, and "Ada" as its display name. */
  const registration = `0x00${'00'.repeat(16)}04416461${'00'.repeat(9)}`
  let node: (params: unknown[]) => unknown

  beforeEach(() => {
    node = () => null
    ens.respond = async (body) => {
      const calls = [JSON.parse(body)].flat() as { id: number; params: unknown[] }[]
      const responses = calls.map(({ id, params }) => ({
        jsonrpc: '2.0',
        id,
        result: node(params),
      }))
      return responses.length > 1 ? responses : responses[0]
    }
    updateOptions({ customRpcUrls: { [people]: [`${server.url}/node`] } })
    identity = { name: 'eve.eth', avatar: null }
  })

  it('is read from nodes only, since the services know no names of the family', async () => {
    const none = { name: null, avatar: null, isComplete: true }
    expect(await lookUpIdentity(polkadotAddress, relay)).toEqual(none)
    expect(new Set(paths())).toEqual(new Set(['node']))
  })

  it('is null if the account has only an unregistered display name, which is returned separately', async () => {
    node = ([key]) => (String(key).includes('cd7f37317cd20b61') ? registration : null)
    expect(await lookUpIdentity(polkadotAddress, relay)).toEqual({
      name: null,
      avatar: null,
      displayName: 'Ada',
      isComplete: true,
    })
    expect(await readDisplayName(polkadotAddress, relay)).toBe('Ada')
  })

  it('is not looked up on nodes that the page has not configured', async () => {
    Object.assign(options, { projectId: null, customRpcUrls: {} })
    expect(await lookUpIdentity(polkadotAddress, relay)).toMatchObject({ name: null })
    expect(await readDisplayName(polkadotAddress, relay)).toBeNull()
    expect(server.received).toEqual([])
  })
})

describe('the name of another’s account', () => {
  const claim = (name: string, owner = other) => {
    ens = createFakeEns({ [name]: { address: owner } }, { [other.toLowerCase()]: name })
    return readNameOfOther(other, ethereum)
  }

  it('is its primary name, which resolves back to it', async () => {
    expect(await claim('bank.eth')).toBe('bank.eth')
    expect(new Set(paths())).toEqual(new Set(['node']))
  })

  it.each([
    ['resolves to another account', 'bank.eth', address],
    ['may look like a different name', 'vita1ik.eth', other],
    ['has an accent', 'bänk.eth', other],
    ['begins like an address', '0xf39fd6e51aad88f6.eth', other],
    ['has more than 64 characters', `${'a'.repeat(61)}.eth`, other],
  ])('is null if it %s', async (_, name, owner) => {
    expect(await claim(name, owner)).toBeNull()
  })

  it('is not looked up on test networks, nor on nodes that the page has not configured', async () => {
    expect(await readNameOfOther(other, { ...ethereum, testnet: true })).toBeNull()
    Object.assign(options, { projectId: null, customRpcUrls: {} })
    expect(await readNameOfOther(other, base)).toBeNull()
    expect(server.received).toEqual([])
  })
})

describe('a failed name lookup', () => {
  it('on the chain is replaced by the services’ name', async () => {
    identity = { name: 'ada.eth', avatar: null }
    ens.responses.reverse = '0x12'
    const found = { name: 'ada.eth', avatar: null, isComplete: false }
    expect(await lookUpIdentity(address, ethereum)).toEqual(found)
  })

  it('at one service leaves the other services in use', async () => {
    identity = 500
    expect(await lookUpIdentity(address, ethereum)).toMatchObject({
      name: 'ada.eth',
      isComplete: false,
    })
    ens.responses.reverse = '0x12'
    expect(await lookUpIdentity(address, ethereum)).toMatchObject({ name: 'ada.reown.id' })
  })

  it('at every service returns null, marked as incomplete', async () => {
    identity = 500
    reverse = { not: 'a list' }
    const found = { name: null, avatar: null, isComplete: false }
    expect(await lookUpIdentity(other, base)).toEqual(found)
  })
})

describe('the gateway of an offchain name', () => {
  const lookups = new Interface([
    'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  ])
  const gateway = 'gateway.example'
  let requests: string[]

  beforeEach(() => {
    const args = [universalResolver, [`https://${gateway}/{data}`], '0x12', '0x12345678', '0x']
    const data = lookups.encodeErrorResult('OffchainLookup', args)
    ens.responses.reverse = { code: 3, message: 'execution reverted', data }
    requests = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => {
      if (url.host !== gateway) return fetch(url, init)
      requests.push(url.href)
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    updateOptions({ projectId: null })
  })
  afterEach(() => {
    updateOptions({ ccipRead: true })
  })

  const lookup = (hasBeenActive: boolean) => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
    return lookUpIdentity(address, ethereum)
  }

  it('gets a request once the user has typed or clicked, not during a page load', async () => {
    expect(await lookup(false)).toEqual({ name: null, avatar: null, isComplete: false })
    expect(requests).toEqual([])
    expect(await lookup(true)).toMatchObject({ isComplete: false })
    expect(requests).toEqual([`https://${gateway}/0x12`])
  })

  it('gets no request for the name of another’s account', async () => {
    await expect(readNameOfOther(address, ethereum)).rejects.toMatchObject({ code: 'NOT_ENABLED' })
    expect(requests).toEqual([])
  })

  it('gets no request if the page turns gateways off', async () => {
    updateOptions({ ccipRead: false })
    expect(await lookup(true)).toMatchObject({ isComplete: false })
    expect(requests).toEqual([])
  })
})
