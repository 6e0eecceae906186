import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getOnrampUrl } from '../../services/blockchainApi/onrampUrl.ts'
import { toEndpointUrl } from '../../services/http.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'
import type { OnrampProvider } from '../account/onrampProviders.ts'
import type { PayingAccount } from '../account/payingAccount.ts'
import { serviceContext } from '../services/serviceContext.ts'
import type { Order } from './assessOrder.ts'
import { coinbaseChains } from './coinbaseChains.ts'

const meldUrl = 'https://meldcrypto.com'

/** Meld takes one currency from here. */
const meldCurrencies: Partial<Record<string, string>> = { solana: 'SOL' }

/** The address is the host's and the key, too: nothing has to be asked for. */
function meldLink({ namespace, address }: PayingAccount): string | null {
  const { meldPublicKey: publicKey, meldUrl: url = meldUrl } = options.onramp
  const destinationCurrencyCode = meldCurrencies[namespace] ?? 'USDC'
  const query = { publicKey, destinationCurrencyCode, walletAddress: address }
  return toSafeHttpUrl(toEndpointUrl(url, '', query).href)
}

async function coinbaseLink(
  { address, isSmartAccount }: PayingAccount,
  { amount, chain, isHere, currency, token, tokens }: Order,
  signal: AbortSignal,
): Promise<string | null> {
  const context = serviceContext()
  if (!context) throw new WalletModalError('ONRAMP_NO_PROJECT_ID')
  // A smart account is a contract on one network. On another the same address may belong to nobody, and what is bought
  // there would be lost.
  if (isSmartAccount && !isHere) return null
  const blockchains = isSmartAccount ? [chain.chain] : coinbaseChains
  const assets = (token ? [token] : tokens).map(({ symbol }) => symbol)
  const request = {
    destinationWallets: [{ address, blockchains, assets }],
    defaultNetwork: chain.chain,
    partnerUserId: address,
    defaultExperience: 'buy',
    // For the provider's form, where the visitor reads it again.
    ...(amount && { presetFiatAmount: Number(amount) }),
  } as const
  const link = await getOnrampUrl(context, request, signal)
  if (!link || !currency) return link
  // The amount is of this currency, which the service is not told.
  const url = new URL(link)
  if (!url.searchParams.has('fiatCurrency')) url.searchParams.set('fiatCurrency', currency.id)
  return url.href
}

/**
 * The provider's page for an order of an account.
 *
 * @throws WalletModalError LINK_NOT_FOUND where there is none that may be opened, or as `requestJson`
 */
export async function requestLink(
  { takesOrders }: OnrampProvider,
  paying: PayingAccount,
  order: Order,
  signal: AbortSignal,
): Promise<string> {
  const link = takesOrders ? await coinbaseLink(paying, order, signal) : meldLink(paying)
  if (link) return link
  throw new WalletModalError('LINK_NOT_FOUND')
}
