import { base64, hex } from '@scure/base'
import type {
  InputToSign,
  PsbtRequest,
  SignedPsbt,
  TransferRequest,
} from '../../../chains/bip122/provider.ts'
import { buildTransfer } from '../../../chains/bip122/transfer/buildTransfer.ts'
import { noteSpent } from '../../../chains/bip122/transfer/ownTransactions.ts'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import type { SendContext } from '../../../types/sender.ts'
import { bytesOf, type Features } from '../walletStandard/features.ts'

interface Signing {
  features: Features
  accountOf(address: string): { readonly publicKey?: unknown }
  chain: string
}

/** Groups inputs by address and sighash type, because the feature requires one entry for each group. */
function toInputs(signInputs: readonly InputToSign[], { accountOf }: Signing): object[] {
  const groups = new Map<string, InputToSign[]>()
  for (const input of signInputs) {
    const key = `${input.address} ${input.sighashTypes?.[0]}`
    groups.set(key, [...(groups.get(key) ?? []), input])
  }
  return [...groups.values()].map((group) => {
    const { address = '', sighashTypes } = group[0] ?? {}
    return {
      account: accountOf(address),
      signingIndexes: group.map(({ index }) => index),
      ...(sighashTypes?.[0] !== undefined && { sigHash: sighashTypes[0] }),
    }
  })
}

export async function signPsbt(
  { psbt, signInputs, broadcast }: PsbtRequest,
  signing: Signing,
): Promise<SignedPsbt> {
  const { features, chain } = signing
  const inputsToSign = toInputs(signInputs, signing)
  const input = { psbt: base64.decode(psbt), inputsToSign, chain }
  if (!broadcast) {
    const response = await features.call('bitcoin:signTransaction', 'signTransaction', input)
    return { psbt: base64.encode(bytesOf('bitcoin:signTransaction', 'signedPsbt', response)) }
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
