import { base58 } from '@scure/base'
import { invalidResponse } from '../../../errors/invalidResponse.ts'
import type { ConnectAndSignIn } from '../../../types/connectAndSignIn.ts'
import type { Network } from '../../../types/network.ts'
import type { SignInData } from '../../../types/siwx.ts'
import { referenceOf } from '../../../utils/caip.ts'
import type { SignInFields, SolanaProvider } from '../provider.ts'

/** Fields that are null are left out, since a wallet must not write them then. */
function toFields(data: SignInData): SignInFields {
  const { accountAddress: _, chainId, ...fields } = data
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), chainId: referenceOf(chainId) } as SignInFields
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE for bytes that are not UTF-8 */
function toText(message: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch (cause) {
    throw invalidResponse('The wallet has signed a message that is no text', cause)
  }
}

/**
 * Signs in by `solana:signIn` of the Wallet Standard. The chain is written as in other sign-in messages (CAIP-122), by its
 * reference. A wallet whose grammar has only names such as `mainnet` refuses that without a prompt
 * (https://github.com/phantom/sign-in-with-solana, "ABNF Message Format"), and signs once it is connected.
 */
export const solanaConnectAndSignIn: ConnectAndSignIn = async ({
  provider,
  context,
  network,
  createMessage,
}) => {
  const isOwn = (one?: Network) => one?.chainNamespace === 'solana'
  const candidates = [network, context.preferredNetwork('solana'), ...context.networks]
  const on = candidates.find(isOwn)
  const { signIn } = provider as SolanaProvider
  const requested = on && signIn ? await createMessage(on.caipNetworkId) : null
  if (!requested || !signIn) return null
  const { address, message, signature } = await signIn(toFields(requested))
  return {
    data: { ...requested, accountAddress: address },
    message: toText(message),
    signature: base58.encode(signature),
  }
}
