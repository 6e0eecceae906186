import { Keyring } from '@polkadot/keyring'
import { stringToU8a, u8aToHex, u8aWrapBytes } from '@polkadot/util'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import { base58 } from '@scure/base'
import { Wallet } from 'ethers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { regtest } from '../../wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../wallets/bitcoin/signer.ts'
import { PAGE_WALLET_KEYS } from '../../wallets/bitcoin/testKeys.ts'
import { createSolanaSigner } from '../../wallets/solana/signer.ts'
import { type EvmChain, startEvmChain } from '../evm/startEvmChain.ts'
import { smartAccountOf } from '../frame/contract/SmartAccount.ts'
import type { RunningServer } from '../shared/http.ts'
import { startStaticSite } from '../sites/staticSite.ts'
import { SignIn } from './SignIn.ts'
import { signInRoutes } from './signInRoutes.ts'

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

let chain: EvmChain
let site: RunningServer
let origins: string[] = []
let time = 0

beforeAll(async () => {
  await cryptoWaitReady()
  chain = await startEvmChain({ port: 0, chainId: 1 })
  const nodes = { 'eip155:1': chain.url, [solana]: '', [polkadot]: '', [regtest.caipNetworkId]: '' }
  const signIn = new SignIn({ origins: () => origins, nodes: () => nodes, now: () => time })
  const form = async (nonce: string) => `<p>${nonce}</p>`
  const routes = signInRoutes(signIn, { origins: () => origins, form })
  site = await startStaticSite({ port: 0, name: 'the sign-in', mounts: [], routes })
  origins = [site.url]
})
afterAll(async () => {
  await site.close()
  await chain.close()
})
beforeEach(() => {
  time = Date.parse('2030-01-01T12:00:00.000Z')
})

const at = (ms: number) => new Date(time + ms).toISOString()

async function getNonce(): Promise<string> {
  const response = await fetch(`${site.url}/sign-in/nonce`, { method: 'POST' })
  return ((await response.json()) as { nonce: string }).nonce
}

interface Fields {
  domain: string
  family: string
  reference: string
  address: string
  uri: string
  nonce: string
  issuedAt: string
  more: string
}

async function write(own: Partial<Fields> & { address: string }): Promise<string> {
  const all: Fields = {
    domain: new URL(site.url).host,
    family: 'Ethereum',
    reference: '1',
    uri: `${site.url}/`,
    nonce: own.nonce ?? (await getNonce()),
    issuedAt: at(0),
    more: '',
    ...own,
  }
  return `${all.domain} wants you to sign in with your ${all.family} account:
${all.address}

Grüße aus der Demo.

URI: ${all.uri}
Version: 1
Chain ID: ${all.reference}
Nonce: ${all.nonce}
Issued At: ${all.issuedAt}${all.more}`
}

async function send(message: string, signature: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ message, signature })
  const response = await fetch(`${site.url}/sign-in/verify`, { method: 'POST', body, headers })
  const cookie = response.headers.get('set-cookie') ?? ''
  return { ...((await response.json()) as { ok?: boolean; message?: string }), cookie }
}

async function accountsOf(cookie: string) {
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  const response = await fetch(`${site.url}/sign-in/sessions`, { headers })
  return ((await response.json()) as { data: { chainId: string } }[]).map(
    ({ data }) => data.chainId,
  )
}

describe('accepted sign-ins', () => {
  const evm = new Wallet(`0x${'11'.repeat(32)}`)
  const sendsByKey = async () => {
    const message = await write({ address: evm.address })
    return send(message, await evm.signMessage(message))
  }

  it('an account with a private key signs in and gets an HttpOnly cookie', async () => {
    const { ok, cookie } = await sendsByKey()
    expect(ok).toBe(true)
    expect(cookie).toMatch(/^signed-in=[\da-f]{48}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+$/)
    expect(await accountsOf(cookie)).toEqual(['eip155:1'])
    expect(await accountsOf('signed-in=0')).toEqual([])
  })

  it('a contract wallet that is not deployed yet signs in', async () => {
    const account = smartAccountOf(evm.address)
    const message = await write({ address: account.address })
    const signature = await evm.signMessage(message)
    expect(await send(message, account.wrapSignature(signature))).toMatchObject({ ok: true })
    const again = await write({ address: account.address })
    expect((await send(again, await evm.signMessage(again))).message).toMatch(/not valid/)
  })

  it('accounts of Solana, Polkadot and Bitcoin join the sign-in session of the first account', async () => {
    let { cookie } = await sendsByKey()
    const sendMore = async (message: string, signature: string) => {
      const before = cookie
      const response = await send(message, signature, { cookie: before.split(';')[0] ?? '' })
      expect(response).toMatchObject({ ok: true })
      cookie = response.cookie
      // The previous token is void.
      expect(await accountsOf(before)).toEqual([])
    }
    const signer = await createSolanaSigner(new Uint8Array(32).fill(7))
    const reference = (id: string) => id.slice(id.indexOf(':') + 1)
    const onSolana = { family: 'Solana', reference: reference(solana), address: signer.address }
    const first = await write(onSolana)
    await sendMore(first, base58.encode(await signer.signMessage(new TextEncoder().encode(first))))

    const pair = new Keyring({ type: 'sr25519', ss58Format: 0 }).addFromUri('//Alice')
    const second = await write({
      family: 'Polkadot',
      reference: reference(polkadot),
      address: pair.address,
    })
    await sendMore(second, u8aToHex(pair.sign(u8aWrapBytes(stringToU8a(second)))))

    for (const kind of ['p2pkh', 'p2sh', 'p2wpkh'] as const) {
      const bitcoin = createBitcoinSigner(PAGE_WALLET_KEYS[0] ?? '', regtest, kind)
      const chainFields = { family: 'Bitcoin', reference: reference(regtest.caipNetworkId) }
      const third = await write({ ...chainFields, address: bitcoin.payment.address })
      await sendMore(third, bitcoin.signMessage(bitcoin.payment, third, 'ecdsa'))
      const fourth = await write({ ...chainFields, address: bitcoin.ordinals.address })
      await sendMore(fourth, bitcoin.signMessage(bitcoin.ordinals, fourth, 'bip322'))
    }
    expect(new Set(await accountsOf(cookie))).toEqual(
      new Set(['eip155:1', solana, polkadot, regtest.caipNetworkId]),
    )
  })

  it('a sign-in session ends when the user signs out', async () => {
    const { cookie } = await sendsByKey()
    const body = JSON.stringify({ address: evm.address, caipNetworkId: 'eip155:1' })
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    await fetch(`${site.url}/sign-in/revoke`, { method: 'POST', body, headers })
    expect(await accountsOf(cookie)).toEqual([])
  })

  it('a sign-in session ends when its message expires', async () => {
    const message = await write({ address: evm.address, more: `\nExpiration Time: ${at(60_000)}` })
    const { cookie } = await send(message, await evm.signMessage(message))
    expect(await accountsOf(cookie)).toEqual(['eip155:1'])
    time += 60_000
    expect(await accountsOf(cookie)).toEqual([])
  })

  it('a sign-in session lasts one day at most', async () => {
    const { cookie } = await sendsByKey()
    time += 24 * 60 * 60_000 - 1
    expect(await accountsOf(cookie)).toEqual(['eip155:1'])
    time += 1
    expect(await accountsOf(cookie)).toEqual([])
  })

  it('a posted form signs the user in once and leads to a page with the address', async () => {
    const page = await (await fetch(`${site.url}/form.html`)).text()
    const nonce = /<p>(\w+)<\/p>/.exec(page)?.[1] ?? ''
    const message = await write({ address: evm.address, nonce })
    const login = JSON.stringify({ message, signature: await evm.signMessage(message) })
    const post = () =>
      fetch(`${site.url}/form.html`, {
        method: 'POST',
        body: new URLSearchParams({ login }),
        redirect: 'manual',
      })
    const response = await post()
    expect([response.status, response.headers.get('location')]).toEqual([303, '/signed-in'])
    const headers = { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const shown = await (await fetch(`${site.url}/signed-in`, { headers })).text()
    expect(shown).toContain(evm.address)
    expect((await post()).status).toBe(400)
  })
})

describe('refused sign-ins', () => {
  const wallet = new Wallet(`0x${'22'.repeat(32)}`)
  const refusal = async (own: Partial<Fields>) => {
    const message = await write({ address: wallet.address, ...own })
    return (await send(message, await wallet.signMessage(message))).message
  }

  it('the server refuses an unknown, used or five-minute-old nonce', async () => {
    const nonce = await getNonce()
    expect(await refusal({ nonce })).toBeUndefined()
    expect(await refusal({ nonce })).toMatch(/nonce/)
    expect(await refusal({ nonce: 'abcdefgh1234' })).toMatch(/nonce/)
    const old = await getNonce()
    time += 5 * 60_000
    expect(await refusal({ nonce: old })).toMatch(/nonce/)
  })

  it('the server accepts only one of two identical requests sent at once', async () => {
    const message = await write({ address: wallet.address })
    const signature = await wallet.signMessage(message)
    const responses = await Promise.all([send(message, signature), send(message, signature)])
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it.each<[string, () => Partial<Fields>, RegExp]>([
    ['another domain', () => ({ domain: 'evil.example' }), /another site/],
    ['another page', () => ({ uri: 'https://evil.example/' }), /another site/],
    ['another port', () => ({ uri: 'http://localhost:1/' }), /another site/],
    ['an unsupported chain', () => ({ reference: '137' }), /chain/],
    ['another family', () => ({ family: 'Solana' }), /chain/],
    ['an unknown family', () => ({ family: 'constructor' }), /chain/],
    ['another account', () => ({ address: Wallet.createRandom().address }), /signature/],
    ['a message from the future', () => ({ issuedAt: at(120_000) }), /future/],
    ['an old message', () => ({ issuedAt: at(-3_600_000) }), /old/],
    ['a malformed time', () => ({ issuedAt: 'soon' }), /time/],
    ['an expired message', () => ({ more: `\nExpiration Time: ${at(-1)}` }), /expired/],
    ['a message that is not valid yet', () => ({ more: `\nNot Before: ${at(120_000)}` }), /yet/],
    ['a duplicate field', () => ({ more: '\nNonce: other' }), /twice/],
  ])('the server refuses %s', async (_, own, expected) => {
    expect(await refusal(own())).toMatch(expected)
  })

  it('the server refuses a multi-line statement and reordered or extra fields', async () => {
    const { address } = wallet
    const text = await write({ address })
    for (const other of [
      text.replace('Grüße', 'Grüße\nund mehr'),
      text.replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1'),
      `${text}\nAnything else`,
    ]) {
      expect((await send(other, await wallet.signMessage(other))).message).toMatch(/no message/)
    }
  })

  it('the server refuses an altered text, a malformed message and a malformed signature', async () => {
    const message = await write({ address: wallet.address })
    const signature = await wallet.signMessage(message)
    expect((await send(message.replace('Grüße', 'Grüsse'), signature)).message).toMatch(/signature/)
    for (const text of ['', 'Hello', 'x'.repeat(50_000)]) {
      expect((await send(text, signature)).message).toMatch(/no message/)
    }
    const garbage = await write({ address: wallet.address })
    expect((await send(garbage, 'no signature')).message).toMatch(/signature/)
  })

  it('the server refuses requests from other origins', async () => {
    const message = await write({ address: wallet.address })
    const signature = await wallet.signMessage(message)
    const headers = { origin: 'https://evil.example' }
    expect((await send(message, signature, headers)).message).toMatch(/may not/)
  })
})
