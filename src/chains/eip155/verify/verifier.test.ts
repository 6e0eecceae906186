import { Signature, Wallet } from 'ethers'
import { expect, it } from 'vitest'
import { loadVerifier } from '../../verifiers.ts'

const message = 'example.org wants you to sign in with your Ethereum account:\n\nGrüße'

it('a compact signature verifies without a node, and for its message and account alone (EIP-2098)', async () => {
  const verifier = await loadVerifier('eip155')
  const verify = (address: string, signature: string, text = message) =>
    verifier.verify({
      message: text,
      address,
      signature,
      caipNetworkId: 'eip155:1',
      // No node: the account is no contract that accepts the signature.
      rpc: async () => '0x00',
    })
  const parities = new Set<number>()
  const other = Wallet.createRandom().address
  while (parities.size < 2) {
    const wallet = Wallet.createRandom()
    const signature = Signature.from(await wallet.signMessage(message))
    parities.add(signature.yParity)
    const compact = signature.compactSerialized
    expect(await verify(wallet.address, compact)).toBe(true)
    expect(await verify(other, compact)).toBe(false)
    expect(await verify(wallet.address, compact, 'Other')).toBe(false)
    expect(await verify(wallet.address, compact.slice(0, -2))).toBe(false)
  }
})

it('the vector of EIP-2098 verifies', async () => {
  const verifier = await loadVerifier('eip155')
  const verified = verifier.verify({
    message: 'Hello World',
    address: new Wallet(`0x${'1234567890'.repeat(6)}1234`).address,
    signature:
      '0x68a020a209d3d56c46f38cc50a33f704f4a9a10a59377f8dd762ac66910e9b907e865ad05c4035ab5792787d4a0297a43617ae897930a6fe4d822b8faea52064',
    caipNetworkId: 'eip155:1',
    rpc: async () => '0x00',
  })
  expect(await verified).toBe(true)
})
