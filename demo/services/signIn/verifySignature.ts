import { createPublicKey, verify } from 'node:crypto'
import { cryptoWaitReady, decodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { base58 } from '@scure/base'
import { createPublicClient, type Hex, http, isAddress, isHex } from 'viem'
import { chainOf } from '../../wallets/bitcoin/chains.ts'
import { verifyBitcoinMessage } from './verifyBitcoinMessage.ts'

export interface SignedMessage {
  text: string
  signature: string
  address: string
  /** CAIP-2. */
  chainId: string
}

/** JSON-RPC of each chain, by CAIP-2 id. */
export type Nodes = Readonly<Record<string, string>>

type Verify = (signed: SignedMessage, nodes: Nodes) => boolean | Promise<boolean>

/** Accounts with a key, contract wallets (ERC-1271) and undeployed ones (ERC-6492). */
const verifyOnEvm: Verify = ({ text, signature, address, chainId }, nodes) => {
  if (!isAddress(address) || !isHex(signature)) return false
  const client = createPublicClient({ transport: http(nodes[chainId]) })
  return client.verifyMessage({ address, message: text, signature: signature as Hex })
}

const verifyOnSolana: Verify = ({ text, signature, address }) => {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, base58.decode(signature))
}

/**
 * `signatureVerify` tries the text, and the text between `<Bytes>` and `</Bytes>`, which the extension of
 * Polkadot{.js} has signed since June 2021 (https://github.com/polkadot-js/extension/pull/743).
 */
const verifyOnPolkadot: Verify = async ({ text, signature, address }) => {
  // The library also takes keys in hexadecimal. The zero key belongs to no account, and any signature verifies for it.
  if (isHex(address) || decodeAddress(address).every((byte) => byte === 0)) return false
  await cryptoWaitReady()
  return signatureVerify(text, signature, address).isValid
}

/** BIP-137, and the simple form of BIP-322. */
const verifyOnBitcoin: Verify = ({ text, signature, address, chainId }) =>
  verifyBitcoinMessage(chainOf(chainId).network, address, text, signature) !== null

/** Keyed by the message's name of the family. */
export const families: Readonly<Record<string, { namespace: string; verify: Verify }>> = {
  Ethereum: { namespace: 'eip155', verify: verifyOnEvm },
  Solana: { namespace: 'solana', verify: verifyOnSolana },
  Polkadot: { namespace: 'polkadot', verify: verifyOnPolkadot },
  Bitcoin: { namespace: 'bip122', verify: verifyOnBitcoin },
}
