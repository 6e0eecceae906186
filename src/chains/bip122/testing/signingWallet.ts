import { Psbt } from 'bitcoinjs-lib'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import type { BitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import type { BitcoinProvider, PsbtRequest, SignedPsbt } from '../provider.ts'

interface SigningWallet {
  provider: BitcoinProvider
  /** PSBTs that the wallet has received to sign, in base64. */
  requests: string[]
}

/** A wallet that signs PSBTs of its address. A function `respond` replaces its response. */
export function signingWallet(
  signer: BitcoinSigner,
  {
    address = signer.payment,
    respond = (psbt) => ({ psbt: psbt.toBase64() }),
  }: {
    address?: BitcoinSigner['payment']
    respond?: (psbt: Psbt) => SignedPsbt | Promise<SignedPsbt>
  } = {},
): SigningWallet {
  const requests: string[] = []
  const provider: Partial<BitcoinProvider> = {
    connect: async () => [
      { address: address.address, publicKey: address.publicKey, purpose: 'payment' },
    ],
    async signPsbt({ psbt: text, signInputs }: PsbtRequest) {
      requests.push(text)
      const psbt = Psbt.fromBase64(text, { network: signer.chain.network })
      signer.signPsbt(
        psbt,
        signInputs.map(({ index }) => index),
      )
      return respond(psbt)
    },
    disconnect: async () => {},
    getNetwork: async () => bitcoinNetwork.caipNetworkId,
    setNetwork: async () => {},
    signMessage: async () => '',
    sendTransfer: async () => '',
    watch: () => () => {},
  }
  return { provider: provider as BitcoinProvider, requests }
}
