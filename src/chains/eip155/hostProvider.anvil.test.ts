import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  BrowserProvider,
  type Eip1193Provider,
  parseEther,
  verifyMessage as verifyWithEthers,
} from 'ethers'
import {
  createPublicClient,
  createWalletClient,
  custom,
  type EIP1193Provider,
  verifyMessage,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '../../types/network.ts'
import { createEip155Adapter } from './adapter.ts'

/** In these tests ethers and viem use the public provider, with a wallet over anvil. */

const binary = fileURLToPath(
  new URL('../../../node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil', import.meta.url),
)
const chainId = 31337
const recipient = '0x000000000000000000000000000000000000dEaD'

let anvil: ChildProcess
let url: string

beforeAll(async () => {
  const child = spawn(binary, ['--port', '0', '--chain-id', String(chainId)])
  anvil = child
  url = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /Listening on (\S+:\d+)/.exec(output)?.[1]
      if (address) resolve(`http://${address}`)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`anvil ended: ${output}`)))
  })
}, 20_000)

afterAll(() => {
  anvil.kill()
})

let requests = 0

/** A minimal wallet without events. The node signs for it, and a property sets its chain id. */
const wallet = {
  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
    if (method === 'eth_requestAccounts') return wallet.call('eth_accounts', [])
    if (method === 'wallet_switchEthereumChain') {
      const [{ chainId: wanted }] = params as [{ chainId: string }]
      await wallet.call('anvil_setChainId', [Number(wanted)])
      return null
    }
    return wallet.call(method, params)
  },
  async call(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++requests, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', body, headers })
    const received = (await response.json()) as { result?: unknown; error?: object }
    if (received.error) throw Object.assign(new Error(), received.error)
    return received.result
  },
}

async function connect() {
  const adapter = createEip155Adapter()
  const opened = adapter.open(wallet)
  const state = await opened.connect({ silent: false })
  opened.attach(state)
  const [first] = state.accounts
  if (!first) throw new Error('anvil has accounts')
  return { adapter, opened, state, address: first.address, host: adapter.hostProvider.public }
}

describe('ethers BrowserProvider', () => {
  it('signs and sends a transaction that is mined', async () => {
    const { host, address } = await connect()
    const provider = new BrowserProvider(host as Eip1193Provider, undefined, {
      cacheTimeout: -1,
      pollingInterval: 50,
    })
    const signer = await provider.getSigner()
    expect(await signer.getAddress()).toBe(address)
    expect((await provider.getNetwork()).chainId).toBe(BigInt(chainId))

    const signature = await signer.signMessage('Grüezi')
    expect(verifyWithEthers('Grüezi', signature)).toBe(address)

    const before = await provider.getBalance(recipient)
    const transaction = await signer.sendTransaction({ to: recipient, value: parseEther('0.5') })
    const receipt = await transaction.wait()
    expect(receipt?.status).toBe(1)
    expect((await provider.getBalance(recipient)) - before).toBe(parseEther('0.5'))
    provider.destroy()
  })
})

describe('viem custom()', () => {
  it('signs and sends a transaction that is mined', async () => {
    const { host, address } = await connect()
    const transport = custom(host as EIP1193Provider)
    const client = createWalletClient({ transport })
    const reader = createPublicClient({ transport, pollingInterval: 50 })
    const [account] = await client.requestAddresses()
    if (!account) throw new Error('no account')
    expect(account).toBe(address)
    expect(await client.getChainId()).toBe(chainId)

    const signature = await client.signMessage({ account, message: 'Grüezi' })
    expect(await verifyMessage({ address: account, message: 'Grüezi', signature })).toBe(true)

    const hash = await client.sendTransaction({ account, to: recipient, value: 1n, chain: null })
    const receipt = await reader.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
  })

  it('gets the code and the data of an error', async () => {
    const { host, address } = await connect()
    const client = createWalletClient({ transport: custom(host as EIP1193Provider) })
    const tooMuch = {
      from: address as `0x${string}`,
      to: address as `0x${string}`,
      value: `0x${'f'.repeat(60)}` as const,
    }
    const failing = client.request({ method: 'eth_sendTransaction', params: [tooMuch] })
    await expect(failing).rejects.toMatchObject({ details: expect.stringMatching(/insufficient/i) })
  })
})

describe('the EVM adapter on a local chain', () => {
  it('signs a message that verifies, reads a balance, and switches', async () => {
    const { adapter, opened, address } = await connect()
    const signature = await opened.signMessage({ address, message: 'Grüezi' })
    expect(verifyWithEthers('Grüezi', signature)).toBe(address)

    const rpc = (method: string, params: readonly unknown[] = []) => wallet.call(method, params)
    expect(await adapter.getBalance(address, rpc)).toBeGreaterThan(parseEther('9000'))

    const other: Network = {
      id: 31338,
      name: 'Other',
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:31338',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }
    expect(await opened.switchNetwork(other)).toBe('eip155:31338')
    expect(await opened.getNetwork()).toBe('eip155:31338')
    await wallet.call('anvil_setChainId', [chainId])
  })
})
