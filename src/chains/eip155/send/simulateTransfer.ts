import { isCode, WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Sender, Simulation, Transfer } from '../../../types/sender.ts'
import type { Collectible } from '../../../types/token.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import { log } from '../../../utils/log.ts'
import { shortAddress } from '../../../utils/shortAddress.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { checkCollectibleMoves, holdingCall, readHolding, toHolding } from './collectibles.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { type ChosenFee, estimateFee, neededWei } from './estimateFee.ts'
import { explainRevert } from './explainRevert.ts'
import { readMovements } from './movements.ts'
import { readCode } from './readCode.ts'
import { type SimulatedCalls, simulateCalls } from './simulateCalls.ts'

/**
 * True if a token's `transfer` has succeeded: the call returned true or, as with USDT, no data. If the call returned no
 * data, the address must have code, because a call of an address without code also succeeds and returns no data.
 */
export function isTransferAccepted(response: unknown, hasCode: boolean): boolean {
  if (typeof response !== 'string') return false
  return response === '0x' ? hasCode : /^0x0{63}1$/.test(response.slice(0, 66))
}

/**
 * A difference below 1/10,000 of the amount is not a fee, because rebasing tokens round amounts and change balances
 * over time.
 */
const trifle = 10_000n

/** @throws WalletModalError TRANSFER_REFUSED if the token did not accept the transfer */
function requireAccepted(
  { token, symbol, collectible }: Transfer,
  returned: unknown,
  hasCode: boolean,
): void {
  // The transfer of a collectible returns nothing.
  const isAccepted = collectible ? hasCode : isTransferAccepted(returned, hasCode)
  if (token === null || isAccepted) return
  const longMessage = `transfer of ${token} returned ${String(returned).slice(0, 80)}`
  throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, longMessage })
}

/**
 * @throws WalletModalError TRANSFER_TAKES_MORE if the transfer moves or approves any other token or amount of the
 * account
 */
function checkMovements(transfer: Transfer, simulated: SimulatedCalls): void {
  const { from, token, amountBaseUnits, symbol, nativeSymbol, collectible } = transfer
  const {
    logs,
    native,
    tokens: [, own],
    dataWei,
  } = simulated
  const takesMore = (what: string, longMessage: string) =>
    new WalletModalError('TRANSFER_TAKES_MORE', { params: { symbol, what }, longMessage })
  const movements = readMovements(logs, from)
  if (collectible) checkCollectibleMoves(transfer, movements)
  let logged = 0n
  for (const { kind, token: moved, other, amount } of movements) {
    if (kind === 'in' || collectible) continue
    if (kind === 'out' && amount !== null && moved === token?.toLowerCase()) logged += amount
    else {
      const what = shortAddress(toChecksumAddress(moved))
      throw takesMore(what, `${kind} of ${amount ?? 'collectibles'} of ${moved}, ${other}`)
    }
  }
  // The smaller of both amounts counts, because some tokens log a fee twice, and some balances change without a
  // transfer.
  const goes = own ? leastOf(logged, -own.change) : 0n
  if ((goes - amountBaseUnits) * trifle > amountBaseUnits)
    throw takesMore(symbol, `In base units, ${goes} would go and not ${amountBaseUnits}.`)
  // On some networks, such as Celo, a token contract moves the native token. The token's balance then equals the native
  // balance.
  const isNative = !collectible && (token === null || own?.before === native.before)
  if (-native.change > dataWei + (isNative ? amountBaseUnits : 0n))
    throw takesMore(nativeSymbol, `${-native.change} wei would go beside the fee.`)
}

/** @throws WalletModalError TRANSFER_REFUSED if the receiver does not hold the collectible after the transfer */
function checkReceived(
  { to, symbol, amountBaseUnits }: Transfer,
  collectible: Collectible,
  { read: [after] }: SimulatedCalls,
): void {
  if (toHolding(collectible, after, to) >= amountBaseUnits) return
  const longMessage = 'The contract does not count the receiver as the holder after the transfer.'
  throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, longMessage })
}

/**
 * @throws WalletModalError TRANSFER_REFUSED if the token refuses the transfer; TRANSFER_TAKES_MORE if the transfer
 * takes more than the amount; the error that explains why the transfer fails
 */
function readResult(transfer: Transfer, simulated: SimulatedCalls): Simulation {
  const { from, to, symbol, amountBaseUnits } = transfer
  const { failure, returned, tokens } = simulated
  if (failure)
    throw (
      explainRevert(failure, transfer) ??
      new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, cause: failure })
    )
  requireAccepted(transfer, returned[0], true)
  checkMovements(transfer, simulated)
  if (transfer.collectible) {
    checkReceived(transfer, transfer.collectible, simulated)
    return {}
  }
  const [received] = tokens
  if (!received || from === to) return {}
  const { change } = received
  const isWhole = (amountBaseUnits - change) * trifle < amountBaseUnits
  return isWhole ? {} : { arrivesBaseUnits: change > 0n ? change : 0n }
}

/**
 * Simulates the transfer with `eth_call`, which returns neither balances nor logs.
 * @throws WalletModalError TRANSFER_REFUSED if the token refuses the transfer
 */
async function tryCall(transfer: Transfer, rpc: RpcRequest): Promise<void> {
  const { token } = transfer
  const [returned, code] = await Promise.all([
    rpc('eth_call', [encodeTransfer(transfer), 'latest']),
    token === null ? '0x' : readCode(token, rpc),
  ])
  requireAccepted(transfer, returned, code !== '0x')
}

/**
 * Resolves with null if a request fails for a reason that does not concern the transfer, such as an unreachable node.
 */
async function attempt<Result>(
  transfer: Transfer,
  pending: Promise<Result>,
): Promise<Result | null> {
  try {
    return await pending
  } catch (thrown) {
    const error = isCode(thrown, 'TRANSFER_REFUSED') ? thrown : explainRevert(thrown, transfer)
    if (error) throw error
    log('info', 'a transfer could not be simulated', thrown)
    return null
  }
}

/**
 * Estimates the fee again. Nothing is claimed if no node responds: the request to the wallet then fails for the same
 * reason.
 * @throws WalletModalError FEE_CHANGED if the transfer needs more than the reviewed fee
 */
async function checkFee(
  transfer: Transfer,
  rpc: RpcRequest,
  reviewed: bigint,
  chosen: ChosenFee,
): Promise<void> {
  const call = encodeTransfer(transfer)
  const fee = await estimateFee(call, rpc, undefined, chosen).catch((thrown: unknown) => {
    log('info', 'the fee of a transfer could not be estimated again', thrown)
    return null
  })
  if (fee?.gasLimit === undefined || neededWei(fee) <= reviewed) return
  const longMessage = `The transfer needs ${neededWei(fee)} wei, and ${reviewed} wei were reviewed.`
  throw new WalletModalError('FEE_CHANGED', { longMessage })
}

/** Simulates a transfer with `eth_simulateV1` or, if nodes lack it, with `eth_call`; see `Sender`. */
export const simulateTransfer: Sender['simulate'] = async (
  transfer,
  { rpc, isSmartAccount, reviewedFee = null, feeRate = null, feeTip = null },
) => {
  const { from: account, to, token, collectible, symbol } = transfer
  if (collectible && token !== null) {
    const held = await attempt(transfer, readHolding(token, collectible, account, rpc))
    if (held !== null && held < transfer.amountBaseUnits)
      throw new WalletModalError('INSUFFICIENT_FUNDS', { params: { symbol } })
  }
  const simulated = await attempt(
    transfer,
    simulateCalls({
      account,
      calls: [encodeTransfer(transfer)],
      holdings:
        token === null || collectible ? [] : [to, account].map((owner) => ({ token, owner })),
      reads: collectible && token !== null ? [holdingCall(token, collectible, to)] : [],
      isFunded: isSmartAccount,
      rpc,
    }),
  )
  // The wallet of a smart account sets the fee, which another account may pay.
  if (reviewedFee !== null && !isSmartAccount)
    await checkFee(transfer, rpc, reviewedFee, { feeRate, feeTip })
  if (simulated) return readResult(transfer, simulated)
  await attempt(transfer, tryCall(transfer, rpc))
  return token === null ? {} : { arrivesBaseUnits: null }
}
