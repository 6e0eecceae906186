import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type {
  PermissionReader,
  RevocationContext,
  TokenPermission,
} from '../../../types/permission.ts'
import type { SwapCall } from '../../../types/swapper.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { log } from '../../../utils/log.ts'
import { toWalletError } from '../../walletError.ts'
import { readAtomicStatus } from '../calls/batches.ts'
import { readBatchId } from '../calls/readBatchId.ts'
import { isGranted, request, toProvider } from '../provider.ts'
import { estimateFee } from '../send/estimateFee.ts'
import { explainRevert } from '../send/explainRevert.ts'
import { readMovements } from '../send/movements.ts'
import { sendCall } from '../send/sendCall.ts'
import { type SimulatedCalls, simulateCalls } from '../send/simulateCalls.ts'
import { toStoredCall, toStoredCalls } from '../send/storedCall.ts'
import { toHex } from '../send/toHex.ts'
import { isExcessive } from './excessiveGas.ts'
import { abi, permit2 } from './readPermissions.ts'

const zeroAddress = `0x${'0'.repeat(40)}`

function encode({ kind, token, spender, item, holder }: TokenPermission): string {
  if (kind === 'collection') return abi.encodeFunctionData('setApprovalForAll', [spender, false])
  if (kind === 'item') return abi.encodeFunctionData('approve', [zeroAddress, item])
  if (holder === null) return abi.encodeFunctionData('approve', [spender, 0n])
  return permit2.encodeFunctionData('lockdown', [[{ token, spender }]])
}

/** Encodes the call that takes a permission back. */
export const toRevokeCall = (account: string, permission: TokenPermission): SwapCall => ({
  from: account,
  to: permission.holder ?? permission.token,
  value: '0x0',
  data: encode(permission),
})

function refuse(longMessage: string, cause?: unknown): WalletModalError {
  return new WalletModalError('REVOCATION_REFUSED', { longMessage, cause })
}

/** @throws WalletModalError REVOCATION_REFUSED if the calls move or approve anything of the account */
function checkMovements(account: string, { logs, native, dataWei }: SimulatedCalls): void {
  const moved = readMovements(logs, account).find(({ kind }) => kind !== 'in')
  if (moved)
    throw refuse(
      `${moved.kind} of ${moved.amount ?? 'collectibles'} of ${moved.token}, ${moved.other}`,
    )
  if (-native.change > dataWei) throw refuse(`${-native.change} wei would go beside the fee.`)
}

export const simulateRevocation: PermissionReader['simulate'] = async (
  permissions,
  { account, nativeSymbol, isSmartAccount, rpc },
) => {
  const calls = permissions.map((one) => toRevokeCall(account, one))
  const [first] = permissions
  let simulated: SimulatedCalls | null
  try {
    simulated = await simulateCalls({ account, calls, holdings: [], isFunded: isSmartAccount, rpc })
  } catch (thrown) {
    const spending = { token: first?.token ?? '', symbol: first?.unit?.symbol ?? '', nativeSymbol }
    const error = explainRevert(thrown, spending)
    // The text of TRANSFER_REFUSED is about a transfer.
    if (error) throw error.code === 'TRANSFER_REFUSED' ? refuse('The call reverts.', thrown) : error
    log('info', 'a revocation could not be simulated', thrown)
    simulated = null
  }
  if (!simulated) return { gasLimit: null }
  if (simulated.failure) throw refuse('The contract refuses the call.', simulated.failure)
  checkMovements(account, simulated)
  const { gasLimits } = simulated
  const excessive = permissions.find((_, index) => isExcessive(index, gasLimits))
  if (excessive) throw refuse(`${excessive.token} would use far more gas than a revocation needs.`)
  return { gasLimit: calls.length === 1 ? (simulated.gasLimits[0] ?? null) : null }
}

export const estimateRevocation: NonNullable<PermissionReader['estimate']> = async (
  permission,
  { account, isSmartAccount, rpc },
  simulated,
) => {
  if (isSmartAccount) return null
  const call = toRevokeCall(account, permission)
  const { maxWei, gasLimit } = await estimateFee(call, rpc, simulated ?? undefined)
  return gasLimit === undefined ? null : { feeBaseUnits: maxWei, gasLimit }
}

export const takesBatches = async (context: RevocationContext): Promise<boolean> => {
  try {
    const provider = toProvider(context.provider)
    if (!isGranted(provider, 'wallet_sendCalls')) return false
    const status = await readAtomicStatus(provider, context.account, context.caipNetworkId)
    return status === 'supported' || status === 'ready'
  } catch {
    return false
  }
}

export const revoke: PermissionReader['revoke'] = async (permissions, context) => {
  const { account, provider, beforeRequest } = context
  const [call, ...others] = permissions.map((one) => toRevokeCall(account, one))
  if (!call) throw refuse('There is no permission to revoke.')
  if (others.length === 0) {
    const hash = await sendCall(provider, call, context)
    return { hash, call: toStoredCall(call) }
  }
  const calls = [call, ...others].map(({ from: _, ...rest }) => rest)
  const chainId = toHex(BigInt(referenceOf(context.caipNetworkId)))
  beforeRequest()
  try {
    const batch = { version: '2.0.0', from: account, chainId, atomicRequired: true, calls }
    const response = await request(toProvider(provider), 'wallet_sendCalls', [batch])
    const hash = readBatchId(response)
    if (hash === null) throw invalidResponseTo('wallet_sendCalls', response)
    return { hash, call: null, isBatch: true, calls: toStoredCalls(calls) }
  } catch (thrown) {
    throw toWalletError(thrown)
  }
}
