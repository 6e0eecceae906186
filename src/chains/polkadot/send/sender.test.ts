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

test('an address of zeros and a text that is no SS58 address are not sent to', () => {
  const zero = '111111111111111111111111111111111HC1'
  expect(polkadotSender.readAddress(zero)).toEqual({ problem: 'zero' })
  expect(polkadotSender.readAddress(`${to}x`)).toEqual({ problem: 'malformed' })
  expect(polkadotSender.readAddress(to)).toEqual({ address: to })
})
