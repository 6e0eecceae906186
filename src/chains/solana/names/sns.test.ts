import { base58 } from '@scure/base'
import { Keypair, PublicKey } from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { Chain } from '../../../../demo/services/solana/Chain.ts'
import { runMethod } from '../../../../demo/services/solana/methods.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { sns } from './sns.ts'
import { favoriteKey, keysOf, namePrograms, reverseKey, root } from './snsKeys.ts'

/** SNS-IP-5 over accounts in the layout of the Solana Name Service's programs, in Solana's own runtime. */

const name = 'ada.sol'
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const empty = new Uint8Array(32)

let chain: Chain
let owner: Keypair
let receiver: Keypair
/** Token accounts by mint, which the local node does not list. */
let holders: Record<string, string>
let requests: string[]

const rpc: RpcRequest = async (method, params) => {
  requests.push(method)
  if (method !== 'getTokenLargestAccounts')
    return runMethod(chain, method, (params ?? []) as unknown[])
  const address = holders[String(params?.[0])]
  return { value: address ? [{ address, amount: '1' }] : [] }
}

beforeEach(() => {
  chain = new Chain()
  owner = Keypair.generate()
  receiver = Keypair.generate()
  holders = {}
  requests = []
})

const bytesOf = ({ publicKey }: Keypair) => publicKey.toBytes()
const concat = (...parts: readonly (ArrayLike<number> | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part))))
const write = (key: Uint8Array, data: Uint8Array, program: string = namePrograms.names) =>
  chain.setAccount(base58.encode(key), program, data)

/** An account of the name program: parent, owner, class, data. */
const named = (parent: Uint8Array, by: Uint8Array, data: Uint8Array = empty) =>
  concat(parent, by, empty, data)

function register(by = bytesOf(owner), as = name): void {
  const { registry } = keysOf(as)
  const [, sub] = as.split('.').slice(0, -1).reverse()
  const parent = sub === undefined ? root : keysOf(as.slice(sub.length + 1)).registry
  write(registry, named(parent, by))
  const text = new TextEncoder().encode(sub === undefined ? as.slice(0, -4) : `\0${sub}`)
  write(reverseKey(registry, parent), named(empty, empty, concat(text.length, 0, 0, 0, text)))
}

/** Writes a record in the layout of the program `sns-records`: validations, content length, signers, content. */
function record({
  signer = bytesOf(owner),
  agreed = bytesOf(receiver),
  checks = [1, 0, 1, 0],
}: {
  signer?: Uint8Array
  agreed?: Uint8Array
  checks?: number[]
} = {}): void {
  const data = concat(checks, 32, 0, 0, 0, signer, agreed, bytesOf(receiver))
  write(keysOf(name).recordV2, named(keysOf(name).registry, empty, data))
}

async function oldRecord(by: Keypair): Promise<void> {
  const { ed25519 } = await import('@noble/curves/ed25519')
  const { recordV1, registry } = keysOf(name)
  const hex = Buffer.from(concat(bytesOf(receiver), recordV1)).toString('hex')
  const signature = ed25519.sign(new TextEncoder().encode(hex), by.secretKey.slice(0, 32))
  write(recordV1, named(registry, bytesOf(owner), concat(bytesOf(receiver), signature)))
}

function tokenize(holder: Keypair, tag = 2, amount = 1): void {
  const { nft, mint, registry } = keysOf(name)
  write(nft, concat(tag, 255, registry, bytesOf(owner), mint), namePrograms.tokenizer)
  const account = bytesOf(Keypair.generate())
  const token = concat(mint, bytesOf(holder), amount, new Uint8Array(7), new Uint8Array(93))
  write(account, token, tokenProgram)
  holders[base58.encode(mint)] = base58.encode(account)
}

const offCurve = PublicKey.findProgramAddressSync(
  [Uint8Array.of(1)],
  new PublicKey(namePrograms.tokenizer),
)[0].toBytes()

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const sources = { rpcOf: () => rpc, allowsGateways: () => false }
const resolve = async (text = name, coinType = 501) => {
  const found = await sns.resolve(text, { caipNetworkId: mainnet, coinType }, sources)
  return found && { name: found.name, address: found.record && base58.encode(found.record) }
}
const addressOf = ({ publicKey }: Keypair) => publicKey.toBase58()

describe('a .sol name', () => {
  it('resolves to its owner, in one request', async () => {
    register()
    expect(await resolve()).toEqual({ name, address: addressOf(owner) })
    expect(requests).toEqual(['getMultipleAccounts'])
  })

  it('is null if it is not registered, or if another program owns its account', async () => {
    expect(await resolve()).toBeNull()
    write(keysOf(name).registry, named(root, bytesOf(owner)), tokenProgram)
    expect(await resolve()).toBeNull()
  })

  it('resolves to the receiver in its record if owner and receiver have signed it', async () => {
    register()
    record()
    expect(await resolve()).toMatchObject({ address: addressOf(receiver) })
  })

  it('resolves to its owner if only a former owner signed the record', async () => {
    register()
    record({ signer: bytesOf(receiver) })
    await oldRecord(owner)
    expect(await resolve()).toMatchObject({ address: addressOf(owner) })
  })

  it.each<[string, Parameters<typeof record>[0]]>([
    ['whose receiver has not agreed', { agreed: new Uint8Array(32).fill(7) }],
    ['that the owner has not signed', { checks: [0, 0, 1, 0] }],
    ['whose receiver is unverified', { checks: [1, 0, 3, 0] }],
  ])('has a null address if it has a record %s', async (_, given) => {
    register()
    record(given)
    expect(await resolve()).toEqual({ name, address: null })
  })

  it('resolves to the receiver in a record of version 1 only if the owner has signed it', async () => {
    register()
    await oldRecord(owner)
    expect(await resolve()).toMatchObject({ address: addressOf(receiver) })
    await oldRecord(receiver)
    expect(await resolve()).toMatchObject({ address: addressOf(owner) })
  })

  it('resolves to the holder of its NFT, whatever its records contain', async () => {
    register(offCurve)
    record()
    tokenize(receiver)
    expect(await resolve()).toMatchObject({ address: addressOf(receiver) })
    tokenize(receiver, 2, 0)
    expect(await resolve()).toEqual({ name, address: null })
  })

  it('resolves to its owner if its NFT is no longer active', async () => {
    register()
    tokenize(receiver, 3)
    expect(await resolve()).toMatchObject({ address: addressOf(owner) })
  })

  it('has a null address if its owner is an account without a private key', async () => {
    register(offCurve)
    expect(await resolve()).toEqual({ name, address: null })
  })

  it('can be a subdomain, with an owner of its own', async () => {
    register()
    register(bytesOf(receiver), 'bob.ada.sol')
    expect(await resolve('bob.ada.sol')).toMatchObject({ address: addressOf(receiver) })
    expect(await resolve('a.bob.ada.sol')).toBeNull()
  })

  it('has no address in another family', async () => {
    register()
    expect(await resolve(name, 60)).toEqual({ name, address: null })
  })

  it.each(['аda.sol', 'a\u200db.sol', 'a_b.sol', '.sol', 'ada.eth', 'ada..sol'])(
    'is not looked up if it is invalid: %s',
    async (text) => {
      expect(await resolve(text)).toBeNull()
      expect(requests).toEqual([])
    },
  )

  it('is not resolved if the node returns a malformed account', async () => {
    const odd = { rpcOf: () => async () => ({ value: [] }), allowsGateways: () => false }
    await expect(
      sns.resolve(name, { caipNetworkId: mainnet, coinType: 501 }, odd),
    ).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

describe('the primary name of a Solana account', () => {
  const prefer = (as: string, by = owner) =>
    write(favoriteKey(addressOf(by)), concat(1, keysOf(as).registry), namePrograms.favorites)
  const reverse = (of = owner) => sns.reverse(addressOf(of), mainnet, sources)

  it('is the one that the account set as its favorite', async () => {
    register()
    prefer(name)
    expect(await reverse()).toEqual({ name, avatarUrl: null })
    expect(await reverse(receiver)).toBeNull()
  })

  it('can be a subdomain', async () => {
    register(bytesOf(receiver))
    register(bytesOf(owner), 'bob.ada.sol')
    prefer('bob.ada.sol')
    expect(await reverse()).toEqual({ name: 'bob.ada.sol', avatarUrl: null })
  })

  it('is null if the favorite resolves to another account', async () => {
    register(bytesOf(receiver))
    prefer(name)
    expect(await reverse()).toBeNull()
    register()
    record()
    expect(await reverse()).toBeNull()
  })

  it('is null if the registered text belongs to another name', async () => {
    register()
    register(bytesOf(receiver), 'eve.sol')
    const { registry } = keysOf('eve.sol')
    const text = new TextEncoder().encode('ada')
    write(reverseKey(registry, root), named(empty, empty, concat(3, 0, 0, 0, text)))
    prefer('eve.sol', receiver)
    expect(await reverse(receiver)).toBeNull()
  })

  it('is null if the name is not normalized', async () => {
    register(bytesOf(owner), 'ADA.sol')
    prefer('ADA.sol')
    expect(await reverse()).toBeNull()
  })
})
