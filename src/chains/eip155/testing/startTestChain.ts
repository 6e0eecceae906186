import type { Interface } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type EvmChain, startEvmChain } from '../../../../demo/services/evm/startEvmChain.ts'
import { createRpcClient, type RpcClient } from '../../../services/jsonRpc.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

interface TestChain {
  rpc: RpcRequest
  /**
   * Sends requests to the same chain. `eth_simulateV1` is missing, as in go-ethereum before 1.14.9 and Nethermind
   * before 1.28.0 (https://github.com/base/node/issues/399).
   */
  blind: RpcRequest
  /** Sends a transaction from the first account. Resolves with the hash, or the address of the created contract. */
  send(call: { to?: string; data: string; value?: string }): Promise<string>
  call(to: string, abi: Interface, name: string, args: readonly unknown[]): Promise<string>
  /** Mines a block whose fees go to the address of a known block builder. */
  mineForKnownAddress(): Promise<void>
}

/**
 * For tests: starts an anvil node for the test file, with Ethereum's chain id. Each test begins with the state after
 * `prepare`.
 */
export function startTestChain(
  prepare: (chain: TestChain, accounts: readonly string[]) => Promise<void> = async () => {},
): TestChain {
  let node: EvmChain
  let client: RpcClient
  let from: string | undefined
  let snapshot: unknown

  const rpc: RpcRequest = (method, params) => client.request(method, params)
  const chain: TestChain = {
    rpc,
    blind: (method, params) => rpc(method === 'eth_simulateV1' ? 'eth_unknown' : method, params),
    async send(call) {
      const hash = await rpc('eth_sendTransaction', [{ from, gas: '0x4c4b40', ...call }])
      const receipt = await vi.waitFor(async () => {
        const mined = await rpc('eth_getTransactionReceipt', [hash])
        expect(mined).not.toBeNull()
        return mined as Record<string, string>
      })
      expect(receipt.status).toBe('0x1')
      return receipt.contractAddress ?? String(hash)
    },
    call: (to, abi, name, args) => chain.send({ to, data: abi.encodeFunctionData(name, args) }),
    async mineForKnownAddress() {
      await rpc('anvil_setCoinbase', ['0x95222290DD7278Aa3Ddd389Cc1E1d165CC4BAfe5'])
      await rpc('evm_mine', [])
    },
  }

  beforeAll(async () => {
    node = await startEvmChain({ port: 0, chainId: 1 })
    client = createRpcClient({ urls: [node.url] })
    const accounts = (await rpc('eth_accounts', [])) as string[]
    from = accounts[0]
    await prepare(chain, accounts)
    snapshot = await rpc('evm_snapshot', [])
  }, 60_000)
  beforeEach(async () => {
    await rpc('evm_revert', [snapshot])
    snapshot = await rpc('evm_snapshot', [])
  })
  afterAll(async () => {
    client.close()
    await node.close()
  })
  return chain
}
