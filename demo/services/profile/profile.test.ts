import { Contract, JsonRpcProvider, namehash, Wallet, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEvmSigner } from '../../wallets/evm/signer.ts'
import { registry, resolver } from '../contracts/abi.ts'
import { ADA, GRACE, LINUS } from '../data/accounts.ts'
import { splTokens } from '../data/splTokens.ts'
import { ENS_REGISTRY, tokens } from '../data/tokens.ts'
import { smartAccountOf } from '../frame/contract/SmartAccount.ts'
import { type Services, startServices } from '../index.ts'
import { anyPorts } from '../run/ports.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'

/** ENSIP-11 coin types of the EVM chains 1 and 8453. */
const ETHEREUM = 0x80000001
const BASE = 0x80000000 + 8453

let services: Services

beforeAll(async () => {
  services = await startServices({ ports: anyPorts })
})
afterAll(() => services.close())

async function api(path: string, body?: object) {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${services.urls.blockchainApi}/v1${path}`, init)
  return { status: response.status, body: await response.json() }
}

const messageFor = (name: string, timestamp = Math.floor(Date.now() / 1000)) =>
  JSON.stringify({ name, attributes: {}, timestamp })

async function register(name: string, wallet = Wallet.createRandom(), coin_type = ETHEREUM) {
  const message = messageFor(name)
  const signature = await wallet.signMessage(message)
  const { address } = wallet
  return { address, ...(await api('/profile/account', { coin_type, address, message, signature })) }
}

/** The first reason of an error response. */
const reason = (response: { body: { reasons: { description: string }[] } }) =>
  response.body.reasons[0]?.description

describe('the name service', () => {
  it('a free name can be registered, resolved, reverse-resolved and opened', async () => {
    expect((await api('/profile/account/free-name.reown.id?apiVersion=2')).status).toBe(404)
    const { address, status } = await register('free-name.reown.id', undefined, BASE)
    expect(status).toBe(200)
    const entry = {
      name: 'free-name.reown.id',
      registered: expect.any(Number),
      updated: expect.any(Number),
      addresses: { [BASE]: { address, created: expect.any(Number) } },
      attributes: [],
    }
    expect((await api('/profile/account/Free-Name.reown.id?apiVersion=2')).body).toEqual(entry)
    const reverse = await api(`/profile/reverse/${address.toLowerCase()}?apiVersion=2`)
    expect(reverse.body).toEqual([entry])
    expect((await api(`/identity/${address}`)).body).toMatchObject({ name: 'free-name.reown.id' })
    expect((await api(`/profile/reverse/${LINUS}`)).body).toEqual([])
  })

  it('a registered name cannot be registered again', async () => {
    const taken = await register('grace.reown.id')
    expect(taken.status).toBe(400)
    expect(reason(taken)).toBe('grace.reown.id is already registered')
    const { body } = await api('/profile/account/grace.reown.id')
    expect(Object.values(body.addresses)).toMatchObject([{ address: GRACE }])
  })

  it('a name with another account’s signature or another message is rejected', async () => {
    const wallet = Wallet.createRandom()
    const message = messageFor('not-mine.reown.id')
    const signed = { coin_type: ETHEREUM, message, signature: await wallet.signMessage(message) }
    const stolen = await api('/profile/account', { ...signed, address: ADA })
    expect(stolen.status).toBe(401)
    expect(reason(stolen)).toBe('The signature is not of this account.')
    const { address } = wallet
    const other = { ...signed, address, message: messageFor('not-mine-2.reown.id') }
    expect((await api('/profile/account', other)).status).toBe(401)
    expect((await api('/profile/account/not-mine.reown.id')).status).toBe(404)
  })

  it('a name with an expired signature or an unknown chain is rejected', async () => {
    const wallet = Wallet.createRandom()
    const message = messageFor('too-late.reown.id', Math.floor(Date.now() / 1000) - 3600)
    const { address } = wallet
    const signature = await wallet.signMessage(message)
    const body = { coin_type: ETHEREUM, address, message, signature }
    const late = await api('/profile/account', body)
    expect(late.status).toBe(400)
    expect(reason(late)).toBe('The signed message is too old. Sign again.')
    const elsewhere = await register('elsewhere.reown.id', wallet, 0x80000000 + 137)
    expect(elsewhere.status).toBe(400)
  })

  it.each([
    ['abc.reown.id', 'Name must be at least 4 characters long'],
    ['with_line.reown.id', 'Can only contain letters, numbers and - characters'],
    ['name.example.org', 'Names end in .reown.id or .wcn.id.'],
    ['sub.name.reown.id', 'Names end in .reown.id or .wcn.id.'],
  ])('the name "%s" is rejected', async (name, description) => {
    const refused = await register(name)
    expect(refused.status).toBe(400)
    expect(reason(refused)).toBe(description)
  })

  it.each([[{}], [{ coin_type: '60' }], [[]]])(
    'a registration with the body %j is rejected',
    async (body) => {
      expect((await api('/profile/account', body)).status).toBe(400)
    },
  )

  it('a contract account can register a name before and after deployment', async () => {
    const owner = createEvmSigner(Wallet.createRandom().privateKey)
    const account = smartAccountOf(owner.address)
    const message = messageFor('contract.reown.id')
    const signature = account.wrapSignature(owner.signMessage(message))
    const signed = { coin_type: ETHEREUM, address: account.address, message }
    const plain = { ...signed, signature: owner.signMessage(message) }
    expect((await api('/profile/account', plain)).status).toBe(401)
    expect((await api('/profile/account', { ...signed, signature })).status).toBe(200)

    const node = services.urls.chains['eip155:1'] ?? ''
    const { to, data } = account.deployment
    const deployment = { from: LINUS, to, data, gas: '0x200000' }
    await callRpc(node, 'eth_sendTransaction', [deployment])
    // The node responds before it mines the transaction.
    const code = () => callRpc(node, 'eth_getCode', [account.address, 'latest'])
    await vi.waitFor(async () => expect(await code()).not.toBe('0x'), { timeout: 30_000 })
    const next = messageFor('contract-2.reown.id')
    const body = { ...signed, message: next, signature: owner.signMessage(next) }
    expect((await api('/profile/account', body)).status).toBe(200)
    const { body: names } = await api(`/profile/reverse/${account.address}`)
    expect(names.map(({ name }: { name: string }) => name)).toEqual([
      'contract-2.reown.id',
      'contract.reown.id',
    ])
  })
})

it('the suggestions mark taken names', async () => {
  const { suggestions } = (await api('/profile/suggestions/Grace?zone=reown.id')).body
  expect(suggestions[0]).toEqual({ name: 'grace.reown.id', registered: true })
  expect(suggestions.slice(1).every((one: { registered: boolean }) => !one.registered)).toBe(true)
  expect((await api('/profile/suggestions/abc?zone=reown.id')).body).toEqual({ suggestions: [] })
  expect((await api('/profile/suggestions/grace?zone=example.org')).status).toBe(400)
})

it('the ENS registry resolves names forward and in reverse', async () => {
  const provider = new JsonRpcProvider(services.urls.chains['eip155:1'])
  const resolveOnChain = async (name: string, question: 'addr' | 'name') => {
    const found = await new Contract(ENS_REGISTRY, registry, provider)
      .getFunction('resolver')
      .staticCall(namehash(name))
    if (found === ZeroAddress) return null
    return await new Contract(found, resolver, provider)
      .getFunction(question)
      .staticCall(namehash(name))
  }
  expect(await resolveOnChain('grace.demo.eth', 'addr')).toBe(GRACE)
  expect(await resolveOnChain(`${ADA.slice(2).toLowerCase()}.addr.reverse`, 'name')).toBe(
    'ada.demo.eth',
  )
  expect(await resolveOnChain('unknown.demo.eth', 'addr')).toBeNull()
  expect(await resolveOnChain('demo.eth', 'addr')).toBe(ZeroAddress)
  provider.destroy()
})

describe('prices', () => {
  const price = (addresses: unknown, currency = 'usd') =>
    api('/fungible/price', { currency, addresses, projectId: 'test' })

  it('the prices are returned for the requested assets, in request order', async () => {
    const { fungibles } = (
      await price([
        `eip155:1:${tokens.WBTC.address.toLowerCase()}`,
        'eip155:8453:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
        'eip155:1:0x0000000000000000000000000000000000000001',
        `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${splTokens.SEED.mint}`,
        'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:So11111111111111111111111111111111111111111',
        'nonsense',
      ])
    ).body
    expect(fungibles).toEqual([
      {
        name: 'Wrapped Bitcoin',
        symbol: 'WBTC',
        iconUrl: `${services.urls.walletServices}/public/getTokenImage/WBTC`,
        price: 60_000,
      },
      expect.objectContaining({ symbol: 'ETH', price: 2500 }),
      expect.objectContaining({ symbol: 'SEED', price: 0.02 }),
      expect.objectContaining({ symbol: 'SOL', price: 150 }),
    ])
  })

  it('the prices support other currencies and reject an unknown one', async () => {
    const address = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    expect((await price([address], 'eur')).body.fungibles[0].price).toBe(2250)
    expect((await price([address], 'banana')).status).toBe(400)
    expect((await price('all of them')).status).toBe(400)
  })
})
