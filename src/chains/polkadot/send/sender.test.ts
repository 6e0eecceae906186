import { MerkleizedMetadata } from '@dedot/merkleized-metadata'
import { bytesToHex } from '@noble/hashes/utils'
import type { SignerPayloadJSON } from '@polkadot/types/types'
import olderRelayChain from '@polkadot/types-support/metadata/v14/polkadot-hex'
import polkadotHub from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import relayChain from '@polkadot/types-support/metadata/v15/polkadot-hex'
import { expect, test, vi } from 'vitest'
import { createPolkadotSigner } from '../../../../demo/wallets/polkadot/signer.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { toRpcError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { decodeSs58, encodeSs58 } from '../ss58.ts'
import { buildTransfer, existentialDeposit, signedBytes } from './buildTransfer.ts'
import { addSignature } from './readFee.ts'
import { readRuntime } from './runtime.ts'
import { polkadotSender } from './sender.ts'

const from = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const to = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3'
const receiverKey = '8eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a48'
const transfer: Transfer = {
  from,
  to,
  token: null,
  amountBaseUnits: 12_345_678_901n,
  decimals: 10,
  symbol: 'DOT',
  nativeSymbol: 'DOT',
}

const hashOf = (digit: string) => `0x${digit.repeat(64)}`

/** Records of version 15 are optional values. A flag and a compact length of four bytes precede the value. */
const unwrap = (recorded: string) =>
  recorded.startsWith('0x6d657461') ? recorded : `0x${recorded.slice(2 + 2 + 8)}`

interface NodeOptions {
  /** The record of metadata of version 15, in the form in which a node returns it. */
  provable?: string
  properties?: unknown
  specVersion?: number
}

function nodeOf(metadata: string, digit: string, options: NodeOptions = {}) {
  const { provable, properties, specVersion = 1_002_003 } = options
  const responses: Record<string, unknown> = {
    chain_getBlockHash: hashOf(digit),
    chain_getFinalizedHead: hashOf('b'),
    chain_getHeader: { number: '0x123456' },
    state_getMetadata: unwrap(metadata),
    state_getRuntimeVersion: {
      specName: 'statemint',
      specVersion,
      transactionVersion: 26,
      apis: [['0x37e397fc7c91f5e4', provable ? 2 : 1]],
    },
    state_call: provable,
    system_properties: properties,
    system_accountNextIndex: 7,
  }
  const requests: string[] = []
  const rpc = async (method: string) => {
    requests.push(method)
    return responses[method]
  }
  return Object.assign(rpc, { asked: requests })
}

/** An integer of SCALE: little-endian. */
const scale = (value: bigint, bytes: number) =>
  Array.from({ length: bytes }, (_, at) =>
    ((value >> BigInt(8 * at)) & 255n).toString(16).padStart(2, '0'),
  ).join('')

test.each([
  ['the relay chain', relayChain, '1', 10_000_000_000n],
  ['Asset Hub', polkadotHub, '2', 100_000_000n],
] as const)(
  'a transfer on the runtime of %s is transferKeepAlive without a tip',
  async (_, metadata, digit, deposit) => {
    const built = await buildTransfer(transfer, nodeOf(metadata, digit))
    expect(existentialDeposit(built.runtime)).toBe(deposit)
    expect(built.payload).toMatchObject({ address: from, genesisHash: hashOf(digit), mode: 0 })
    expect(built.payload.signedExtensions).toContain('CheckMetadataHash')
    expect(built.call.toHuman()).toMatchObject({
      section: 'balances',
      method: 'transferKeepAlive',
      args: { dest: { Id: to }, value: '12,345,678,901' },
    })
    expect(signedBytes(built).length).toBeGreaterThan(100)
    const signed = addSignature(built, `0x01${'11'.repeat(64)}`)
    expect(signed.nonce.toNumber()).toBe(7)
    expect(signed.tip.toNumber()).toBe(0)
    expect(signed.era.asMortalEra.birth(0x123456)).toBe(0x123456)
  },
)

const dot = { tokenDecimals: [10], tokenSymbol: ['DOT'] }
const littleEndian = (value: number) => scale(BigInt(value), 4)

test('a payload with the metadata digest has the SCALE bytes of each of its fields', async () => {
  const specVersion = 2_000_000
  const node = nodeOf('', '3', { provable: polkadotHub, properties: dot, specVersion })
  const built = await buildTransfer(transfer, node, true)
  const { metadataHash, mode, withSignedTransaction } = built.payload
  expect({ mode, withSignedTransaction }).toEqual({ mode: 1, withSignedTransaction: true })
  expect(metadataHash).toMatch(/^0x[\da-f]{64}$/)
  const parts = [
    // Balances.transfer_keep_alive, MultiAddress::Id, then a compact integer above 2^30: 5 bytes.
    `0a0300${receiverKey}07${scale(12_345_678_901n, 5)}`,
    // An era of 64 blocks at block 0x123456, then nonce, tip, no asset, and the mode.
    `6501${'1c'}${'00'}${'00'}${'01'}`,
    `${littleEndian(specVersion)}${littleEndian(26)}`,
    `${'3'.repeat(64)}${'b'.repeat(64)}`,
    `01${String(metadataHash).slice(2)}`,
  ]
  expect(bytesToHex(signedBytes(built))).toBe(parts.join(''))
})

test('the metadata digest equals that of a second implementation of RFC-78', async () => {
  const node = nodeOf('', '7', { provable: polkadotHub, properties: dot, specVersion: 2_000_000 })
  const { payload } = await buildTransfer(transfer, node, true)
  // The bytes of the metadata begin after the option and the compact length.
  const second = new MerkleizedMetadata(`0x${polkadotHub.slice(2 + 2 + 8)}`, {
    decimals: 10,
    tokenSymbol: 'DOT',
  })
  expect(payload.metadataHash).toBe(`0x${bytesToHex(second.digest())}`)
})

test.each([
  ['a runtime without CheckMetadataHash', '4', olderRelayChain, { properties: dot }],
  ['a node without the token’s unit', '5', '', { provable: polkadotHub, specVersion: 2_000_000 }],
  ['another version than in the metadata', '6', '', { provable: polkadotHub, properties: dot }],
])('the payload has no metadata digest for %s', async (_, digit, metadata, options) => {
  const { payload } = await buildTransfer(transfer, nodeOf(metadata, digit, options), true)
  expect(payload).toMatchObject({ mode: 0, metadataHash: null, withSignedTransaction: false })
})

test('the metadata of the last four runtimes are cached, and read from the cache', async () => {
  const stored = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, value: Response) => void stored.set(key, value),
      keys: async () => [...stored.keys()],
      delete: async (key: string) => stored.delete(key),
    }),
  })
  const isDownloaded = async (digit: string) => {
    const node = nodeOf('', digit, { provable: polkadotHub })
    await readRuntime(node)
    await vi.waitFor(() => expect(stored.size).toBeGreaterThan(0))
    return node.asked.includes('state_call')
  }
  expect(await isDownloaded('8')).toBe(true)
  expect(await isDownloaded('9')).toBe(true)
  expect(await isDownloaded('8')).toBe(false)
  for (const digit of 'cde') await isDownloaded(digit)
  await vi.waitFor(() => expect(stored.size).toBe(4))
  expect(await isDownloaded('9')).toBe(false)
  expect(await isDownloaded('8')).toBe(true)
  vi.unstubAllGlobals()
})

test('metadata of nodes that the page no longer configures are removed', async () => {
  const stored = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, value: Response) => void stored.set(key, value),
      keys: async () => [...stored.keys()].map((url) => ({ url })),
      delete: async (key: string) => stored.delete(key),
    }),
  })
  const isDownloaded = async (digit: string, ...urls: string[]) => {
    const node = nodeOf('', digit, { provable: polkadotHub })
    await readRuntime(Object.assign(node, { nodes: async () => urls }))
    return node.asked.includes('state_call')
  }
  expect(await isDownloaded('8', 'https://old.example')).toBe(true)
  await isDownloaded('9', 'https://old.example')
  await vi.waitFor(() => expect(stored.size).toBe(2))
  expect(await isDownloaded('8', 'https://new.example', 'https://old.example')).toBe(true)
  await vi.waitFor(() => expect(stored.size).toBe(2))
  await isDownloaded('9', 'https://old.example')
  // The order of the nodes does not matter.
  expect(await isDownloaded('8', 'https://old.example', 'https://new.example')).toBe(false)
  expect(await isDownloaded('8', 'https://old.example')).toBe(true)
  vi.unstubAllGlobals()
})

test('a transfer that closes the account calls transferAllowDeath', async () => {
  const node = nodeOf(polkadotHub, '2')
  const { call } = await buildTransfer({ ...transfer, closesAccount: true }, node)
  expect(call.toHuman()).toMatchObject({
    section: 'balances',
    method: 'transferAllowDeath',
    args: { dest: { Id: to }, value: '12,345,678,901' },
  })
})

interface Stored {
  free: bigint
  consumers?: bigint
  reserved?: bigint
}

/** `AccountInfo` of the logic with holds and freezes. */
const stored = ({ free, consumers = 0n, reserved = 0n }: Stored) =>
  `0x${[7n, consumers, 1n, 0n].map((count) => scale(count, 4)).join('')}${[free, reserved, 0n, 1n << 127n].map((amount) => scale(amount, 16)).join('')}`

const fee = 150_000_000n
const deposit = 100_000_000n
const held = 50_000_000_000n

/** Asset Hub with one account, the sender, and a fee of 0.015 DOT. */
function hubWith(sender: Stored, receiver: Stored | null = { free: held }) {
  const node = nodeOf(polkadotHub, '2')
  const rpc: RpcRequest = async (method, params = []) => {
    // Weight, class and fee.
    if (method === 'state_call' && params[0] === 'TransactionPaymentApi_query_info')
      return `0x000000${scale(fee, 16)}`
    if (method !== 'state_getStorage') return node(method)
    if (String(params[0]).endsWith(receiverKey)) return receiver && stored(receiver)
    return stored(sender)
  }
  return rpc
}

const tried = (sender: Stored, own: Partial<Transfer>, receiver?: Stored | null) => {
  const rpc = hubWith(sender, receiver)
  const context = { caipNetworkId: 'polkadot:2', rpc, isSmartAccount: false } as const
  return polkadotSender.simulate({ ...transfer, ...own }, context)
}

test('a transfer that leaves less than the existential deposit is refused unless the user has agreed to close the account', async () => {
  const amountBaseUnits = held - fee - deposit
  await expect(tried({ free: held }, { amountBaseUnits })).resolves.toEqual({})
  const closes = { amountBaseUnits: amountBaseUnits + 1n }
  await expect(tried({ free: held }, closes)).rejects.toMatchObject({
    code: 'TRANSFER_LEAVES_TOO_LITTLE',
    params: { amount: '0.01 DOT' },
  })
  await expect(tried({ free: held }, { ...closes, closesAccount: true })).resolves.toEqual({
    closing: { lostBaseUnits: deposit - 1n, depositBaseUnits: deposit },
  })
  const whole = { amountBaseUnits: held - fee, closesAccount: true }
  await expect(tried({ free: held }, whole)).resolves.toMatchObject({
    closing: { lostBaseUnits: 0n },
  })
  const more = { ...whole, amountBaseUnits: held - fee + 1n }
  await expect(tried({ free: held }, more)).rejects.toMatchObject({ code: 'INSUFFICIENT_GAS' })
})

test.each([
  ['another part of the runtime needs', { free: held, consumers: 1n }],
  ['reserves an amount', { free: held, reserved: 1n }],
] as const)('an account that %s cannot be closed', async (_, sender) => {
  const closes = { amountBaseUnits: held - fee - 1n, closesAccount: true }
  await expect(tried(sender, closes)).rejects.toMatchObject({ code: 'TRANSFER_LEAVES_TOO_LITTLE' })
  const spendable = await polkadotSender.readSpendable?.(from, hubWith(sender))
  expect(spendable).toEqual({ keeping: held - deposit, closing: held - deposit })
})

test('`readSpendable` returns the balance less the existential deposit, and the whole balance for a transfer that closes the account', async () => {
  const spendable = await polkadotSender.readSpendable?.(from, hubWith({ free: held }))
  expect(spendable).toEqual({ keeping: held - deposit, closing: held })
})

test('a fee that only the existential deposit could pay is refused', async () => {
  await expect(
    tried({ free: fee + deposit - 1n }, { amountBaseUnits: 1n, closesAccount: true }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_GAS' })
})

test('a transfer to the account itself does not close it', async () => {
  await expect(
    tried({ free: held }, { to: from, amountBaseUnits: held - fee, closesAccount: true }),
  ).rejects.toMatchObject({ code: 'TRANSFER_LEAVES_TOO_LITTLE' })
})

test('a transfer of less than the existential deposit to a new account is refused', async () => {
  const amountBaseUnits = deposit - 1n
  await expect(tried({ free: held }, { amountBaseUnits }, null)).rejects.toMatchObject({
    code: 'TRANSFER_TOO_SMALL',
    params: { amount: '0.01 DOT' },
  })
  await expect(tried({ free: held }, { amountBaseUnits: deposit }, null)).resolves.toEqual({})
})

test('a fee that rose above the reviewed fee is refused, and the next estimate is 10 % above the risen fee', async () => {
  const context = { caipNetworkId: 'polkadot:2', rpc: hubWith({ free: held }) } as const
  const tryWith = (reviewedFee: bigint) =>
    polkadotSender.simulate(transfer, { ...context, reviewedFee, isSmartAccount: false })
  await expect(tryWith(fee - 1n)).rejects.toMatchObject({ code: 'FEE_CHANGED' })
  await expect(tryWith(fee)).resolves.toEqual({})
  const estimate = async (reviewedFee: bigint | null) =>
    (await polkadotSender.estimate(transfer, { ...context, reviewedFee })).feeBaseUnits
  expect(await estimate(fee)).toBe(fee)
  expect(await estimate(fee - 1n)).toBe(fee + fee / 10n)
  expect(await estimate(null)).toBe(fee + fee / 10n)
})

test.each([
  ['a part', 5n, 'transferKeepAlive'],
  ['all', 9n, 'transfer'],
])(
  '%s of an asset is sent by the right call of the assets pallet',
  async (_, amountBaseUnits, method) => {
    const node = nodeOf(polkadotHub, '2')
    const rpc: RpcRequest = async (name) =>
      name === 'state_getStorage' ? `0x${scale(9n, 16)}00` : node(name)
    const { call } = await buildTransfer({ ...transfer, token: '1984', amountBaseUnits }, rpc)
    expect(call.toHuman()).toMatchObject({
      section: 'assets',
      method,
      args: { id: '1,984', target: { Id: to }, amount: String(amountBaseUnits) },
    })
  },
)

const alice = createPolkadotSigner('//Alice')
const wallet = {
  watch() {},
  signer: {
    signRaw() {},
    signPayload: async (payload: SignerPayloadJSON) => ({ signature: alice.signPayload(payload) }),
  },
}

/** Sends a transfer over a node that responds to the broadcast by calling `respond`. */
function broadcastTo(respond: () => unknown) {
  const node = nodeOf(polkadotHub, '2')
  const rpc: RpcRequest = async (method) =>
    method === 'author_submitExtrinsic' ? respond() : node(method)
  return polkadotSender.send(wallet, transfer, {
    caipNetworkId: 'polkadot:2',
    rpc,
    feeLimit: null,
    gasLimit: null,
    beforeRequest: () => {},
  })
}

test('a transaction that the node refuses rejects with the node’s reason', async () => {
  const refused = { code: 1010, message: 'Invalid Transaction', data: 'Inability to pay some fees' }
  await expect(
    broadcastTo(() => {
      throw toRpcError(refused)
    }),
  ).rejects.toMatchObject({
    code: 'TRANSACTION_INVALID',
    params: { reason: 'Inability to pay some fees' },
  })
})

test.each([
  ['knows the transaction already', toRpcError({ code: 1013, message: 'Already imported' })],
  ['does not respond', new WalletModalError('RPC_TIMEOUT')],
])('a transfer is followed although the node %s', async (_, thrown) => {
  const sent = await broadcastTo(() => {
    throw thrown
  })
  expect(sent.hash).toMatch(/^0x[\da-f]{64}$/)
  expect(sent.signed?.lastValidBlockHeight).toBe(0x123456 + 64)
})

test('a signature by another account is refused before the broadcast', async () => {
  const bob = createPolkadotSigner('//Bob')
  const signer = {
    ...wallet.signer,
    signPayload: async (payload: SignerPayloadJSON) => ({ signature: bob.signPayload(payload) }),
  }
  const other = { ...wallet, signer }
  const rpc = nodeOf(polkadotHub, '2')
  const context = { rpc, feeLimit: null, gasLimit: null, beforeRequest: () => {} }
  const sending = polkadotSender.send(other, transfer, { ...context, caipNetworkId: 'polkadot:2' })
  await expect(sending).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
  expect(rpc.asked).not.toContain('author_submitExtrinsic')
})

test('a receiver is refused if it is the zero account or no SS58 address', () => {
  const zero = '111111111111111111111111111111111HC1'
  expect(polkadotSender.readAddress(zero)).toEqual({ problem: 'zero' })
  expect(polkadotSender.readAddress(`${to}x`)).toEqual({ problem: 'malformed' })
  expect(polkadotSender.readAddress(to)).toEqual({ address: to })
})

test('an address is read in the form of the network, so that the own one is recognized in any', () => {
  const { accountId } = decodeSs58(to) ?? { accountId: new Uint8Array(32) }
  const inForm = (prefix: number) => encodeSs58({ prefix, accountId })
  const read = (prefix: number, id: CaipNetworkId) => polkadotSender.readAddress(inForm(prefix), id)
  const [polkadot, kusama, westend, unknown] = [
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    'polkadot:48239ef607d7928874027a43a6768920',
    'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
    'polkadot:00000000000000000000000000000001',
  ] as const
  for (const prefix of [0, 42]) expect(read(prefix, polkadot)).toEqual({ address: inForm(0) })
  expect(read(42, kusama)).toEqual({ address: inForm(2) })
  expect(read(2, unknown)).toEqual({ address: inForm(2) })
  const refused = { problem: 'paymentNetwork' }
  for (const prefix of [2, 5, 1284]) expect(read(prefix, polkadot)).toEqual(refused)
  expect(read(0, kusama)).toEqual(refused)
  expect([read(0, westend), read(2, westend)]).toEqual([refused, refused])
})
