import { base64, hex } from '@scure/base'
import { chooseSighashes, ownInputs } from '../../../chains/bip122/ownInputs.ts'
import type {
  BitcoinAccount,
  InputToSign,
  PsbtRequest,
  SignedPsbt,
  TransferRequest,
} from '../../../chains/bip122/provider.ts'
import { invalidParams } from '../../../chains/bip122/requests.ts'
import { checkPsbt } from '../../../chains/bip122/responses.ts'
import { sighashNames } from '../../../chains/bip122/sighashNames.ts'
import { buildTransfer } from '../../../chains/bip122/transfer/buildTransfer.ts'
import { noteSpent } from '../../../chains/bip122/transfer/ownTransactions.ts'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SendContext } from '../../../types/sender.ts'
import { bytesOf, type Features } from '../walletStandard/features.ts'

interface Signing {
  features: Features
  accounts: readonly BitcoinAccount[]
  accountOf(address: string): { readonly publicKey?: unknown }
  caipNetworkId: CaipNetworkId
  chain: string
}

/**
 * The feature requires a list of inputs, and an empty one means none.
 * @throws Error with code -32602 if a page names no inputs, and none spends coins of the accounts
 */
function inputsOf({ psbt, signInputs }: PsbtRequest, signing: Signing): readonly InputToSign[] {
  if (signInputs.length > 0) return signInputs
  const own = ownInputs(psbt, signing.accounts, signing.caipNetworkId)
  if (own.length > 0) return own
  throw invalidParams('Invalid parameters: no input spends coins of the account')
}

/**
 * The standard has no name for SIGHASH_DEFAULT, which wallets use for taproot where a request names no type.
 * @throws ProviderRpcError 4200 if the standard has no name for the type
 */
function toSighash(type: number | undefined): { sigHash?: string } {
  if (!type) return {}
  const sigHash = sighashNames[type]
  if (sigHash) return { sigHash }
  throw new ProviderRpcError(
    errorCodes.unsupportedMethod,
    `The wallet knows no signature hash type ${type}`,
  )
}

/** Groups inputs by address and sighash type, because the feature requires one entry for each group. */
function toInputs(psbt: string, signInputs: readonly InputToSign[], { accountOf }: Signing) {
  const inputs = chooseSighashes(psbt, signInputs)
  const groups = new Map<string, typeof inputs>()
  for (const input of inputs) {
    const key = `${input.address} ${input.sighash}`
    groups.set(key, [...(groups.get(key) ?? []), input])
  }
  return [...groups.values()].map((group): object => {
    const { address = '', sighash } = group[0] ?? {}
    return {
      account: accountOf(address),
      signingIndexes: group.map(({ index }) => index),
      ...toSighash(sighash),
    }
  })
}

/**
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is malformed; errors of the wallet; Error with code
 * -32602 or 4200 if the standard cannot express the request
 */
export async function signPsbt(request: PsbtRequest, signing: Signing): Promise<SignedPsbt> {
  const { psbt, broadcast } = request
  const { features, chain } = signing
  const inputsToSign = toInputs(psbt, inputsOf(request, signing), signing)
  const input = { psbt: base64.decode(psbt), inputsToSign, chain }
  if (!broadcast) {
    const response = await features.call('bitcoin:signTransaction', 'signTransaction', input)
    const signed = bytesOf('bitcoin:signTransaction', 'signedPsbt', response)
    return { psbt: checkPsbt(base64.encode(signed)) }
  }
  const feature = 'bitcoin:signAndSendTransaction'
  const response = await features.call(feature, 'signAndSendTransaction', input)
  const [output] = Array.isArray(response) ? (response as unknown[]) : []
  const { txId } = Object(output) as { txId?: unknown }
  if (typeof txId !== 'string') throw invalidResponseTo(feature, response)
  // The wallet's feature returns only the txid and not the signed PSBT.
  return { psbt, txid: txId }
}

/**
 * Builds the PSBT of a payment, and lets the wallet sign and broadcast it. A PSBT is used, because the standard has no
 * payment feature.
 */
export async function sendTransfer(
  request: TransferRequest,
  node: SendContext,
  signing: Signing,
): Promise<string> {
  const { publicKey } = signing.accountOf(request.account)
  const key = publicKey instanceof Uint8Array ? hex.encode(publicKey) : undefined
  const transfer = await buildTransfer(node, { ...request, publicKey: key })
  const { txid = '' } = await signPsbt(transfer, signing)
  noteSpent(transfer.psbt)
  return txid
}
