import { Keyring } from '@polkadot/keyring'
import { stringToU8a, u8aToHex, u8aWrapBytes } from '@polkadot/util'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import { base58 } from '@scure/base'
import { Wallet } from 'ethers'
import { regtest } from '../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../demo/wallets/bitcoin/signer.ts'
import { PAGE_WALLET_KEYS } from '../../../demo/wallets/bitcoin/testKeys.ts'
import { createSolanaSigner } from '../../../demo/wallets/solana/signer.ts'
import { formatMessage } from '../../../src/actions/signIn/formatMessage.ts'
import type { CaipNetworkId } from '../../../src/types/caip.ts'
import type { SignInData } from '../../../src/types/siwx.ts'

/** An account with a test key of a wallet. */
export interface TestSigner {
  caipNetworkId: CaipNetworkId
  address: string
  sign(message: string): Promise<string>
}

const evmWallet = new Wallet(`0x${'11'.repeat(32)}`)

export const evmSigner: TestSigner = {
  caipNetworkId: 'eip155:1',
  address: evmWallet.address,
  sign: (message) => evmWallet.signMessage(message),
}

/** Creates an account of each family; Bitcoin has one for each kind of signature. */
export async function createSigners(): Promise<Record<string, TestSigner>> {
  await cryptoWaitReady()
  const solana = await createSolanaSigner(new Uint8Array(32).fill(7))
  const polkadot = new Keyring({ type: 'sr25519', ss58Format: 0 }).addFromUri('//Alice')
  const bitcoin = createBitcoinSigner(PAGE_WALLET_KEYS[0] ?? '', regtest)
  const caipNetworkId = regtest.caipNetworkId as CaipNetworkId
  return {
    eip155: evmSigner,
    solana: {
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      address: solana.address,
      sign: async (message) =>
        base58.encode(await solana.signMessage(new TextEncoder().encode(message))),
    },
    polkadot: {
      caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      address: polkadot.address,
      sign: async (message) => u8aToHex(polkadot.sign(u8aWrapBytes(stringToU8a(message)))),
    },
    'bip122 by BIP-137': {
      caipNetworkId,
      address: bitcoin.payment.address,
      sign: async (message) => bitcoin.signMessage(bitcoin.payment, message, 'ecdsa'),
    },
    'bip122 by BIP-322': {
      caipNetworkId,
      address: bitcoin.ordinals.address,
      sign: async (message) => bitcoin.signMessage(bitcoin.ordinals, message, 'bip322'),
    },
  }
}

/** Returns the data of a message as the element makes it for a page of shop.example. */
export function dataOf(
  { address, caipNetworkId }: Pick<TestSigner, 'address' | 'caipNetworkId'>,
  nonce: string,
  own: Partial<SignInData> = {},
): SignInData {
  return {
    accountAddress: address,
    chainId: caipNetworkId,
    domain: 'shop.example',
    uri: 'https://shop.example/cart',
    version: '1',
    nonce,
    statement: 'Grüße aus dem Shop.',
    issuedAt: new Date().toISOString(),
    expirationTime: null,
    notBefore: null,
    requestId: null,
    resources: ['https://shop.example/terms'],
    ...own,
  }
}

/** Signs a message as the element writes it. */
export async function signInBody(signer: TestSigner, data: SignInData) {
  const message = formatMessage(data)
  return { data, message, signature: await signer.sign(message) }
}
