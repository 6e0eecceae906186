import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { Wallet } from 'ethers'
import { expect, it, vi } from 'vitest'
import { loadVerifier } from './verifiers.ts'

// Pages on plain http beyond localhost lack `crypto.subtle` (secure contexts).
vi.hoisted(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined }))

const message = 'page.example wants you to sign in'
const rpc = async () => '0x'

it('a page without crypto.subtle verifies a signature of an EVM account', async () => {
  const wallet = new Wallet(`0x${'11'.repeat(32)}`)
  const signature = await wallet.signMessage(message)
  const { verify } = await loadVerifier('eip155')
  const request = {
    message,
    signature,
    address: wallet.address,
    caipNetworkId: 'eip155:1',
    rpc,
  } as const
  expect(await verify(request)).toBe(true)
})

it('a page without crypto.subtle verifies a signature of a Solana account', async () => {
  const key = new Uint8Array(32).fill(7)
  const address = base58.encode(ed25519.getPublicKey(key))
  const signature = base58.encode(ed25519.sign(new TextEncoder().encode(message), key))
  const { verify } = await loadVerifier('solana')
  const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(await verify({ message, signature, address, caipNetworkId, rpc })).toBe(true)
})
