import { expandMetadata, Metadata, TypeRegistry } from '@polkadot/types'
import oldRuntime from '@polkadot/types-support/metadata/v14/substrate-hex'
import newRuntime from '@polkadot/types-support/metadata/v16/substrate-hex'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { NameSources } from '../../../types/names.ts'
import { decodeSs58 } from '../ss58.ts'
import { people } from './people.ts'

/** Keys and values are those that @polkadot/types encodes by the recorded metadata of real runtimes with this pallet. */

const relay = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const hub = 'polkadot:68d56f15f85d3136970ec16946040bc1'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const westend = 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e'
const peoplePolkadot = 'polkadot:67fa177a097bfa18f77ea95ab56e9bcd'
const ada = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const eve = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3'

/** The later records are optional values. A flag and a compact length of four bytes precede the value. */
const unwrap = (recorded: string) => `0x${recorded.slice(2 + 2 + 8)}` as const

const toHex = (data: Uint8Array) => `0x${Buffer.from(data).toString('hex')}`
const bytes = (name: string) => toHex(new TextEncoder().encode(name))

function runtimeOf(metadataHex: `0x${string}`) {
  const registry = new TypeRegistry()
  const metadata = new Metadata(registry, metadataHex)
  registry.setMetadata(metadata)
  const items = expandMetadata(registry, metadata).query.identity
  if (!items) throw new Error('The runtime has no pallet Identity')
  const itemOf = (name: string) => {
    const item = items[name]
    if (!item) throw new Error(`The runtime has no ${name}`)
    return item
  }
  /** The key of an entry and its value, as a node stores them. */
  return (name: string, key: string, value: unknown, type?: object): [string, string] => {
    const ofMetadata = registry.createLookupType(itemOf(name).meta.type.asMap.value)
    const stored = registry.createType((type ? JSON.stringify(type) : ofMetadata) as 'Bytes', value)
    return [registry.createType('StorageKey', [itemOf(name), [key]]).toHex(), toHex(stored.toU8a())]
  }
}
const entry = runtimeOf(unwrap(newRuntime))
const oldEntry = runtimeOf(oldRuntime)

/** The node's storage, and the networks whose nodes received a request. */
let stored: Map<string, string>
let requests: CaipNetworkId[]
const put = (...entries: [string, string][]) => {
  for (const [key, value] of entries) stored.set(key, value)
}

beforeEach(() => {
  stored = new Map()
  requests = []
})

const sources: NameSources = {
  rpcOf: (id) => {
    requests.push(id)
    return async (method, params) => {
      if (method !== 'state_getStorage') throw new Error(`Unexpected ${method}`)
      return stored.get(String(params?.[0])) ?? null
    }
  },
  allowsGateways: () => false,
}
const info = (name: string, owner: string) =>
  entry('usernameInfoOf', bytes(name), { owner, provider: 'System' })
const raw = (text: string) => ({ Raw: text })
/**
 * `Registration` with the `IdentityInfo` of People chains. The recorded runtimes have other fields in `IdentityInfo`.
 */
const registration = {
  judgements: 'Vec<(u32, PalletIdentityJudgement)>',
  deposit: 'u128',
  info: {
    display: 'Data',
    legal: 'Data',
    web: 'Data',
    matrix: 'Data',
    email: 'Data',
    pgpFingerprint: 'Option<[u8; 20]>',
    image: 'Data',
    twitter: 'Data',
    github: 'Data',
    discord: 'Data',
  },
}
const identity = (owner: string, display: unknown, judgements: unknown[] = []) => {
  const info = { display, legal: raw('Somebody Else'), web: { None: null } }
  const value = { judgements, deposit: 123_456_789_012_345n, info }
  return entry('identityOf', owner, value, registration)
}

const resolve = (name: string, caipNetworkId: CaipNetworkId = relay) =>
  people.resolve(name, { caipNetworkId, coinType: 354 }, sources)

describe('a username', () => {
  it.each<CaipNetworkId>([relay, hub])(
    'resolves to its account on %s, through the People chain',
    async (network) => {
      put(info('ada.dot', ada))
      expect(await resolve('ada.dot', network)).toEqual({
        name: 'ada.dot',
        record: decodeSs58(ada)?.accountId,
        avatarUrl: null,
      })
      expect(requests).toEqual([peoplePolkadot])
    },
  )

  it('resolves to its account on runtimes without UsernameInfoOf', async () => {
    put(oldEntry('accountOfUsername', bytes('ada.dot'), ada))
    expect(await resolve('ada.dot')).toMatchObject({ record: decodeSs58(ada)?.accountId })
  })

  it('of Kusama is read from Kusama’s People chain', async () => {
    put(info('ada.ksm', ada))
    expect(await resolve('ada.ksm', kusama)).toMatchObject({ name: 'ada.ksm' })
    expect(requests).toEqual(['polkadot:c1af4cb4eb3918e5db15086c0cc5ec17'])
  })

  it('is null if it is not registered, and on a network without a People chain', async () => {
    expect(await resolve('eve.dot')).toBeNull()
    put(info('ada.dot', ada))
    expect(await resolve('ada.dot', westend)).toBeNull()
    expect(people.registryOf(westend)).toBeNull()
  })

  it.each([
    'ada.eth',
    'a.b.dot',
    'ADA.dot',
    'аda.dot',
    'ada',
    `${'a'.repeat(30)}.dot`,
    'ada.toolongs',
  ])('cannot be %s', async (name) => {
    expect(people.mayHave(name)).toBe(false)
    put(info(name, ada))
    expect(await resolve(name)).toBeNull()
  })

  it('is not resolved if the node returns a malformed entry', async () => {
    const rpc = async () => '0x12'
    const pending = people.resolve(
      'ada.dot',
      { caipNetworkId: relay, coinType: 354 },
      { ...sources, rpcOf: () => rpc },
    )
    await expect(pending).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

describe('the primary username of an account', () => {
  const reverse = () => people.reverse(ada, relay, sources)

  it('is returned if the username resolves to the account', async () => {
    put(entry('usernameOf', ada, 'ada.dot'), info('ada.dot', ada))
    expect(await reverse()).toEqual({ name: 'ada.dot', avatarUrl: null })
  })

  it('is null if the username resolves to another account, or to no account', async () => {
    put(entry('usernameOf', ada, 'ada.dot'))
    expect(await reverse()).toBeNull()
    put(info('ada.dot', eve))
    expect(await reverse()).toBeNull()
  })

  it('is null if the account has no username', async () => {
    expect(await reverse()).toBeNull()
  })
})

describe('the display name in an account’s identity', () => {
  const display = () => people.displayNameOf?.(ada, relay, sources)

  it('is the name that the account has set, whatever judgements the chain’s registrars gave', async () => {
    put(identity(ada, raw('Ada Lovelace')))
    expect(await display()).toBe('Ada Lovelace')
    const judgements = [
      [0, 'KnownGood'],
      [3, { FeePaid: 10n ** 30n }],
    ]
    put(identity(ada, raw('Ada'), judgements))
    expect(await display()).toBe('Ada')
  })

  it('of a sub-account begins with the parent’s name', async () => {
    put(entry('superOf', ada, [eve, raw('stash')]), identity(eve, raw('Eve')))
    expect(await display()).toBe('Eve/stash')
  })

  it('contains no invisible characters', async () => {
    put(identity(ada, raw('A\u202ed\u200ba')))
    expect(await display()).toBe('Ada')
  })

  it('is null if the account has set no name, or only a hash', async () => {
    expect(await display()).toBeNull()
    put(identity(ada, { None: null }))
    expect(await display()).toBeNull()
    put(identity(ada, { Sha256: `0x${'12'.repeat(32)}` }))
    expect(await display()).toBeNull()
  })
})
