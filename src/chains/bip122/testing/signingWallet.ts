import { Psbt } from 'bitcoinjs-lib'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import type { BitcoinSigner, SigningAddress } from '../../../../demo/wallets/bitcoin/signer.ts'
import type { BitcoinProvider, PsbtRequest, SignedPsbt } from '../provider.ts'

interface SigningWallet {
  provider: BitcoinProvider
  /** PSBTs that the wallet has received to sign, in base64. */
  requests: string[]
}

/** A wallet that signs PSBTs of its addresses. A function `respond` replaces its response. */
export function signingWallet(
  signer: BitcoinSigner,
  {
    address = signer.payment,
    respond = (psbt) => ({ psbt: psbt.toBase64() }),
    others = [],
  }: {
    address?: BitcoinSigner['payment']
    respond?: (psbt: Psbt) => SignedPsbt | Promise<SignedPsbt>
    /** Signers of further addresses that the wallet lists for the account. */
    others?: readonly {
      signer: BitcoinSigner
      address: SigningAddress
      isChange: boolean
      /** True if an earlier page has stored the address, and the wallet has not listed it since. */
      isStored?: boolean
    }[]
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
      const indexesOf = (one: SigningAddress) =>
        signInputs.flatMap((input) => (input.address === one.address ? [input.index] : []))
      for (const one of [{ signer, address }, ...others])
        one.signer.signPsbt(psbt, indexesOf(one.address))
      return respond(psbt)
    },
    addressesOf: () =>
      [{ address, isChange: false }, ...others].map((one) => ({
        address: one.address.address,
        publicKey: one.address.publicKey,
        isChange: one.isChange,
        isStored: 'isStored' in one && one.isStored,
      })),
    disconnect: async () => {},
    getNetwork: async () => bitcoinNetwork.caipNetworkId,
    setNetwork: async () => {},
    signMessage: async () => '',
    sendTransfer: async () => '',
    watch: () => () => {},
  }
  return { provider: provider as BitcoinProvider, requests }
}
