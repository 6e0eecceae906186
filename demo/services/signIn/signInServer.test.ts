import { readFileSync } from 'node:fs'
import { Wallet } from 'ethers'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inRepository } from '../../../.ci/paths.ts'
import { formatMessage } from '../../../src/actions/signIn/formatMessage.ts'
import type { SignInData } from '../../../src/types/siwx.ts'
import { createSignIn } from '../../recipes/signInServer.ts'
import { type EvmChain, startEvmChain } from '../evm/startEvmChain.ts'
import { smartAccountOf } from '../frame/contract/SmartAccount.ts'

// The server route of elements/reference/sign-in.md, with messages as the element writes them.
const origin = 'https://shop.example'
const ada = new Wallet(`0x${'11'.repeat(32)}`)

let chain: EvmChain
let signIn: ReturnType<typeof createSignIn>

beforeAll(async () => {
  chain = await startEvmChain({ port: 0, chainId: 1 })
})
afterAll(() => chain.close())
beforeEach(() => {
  signIn = createSignIn(origin, { 1: createPublicClient({ transport: http(chain.url) }) })
})

function send(method: string, name: string, body?: object, headers: Record<string, string> = {}) {
  const init = { method, headers: { origin, ...headers }, body: body && JSON.stringify(body) }
  return signIn(new Request(`${origin}/sign-in/${name}`, init as RequestInit))
}

async function dataFor(accountAddress: string): Promise<SignInData> {
  const nonce = await (await send('POST', 'nonce')).text()
  return {
    accountAddress,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: `${origin}/cart`,
    version: '1',
    nonce,
    statement: 'Welcome to the shop.',
    issuedAt: new Date().toISOString(),
    expirationTime: new Date(Date.now() + 60_000).toISOString(),
    notBefore: null,
    requestId: null,
    resources: ['https://shop.example/terms'],
  }
}

async function prove(data: SignInData, cookie = '') {
  const message = formatMessage(data)
  const signature = await ada.signMessage(message)
  return send('POST', 'verify', { data, message, signature }, { cookie })
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const sessionsOf = async (cookie: string) =>
  (await send('GET', 'sessions', undefined, { cookie })).json()

it('the server route signs an account in by an HttpOnly cookie, and signs it out', async () => {
  const data = await dataFor(ada.address)
  const response = await prove(data)
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax; Path=\/;/)
  const cookie = cookieOf(response)
  const signature = await ada.signMessage(formatMessage(data))
  expect(await sessionsOf(cookie)).toEqual([{ data, message: formatMessage(data), signature }])
  expect(await sessionsOf('')).toEqual([])

  const next = cookieOf(await prove(await dataFor(ada.address), cookie))
  expect(await sessionsOf(next)).toHaveLength(2)
  expect(await sessionsOf(cookie)).toEqual([])

  await send('POST', 'revoke', undefined, { cookie: next })
  expect(await sessionsOf(next)).toEqual([])
})

it('the server route verifies a contract wallet on its own node', async () => {
  const account = smartAccountOf(ada.address)
  const data = await dataFor(account.address)
  const message = formatMessage(data)
  const signature = account.wrapSignature(await ada.signMessage(message))
  expect((await send('POST', 'verify', { data, message, signature })).status).toBe(204)
  const unwrapped = await prove(await dataFor(account.address))
  expect(unwrapped.status).toBe(401)
})

it('the server route accepts a nonce once, and only if the server issued it', async () => {
  const data = await dataFor(ada.address)
  const responses = await Promise.all([prove(data), prove(data)])
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 401])
  expect((await prove({ ...data, nonce: 'a1b2c3d4e5f6' })).status).toBe(401)
})

it.each<[string, Partial<SignInData>, number]>([
  ['another domain', { domain: 'other.example' }, 401],
  ['another page', { uri: 'https://other.example/' }, 401],
  ['an unsupported chain', { chainId: 'eip155:8453' }, 401],
  ['a time that has passed', { expirationTime: '2020-01-01T00:00:00.000Z' }, 401],
  ['an account that did not sign', { accountAddress: Wallet.createRandom().address }, 401],
  ['a malformed page URL', { uri: 'nonsense' }, 400],
])('the server route refuses a message with %s', async (_, own, status) => {
  expect((await prove({ ...(await dataFor(ada.address)), ...own })).status).toBe(status)
})

it('the server route refuses cross-site requests', async () => {
  const headers = { origin: 'https://other.example' }
  for (const name of ['nonce', 'verify', 'revoke']) {
    expect((await send('POST', name, {}, headers)).status).toBe(403)
  }
})

it('the reference shows the tested server route, in under 60 lines', () => {
  const route = readFileSync(inRepository('demo/recipes/signInServer.ts'), 'utf8')
  const page = readFileSync(inRepository('elements/reference/sign-in.md'), 'utf8')
  expect(page).toContain(`\`\`\`ts\n${route}\`\`\`\n`)
  expect(route.trimEnd().split('\n').length).toBeLessThan(60)
})
