import { beforeEach, expect, it, vi } from 'vitest'
import { smartSessions, updateSmartSessions } from '../../controllers/smartSessions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SmartSession } from '../../types/smartSession.ts'

const wallet = vi.hoisted(() => ({ revoke: vi.fn(), read: vi.fn() }))
const service = vi.hoisted(() => ({ revokeSession: vi.fn(), getSessions: vi.fn() }))
vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  loadLaterPart: async () => wallet,
}))
vi.mock('../../services/blockchainApi/sessions.ts', () => service)
vi.mock('../services/serviceContext.ts', () => ({ serviceContext: () => ({}) }))
vi.mock('../../controllers/connections.ts', () => ({
  liveConnection: () => ({ connection: { provider: {} } }),
}))
vi.mock('../../controllers/accounts.ts', () => ({
  accountOf: () => ({ address: '0xa' }),
  caipAddressOf: () => 'eip155:1:0xa',
}))

const { leaveRevoking, revokeSmartSession } = await import('./revokeSmartSession.ts')

const session: SmartSession = {
  pci: 'one',
  app: { name: 'App', url: null, iconUrl: null },
  caipNetworkId: 'eip155:1',
  expiresAt: 4e12,
  expiry: 4e9,
  isRevoked: false,
  permissions: [],
}
const isRevoked = () => smartSessions.list[0]?.session.isRevoked
const revoke = () => revokeSmartSession('eip155', session)

beforeEach(() => {
  vi.resetAllMocks()
  wallet.revoke.mockResolvedValue('0x01')
  wallet.read.mockReturnValue([])
  service.getSessions.mockResolvedValue({ sessions: [session], hidden: 0 })
  const shown = { session, permissions: [], network: null, units: {} }
  updateSmartSessions({ owner: 'eip155:1:0xa', list: [shown], revoking: new Map() })
})

it('revoking a smart session sends the wallet’s signature to the service, and marks the session as revoked', async () => {
  await revoke()
  const body = { pci: 'one', signature: '0x01' }
  expect(service.revokeSession).toHaveBeenCalledExactlyOnceWith({}, 'eip155:1:0xa', body)
  expect(isRevoked()).toBe(true)
  expect(smartSessions.revoking.size).toBe(0)
  // The list is loaded again, and a lagging service does not restore the session.
  await vi.waitFor(() => expect(smartSessions.status).toBe('ready'))
  expect(service.getSessions).toHaveBeenCalledOnce()
  expect(isRevoked()).toBe(true)
})

it('a revocation requests a new signature if the service refused the last, and reuses it if the service was unreachable', async () => {
  service.revokeSession.mockRejectedValueOnce(new WalletModalError('SERVICE_UNREACHABLE'))
  await revoke()
  expect(isRevoked()).toBe(false)
  service.revokeSession.mockRejectedValueOnce(new WalletModalError('HTTP_ERROR'))
  await revoke()
  expect(isRevoked()).toBe(false)
  expect(wallet.revoke).toHaveBeenCalledOnce()
  await revoke()
  expect(wallet.revoke).toHaveBeenCalledTimes(2)
  expect(isRevoked()).toBe(true)
})

it('a wallet that never responds to one revocation does not block another', async () => {
  const responses: ((signature: string) => void)[] = []
  wallet.revoke.mockImplementation(() => new Promise((resolve) => responses.push(resolve)))
  const first = revoke()
  void revoke()
  void revokeSmartSession('eip155', { ...session, pci: 'two' })
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  expect([...smartSessions.revoking.keys()]).toEqual(['one', 'two'])
  leaveRevoking()
  expect(smartSessions.revoking.size).toBe(0)
  void revoke()
  await vi.waitFor(() => expect(responses).toHaveLength(3))
  // A late signature counts, and the later attempt continues.
  responses[0]?.('0x01')
  await first
  expect(isRevoked()).toBe(true)
  expect([...smartSessions.revoking.keys()]).toEqual(['one'])
})
