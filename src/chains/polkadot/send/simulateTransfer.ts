import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { SendContext, Simulation, Transfer } from '../../../types/sender.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { readAssetAccount, readAssetDetails } from '../assets.ts'
import { movableByClosing, readAccount, transferable } from '../balances.ts'
import { accountKey } from '../ss58.ts'
import { buildTransfer, existentialDeposit } from './buildTransfer.ts'
import { readFee } from './readFee.ts'

const lacks = (code: 'INSUFFICIENT_FUNDS' | 'INSUFFICIENT_GAS', symbol: string) =>
  new WalletModalError(code, { params: { symbol } })

function needs(
  code: 'TRANSFER_TOO_SMALL' | 'TRANSFER_LEAVES_TOO_LITTLE',
  leastBaseUnits: bigint,
  { decimals, symbol }: Transfer,
) {
  const amount = `${formatUnits(leastBaseUnits, decimals)} ${symbol}`
  return new WalletModalError(code, { params: { amount } })
}

/**
 * Reads fee, existential deposit and both accounts of a transfer; amounts are in planck.
 * @throws WalletModalError FEE_CHANGED if the fee exceeds the reviewed one
 */
async function readTerms(transfer: Transfer, { rpc, reviewedFee }: SendContext) {
  const built = await buildTransfer(transfer, rpc)
  const [fee, sender, receiver] = await Promise.all([
    readFee(built, rpc),
    readAccount(transfer.from, rpc),
    readAccount(transfer.to, rpc),
  ])
  if (reviewedFee && fee > reviewedFee) {
    const longMessage = `The fee is ${fee} planck, and not ${reviewedFee} at most.`
    throw new WalletModalError('FEE_CHANGED', { longMessage })
  }
  const deposit = existentialDeposit(built.runtime)
  const spendable = sender ? transferable(sender, deposit) : 0n
  return { fee, limit: reviewedFee ?? fee, deposit, sender, receiver, spendable }
}

async function simulateNative(transfer: Transfer, context: SendContext): Promise<Simulation> {
  const { from, to, amountBaseUnits, closesAccount, nativeSymbol } = transfer
  const terms = await readTerms(transfer, context)
  const { fee, limit, deposit, sender, receiver, spendable } = terms
  const free = sender?.free ?? 0n
  const spent = amountBaseUnits + limit
  if (spent > free) {
    const code = amountBaseUnits > spendable ? 'INSUFFICIENT_FUNDS' : 'INSUFFICIENT_GAS'
    throw lacks(code, nativeSymbol)
  }
  // The fee is taken before the amount, and the existential deposit must remain.
  if (limit > spendable) throw lacks('INSUFFICIENT_GAS', nativeSymbol)
  // A transfer to the sending account itself moves nothing out, so it does not close the account.
  const isOwn = accountKey(from) === accountKey(to)
  const closing = sender && !isOwn ? movableByClosing(sender, deposit) : spendable
  if (spent > spendable && (spent > closing || !closesAccount))
    throw needs('TRANSFER_LEAVES_TOO_LITTLE', deposit, transfer)
  if ((receiver?.free ?? 0n) + amountBaseUnits < deposit)
    throw needs('TRANSFER_TOO_SMALL', deposit, transfer)
  if (spent <= spendable) return {}
  const lostBaseUnits = free - amountBaseUnits - fee
  return { closing: { lostBaseUnits, depositBaseUnits: deposit } }
}

/** Simulates the transfer of a token. Its fee is paid in the native currency. */
async function simulateAsset(
  transfer: Transfer & { token: string },
  context: SendContext,
): Promise<Simulation> {
  const { from, to, token, amountBaseUnits, symbol, nativeSymbol } = transfer
  const { rpc } = context
  const [terms, asset, own, other] = await Promise.all([
    readTerms(transfer, context),
    readAssetDetails(token, rpc),
    readAssetAccount(from, token, rpc),
    readAssetAccount(to, token, rpc),
  ])
  const balance = own?.balance ?? 0n
  if (amountBaseUnits > balance) throw lacks('INSUFFICIENT_FUNDS', symbol)
  if (terms.limit > terms.spendable) throw lacks('INSUFFICIENT_GAS', nativeSymbol)
  const isOpen = asset.isLive && own?.isLiquid && (other?.isLiquid ?? true)
  if (!isOpen) throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol } })
  const rest = balance - amountBaseUnits
  if (rest > 0n && rest < asset.minBalance)
    throw needs('TRANSFER_LEAVES_TOO_LITTLE', asset.minBalance, transfer)
  if (other) return {}
  if (amountBaseUnits < asset.minBalance)
    throw needs('TRANSFER_TOO_SMALL', asset.minBalance, transfer)
  if (!asset.isSufficient && !terms.receiver)
    throw new WalletModalError('TRANSFER_NEEDS_ACCOUNT', {
      params: { symbol, native: nativeSymbol },
    })
  return {}
}

/** Rejects with the errors of `Sender.simulate`. */
export function simulateTransfer(transfer: Transfer, context: SendContext): Promise<Simulation> {
  const { token } = transfer
  return token === null
    ? simulateNative(transfer, context)
    : simulateAsset({ ...transfer, token }, context)
}
