import { GenericExtrinsicPayload, GenericSignerPayload } from '@polkadot/types'
import type { INumber } from '@polkadot/types/types'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { readAssetAccount, toAssetId } from '../assets.ts'
import { mortalBlocks, parse, type Runtime, readFinalized, readRuntime, uint32 } from './runtime.ts'

/** Version of the transaction format that wallets sign. */
const formatVersion = 4

/**
 * Encodes the call of a transfer. Rejects with TRANSFER_REFUSED if the runtime lacks the call, and with errors of
 * `rpc`.
 */
async function toCall({ tx }: Runtime, transfer: Transfer, rpc: RpcRequest) {
  const { from, to, amountBaseUnits, symbol, token, closesAccount } = transfer
  const { assets, balances } = tx
  if (token === null) {
    // Polkadot's runtimes before 9430 name this call `transfer`.
    const allowDeath = balances?.transferAllowDeath ?? balances?.transfer
    const call = closesAccount ? allowDeath : balances?.transferKeepAlive
    if (call) return call(to, amountBaseUnits)
  } else {
    // If the whole balance of a token is sent, no remainder can be lost.
    const isWhole = (await readAssetAccount(from, token, rpc))?.balance === amountBaseUnits
    const call = isWhole ? assets?.transfer : assets?.transferKeepAlive
    if (call) return call(toAssetId(token), to, amountBaseUnits)
  }
  throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol } })
}

/**
 * Returns the existential deposit in planck. An account with a smaller balance does not exist.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the runtime does not contain the deposit
 */
export function existentialDeposit({ consts }: Runtime): bigint {
  const deposit = consts.balances?.existentialDeposit
  if (deposit) return (deposit as unknown as INumber).toBigInt()
  const longMessage = 'The runtime names no existential deposit'
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage })
}

async function loadMetadataHash(runtime: Runtime, rpc: RpcRequest) {
  const { readMetadataHash } = await loadPart(import('./metadataHash.ts'))
  return readMetadataHash(runtime, rpc)
}

export type BuiltTransfer = Awaited<ReturnType<typeof buildTransfer>>

/**
 * Builds a transfer that is valid from the finalized head on. The transfer preserves the account, unless
 * `closesAccount` is set or the whole balance of a token is sent. With `isToBeSigned` the transfer contains the
 * metadata's digest, which takes some tenths of a second to compute. Rejects with errors of `rpc`, with
 * TRANSFER_REFUSED if the runtime lacks the call, and with SERVICE_INVALID_RESPONSE if a response is malformed.
 */
export async function buildTransfer(transfer: Transfer, rpc: RpcRequest, isToBeSigned = false) {
  const [runtime, head, nonceGiven] = await Promise.all([
    readRuntime(rpc),
    readFinalized(rpc),
    rpc('system_accountNextIndex', [transfer.from]),
  ])
  const { registry } = runtime
  const call = await toCall(runtime, transfer, rpc)
  const metadataHash = isToBeSigned ? await loadMetadataHash(runtime, rpc) : null
  const nonce = parse(uint32, nonceGiven)
  const era = registry.createType('ExtrinsicEra', { current: head.number, period: mortalBlocks })
  const payload = new GenericSignerPayload(registry, {
    address: transfer.from,
    blockHash: head.hash,
    blockNumber: head.number,
    era,
    genesisHash: runtime.genesisHash,
    metadataHash,
    method: call,
    mode: metadataHash ? 1 : 0,
    nonce,
    runtimeVersion: runtime.version,
    signedExtensions: registry.signedExtensions,
    tip: 0,
    version: formatVersion,
    // With the digest, a wallet that builds the transaction itself signs the same bytes, so the signature can be
    // verified.
    withSignedTransaction: metadataHash !== null,
  }).toPayload()
  return { runtime, call, payload, nonce, lastBlock: head.number + mortalBlocks }
}

/** Returns the bytes that the wallet signs. */
export function signedBytes({ runtime, payload }: BuiltTransfer): Uint8Array {
  const typed = new GenericExtrinsicPayload(runtime.registry, payload, { version: formatVersion })
  return typed.toU8a({ method: true })
}
