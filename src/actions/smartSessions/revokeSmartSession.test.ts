import { beforeEach, expect, it, vi } from 'vitest'
import { smartSessions, updateSmartSessions } from '../../controllers/smartSessions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SmartSession } from '../../types/smartSession.ts'

const wallet = vi.hoisted(() => ({ revoke: vi.fn() }))
const service = vi.hoisted(() => ({ revokeSession: vi.fn() }))
vi.mock('../../chains/sessionReaders.ts', () => ({ loadSessionReader: async () => wallet }))
vi.mock('../../services/blockchainApi/sessions.ts', () => service)
vi.mock('../services/serviceContext.ts', () => ({ serviceContext: () => ({}) }))
vi.mock('../../controllers/connections.ts', () => ({
  liveConnection: () => ({ connection: { provider: {} } }),
}))
vi.mock('../../controllers/accounts.ts', () => ({
  accountOf: () => ({ address: '0xa' }),
  caipAddressOf: () => 'eip155:1:0xa',
}))

const { revokeSmartSession } = await import('./revokeSmartSession.ts')

const session: SmartSession = {
  pci: 'one',
  app: { name: 'App', url: null, iconUrl: null },
  expiresAt: 4e12,
  isRevoked: false,
  permissions: [],
}
const isRevoked = () => smartSessions.list[0]?.session.isRevoked
const revoke = () => revokeSmartSession('eip155', session)

beforeEach(() => {
  vi.resetAllMocks()
  wallet.revoke.mockResolvedValue('0x01')
  updateSmartSessions({ owner: 'eip155:1:0xa', list: [{ session, permissions: [] }] })
})

it('sends what the wallet has signed, and marks the session', async () => {
  await revoke()
  const body = { pci: 'one', signature: '0x01' }
  expect(service.revokeSession).toHaveBeenCalledExactlyOnceWith({}, 'eip155:1:0xa', body)
  expect(isRevoked()).toBe(true)
  expect(smartSessions.revoking).toBeNull()
})

it('asks the wallet anew where the service has refused the signature, and once where it was out of reach', async () => {
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
