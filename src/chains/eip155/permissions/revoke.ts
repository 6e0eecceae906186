import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type {
  PermissionReader,
  RevocationContext,
  TokenPermission,
} from '../../../types/permission.ts'
import type { SwapCall } from '../../../types/swapper.ts'
import { log } from '../../../utils/log.ts'
import { readAtomicStatus } from '../calls/batches.ts'
import { sendBatch } from '../calls/sendBatch.ts'
import { estimateFee } from '../send/estimateFee.ts'
import { explainRevert } from '../send/explainRevert.ts'
import { readMovements } from '../send/movements.ts'
import { sendCall } from '../send/sendCall.ts'
import { type SimulatedCalls, simulateCalls } from '../send/simulateCalls.ts'
import { toStoredCall } from '../send/storedCall.ts'
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
  const status = await readAtomicStatus(context.provider, context.account, context.caipNetworkId)
  return status === 'supported' || status === 'ready'
}

export const revoke: PermissionReader['revoke'] = async (permissions, context) => {
  const { account, provider } = context
  const [call, ...others] = permissions.map((one) => toRevokeCall(account, one))
  if (!call) throw refuse('There is no permission to revoke.')
  if (others.length === 0) {
    const hash = await sendCall(provider, call, context)
    return { hash, call: toStoredCall(call) }
  }
  return sendBatch(provider, [call, ...others], context)
}
