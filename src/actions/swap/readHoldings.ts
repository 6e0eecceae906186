import { loadFamilyPart } from '../../chains/families.ts'
import { swap, updateSwap } from '../../controllers/swap.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import { log } from '../../utils/log.ts'
import { contextOf, isStillPaying } from '../account/payingAccount.ts'
import { keyOf, tokensInPlay } from './assessSwap.ts'
import { independentNode } from './independentNode.ts'

/**
 * Reads balances and decimals of the draft's tokens from a node that is independent of the swap service, else from the
 * page's. If a read fails, the listed balance is used.
 *
 * @throws WalletModalError SWAP_REFUSED if a contract's decimals differ from the service's: every amount would be wrong
 */
export async function readHoldings(paying: PayingAccount): Promise<void> {
  const { namespace, address, network } = paying
  const { rpc, provider } = contextOf(paying)
  const [balances, own] = await Promise.all([
    loadFamilyPart(namespace, 'balances'),
    independentNode(paying).catch(() => null),
  ])
  const ask = <Result>(request: (node: RpcRequest) => Promise<Result>): Promise<Result> =>
    own ? request(own).catch(() => request(rpc)) : request(rpc)

  const decimals: Record<string, number> = {}
  async function read(token: SwapToken): Promise<readonly [string, bigint] | undefined> {
    if (token.isNative) {
      return [keyOf(token), await ask((node) => balances.getBalance(address, node, provider))]
    }
    const contract = token.address.slice(network.caipNetworkId.length + 1)
    const { getTokenBalance } = balances
    if (!getTokenBalance) return undefined
    const held = await ask((node) => getTokenBalance(address, contract, node))
    decimals[keyOf(token)] = held.decimals
    return held.decimals === token.decimals ? [keyOf(token), held.amountBaseUnits] : undefined
  }

  const responses = await Promise.allSettled(tokensInPlay(swap).map(read))
  const known: Record<string, bigint> = {}
  for (const response of responses) {
    if (response.status === 'fulfilled') {
      if (response.value) known[response.value[0]] = response.value[1]
    } else log('info', 'what is held of a token could not be read', response.reason)
  }
  if (!isStillPaying(paying)) return
  updateSwap({
    holdings: { ...swap.holdings, ...known },
    contractDecimals: { ...swap.contractDecimals, ...decimals },
  })
  requireDecimals(swap)
}

/** @throws WalletModalError SWAP_REFUSED if a contract's decimals differ from the service's: every amount would be wrong */
export function requireDecimals(draft: typeof swap): void {
  for (const token of tokensInPlay(draft)) {
    const stated = draft.contractDecimals[keyOf(token)] ?? token.decimals
    if (stated === token.decimals) continue
    const longMessage = `${token.address} has ${stated} decimals, not ${token.decimals}.`
    throw new WalletModalError('SWAP_REFUSED', { longMessage })
  }
}
