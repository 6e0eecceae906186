import { createWalletClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it, vi } from 'vitest'
import { address, otherAddress } from '../../connectors/walletConnect/testing/networks.ts'
import { playEip155Session } from '../../connectors/walletConnect/testing/playEip155Session.ts'
import { createHostProvider } from './hostProvider.ts'

/** viem's client over a wallet that can send transactions but has no newer method. */
function openClient(respond: (method: string) => unknown) {
  const methods = ['eth_sendTransaction']
  const session = playEip155Session({ methods })
  session.request.mockImplementation(async (requested) => {
    const { request } = requested as { request: { method: string } }
    return respond(request.method)
  })
  const host = createHostProvider()
  const accounts = [{ address, type: 'eoa' as const }]
  host.attach(session.provider, { accounts, caipNetworkId: 'eip155:1' })
  const client = createWalletClient({
    account: address,
    chain: mainnet,
    transport: custom(host.public as Parameters<typeof custom>[0], { retryCount: 0 }),
  })
  return { client, request: session.request }
}

it('viem sends transactions instead of wallet_sendCalls if the session lacks that method', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const { client, request } = openClient(() => hash)
  const calls = [{ to: otherAddress, value: 1n } as const]
  const { id } = await client.sendCalls({ calls, experimental_fallback: true })
  expect(id.startsWith(hash)).toBe(true)
  expect(request).toHaveBeenCalledOnce()
})

it('viem shows the wallet’s error of a failed transaction', async () => {
  const respond = vi.fn(() => {
    throw { code: -32000, message: 'insufficient funds for gas' }
  })
  const { client } = openClient(respond)
  const sending = client.sendTransaction({ to: otherAddress, value: 1n })
  await expect(sending).rejects.toThrow(/insufficient funds/)
})
