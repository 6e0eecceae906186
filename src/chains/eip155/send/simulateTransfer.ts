import { Interface } from 'ethers/abi'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Simulation, Transfer } from '../../../types/sender.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { readCode } from './inspectReceiver.ts'
import { isTransferAccepted } from './isTransferAccepted.ts'
import { fromHex } from './toHex.ts'

const erc20 = new Interface(['function balanceOf(address owner) view returns (uint256)'])

const result = z.object({
  status: text,
  returnData: text,
  error: z.optional(z.object({ code: finiteNumber, message: text, data: z.optional(z.unknown()) })),
})
const answer = z.array(z.object({ calls: z.array(result) }))

/** @throws WalletModalError TRANSFER_REFUSED */
function requireAccepted({ token, symbol }: Transfer, returned: unknown, hasCode: boolean): void {
  if (isTransferAccepted(returned, hasCode)) return
  const longMessage = `transfer of ${token} returned ${String(returned).slice(0, 80)}`
  throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, longMessage })
}

/** By `eth_simulateV1`, with the receiver's balance before and after; null if the node does not support it. */
async function simulateToken(transfer: Transfer, token: string, rpc: RpcRequest) {
  const { from, to, amountBaseUnits } = transfer
  const balance = { from, to: token, data: erc20.encodeFunctionData('balanceOf', [to]) }
  const block = { calls: [balance, encodeTransfer(transfer), balance] }
  const parsed = answer.safeParse(
    await rpc('eth_simulateV1', [{ blockStateCalls: [block] }, 'latest']).catch(() => null),
  )
  const [before, tried, after] = parsed.data?.[0]?.calls ?? []
  if (!before || !tried || !after) return null
  const [held, holds] = [fromHex(before.returnData), fromHex(after.returnData)]
  if (held === null || holds === null) return null
  if (tried.status !== '0x1') {
    const { code, message, data } = tried.error ?? { code: 3, message: 'execution reverted' }
    const cause = { code, message, data: data ?? tried.returnData }
    throw new WalletModalError('RPC_ERROR', { params: { code, message }, cause })
  }
  requireAccepted(transfer, tried.returnData, true)
  const arrives = holds > held ? holds - held : 0n
  return from === to || arrives === amountBaseUnits ? {} : { arrivesBaseUnits: arrives }
}

/**
 * Simulates a transfer on the latest block. Throws TRANSFER_REFUSED if the token refuses it, and what `rpc` throws:
 * RPC_ERROR with the revert for a transfer that would fail.
 */
export async function simulateTransfer(transfer: Transfer, rpc: RpcRequest): Promise<Simulation> {
  const { token } = transfer
  const call = [encodeTransfer(transfer), 'latest']
  if (token === null) {
    await rpc('eth_call', call)
    return {}
  }
  const simulated = await simulateToken(transfer, token, rpc)
  if (simulated) return simulated
  const [returned, code] = await Promise.all([rpc('eth_call', call), readCode(token, rpc)])
  requireAccepted(transfer, returned, code !== '0x')
  return { arrivesBaseUnits: null }
}
