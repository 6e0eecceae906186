import { loadFamilyPart } from '../../chains/families.ts'
import { swap, updateSwap } from '../../controllers/swap.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import { log } from '../../utils/log.ts'
import { contextOf, isStillPaying } from '../account/payingAccount.ts'
import { keyOf, tokensInPlay } from './assessSwap.ts'

/**
 * Reads the balances of the draft's tokens from nodes. If a read fails, the listed balance is used.
 *
 * @throws WalletModalError SWAP_REFUSED if a contract's decimals differ from the service's: every amount would be wrong
 */
export async function readHoldings(paying: PayingAccount): Promise<void> {
  const { namespace, address, network } = paying
  const { rpc, provider } = contextOf(paying)
  const balances = await loadFamilyPart(namespace, 'balances')

  async function read(token: SwapToken): Promise<readonly [string, bigint] | undefined> {
    if (token.isNative) {
      return [keyOf(token), await balances.getBalance(address, rpc, provider)]
    }
    const contract = token.address.slice(network.caipNetworkId.length + 1)
    const held = await balances.getTokenBalance?.(address, contract, rpc)
    if (!held) return undefined
    if (held.decimals === token.decimals) return [keyOf(token), held.amountBaseUnits]
    const longMessage = `${token.address} has ${held.decimals} decimals, not ${token.decimals}.`
    throw new WalletModalError('SWAP_REFUSED', { longMessage })
  }

  const responses = await Promise.allSettled(tokensInPlay(swap).map(read))
  const known: Record<string, bigint> = {}
  let refusal: WalletModalError | undefined
  for (const response of responses) {
    if (response.status === 'fulfilled') {
      if (response.value) known[response.value[0]] = response.value[1]
    } else if (isCode(response.reason, 'SWAP_REFUSED')) refusal = response.reason
    else log('info', 'what is held of a token could not be read', response.reason)
  }
  if (isStillPaying(paying)) updateSwap({ holdings: { ...swap.holdings, ...known } })
  if (refusal) throw refusal
}
