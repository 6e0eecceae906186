import { createPublicClient, type Hex, http } from 'viem'

/** True if the account has signed the text, as a key or a contract (ERC-1271, ERC-6492) on the node's chain. */
export async function isSignedBy(
  node: string,
  { address, message, signature }: { address: string; message: string; signature: string },
): Promise<boolean> {
  const client = createPublicClient({ transport: http(node) })
  const signed = { address: address as Hex, message, signature: signature as Hex }
  return await client.verifyMessage(signed).catch(() => false)
}
