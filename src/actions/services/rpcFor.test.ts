import { afterEach, expect, it, vi } from 'vitest'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { rpcFor } from './rpcFor.ts'

afterEach(() => vi.doUnmock('../../services/jsonRpc.ts'))

it('the RPC client rejects with LOAD_FAILED if its chunk fails to load, and a later call loads it again', async () => {
  vi.doMock('../../services/jsonRpc.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const rpc = rpcFor({ ...testNetwork(31337), rpcUrls: { default: { http: [] } } })
  await expect(rpc('eth_chainId')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  vi.doUnmock('../../services/jsonRpc.ts')
  await expect(rpc('eth_chainId')).rejects.toMatchObject({
    code: 'RPC_ERROR',
    longMessage: 'The network has no RPC URL',
  })
})
