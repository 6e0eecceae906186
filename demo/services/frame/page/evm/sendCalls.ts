import { hexlify, isAddress, isHexString } from 'ethers'
import { toHexChainId } from '../../../../wallets/evm/chains.ts'
import { describeEvmRequest } from '../../../../wallets/evm/describeRequest.ts'
import { callRpc } from '../../../../wallets/evm/jsonRpc.ts'
import { isRecord, paramAt } from '../../../../wallets/shared/json.ts'
import type { AccountCall } from '../../contract/SmartAccount.ts'
import { approve } from '../approve.ts'
import type { FrameWallet } from '../FrameWallet.ts'
import { load, save } from '../store.ts'
import { executeCalls } from './execute.ts'
import { signerOf } from './signer.ts'

const MAX_CALLS = 20
const KEEP_BATCHES = 50

interface Batch {
  id: string
  chainId: string
  hashes: string[]
  atomic: boolean
}

/** EIP-5792. The contract account makes all calls or none, an ordinary one after the other. */
export async function sendCalls(wallet: FrameWallet, params: unknown): Promise<unknown> {
  const request = paramAt(params, 0)
  if (!isRecord(request)) throw new Error('Expected a batch of calls.')
  const calls = parseCalls(request.calls)
  const chain = wallet.evmChain()
  if (request.chainId !== undefined && toHexChainId(String(request.chainId)) !== chain.id) {
    throw new Error('These calls are for another network than the active one.')
  }
  const { evm, smartAccount } = await signerOf(wallet, request.from ?? (await wallet.address()))
  await approve(wallet, 'wallet_sendCalls', {
    heading: calls.length === 1 ? 'Make this call' : `Make these ${calls.length} calls`,
    rows: [
      ...calls.flatMap((call) => rowsOf(wallet, call)),
      { label: 'Network', value: chain.name },
    ],
  })
  const hashes: string[] = []
  if (smartAccount) hashes.push(await executeCalls(wallet, calls))
  else {
    for (const { to, value = '0x0', data = '0x' } of calls) {
      hashes.push(await evm.sendTransaction({ from: evm.address, to, value, data }, chain))
    }
  }
  const id = hexlify(crypto.getRandomValues(new Uint8Array(32)))
  remember({ id, chainId: chain.id, hashes, atomic: smartAccount !== undefined })
  // The first version of the proposal answered the bare id.
  return String(request.version ?? '').startsWith('2') ? { id } : id
}

/** Each call as the transaction that it would be by itself. */
function rowsOf(wallet: FrameWallet, call: AccountCall) {
  const params = [{ from: call.to, ...call }]
  const chain = wallet.evmChain()
  const { rows } = describeEvmRequest('eth_sendTransaction', params, chain, wallet.evmChains)
  return rows.filter(({ label }) => label !== 'Network')
}

/** `[id]` */
export async function callsStatus(wallet: FrameWallet, params: unknown): Promise<unknown> {
  const batch = batches().find(({ id }) => id === paramAt(params, 0))
  const chain = batch && wallet.evmChains.get(batch.chainId)
  if (!batch || !chain) throw new Error('These calls are not known.')
  const { id, chainId, hashes, atomic } = batch
  const receipts = await Promise.all(
    hashes.map((hash) => callRpc(chain.rpcUrl, 'eth_getTransactionReceipt', [hash])),
  )
  const mined = receipts.filter(isRecord)
  const isPending = mined.length < hashes.length
  const failed = mined.filter(({ status }) => status !== '0x1').length
  const outcome = failed === 0 ? 200 : failed === mined.length ? 500 : 600
  return {
    version: '2.0.0',
    id,
    chainId,
    status: isPending ? 100 : outcome,
    atomic,
    ...(!isPending && { receipts: mined }),
  }
}

function parseCalls(input: unknown): AccountCall[] {
  if (!Array.isArray(input) || input.length === 0 || input.length > MAX_CALLS) {
    throw new Error(`Expected 1 to ${MAX_CALLS} calls.`)
  }
  return input.map((call: unknown) => {
    const { to, value, data } = isRecord(call) ? call : {}
    if (!isAddress(to)) throw new Error('A call has no address to go to.')
    if (value !== undefined && !isHexString(value)) throw new Error('A call has no proper value.')
    if (data !== undefined && !(isHexString(data) && data.length % 2 === 0)) {
      throw new Error('A call has no proper data.')
    }
    return { to, value, data }
  })
}

function batches(): Batch[] {
  return JSON.parse(load('calls') ?? '[]') as Batch[]
}

function remember(batch: Batch): void {
  save('calls', JSON.stringify([batch, ...batches()].slice(0, KEEP_BATCHES)))
}
