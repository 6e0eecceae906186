import type { RpcRequest } from '../../types/chainAdapter.ts'
import { readBalance } from './esplora.ts'
import { knownAddressesOf } from './provider.ts'

interface Holdings {
  /** Satoshi in blocks. */
  confirmed: bigint
  /** Change in satoshi by transactions in the mempool. */
  pending: bigint
}

/** Pending reads by node and account, since balance and pending change are requested together. */
const pendingReads = new WeakMap<RpcRequest, Map<string, Promise<Holdings>>>()

async function read(rpc: RpcRequest, account: string, provider: unknown): Promise<Holdings> {
  const list = () => knownAddressesOf(provider, account).map(({ address }) => address)
  const addresses = list()
  const all = await Promise.all(addresses.map((address) => readBalance(rpc, address)))
  // The wallet may have listed further addresses during the requests.
  if (list().join() !== addresses.join()) return read(rpc, account, provider)
  return all.reduce((sum, one) => ({
    confirmed: sum.confirmed + one.confirmed,
    pending: sum.pending + one.pending,
  }))
}

/**
 * Reads the balance of all addresses that the wallet's `provider` lists for an account. Rejects with the errors of
 * `readBalance`, also if only one address cannot be read.
 */
export async function readHoldings(
  rpc: RpcRequest,
  account: string,
  provider: unknown,
): Promise<Holdings> {
  const reads = pendingReads.get(rpc) ?? new Map<string, Promise<Holdings>>()
  pendingReads.set(rpc, reads)
  const known = reads.get(account)
  if (known) return known
  const reading = read(rpc, account, provider).finally(() => reads.delete(account))
  reads.set(account, reading)
  return reading
}
