import { beforeEach, expect, it, vi } from 'vitest'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RevocationContext, TokenPermission } from '../../../types/permission.ts'
import type { SimulatedCalls } from '../send/simulateCalls.ts'
import { findRefused } from './findRefused.ts'
import { simulateRevocation } from './revoke.ts'

interface Simulation {
  calls: readonly { to: string }[]
}

const node = vi.hoisted(() => ({
  simulateCalls: vi.fn<(simulation: Simulation) => Promise<SimulatedCalls | null>>(),
}))
vi.mock('../send/simulateCalls.ts', () => node)

/** Gas of the revocation by the first digit of the token's address; 0 if its contract reverts. */
let gas: Record<string, bigint>

const tokenOf = (digit: string) => `0x${digit.repeat(40)}`
const permission = (digit: string): TokenPermission => ({
  id: digit,
  kind: 'amount',
  token: tokenOf(digit),
  spender: tokenOf('9'),
  amount: null,
  item: null,
  expiresAt: null,
  holder: null,
  unit: null,
})
const context: RevocationContext = {
  account: tokenOf('8'),
  provider: null,
  caipNetworkId: 'eip155:1',
  nativeSymbol: 'ETH',
  isSmartAccount: false,
  rpc: async () => null,
}
const refused = (...digits: string[]) => findRefused(digits.map(permission), context)

beforeEach(() => {
  gas = { 1: 46_000n, 2: 30_000n, 3: 0n }
  node.simulateCalls.mockReset().mockImplementation(async ({ calls }) => {
    const gasLimits = calls.map(({ to }) => gas[to[2] ?? ''] ?? 0n)
    const failure = gasLimits.includes(0n) ? new WalletModalError('TRANSFER_REFUSED') : null
    const native = { change: 0n } as SimulatedCalls['native']
    return {
      failure,
      native,
      tokens: [],
      dataWei: 0n,
      logs: [],
      read: [],
      returned: [],
      gasLimits,
      feeWei: 0n,
    }
  })
})

it('revocations that succeed together are simulated once', async () => {
  expect(await refused('1', '2')).toEqual([])
  expect(node.simulateCalls).toHaveBeenCalledOnce()
})

it('a token whose `approve` reverts is found among others', async () => {
  expect(await refused('1', '3', '2')).toEqual(['3'])
  expect(await refused('3')).toEqual(['3'])
})

it.each([
  [400_000n, ['1', '4', '2'], ['4']],
  // Approvals of tokens behind proxies need more gas than others.
  [200_000n, ['1', '4', '2'], []],
  // Alone there is nothing to compare with, up to a limit.
  [400_000n, ['4'], []],
  [30_000_000n, ['4'], ['4']],
])('a revocation of %d gas among %j refuses %j', async (own, digits, expected) => {
  gas['4'] = own
  expect(await refused(...digits)).toEqual(expected)
  const simulated = simulateRevocation(digits.map(permission), context)
  if (expected.length === 0) await expect(simulated).resolves.toBeDefined()
  else await expect(simulated).rejects.toMatchObject({ code: 'REVOCATION_REFUSED' })
})

it('nothing is refused if no node can simulate', async () => {
  node.simulateCalls.mockResolvedValue(null)
  expect(await refused('1', '3')).toEqual([])
})
