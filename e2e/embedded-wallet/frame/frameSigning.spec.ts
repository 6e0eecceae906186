import { base58 } from '@scure/base'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { verifyMessage } from 'ethers'
import { createPublicClient, type Hex, http, type PublicClient } from 'viem'
import { logIn, test } from '../../fixtures/embeddedWallet/rawFrame.ts'
import { expect } from '../../fixtures/test.ts'

const SOLANA = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const TO = '0x00000000000000000000000000000000000000cc'
const REJECTED = { message: 'User rejected the request.' }

let client: PublicClient
test.beforeEach(async ({ frame, embedded, urls }) => {
  client = createPublicClient({ transport: http(urls.chains['eip155:1']), pollingInterval: 100 })
  await logIn(frame, embedded)
})

const mined = async (hash: unknown) => await client.waitForTransactionReceipt({ hash: hash as Hex })

test('a standard account signs and sends after an approval, and rejects after a rejection', async ({
  frame,
  embedded,
}) => {
  const { address } = await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })
  const sign = () => frame.rpc('personal_sign', ['Hello', address])
  const [signature] = await Promise.all([sign(), embedded.approve()])
  expect(verifyMessage('Hello', String(signature))).toBe(address)
  expect((await Promise.all([sign(), embedded.reject()]))[0]).toEqual(REJECTED)

  const transaction = { from: address, to: TO, value: '0x01' }
  const send = () => frame.rpc('eth_sendTransaction', [transaction])
  const before = await client.getBalance({ address: TO })
  expect((await Promise.all([send(), embedded.reject()]))[0]).toEqual(REJECTED)
  const [hash] = await Promise.all([send(), embedded.approve()])
  expect((await mined(hash)).from).toBe(String(address).toLowerCase())
  expect(await client.getBalance({ address: TO })).toBe(before + 1n)
})

test('a smart account signs before and after deployment, and sends', async ({
  frame,
  embedded,
}) => {
  const user = await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'smartAccount' })
  expect(user).toMatchObject({ smartAccountDeployed: false })
  const address = user.address as Hex
  const sign = async () => {
    const request = frame.rpc('personal_sign', ['Hello', address])
    const [signature] = await Promise.all([request, embedded.approve()])
    return await client.verifyMessage({ address, message: 'Hello', signature: signature as Hex })
  }
  expect(await sign(), 'ERC-6492').toBe(true)

  const send = frame.rpc('eth_sendTransaction', [{ from: address, to: TO, value: '0x02' }])
  const [hash] = await Promise.all([send, embedded.approve()])
  expect((await mined(hash)).to).toBe(address.toLowerCase())
  expect(await frame.request('GET_USER')).toMatchObject({ smartAccountDeployed: true })
  expect(await sign(), 'EIP-1271').toBe(true)
})

test('typed data are shown field by field before the user signs', async ({ frame, embedded }) => {
  const { address } = await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })
  const data = {
    domain: { name: 'Mail', chainId: 1 },
    types: { Mail: [{ name: 'subject', type: 'string' }] },
    primaryType: 'Mail',
    message: { subject: 'Hello' },
  } as const
  const request = frame.rpc('eth_signTypedData_v4', [address, JSON.stringify(data)])
  const [signature] = await Promise.all([request, embedded.approve()])
  const signed = { ...data, address: address as Hex, signature: signature as Hex }
  expect(await client.verifyTypedData(signed)).toBe(true)
})

test('a smart account executes the calls of wallet_sendCalls in one transaction and returns their status', async ({
  frame,
  embedded,
}) => {
  const { address } = await frame.request('GET_USER', {
    chainId: 1,
    preferredAccountType: 'smartAccount',
  })
  expect(await frame.rpc('wallet_getCapabilities', undefined)).toMatchObject({
    '0x1': { atomic: { status: 'supported' } },
  })
  const calls = [
    { to: TO, value: '0x01' },
    { to: TO, data: '0x1234' },
  ]
  const batch = { version: '2.0.0', from: address, chainId: '0x1', calls, atomicRequired: true }
  const request = frame.rpc('wallet_sendCalls', [batch])
  await expect(embedded.question()).toHaveText('Make these 2 calls')
  const [sent] = await Promise.all([request, embedded.approve()])
  const { id } = sent as { id: string }
  await expect
    .poll(() => frame.rpc('wallet_getCallsStatus', [id]))
    .toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
})

test('read methods are forwarded to the active chain, and methods outside the allowlist are refused', async ({
  frame,
}) => {
  await frame.request('SWITCH_NETWORK', { chainId: 8453 })
  expect(await frame.request('GET_CHAIN_ID')).toEqual({ chainId: 8453 })
  expect(await frame.rpc('eth_chainId', undefined)).toBe('0x2105')
  expect(await frame.rpc('eth_blockNumber', [])).toMatch(/^0x/)
  expect(await frame.rpc('anvil_setBalance', [TO, '0x1'])).toMatchObject({
    message: 'The demo wallet does not allow anvil_setBalance.',
  })
  expect(await frame.rpc('eth_sendUserOperation', [{}])).toMatchObject({
    message: expect.stringContaining('no bundler'),
  })
})

test('a user has an address of both account types, and smart accounts only on supported networks', async ({
  frame,
}) => {
  const networks = await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
  expect(networks).toEqual({ smartAccountEnabledNetworks: [1, 8453] })
  const smart = await frame.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  const eoa = await frame.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
  expect(eoa).toMatchObject({ type: 'eoa' })
  expect(smart.address).not.toBe(eoa.address)
  expect(await frame.request('GET_USER', { chainId: 10 })).toMatchObject({
    accounts: [{ type: 'eoa' }],
    preferredAccountType: 'eoa',
  })
})

test('a Solana account signs a message and sends', async ({ frame, embedded, urls }) => {
  const { address, chainId } = await frame.request('GET_USER', { chainId: SOLANA })
  expect(chainId).toBe(SOLANA)
  const key = new PublicKey(String(address))
  const message = new TextEncoder().encode('Hello')
  const params = { message: base58.encode(message), pubkey: address }
  const [signed] = await Promise.all([frame.rpc('solana_signMessage', params), embedded.approve()])
  const signature = base58.decode((signed as { signature: string }).signature)
  expect(await isSigned(key, message, signature)).toBe(true)

  const connection = new Connection(urls.chains[SOLANA], 'confirmed')
  const { blockhash } = await connection.getLatestBlockhash()
  const to = Keypair.generate().publicKey
  const transfer = SystemProgram.transfer({ fromPubkey: key, toPubkey: to, lamports: 5_000_000 })
  const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: key }).add(transfer)
  const bytes = base58.encode(transaction.serialize({ requireAllSignatures: false }))
  const send = () => frame.rpc('solana_signAndSendTransaction', { transaction: bytes })
  expect((await Promise.all([send(), embedded.reject()]))[0]).toEqual(REJECTED)
  const sending = send()
  const row = frame.page.frameLocator('iframe').getByText('0.005 SOL')
  await expect(row).toBeVisible()
  await Promise.all([sending, embedded.approve()])
  await expect.poll(() => connection.getBalance(to)).toBe(5_000_000)

  // The message consists of the bytes of a transaction.
  const disguised = { message: base58.encode(transaction.serializeMessage()), pubkey: address }
  expect(await frame.rpc('solana_signMessage', disguised)).toEqual({
    message: 'This message is a transaction.',
  })
})

async function isSigned(key: PublicKey, message: Uint8Array, signature: Uint8Array) {
  const { subtle } = crypto
  const bytes = new Uint8Array(key.toBytes())
  const verifier = await subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
  return await subtle.verify(
    'Ed25519',
    verifier,
    new Uint8Array(signature),
    new Uint8Array(message),
  )
}
