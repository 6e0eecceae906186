import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Modal } from '../../controllers/modal.ts'
import {
  markRevoking,
  permissions,
  revocation,
  searching,
  showOwner,
  updatePermissions,
} from '../../controllers/permissions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ScanRequest, TokenPermission } from '../../types/permission.ts'
import type { TransactionPlan } from '../transactions/TransactionPlan.ts'

const reader = vi.hoisted(() => ({
  scan: vi.fn<(request: ScanRequest) => Promise<void>>(),
  confirm: vi.fn(),
  searched: 'permissions.searched.eip155',
  simulate: vi.fn(),
  estimate: vi.fn(),
  findRefused: vi.fn(),
  revoke: vi.fn(),
  revokeGrant: vi.fn(),
  readGrants: vi.fn(),
}))
const pipeline = vi.hoisted(() => ({ run: vi.fn<(plan: TransactionPlan) => Promise<void>>() }))
const report = vi.hoisted(() => ({ reported: vi.fn() }))
vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  hasLaterPart: () => true,
  loadLaterPart: async () => reader,
}))
vi.mock('../account/payingAccount.ts', () => ({
  payingAccount: () => ({
    namespace: 'eip155',
    address: '0xa',
    network: { caipNetworkId: 'eip155:1', nativeCurrency: { symbol: 'ETH', decimals: 18 } },
    isSmartAccount: false,
  }),
  ownerOf: () => 'eip155:1:0xa',
  contextOf: () => ({ caipNetworkId: 'eip155:1', rpc: async () => null, provider: {} }),
}))
vi.mock('../transactions/runTransaction.ts', () => ({ runTransaction: pipeline.run }))
vi.mock('../transactions/untilEnded.ts', () => ({ untilEnded: async () => true }))
vi.mock('../report/reportError.ts', () => ({
  reportError(error: WalletModalError) {
    report.reported(error.code)
    return error
  },
}))

const { readPermissions } = await import('./readPermissions.ts')
const { searchPermissions } = await import('./searchPermissions.ts')
const { revokePermissions } = await import('./revokePermissions.ts')
const { revokeGrant } = await import('./walletPermissions.ts')

const modal = {} as Modal
const permission = (id: string): TokenPermission => ({
  id,
  kind: 'amount',
  token: '0xt',
  spender: '0xs',
  amount: null,
  item: null,
  expiresAt: null,
  holder: null,
  unit: { decimals: 6, symbol: 'USDC' },
})
const [first, second] = [permission('first'), permission('second')]
const grant = {
  context: '0x01',
  caipNetworkId: 'eip155:1',
  to: null,
  permission: { kind: 'unknown', type: 'x' },
  expiresAt: null,
} as const
const ids = () => permissions.list.map(({ id }) => id)
const state = { newest: 9, covered: [{ from: 5, to: 9, since: null }], failed: [], size: 5 }

beforeEach(() => {
  vi.resetAllMocks()
  showOwner('eip155:1:0xa')
  markRevoking([...permissions.revoking.keys()], null)
  updatePermissions({ list: [first, second], scan: null, status: 'idle', takesBatches: false })
  reader.confirm.mockImplementation(async (_, all) => all)
  reader.simulate.mockResolvedValue({ gasLimit: null })
  pipeline.run.mockImplementation(async (plan) => plan.onSubmitted({ hash: '0x1', isLeft: false }))
})

it('the search reads known permissions again, adds what it finds, and continues from its last state', async () => {
  reader.confirm.mockResolvedValueOnce([first])
  reader.scan.mockImplementationOnce(async ({ report: tell }) => {
    tell({ state, found: [permission('third')], ended: [] })
    searching.leave()
  })
  await searchPermissions()
  expect(ids()).toEqual(['first', 'third'])
  expect(permissions.status).toBe('paused')
  await searchPermissions()
  expect(reader.scan.mock.lastCall?.[0].state).toEqual(state)
  expect(permissions.status).toBe('done')
})

it('a search that fails keeps what it has found, and emits PERMISSIONS_UNAVAILABLE', async () => {
  reader.scan.mockImplementationOnce(async ({ report: tell }) => {
    tell({ state, found: [permission('third')], ended: ['first'] })
    throw new WalletModalError('SERVICE_UNREACHABLE')
  })
  await searchPermissions()
  expect(permissions.status).toBe('failed')
  expect(ids()).toEqual(['second', 'third'])
  expect(report.reported).toHaveBeenCalledExactlyOnceWith('PERMISSIONS_UNAVAILABLE')
})

describe('the page reads permissions', () => {
  const owner = 'eip155:1:0xa'
  const untilAborted = ({ signal }: ScanRequest) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  it('by a search that is paused after 20 s and keeps what it has found', async () => {
    vi.useFakeTimers()
    reader.scan.mockImplementationOnce(async (request) => {
      request.report({ state, found: [permission('third')], ended: [] })
      await untilAborted(request)
    })
    const read = readPermissions(owner)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(permissions.status).toBe('searching')
    await vi.advanceTimersByTimeAsync(2_000)
    await read
    expect(permissions.status).toBe('paused')
    expect(ids()).toEqual(['first', 'second', 'third'])
    vi.useRealTimers()
  })

  it('by the search that the view runs, which it does not pause', async () => {
    vi.useFakeTimers()
    reader.scan.mockImplementationOnce(untilAborted)
    const searched = searchPermissions()
    const read = readPermissions(owner)
    await vi.advanceTimersByTimeAsync(21_000)
    await read
    expect(reader.scan).toHaveBeenCalledTimes(1)
    expect(permissions.status).toBe('searching')
    const again = readPermissions(owner)
    searching.leave()
    await Promise.all([searched, again])
    vi.useRealTimers()
  })

  it('and gets the failure of a search, which is reported by the command alone', async () => {
    reader.scan.mockRejectedValueOnce(new WalletModalError('SERVICE_UNREACHABLE'))
    await expect(readPermissions(owner)).rejects.toMatchObject({ code: 'PERMISSIONS_UNAVAILABLE' })
    expect(report.reported).not.toHaveBeenCalled()
  })
})

it('a permission goes only if the chain agrees that it was revoked', async () => {
  reader.confirm.mockResolvedValueOnce([first])
  await revokePermissions(modal, [first])
  await vi.waitFor(() => expect(permissions.revoking.size).toBe(0))
  expect(ids()).toEqual(['first', 'second'])
  reader.confirm.mockResolvedValueOnce([])
  await revokePermissions(modal, [first])
  await vi.waitFor(() => expect(ids()).toEqual(['second']))
})

it('the fee of a revocation is limited to the estimate, and that of a batch is the wallet’s', async () => {
  reader.estimate.mockResolvedValue({ feeBaseUnits: 7_000n, gasLimit: 50_000n })
  await revokePermissions(modal, [first])
  expect(pipeline.run.mock.lastCall?.[0].order.fee).toMatchObject({
    ceiling: 7_000n,
    gasLimit: 50_000n,
  })
  const simulated = await pipeline.run.mock.lastCall?.[0].simulate(new AbortController().signal)
  expect(simulated).toEqual({ gasLimit: 50_000n })
  reader.findRefused.mockResolvedValue([])
  updatePermissions({ takesBatches: true })
  await revokePermissions(modal, [first, second])
  expect(pipeline.run.mock.lastCall?.[0].order.fee.ceiling).toBeNull()
  updatePermissions({ takesBatches: false })
})

it('a revocation is simulated once, its fee is that of the simulated gas, and is shown while the wallet is asked', async () => {
  reader.simulate.mockResolvedValue({ gasLimit: 60_000n })
  reader.estimate.mockImplementation(async (_, __, gasLimit) => ({
    feeBaseUnits: 2n * gasLimit,
    gasLimit,
  }))
  pipeline.run.mockImplementationOnce(async (plan) => {
    expect(permissions.asked).toBe(plan.order)
    expect(await plan.simulate(new AbortController().signal)).toEqual({ gasLimit: 60_000n })
    plan.onSubmitted({ hash: '0x1', isLeft: false })
  })
  await revokePermissions(modal, [first])
  expect(pipeline.run.mock.lastCall?.[0].order.fee.ceiling).toBe(120_000n)
  expect(reader.simulate).toHaveBeenCalledOnce()
  expect(permissions.asked).toBeNull()
})

it('a revocation that its simulation refuses has no fee, and is refused with the reason', async () => {
  const refused = new WalletModalError('REVOCATION_REFUSED')
  reader.simulate.mockRejectedValue(refused)
  await revokePermissions(modal, [first])
  const plan = pipeline.run.mock.lastCall?.[0]
  await expect(plan?.simulate(new AbortController().signal)).rejects.toBe(refused)
  expect(reader.estimate).not.toHaveBeenCalled()
})

it('a fee far above the usual takes a second press, which is held to that fee', async () => {
  const ether = 10n ** 18n
  reader.estimate.mockResolvedValue({ feeBaseUnits: ether, gasLimit: 50_000n })
  await revokePermissions(modal, [first])
  expect(pipeline.run).not.toHaveBeenCalled()
  expect(permissions.doubted?.fee.ceiling).toBe(ether)
  expect(permissions.revoking.size).toBe(0)
  await revokePermissions(modal, [second])
  expect(pipeline.run).not.toHaveBeenCalled()
  reader.estimate.mockResolvedValue({ feeBaseUnits: 9n * ether, gasLimit: 50_000n })
  await revokePermissions(modal, [second])
  expect(pipeline.run.mock.lastCall?.[0].order.fee.ceiling).toBe(ether)
  expect(permissions.doubted).toBeNull()
})

it('a revocation that the user leaves while its fee is estimated is not requested', async () => {
  reader.estimate.mockImplementation(async () => {
    revocation.leave()
    return null
  })
  await revokePermissions(modal, [first])
  expect(pipeline.run).not.toHaveBeenCalled()
  expect(permissions.revoking.size).toBe(0)
})

it('a revocation that is declined while another account is shown leaves no card waiting', async () => {
  pipeline.run.mockImplementationOnce(async () => showOwner('eip155:1:0xb'))
  await revokePermissions(modal, [first])
  expect(ids()).toEqual([])
  showOwner('eip155:1:0xa')
  expect(ids()).toEqual(['first', 'second'])
  expect(permissions.revoking.size).toBe(0)
})

it('a revocation that is mined while another account is shown goes from its own list', async () => {
  reader.confirm.mockResolvedValueOnce([])
  pipeline.run.mockImplementationOnce(async (plan) => {
    showOwner('eip155:1:0xb')
    plan.onSubmitted({ hash: '0x1', isLeft: true })
  })
  await revokePermissions(modal, [first])
  await vi.waitFor(() => expect(reader.confirm).toHaveBeenCalledOnce())
  showOwner('eip155:1:0xa')
  await vi.waitFor(() => expect(permissions.revoking.size).toBe(0))
  expect(ids()).toEqual(['second'])
})

it('the card of another account is not revoked', async () => {
  showOwner('eip155:1:0xb')
  await revokePermissions(modal, [first])
  expect(pipeline.run).not.toHaveBeenCalled()
})

it('several permissions are revoked by one request in a batch, else one after another until one is not sent', async () => {
  updatePermissions({ takesBatches: true })
  await revokePermissions(modal, [first, second])
  expect(pipeline.run).toHaveBeenCalledOnce()
  updatePermissions({ takesBatches: false })
  await revokePermissions(modal, [first, second])
  expect(pipeline.run).toHaveBeenCalledTimes(3)
  pipeline.run.mockImplementationOnce(async ({ onFailure }) => {
    const error = new WalletModalError('REVOCATION_REFUSED')
    onFailure({ phase: 'refused', error, mayHaveBeenSent: false })
  })
  await revokePermissions(modal, [first, second])
  expect(pipeline.run).toHaveBeenCalledTimes(4)
  expect(permissions.failure?.code).toBe('REVOCATION_REFUSED')
})

it('of several permissions those that the contract refuses are left out and named', async () => {
  reader.findRefused.mockResolvedValue(['first'])
  for (const takesBatches of [true, false]) {
    updatePermissions({ takesBatches })
    await revokePermissions(modal, [first, second])
    expect(pipeline.run.mock.lastCall?.[0].order).toMatchObject({ permissions: [second] })
    expect(permissions.leftOut).toEqual([first])
  }
  expect(pipeline.run).toHaveBeenCalledTimes(2)
  await revokePermissions(modal, [second])
  expect(permissions.leftOut).toEqual([])
})

it('if all of several permissions are refused, all are named, and the request fails', async () => {
  reader.findRefused.mockResolvedValue(['first', 'second'])
  updatePermissions({ takesBatches: true })
  await revokePermissions(modal, [first, second])
  expect(permissions.leftOut).toEqual([first, second])
  expect(pipeline.run).toHaveBeenCalledOnce()
})

it('a node that responds to no simulation leaves nothing out', async () => {
  reader.findRefused.mockRejectedValue(new WalletModalError('SERVICE_UNREACHABLE'))
  updatePermissions({ takesBatches: true })
  await revokePermissions(modal, [first, second])
  expect(permissions.leftOut).toEqual([])
  expect(pipeline.run).toHaveBeenCalledOnce()
})

it('a grant that the wallet does not revoke stays, with the failure REVOCATION_FAILED', async () => {
  reader.revokeGrant.mockRejectedValueOnce(new WalletModalError('WALLET_ERROR'))
  await revokeGrant(grant)
  expect(permissions.failure?.code).toBe('REVOCATION_FAILED')
  expect(reader.readGrants).not.toHaveBeenCalled()
  reader.readGrants.mockResolvedValueOnce([])
  await revokeGrant(grant)
  expect(permissions.grants).toEqual([])
  expect(permissions.failure).toBeNull()
})
