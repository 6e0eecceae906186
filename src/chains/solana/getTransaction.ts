import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'

/**
 * Newest version of transactions that is read. Version 1 (SIMD-0385) is on mainnet since 15 September 2026, with Agave
 * 4.2; nodes refuse a transaction of a newer version than the request names:
 * https://docs.chainstack.com/docs/solana-transaction-v1
 */
const newestVersion = 1

/**
 * Codes of a node that takes no version 1: invalid parameters, and an unsupported version of transaction. Agave takes any
 * number (https://github.com/anza-xyz/agave/issues/8159); the second request can go once no service before it refuses 1.
 */
const versionRefusals: unknown[] = [-32_602, -32_015]

const refusesVersion = (thrown: unknown) =>
  thrown instanceof WalletModalError &&
  thrown.code === 'RPC_ERROR' &&
  versionRefusals.includes(thrown.params.code)

/**
 * Requests a transaction of any version from a node. Resolves with the node's response, which is not parsed. Rejects
 * with errors of `rpc`.
 */
export async function getTransaction(
  signature: string,
  encoding: 'base64' | 'jsonParsed',
  rpc: RpcRequest,
): Promise<unknown> {
  const request = (maxSupportedTransactionVersion: number) =>
    rpc('getTransaction', [
      signature,
      { commitment: 'confirmed', encoding, maxSupportedTransactionVersion },
    ])
  try {
    return await request(newestVersion)
  } catch (thrown) {
    if (refusesVersion(thrown)) return request(0)
    throw thrown
  }
}
