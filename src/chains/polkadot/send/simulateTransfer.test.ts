import { beforeEach, expect, it, vi } from 'vitest'
import type { Transfer } from '../../../types/sender.ts'
import { simulateTransfer } from './simulateTransfer.ts'

const from = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const to = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3'
const minBalance = 10_000n

const chain = vi.hoisted(() => ({ isSufficient: true, hasReceiver: true, receiverHolds: false }))

vi.mock('./buildTransfer.ts', () => ({
  buildTransfer: async () => ({ runtime: {} }),
  existentialDeposit: () => 100n,
}))

vi.mock('./readFee.ts', () => ({ readFee: async () => 10n }))

vi.mock('../balances.ts', async (load) => ({
  ...(await load<object>()),
  readAccount: async (address: string) =>
    address === from || chain.hasReceiver
      ? {
          nonce: 0,
          free: 5_000n,
          reserved: 0n,
          frozen: 0n,
          hasProviders: true,
          hasConsumers: false,
        }
      : null,
}))

vi.mock('../assets.ts', () => ({
  readAssetDetails: async () => ({ minBalance, isSufficient: chain.isSufficient, isLive: true }),
  readAssetAccount: async (address: string) =>
    address === from || chain.receiverHolds ? { balance: 50_000n, isLiquid: true } : null,
}))

beforeEach(() => {
  Object.assign(chain, { isSufficient: true, hasReceiver: true, receiverHolds: false })
})

const simulate = (amountBaseUnits: bigint) => {
  const asset = { token: '1984', decimals: 6, symbol: 'USDt', nativeSymbol: 'DOT' }
  const transfer: Transfer = { from, to, amountBaseUnits, ...asset }
  return simulateTransfer(transfer, { caipNetworkId: 'polkadot:2', rpc: async () => null })
}

it('an asset that cannot open an account is refused if the receiver has no account', async () => {
  Object.assign(chain, { isSufficient: false, hasReceiver: false })
  await expect(simulate(minBalance)).rejects.toMatchObject({
    code: 'TRANSFER_NEEDS_ACCOUNT',
    params: { symbol: 'USDt', native: 'DOT' },
  })
  chain.hasReceiver = true
  await expect(simulate(minBalance)).resolves.toEqual({})
})

it('an asset that can open an account is sent to a receiver without an account, from the asset’s minimum balance on', async () => {
  chain.hasReceiver = false
  await expect(simulate(minBalance)).resolves.toEqual({})
  await expect(simulate(minBalance - 1n)).rejects.toMatchObject({ code: 'TRANSFER_TOO_SMALL' })
  chain.receiverHolds = true
  await expect(simulate(minBalance - 1n)).resolves.toEqual({})
})

it('a transfer that leaves less than the minimum balance of the asset is refused', async () => {
  await expect(simulate(45_000n)).rejects.toMatchObject({ code: 'TRANSFER_LEAVES_TOO_LITTLE' })
  await expect(simulate(50_000n)).resolves.toEqual({})
})
