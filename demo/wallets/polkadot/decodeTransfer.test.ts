import { compactToU8a, u8aToHex } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { expect, it } from 'vitest'
import { decodeTransfer } from './decodeTransfer.ts'
import { DEV_ADDRESSES } from './testKeys.ts'

const genesisHash = `0x${'45'.repeat(32)}` as const
const bob = decodeAddress(DEV_ADDRESSES[1])
const call = (plancks: bigint, index = 3) =>
  u8aToHex(Uint8Array.from([10, index, 0, ...bob, ...compactToU8a(plancks)]))

it.each([
  [1_500_000_000_000n, '1.5 ROC'],
  [1n, '0.000000000001 ROC'],
  [20_000_000_000_000n, '20 ROC'],
])('decodeTransfer reads the receiver and amount of a transfer: %s plancks', (plancks, amount) => {
  const transfer = decodeTransfer({ genesisHash, method: call(plancks) })
  expect(transfer).toEqual({ to: 'FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP', amount })
})

it('decodeTransfer returns undefined for calls that are not transfers, and for other chains', () => {
  expect(decodeTransfer({ genesisHash, method: call(1n, 7) })).toBeUndefined()
  expect(decodeTransfer({ genesisHash, method: '0x0a03' })).toBeUndefined()
  const other = `0x${'46'.repeat(32)}` as const
  expect(decodeTransfer({ genesisHash: other, method: call(1n) })).toBeUndefined()
})
