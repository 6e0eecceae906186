import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { getBytes, hexlify } from 'ethers'
import { createEvmSigner, type EvmSigner } from '../../../wallets/evm/signer.ts'
import { createSolanaSigner, type SolanaSigner } from '../../../wallets/solana/signer.ts'
import { type SmartAccount, smartAccountOf } from '../contract/SmartAccount.ts'
import { load, save } from './store.ts'

export interface Keys {
  evm: EvmSigner
  smartAccount: SmartAccount
  solana: SolanaSigner
}

const known = new Map<string, Promise<Keys>>()

/** The user's keys on this device, created at random on first use. They are never sent. */
export function keysOf(userId: string): Promise<Keys> {
  const found = known.get(userId) ?? create(userId)
  known.set(userId, found)
  return found
}

async function create(userId: string): Promise<Keys> {
  const secret = load(`secret/${userId}`) ?? newSecret(userId)
  const evm = createEvmSigner(secret)
  const seed = hkdf(sha256, getBytes(secret), undefined, 'demo wallet solana', 32)
  return { evm, smartAccount: smartAccountOf(evm.address), solana: await createSolanaSigner(seed) }
}

function newSecret(userId: string): string {
  const secret = hexlify(crypto.getRandomValues(new Uint8Array(32)))
  save(`secret/${userId}`, secret)
  return secret
}
