import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeEns, type FakeEns } from '../../chains/eip155/testing/fakeEns.ts'
import { options } from '../../controllers/options.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { lookUpIdentity } from './lookUpIdentity.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ethereum = testNetwork(1)
const base = testNetwork(8453)

let server: TestServer
let ens: FakeEns
/** Responses by route; a number is a status. */
let identity: unknown
let reverse: unknown

beforeAll(async () => {
  server = await startTestServer(async ({ url, body }, response) => {
    const answer = (value: unknown) =>
      typeof value === 'number' ? sendJson(response, {}, value) : sendJson(response, value)
    if (url.pathname.endsWith('supported-chains'))
      return answer({ http: ['eip155:1', 'eip155:8453'] })
    if (url.pathname.includes('/identity/')) return answer(identity)
    if (url.pathname.includes('/profile/reverse/')) return answer(reverse)
    answer(await ens.answer(body))
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
  ens = createFakeEns({
    'ada.eth': { address },
    [`${address.slice(2).toLowerCase()}.addr.reverse`]: { name: 'ada.eth' },
  })
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
  it('comes from the identity service first, and no other is asked', async () => {
    identity = { name: 'ada.base.eth', avatar: 'https://a.example/a.png' }
    const found = { name: 'ada.base.eth', avatar: 'https://a.example/a.png', isComplete: true }
    expect(await lookUpIdentity(address, ethereum)).toEqual(found)
    expect(paths().filter((path) => path === 'profile' || path === 'node')).toEqual([])
  })

  it.each([
    ['an address', '0x2222222222222222222222222222222222222222'],
    ['the beginning of an address', '0x2222…'],
    ['an address with an ending', '0x2222222222222222222222222222222222222222.eth'],
    ['a single word', 'Verified'],
    ['words', 'Verified account.eth'],
    ['letters of two scripts', 'аda.eth'],
    ['capital letters', 'Ada.eth'],
    ['an empty part', 'ada..eth'],
  ])('is refused from a service if it is %s: %s', async (_what, name) => {
    identity = { name, avatar: null }
    reverse = [named(name, address), named('ada.reown.id', address)]
    expect(await lookUpIdentity(address, base)).toMatchObject({ name: 'ada.reown.id' })
  })

  it('may have another script than Latin', async () => {
    identity = { name: '東京.eth', avatar: null }
    expect(await lookUpIdentity(address, ethereum)).toMatchObject({ name: '東京.eth' })
  })

  it('comes from ENS on Ethereum if the identity service has none', async () => {
    expect(await lookUpIdentity(address, ethereum)).toMatchObject({ name: 'ada.eth' })
    expect(paths()).not.toContain('profile')
  })

  it('comes from the registrar, with its image, if ENS has none', async () => {
    const avatar = 'https://a.example/r.png'
    reverse = [named('eve.reown.id', other), named('ada.reown.id', address.toLowerCase(), avatar)]
    const found = { name: 'ada.reown.id', avatar, isComplete: true }
    expect(await lookUpIdentity(address, base)).toEqual(found)
    expect(ens.calls).toEqual([])
  })

  it('is null if no service has one', async () => {
    reverse = []
    const found = { name: null, avatar: null, isComplete: true }
    expect(await lookUpIdentity(other, ethereum)).toEqual(found)
  })

  it('is requested from the registrar once in 5 minutes', async () => {
    await lookUpIdentity(address, base)
    await lookUpIdentity(address, base)
    expect(paths().filter((path) => path === 'profile')).toHaveLength(1)
  })
})

describe('a failed name lookup', () => {
  it('of one service is skipped', async () => {
    identity = 500
    expect(await lookUpIdentity(address, ethereum)).toMatchObject({
      name: 'ada.eth',
      isComplete: false,
    })
    ens.answers.resolver = '0x12'
    expect(await lookUpIdentity(address, ethereum)).toMatchObject({ name: 'ada.reown.id' })
  })

  it('of all services gives no name, marked as incomplete', async () => {
    identity = 500
    reverse = { not: 'a list' }
    const found = { name: null, avatar: null, isComplete: false }
    expect(await lookUpIdentity(address, base)).toEqual(found)
  })
})

it('an account on an unsupported network has no name, without a request', async () => {
  expect(await lookUpIdentity(address, testNetwork(5))).toBeNull()
  expect(paths().filter((path) => path !== 'supported-chains')).toEqual([])
})
