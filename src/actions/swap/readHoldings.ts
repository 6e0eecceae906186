import { loadFamilyPart } from '../../chains/families.ts'
import { swap, updateSwap } from '../../controllers/swap.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
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

  async function read(token: SwapToken): Promise<readonly [string, bigint] | undefined> {
    if (token.isNative) {
      return [keyOf(token), await ask((node) => balances.getBalance(address, node, provider))]
    }
    const contract = token.address.slice(network.caipNetworkId.length + 1)
    const { getTokenBalance } = balances
    if (!getTokenBalance) return undefined
    const held = await ask((node) => getTokenBalance(address, contract, node))
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
