import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { ReceiverCheck, SendWarning } from '../../types/send.ts'
import type { ContractUnit } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { contextOf } from '../account/payingAccount.ts'
import { tokenAddress } from '../account/tokenAddress.ts'
import { decimalsOf } from './assessDraft.ts'

/**
 * Compares the listed decimals with the token's contract, since wrong ones would change every amount. Resolves with the
 * contract's unit; null for the native token, and for collectibles, which have none.
 *
 * @throws WalletModalError TOKEN_UNVERIFIED if the decimals differ (then `params.listed` is set) or cannot be read,
 * TOKEN_SCALED if wallets show other amounts of the token than those in base units
 */
export async function verifyUnit(
  sending: PayingAccount,
  token: TokenBalance,
): Promise<ContractUnit | null> {
  const contract = tokenAddress(token)
  const { readUnit } = await loadLaterPart(sending.namespace, 'sender')
  if (contract === null || !readUnit || token.collectible) return null
  const { symbol } = token
  const listed = decimalsOf(token)
  let unit: ContractUnit
  try {
    unit = await readUnit(contract, contextOf(sending).rpc)
  } catch (cause) {
    if (isCode(cause, 'TOKEN_SCALED'))
      throw new WalletModalError('TOKEN_SCALED', { params: { symbol }, cause })
    const longMessage = `The decimals of ${contract} could not be read.`
    throw new WalletModalError('TOKEN_UNVERIFIED', { params: { symbol }, longMessage, cause })
  }
  if (unit.decimals === listed) return unit
  const longMessage = `${contract} has ${unit.decimals} decimals, not ${listed}.`
  throw new WalletModalError('TOKEN_UNVERIFIED', { params: { symbol, listed }, longMessage })
}

/** Calls `verifyUnit` for the review: a failure is returned as a refusal. Never throws. */
export async function checkToken(
  sending: PayingAccount,
  token: TokenBalance,
): Promise<ReceiverCheck> {
  try {
    const { symbol = null, isRevocable } = (await verifyUnit(sending, token)) ?? {}
    const warnings: SendWarning[] = []
    const address = tokenAddress(token)
    if (token.isUnlisted && address !== null) warnings.push({ kind: 'unlisted', address })
    if (isRevocable) warnings.push({ kind: 'revocable' })
    if (symbol !== null && symbol !== token.symbol) warnings.push({ kind: 'symbol', symbol })
    return { warnings, refusal: null }
  } catch (thrown) {
    if (isCode(thrown, 'TOKEN_SCALED')) return { warnings: [], refusal: 'scaled' }
    const differs = thrown instanceof WalletModalError && thrown.params.listed !== undefined
    return { warnings: [], refusal: differs ? 'decimals' : 'unreadable' }
  }
}
