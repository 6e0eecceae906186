import polkadotHub from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import relayChain from '@polkadot/types-support/metadata/v15/polkadot-hex'
import { expect, test } from 'vitest'
import type { Transfer } from '../../../types/sender.ts'
import { addSignature, buildTransfer, existentialDeposit, signedBytes } from './buildTransfer.ts'
import { polkadotSender } from './sender.ts'

const from = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const to = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3'
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

/** The records are an optional value with a compact length of four bytes in front. */
const unwrap = (recorded: string) => `0x${recorded.slice(2 + 2 + 8)}`

function nodeOf(metadata: string, digit: string) {
  const answers: Record<string, unknown> = {
    chain_getBlockHash: hashOf(digit),
    chain_getFinalizedHead: hashOf('b'),
    chain_getHeader: { number: '0x123456' },
    state_getMetadata: unwrap(metadata),
    state_getRuntimeVersion: { specName: 'any', specVersion: 1_002_003, transactionVersion: 26 },
    system_accountNextIndex: 7,
  }
  return async (method: string) => answers[method]
}

test.each([
  ['the relay chain', relayChain, '1', 10_000_000_000n],
  ['Asset Hub', polkadotHub, '2', 100_000_000n],
] as const)(
  'a transfer on the runtime of %s is one that keeps the account, without a tip',
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

test('a transfer that closes the account is transferAllowDeath', async () => {
  const node = nodeOf(polkadotHub, '2')
  const { call } = await buildTransfer({ ...transfer, closesAccount: true }, node)
  expect(call.toHuman()).toMatchObject({
    section: 'balances',
    method: 'transferAllowDeath',
    args: { dest: { Id: to }, value: '12,345,678,901' },
  })
})

const scale = (value: bigint, bytes: number) =>
  Array.from({ length: bytes }, (_, at) =>
    ((value >> BigInt(8 * at)) & 255n).toString(16).padStart(2, '0'),
  ).join('')

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
  return async (method: string, params: readonly unknown[] = []) => {
    // Weight, class and fee.
    if (method === 'state_call') return `0x000000${scale(fee, 16)}`
    if (method !== 'state_getStorage') return node(method)
    const isReceiver = String(params[0]).endsWith(
      '8eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a48',
    )
    if (isReceiver) return receiver && stored(receiver)
    return stored(sender)
  }
}

const tried = (sender: Stored, own: Partial<Transfer>, receiver?: Stored | null) => {
  const rpc = hubWith(sender, receiver)
  const context = { caipNetworkId: 'polkadot:2', rpc, isSmartAccount: false } as const
  return polkadotSender.simulate({ ...transfer, ...own }, context)
}

test('a transfer that leaves less than the deposit is refused until the user agrees to close the account', async () => {
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

test('the spendable balance with and without the account is that of the runtime’s own deposit', async () => {
  const spendable = await polkadotSender.readSpendable?.(from, hubWith({ free: held }))
  expect(spendable).toEqual({ keeping: held - deposit, closing: held })
})

test('the deposit does not pay the fee', async () => {
  await expect(
    tried({ free: fee + deposit - 1n }, { amountBaseUnits: 1n, closesAccount: true }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_GAS' })
})

test('a transfer to the account itself closes nothing', async () => {
  await expect(
    tried({ free: held }, { to: from, amountBaseUnits: held - fee, closesAccount: true }),
  ).rejects.toMatchObject({ code: 'TRANSFER_LEAVES_TOO_LITTLE' })
})

test('a new account gets the existential deposit at least', async () => {
  const amountBaseUnits = deposit - 1n
  await expect(tried({ free: held }, { amountBaseUnits }, null)).rejects.toMatchObject({
    code: 'TRANSFER_TOO_SMALL',
    params: { amount: '0.01 DOT' },
  })
  await expect(tried({ free: held }, { amountBaseUnits: deposit }, null)).resolves.toEqual({})
})

test('an address of zeros and a text that is no SS58 address are not sent to', () => {
  const zero = '111111111111111111111111111111111HC1'
  expect(polkadotSender.readAddress(zero)).toEqual({ problem: 'zero' })
  expect(polkadotSender.readAddress(`${to}x`)).toEqual({ problem: 'malformed' })
  expect(polkadotSender.readAddress(to)).toEqual({ address: to })
})
