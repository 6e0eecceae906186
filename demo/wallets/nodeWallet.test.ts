import { SignClient } from '@walletconnect/sign-client'
import { hexlify, parseEther, toUtf8Bytes, verifyMessage } from 'ethers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type EvmChain, startEvmChain } from '../services/evm/startEvmChain.ts'
import { type Relay, startRelay } from '../services/relay/relay.ts'
import { createNodeWallet, type NodeWallet } from './nodeWallet.ts'
import { closeClient } from './walletConnectWallet/client.ts'

const METHODS = [
  'personal_sign',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'eth_accounts',
]
const TO = '0x00000000000000000000000000000000000000bb'

let relay: Relay
let ethereum: EvmChain
let wallet: NodeWallet
let dapp: InstanceType<typeof SignClient>
const received: unknown[] = []

beforeAll(async () => {
  relay = await startRelay({ port: 0 })
  ethereum = await startEvmChain({ port: 0, chainId: 1 })
  wallet = await createNodeWallet({
    relayUrl: relay.url,
    rpcUrls: { 'eip155:1': ethereum.url, 'eip155:8453': 'http://base.test' },
  })
  dapp = await SignClient.init({
    relayUrl: relay.url,
    projectId: '1'.repeat(32),
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: 'dapp',
    storageOptions: { database: ':memory:' },
    metadata: { name: 'A dapp', description: '', url: 'http://dapp.test', icons: [] },
  })
  dapp.on('session_event', ({ params }) => received.push([params.chainId, params.event]))
  dapp.on('session_delete', ({ topic }) => received.push(['deleted', topic]))
})

afterAll(async () => {
  await Promise.all([wallet.close(), closeClient(dapp)])
  await Promise.all([relay.close(), ethereum.close()])
})

afterEach(async () => {
  await wallet.disconnect()
  await vi.waitFor(() => expect(dapp.session.getAll()).toEqual([]))
  await wallet.emitAccountsChanged(0)
  await wallet.emitChainChanged('eip155:1')
  received.splice(0)
})

async function propose(chains: string[]) {
  const { uri, approval } = await dapp.connect({
    optionalNamespaces: {
      eip155: { chains, methods: METHODS, events: ['accountsChanged', 'chainChanged'] },
    },
  })
  const session = approval()
  await wallet.pair(uri ?? '')
  return session
}

async function connect(chains: string[]) {
  const session = propose(chains)
  expect(await wallet.approve()).toBe('session_proposal')
  const { topic, namespaces } = await session
  const request = (method: string, params: unknown[], chainId = 'eip155:1') =>
    dapp.request<unknown>({ topic, chainId, request: { method, params } })
  return { topic, namespaces, request }
}

test('the wallet approves a proposal for the chains that it supports', async () => {
  const { topic, namespaces } = await connect(['eip155:1', 'eip155:8453', 'eip155:137'])
  const [first] = wallet.addresses()
  expect(namespaces.eip155).toMatchObject({
    chains: ['eip155:1', 'eip155:8453'],
    accounts: [`eip155:1:${first}`, `eip155:8453:${first}`],
  })
  await wallet.disconnect()
  await vi.waitFor(() => expect(received).toEqual([['deleted', topic]]))
})

test('a declined proposal rejects with 5000, and a proposal for unsupported chains rejects with 5100', async () => {
  const declined = propose(['eip155:1'])
  const refused = expect(declined).rejects.toMatchObject({ code: 5000 })
  await wallet.reject()
  await refused
  await expect(propose(['eip155:137'])).rejects.toMatchObject({ code: 5100 })
})

test('the wallet signs, rejects and sends', async () => {
  const { request } = await connect(['eip155:1'])
  const [address = ''] = wallet.addresses()
  const message = [hexlify(toUtf8Bytes('Hello')), address]

  const seen: unknown[] = []
  wallet.onRequest(({ description }) => seen.push(description))
  const signature = request('personal_sign', message)
  expect(await wallet.approve()).toBe('personal_sign')
  expect(verifyMessage('Hello', String(await signature))).toBe(address)
  expect(seen).toMatchObject([{ heading: 'Sign this message', message: 'Hello' }])

  const refused = expect(request('personal_sign', message)).rejects.toMatchObject({ code: 5000 })
  await wallet.reject()
  await refused

  const value = `0x${parseEther('0.5').toString(16)}`
  const hash = request('eth_sendTransaction', [{ from: address, to: TO, value }])
  await wallet.approve()
  expect(await hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(seen.at(-1)).toMatchObject({
    rows: expect.arrayContaining([{ label: 'Amount', value: '0.5 ETH' }]),
  })
  expect(await request('eth_accounts', [])).toEqual([address])
})

test('the wallet emits account and chain changes to the site', async () => {
  const { topic } = await connect(['eip155:1'])
  const [, second] = wallet.addresses()
  await wallet.emitAccountsChanged(1)
  await wallet.emitChainChanged('eip155:8453')
  await vi.waitFor(() =>
    expect(received).toEqual([
      ['eip155:1', { name: 'accountsChanged', data: [`eip155:1:${second}`] }],
      ['eip155:8453', { name: 'chainChanged', data: 8453 }],
    ]),
  )
  expect(dapp.session.get(topic).namespaces.eip155).toMatchObject({
    chains: ['eip155:8453', 'eip155:1'],
    accounts: [`eip155:8453:${second}`, `eip155:1:${second}`],
  })
})

test('a site can switch the chain; a switch to an unknown chain rejects with 4902 without a prompt', async () => {
  const { request } = await connect(['eip155:1', 'eip155:8453'])
  const switched = request('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  await wallet.approve()
  expect(await switched).toBe(null)
  await vi.waitFor(() =>
    expect(received).toEqual([['eip155:8453', { name: 'chainChanged', data: 8453 }]]),
  )
  await expect(request('wallet_switchEthereumChain', [{ chainId: '0x64' }])).rejects.toMatchObject({
    code: 4902,
  })
  await wallet.disconnect()
})

test('a pending request is withdrawn from the wallet when the site disconnects', async () => {
  const { topic, request } = await connect(['eip155:1'])
  request('personal_sign', ['0x00', wallet.addresses()[0]]).catch(() => undefined)
  await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
  await dapp.disconnect({ topic, reason: { code: 6000, message: 'Bye' } })
  await vi.waitFor(() => expect(wallet.pending()).toEqual([]))
  expect(wallet.sessions()).toEqual([])
})

test('an invalid or expired pairing URI rejects with the reason', async () => {
  await expect(wallet.pair('https://example.org')).rejects.toThrow('not a WalletConnect URI')
  const old = 'wc:ab@2?expiryTimestamp=1700000000&relay-protocol=irn&symKey=cd'
  await expect(wallet.pair(old)).rejects.toThrow('has expired')
})
