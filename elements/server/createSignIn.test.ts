import { Wallet } from 'ethers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EvmChain, startEvmChain } from '../../demo/services/evm/startEvmChain.ts'
import { smartAccountOf } from '../../demo/services/frame/contract/SmartAccount.ts'
import { regtest } from '../../demo/wallets/bitcoin/chains.ts'
import type { CaipNetworkId } from '../../src/types/caip.ts'
import type { SignInData } from '../../src/types/siwx.ts'
import type { SignInServer, SignInServerOptions } from '../types/signInServer.ts'
import { createSignIn } from './createSignIn.ts'
import { createSigners, dataOf, evmSigner, signInBody, type TestSigner } from './testing/signers.ts'

const origin = 'https://shop.example'
const secret = 'secret-of-the-shop-'.repeat(2)
const options: SignInServerOptions = {
  origin,
  secret,
  networks: [
    'eip155:1',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    regtest.caipNetworkId as CaipNetworkId,
  ],
}

let signers: Record<string, TestSigner>
let server: SignInServer

beforeAll(async () => {
  signers = await createSigners()
})
beforeEach(() => {
  server = createSignIn(options)
})
afterEach(() => {
  vi.useRealTimers()
})

const signerOf = (name: string) => signers[name] ?? evmSigner

async function bodyFor(signer = evmSigner, own: Partial<SignInData> = {}, by = server) {
  return signInBody(signer, dataOf(signer, await by.nonce(), own))
}

/** Resolves with the code of the refusal; undefined if the server signs the user in. */
const codeOf = (verified: Promise<unknown>): Promise<string | undefined> =>
  verified.then(
    () => undefined,
    (error) => error.code,
  )

function passTime(ms: number) {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now + ms)
}

describe('a sign-in', () => {
  it.each(['eip155', 'solana', 'polkadot', 'bip122 by BIP-137', 'bip122 by BIP-322'])(
    'with a key of %s gives a session by an HttpOnly cookie',
    async (name) => {
      const signer = signerOf(name)
      const { account, cookie, token, data } = await server.verify(await bodyFor(signer))
      const { caipNetworkId, address } = signer
      expect(account).toMatchObject({ caipNetworkId, address })
      expect(data).toMatchObject({ statement: 'Grüße aus dem Shop.', accountAddress: address })
      expect(cookie).toMatch(
        /^__Host-wallet-session=[\w.-]+; HttpOnly; Secure; SameSite=Lax; Path=\/; Max-Age=86400$/,
      )
      const session = { accounts: [account], expiresAt: account.expiresAt }
      for (const source of [cookie, token, new Headers({ cookie: `theme=dark; ${cookie}` })])
        expect(await server.readSession(source)).toEqual(session)
    },
  )

  it('with a forged signature or by another account is refused in every family', async () => {
    for (const signer of Object.values(signers)) {
      const body = await bodyFor(signer)
      const other = await signer.sign(`${body.message}.`)
      const code = await codeOf(server.verify({ ...body, signature: other }))
      // A contract could accept the signature, and no node is configured.
      expect(code).toBe(signer === evmSigner ? 'NODE_FAILED' : 'INVALID_SIGNATURE')
    }
  })

  it('joins the accounts of the same browser, and replaces an earlier one of the same account', async () => {
    let cookie = ''
    for (const signer of [...Object.values(signers), evmSigner])
      ({ cookie } = await server.verify(await bodyFor(signer), cookie))
    const session = await server.readSession(cookie)
    expect(session?.accounts.map(({ namespace }) => namespace)).toEqual([
      'solana',
      'polkadot',
      'bip122',
      'bip122',
      'eip155',
    ])
    expect(cookie.length).toBeLessThan(4_096)
  })

  it('has one address for an account, however the message writes it', async () => {
    const polkadot = signerOf('polkadot')
    const generic = { ...polkadot, address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY' }
    const { account } = await server.verify(await bodyFor(generic))
    expect(account.address).toBe(polkadot.address)
    const lower = { ...evmSigner, address: evmSigner.address.toLowerCase() }
    const { account: evm } = await server.verify(await bodyFor(lower))
    expect(evm.address).toBe(evmSigner.address)
  })

  it('ends with the time of its message, and with that of the session', async () => {
    const expirationTime = new Date(Date.now() + 60_000).toISOString()
    const first = await server.verify(await bodyFor(evmSigner, { expirationTime }))
    const second = await server.verify(await bodyFor(signerOf('solana')), first.cookie)
    passTime(61_000)
    const session = await server.readSession(second.cookie)
    expect(session?.accounts.map(({ namespace }) => namespace)).toEqual(['solana'])
    passTime(86_400_000)
    expect(await server.readSession(second.cookie)).toBeNull()
  })
})

describe('a contract wallet', () => {
  let chain: EvmChain
  beforeAll(async () => {
    chain = await startEvmChain({ port: 0, chainId: 1 })
  })
  afterAll(() => chain.close())

  const account = smartAccountOf(evmSigner.address)
  const signer: TestSigner = {
    caipNetworkId: 'eip155:1',
    address: account.address,
    sign: async (message) => account.wrapSignature(await evmSigner.sign(message)),
  }

  it('signs in by the word of the server’s own node (ERC-6492)', async () => {
    server = createSignIn({ ...options, rpcUrls: { 'eip155:1': chain.url } })
    const verified = await server.verify(await bodyFor(signer))
    expect(verified.account.address).toBe(account.address)
    const unwrapped = { ...signer, sign: evmSigner.sign }
    expect(await codeOf(server.verify(await bodyFor(unwrapped)))).toBe('INVALID_SIGNATURE')
  })

  it('is refused without a node, and while no node responds', async () => {
    expect(await codeOf(server.verify(await bodyFor(signer)))).toBe('NODE_FAILED')
    server = createSignIn({ ...options, rpcUrls: { 'eip155:1': ['http://127.0.0.1:9'] } })
    expect(await codeOf(server.verify(await bodyFor(signer)))).toBe('NODE_FAILED')
  })
})

describe('a nonce', () => {
  it('is accepted once, also of two requests at the same time', async () => {
    const body = await bodyFor()
    const codes = await Promise.all([codeOf(server.verify(body)), codeOf(server.verify(body))])
    expect(codes).toEqual(expect.arrayContaining([undefined, 'NONCE_USED']))
    expect(await codeOf(server.verify(body))).toBe('NONCE_USED')
  })

  it('is used up by a refused signature', async () => {
    const body = await bodyFor(signerOf('solana'))
    expect(await codeOf(server.verify({ ...body, signature: '1' }))).toBe('INVALID_SIGNATURE')
    expect(await codeOf(server.verify(body))).toBe('NONCE_USED')
  })

  it('is refused if the server has not made it, if it is altered, and after its lifetime', async () => {
    const nonce = await server.nonce()
    expect(nonce).toMatch(/^[a-zA-Z0-9]{60,70}$/)
    const altered = nonce.replace(/.$/, nonce.endsWith('2') ? '3' : '2')
    const other = await createSignIn({ ...options, secret: 'x'.repeat(32) }).nonce()
    for (const one of [altered, other, 'a1b2c3d4e5f6', '1'.repeat(256)])
      expect(await codeOf(server.verify(await bodyFor(evmSigner, { nonce: one })))).toBe(
        'INVALID_NONCE',
      )
    passTime(301_000)
    expect(await codeOf(server.verify(await bodyFor(evmSigner, { nonce })))).toBe('INVALID_NONCE')
  })

  it('needs a store that works', async () => {
    const fails = () => Promise.reject(new Error('down'))
    const store = { takeNonce: fails, endSignIn: fails, isEnded: fails }
    const { cookie } = await server.verify(await bodyFor())
    server = createSignIn({ ...options, store })
    expect(await codeOf(server.verify(await bodyFor()))).toBe('STORE_FAILED')
    expect(await codeOf(server.readSession(cookie))).toBe('STORE_FAILED')
    expect(await codeOf(server.signOut(cookie))).toBe('STORE_FAILED')
  })
})

it('secrets rotate: former ones still open nonces and sessions, removed ones do not', async () => {
  const body = await bodyFor()
  const { cookie } = await server.verify(await bodyFor())
  const rotated = createSignIn({ ...options, secret: ['n'.repeat(40), secret] })
  expect(await rotated.readSession(cookie)).not.toBeNull()
  const { cookie: next } = await rotated.verify(body, cookie)
  expect(await server.readSession(next)).toBeNull()
  const later = createSignIn({ ...options, secret: 'n'.repeat(40) })
  expect(await later.readSession(next)).not.toBeNull()
  expect(await later.readSession(cookie)).toBeNull()
})

it.each<[string, () => Partial<SignInData>, string]>([
  ['another domain', () => ({ domain: 'other.example' }), 'FOREIGN_DOMAIN'],
  ['a subdomain', () => ({ domain: 'a.shop.example' }), 'FOREIGN_DOMAIN'],
  ['another page', () => ({ uri: 'https://other.example/' }), 'FOREIGN_DOMAIN'],
  ['a page without HTTPS', () => ({ uri: 'http://shop.example/' }), 'FOREIGN_DOMAIN'],
  ['a malformed page', () => ({ uri: 'nonsense' }), 'FOREIGN_DOMAIN'],
  ['another network', () => ({ chainId: 'eip155:8453' }), 'UNSUPPORTED_NETWORK'],
  ['another family', () => ({ chainId: 'solana:1' }), 'UNSUPPORTED_NETWORK'],
  ['another version', () => ({ version: '2' }), 'INVALID_MESSAGE'],
  ['no time', () => ({ issuedAt: 'yesterday' }), 'INVALID_MESSAGE'],
  ['an impossible time', () => ({ issuedAt: '2026-99-01T00:00:00Z' }), 'INVALID_MESSAGE'],
  ['an end that has passed', () => ({ expirationTime: at(-1) }), 'MESSAGE_EXPIRED'],
  ['an old date', () => ({ issuedAt: at(-362_000) }), 'MESSAGE_EXPIRED'],
  ['a future date', () => ({ issuedAt: at(62_000) }), 'MESSAGE_NOT_YET_VALID'],
  ['a later beginning', () => ({ notBefore: at(62_000) }), 'MESSAGE_NOT_YET_VALID'],
])('a message with %s is refused', async (_, own, code) => {
  expect(await codeOf(server.verify(await bodyFor(evmSigner, own())))).toBe(code)
})

const at = (ms: number) => new Date(Date.now() + ms).toISOString()

it('a field that is there twice, or at another place, is refused', async () => {
  const { message } = await bodyFor()
  const texts = [
    message.replace('Nonce: ', 'Nonce: abcdefgh\nNonce: '),
    message.replace('Version: 1\n', '').replace('URI: ', 'Version: 1\nURI: '),
    `${message}\nNonce: abcdefgh`,
    message.replaceAll('\n', '\r\n'),
    `${message}\n`,
    'x'.repeat(16_000),
  ]
  for (const text of texts) {
    const signature = await evmSigner.sign(text)
    expect(await codeOf(server.verify({ message: text, signature }))).toBe('INVALID_MESSAGE')
  }
  const smuggled = await bodyFor(evmSigner, { statement: 'URI: https://other.example/' })
  expect((await server.verify(smuggled)).data.uri).toBe('https://shop.example/cart')
})

describe('a session', () => {
  it('is refused if its text was altered, and is none for other texts', async () => {
    const { token } = await server.verify(await bodyFor())
    const [payload = '', code = ''] = token.split('.')
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const forged = btoa(text.replace(evmSigner.address, Wallet.createRandom().address))
    const nonce = await server.nonce()
    const altered = [`${forged.replace(/=+$/, '')}.${code}`, `${payload}.${code}x`, payload, nonce]
    for (const source of [...altered, `${token}.`, 'x'.repeat(9_000), '', '=', null, undefined])
      expect(await server.readSession(source)).toBeNull()
  })

  it('ends by sign-out, also for a copy of its cookie', async () => {
    const { cookie } = await server.verify(await bodyFor())
    expect(await server.signOut(cookie)).toMatch(/^__Host-wallet-session=; .*Max-Age=0$/)
    expect(await server.readSession(cookie)).toBeNull()
  })

  it('keeps the other families when one signs out, also with several requests at once', async () => {
    const first = await server.verify(await bodyFor())
    const { cookie } = await server.verify(await bodyFor(signerOf('solana')), first.cookie)
    const signOuts = [server.signOut(cookie, 'eip155'), server.signOut(cookie, 'eip155')]
    for (const next of await Promise.all(signOuts)) {
      const session = await server.readSession(next)
      expect(session?.accounts.map(({ namespace }) => namespace)).toEqual(['solana'])
    }
    expect(await server.readSession(first.cookie)).toBeNull()
  })
})

describe('the handler', () => {
  function send(method: string, route: string, own: { body?: string; headers?: object } = {}) {
    const headers = { origin, 'content-type': 'application/json', ...own.headers }
    const init = { method, headers, body: method === 'POST' ? (own.body ?? '{}') : null }
    return server.handle(new Request(`${origin}${route}`, init as RequestInit))
  }
  const post = async (route: string, own?: { body?: string; headers?: object }) =>
    (await send('POST', `/sign-in/${route}`, own)) ?? new Response(null, { status: 404 })

  it('signs a user in, lists the sign-ins as siwxsessions takes them, and signs out', async () => {
    for (const type of ['application/json', 'text/plain;charset=UTF-8']) {
      const nonce = await (await post('nonce')).text()
      const body = JSON.stringify(await signInBody(evmSigner, dataOf(evmSigner, nonce)))
      const verified = await post('verify', { body, headers: { 'content-type': type } })
      expect(verified.status).toBe(204)
      const cookie = verified.headers.get('set-cookie') ?? ''
      const sessions = await send('GET', '/sign-in/sessions', { headers: { cookie } })
      expect(sessions?.headers.get('cache-control')).toBe('no-store')
      const [session] = (await sessions?.json()) ?? []
      expect(session).toMatchObject({
        data: { accountAddress: evmSigner.address, chainId: 'eip155:1', domain: 'shop.example' },
        message: '',
      })
      const detail = { address: evmSigner.address, caipNetworkId: 'eip155:1' }
      const revoked = await post('revoke', { body: JSON.stringify(detail), headers: { cookie } })
      expect(revoked.headers.get('set-cookie')).toMatch(/Max-Age=0/)
      const after = await send('GET', '/sign-in/sessions', { headers: { cookie } })
      expect(await after?.json()).toEqual([])
    }
  })

  it('leaves other paths to the server, and refuses other methods', async () => {
    for (const path of ['/', '/sign-in', '/sign-in/', '/sign-in/nonce/x', '/other/nonce'])
      expect(await send('POST', path)).toBeNull()
    expect(await send('POST', '/sign-in/toString')).toBeNull()
    expect((await send('GET', '/sign-in/nonce'))?.status).toBe(405)
  })

  it('refuses pages of other sites, and requests without an origin', async () => {
    for (const other of ['https://other.example', 'null', '', 'https://shop.example.other.example'])
      for (const route of ['nonce', 'verify', 'revoke']) {
        const response = await post(route, { headers: { origin: other } })
        expect(response.status).toBe(403)
        expect(await response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
      }
  })

  it('refuses bodies that are malformed, too long or of another type', async () => {
    const { message, signature } = await bodyFor()
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"message": 1, "signature": 2}',
      '{"message": ""}',
    ]
    const long = JSON.stringify({ message, signature, data: 'x'.repeat(300_000) })
    for (const body of [
      ...bodies,
      long,
      JSON.stringify({ message, signature: 'x'.repeat(66_000) }),
    ])
      expect((await post('verify', { body })).status).toBe(400)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('verify', { headers })).status).toBe(400)
    expect((await post('revoke', { body: '{"caipNetworkId": "x"}' })).status).toBe(400)
  })
})

describe('options', () => {
  it.each<[string, object]>([
    ['origin', { origin: 'shop.example' }],
    ['origin', { origin: 'https://shop.example/' }],
    ['origin', { origin: [] }],
    ['secret', { secret: 'short' }],
    ['secret', { secret: [secret, 'short'] }],
    ['secret', { secret: undefined }],
    ['networks', { networks: ['ethereum'] }],
    ['networks', { networks: [] }],
    ['rpcUrls', { rpcUrls: { 'eip155:1': 'file:///etc/passwd' } }],
    ['sessionSeconds', { sessionSeconds: 0 }],
    ['nonceSeconds', { nonceSeconds: Number.NaN }],
    ['store', { store: {} }],
    ['path', { path: 'sign-in' }],
  ])('an invalid %s throws, without its value in the text', (name, own) => {
    const create = () => createSignIn({ ...options, ...own } as SignInServerOptions)
    expect(create).toThrow(new RegExp(`^createSignIn: the option ${name}`))
    expect(create).not.toThrow(/short|passwd/)
  })
})

it('the message of a refusal has no secret and no part of the request', async () => {
  const { message, signature } = await bodyFor(evmSigner, { domain: 'other.example' })
  const refused = await server.verify({ message, signature }).catch((error) => error)
  expect(JSON.stringify([refused.message, refused])).not.toMatch(/secret-of|other\.example|0x/)
  expect(refused.name).toBe('SignInError')
})
