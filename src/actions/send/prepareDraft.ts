import { loadChainAdapter } from '../../chains/registry.ts'
import { loadSender } from '../../chains/senders.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { send, updateSend } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { log } from '../../utils/log.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { estimateCost, toUsd } from './estimateCost.ts'
import { keepDraft } from './keepDraft.ts'
import { contextOf, isStillSending, type SendingAccount, sendingAccount } from './sendingAccount.ts'

/** More decimals than any library reckons with: not to be sent from here. */
const maxDecimals = 77

const isSame = (one: TokenBalance, other: TokenBalance) =>
  one.address?.toLowerCase() === other.address?.toLowerCase() && one.chainId === other.chainId

/** What the account holds on its network, the native token first, with what the node says of that one. */
function listTokens({ namespace, network }: SendingAccount): TokenBalance[] {
  const { caipNetworkId, nativeCurrency } = network
  const known = (accountOf(namespace).tokenBalance ?? []).filter(
    ({ chainId, quantity, address }) =>
      chainId === caipNetworkId &&
      Number(quantity.decimals) <= maxDecimals &&
      (address === undefined || /[1-9]/.test(quantity.numeric)),
  )
  const told = known.find(({ address }) => address === undefined)
  const { name, symbol, decimals } = nativeCurrency
  const { networkBalance } = send
  const native: TokenBalance = {
    name,
    symbol,
    chainId: caipNetworkId,
    iconUrl: null,
    ...told,
    quantity: {
      decimals: String(decimals),
      numeric:
        networkBalance !== null
          ? formatUnits(networkBalance, decimals)
          : (told?.quantity.numeric ?? '0'),
    },
  }
  return [native, ...known.filter(({ address }) => address !== undefined)]
}

/** Brings the draft's tokens up to what is known; the native one is chosen where none is. */
function showTokens(sending: SendingAccount): void {
  const tokenBalances = listTokens(sending)
  const [native] = tokenBalances
  const { token, networkBalance } = send
  const chosen = token && tokenBalances.find((one) => isSame(one, token))
  const { decimals } = sending.network.nativeCurrency
  updateSend({
    tokenBalances,
    token: chosen ?? native ?? null,
    networkBalanceInUSD:
      networkBalance === null ? null : toUsd(networkBalance, decimals, native?.price),
  })
}

/** The list of an open draft goes along with the account's. */
function followHoldings(): void {
  const sending = sendingAccount()
  if (sending && send.tokenBalances.length > 0) showTokens(sending)
}

async function readNetworkBalance(sending: SendingAccount): Promise<void> {
  const { rpc } = contextOf(sending)
  const adapter = await loadChainAdapter(sending.namespace)
  const networkBalance = (await adapter.getBalance?.(sending.address, rpc)) ?? null
  if (isStillSending(sending)) updateSend({ networkBalance })
}

/**
 * Reads what the draft needs: the account's tokens, what there is of the native one, and what sending costs. What is
 * known at once is shown at once; what cannot be read is left as it is.
 */
export async function prepareDraft(token?: TokenBalance): Promise<void> {
  const sending = sendingAccount()
  if (!sending) return
  keepDraft(followHoldings)
  // A wallet that never answered does not keep the next draft from being sent.
  updateSend({ loading: false, failure: null })
  if (token && token.chainId === sending.network.caipNetworkId) updateSend({ token })
  showTokens(sending)
  const settle = async (reading: Promise<void>) => {
    try {
      await reading
    } catch (thrown) {
      log('info', 'what can be sent could not be read', thrown)
    }
    if (isStillSending(sending)) showTokens(sending)
  }
  await Promise.all([
    settle(readNetworkBalance(sending)),
    settle(refreshTokens(sending.namespace)),
    loadSender(sending.namespace),
  ])
  if (isStillSending(sending)) await estimateCost(sending)
}

/** Another token is to go: the amount that was typed is of the former one. */
export function chooseToken(token: TokenBalance): void {
  const sending = sendingAccount()
  if (!sending) return
  if (!send.token || !isSame(send.token, token))
    updateSend({ token, sendTokenAmount: '', gasPrice: null, gasPriceInUSD: null, accountCost: 0n })
  void estimateCost(sending)
}
