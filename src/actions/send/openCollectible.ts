import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import { showToast } from '../../controllers/toast.ts'
import { translate } from '../../i18n/messages.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { HeldCollectible } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { toSymbol } from '../../utils/toSymbol.ts'
import { contextOf, isStillPaying } from '../account/payingAccount.ts'
import type { HeldNft } from '../activity/heldNfts.ts'
import { reportError } from '../report/reportError.ts'
import { addReadToken } from './draftTokens.ts'
import { sendingAccount } from './sendingAccount.ts'

function toToken(
  { network }: PayingAccount,
  { contract, amount, standard, id, collection }: HeldCollectible,
  look: { name: string; iconUrl: string | null },
): TokenBalance {
  return {
    name: look.name,
    symbol: toSymbol(look.name),
    chainId: network.caipNetworkId,
    address: `${network.caipNetworkId}:${contract}`,
    iconUrl: look.iconUrl,
    quantity: { decimals: '0', numeric: String(amount) },
    collectible: { standard, id, collection },
  }
}

/**
 * Finds the collectible of the chain behind an NFT of the history, which has its name and picture alone. Several are found if
 * a transaction has brought several: then each has the name of its collection, since nothing tells which the NFT is.
 */
async function findTokens(nft: HeldNft, sending: PayingAccount): Promise<TokenBalance[]> {
  const { readCollectibles } = await loadLaterPart(sending.namespace, 'sender')
  const { rpc } = contextOf(sending)
  const found = (await readCollectibles?.(nft.hashes, sending.address, rpc)) ?? []
  const [only, ...others] = found
  if (only && others.length === 0)
    return [toToken(sending, only, { name: nft.name, iconUrl: nft.previewUrl })]
  return found.map((one) => {
    const name = `${one.collection || nft.name} #${one.id}`
    return toToken(sending, one, { name, iconUrl: null })
  })
}

/**
 * Opens Send with the collectible behind an NFT of the history, and the list to choose from if there are several. Never
 * throws: a failure is a toast.
 */
export async function openCollectible(modal: Modal, nft: HeldNft): Promise<void> {
  const sending = sendingAccount()
  if (!sending) return
  const from = modal.router.top()
  try {
    const tokens = await findTokens(nft, sending)
    if (!isStillPaying(sending) || modal.router.top() !== from) return
    const [token, ...others] = tokens
    if (!token) return showToast(translate(modal.state.language, 'nfts.notFound'), 'error')
    for (const one of tokens) addReadToken(sending, one)
    modal.router.push('WalletSend', { token, amount: '1' })
    if (others.length > 0) modal.router.push('WalletSendSelectToken')
  } catch (thrown) {
    reportError(thrown, 'toast')
  }
}
