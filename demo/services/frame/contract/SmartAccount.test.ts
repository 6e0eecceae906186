import { hexlify, randomBytes } from 'ethers'
import { createPublicClient, type Hex, hashMessage, http, type PublicClient } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainsFrom, type EvmChain } from '../../../wallets/evm/chains.ts'
import { callRpc } from '../../../wallets/evm/jsonRpc.ts'
import { createEvmSigner, type EvmSigner } from '../../../wallets/evm/signer.ts'
import { INJECTED_WALLET_KEYS } from '../../../wallets/evm/testKeys.ts'
import { type EvmChain as Node, startEvmChain } from '../../evm/startEvmChain.ts'
import { type SmartAccount, smartAccountOf } from './SmartAccount.ts'

const ALICE = '0x00000000000000000000000000000000000000aa'
const BOB = '0x00000000000000000000000000000000000000bb'
const ONE = '0xde0b6b3a7640000'

let node: Node
let chain: EvmChain
let client: PublicClient
const stranger = createEvmSigner(INJECTED_WALLET_KEYS[1] ?? '')

beforeAll(async () => {
  node = await startEvmChain({ port: 0, chainId: 1 })
  const found = chainsFrom({ 'eip155:1': node.url }).get('0x1')
  if (!found) throw new Error('The chain is missing.')
  chain = found
  client = createPublicClient({ transport: http(node.url) })
})
afterAll(() => node.close())

const balanceOf = (address: string) => client.getBalance({ address: address as Hex })

async function send(from: EvmSigner, to: string, data: string, value = '0x0') {
  const hash = await from.sendTransaction({ from: from.address, to, data, value }, chain)
  return await client.waitForTransactionReceipt({ hash: hash as Hex, pollingInterval: 50 })
}

async function newAccount(): Promise<{ owner: EvmSigner; account: SmartAccount }> {
  const owner = createEvmSigner(hexlify(randomBytes(32)))
  const account = smartAccountOf(owner.address)
  await callRpc(node.url, 'anvil_setBalance', [owner.address, `0x${(10n ** 19n).toString(16)}`])
  await send(stranger, account.address, '0x', ONE)
  return { owner, account }
}

async function deployed() {
  const parts = await newAccount()
  await send(parts.owner, parts.account.deployment.to, parts.account.deployment.data)
  return parts
}

test('a smart account deploys at its predicted address and keeps earlier deposits', async () => {
  const { account } = await deployed()
  expect(await client.getCode({ address: account.address as Hex })).toMatch(/^0x36/)
  expect(await balanceOf(account.address)).toBe(10n ** 18n)
  await send(stranger, account.address, '0x', ONE)
  expect(await balanceOf(account.address)).toBe(2n * 10n ** 18n)
})

test('a smart account executes several calls with values and data in one transaction', async () => {
  const { owner, account } = await deployed()
  const before = [await balanceOf(ALICE), await balanceOf(BOB)]
  const calls = [
    { to: ALICE, value: '0x01' },
    { to: BOB, value: '0x02', data: `0x${'ab'.repeat(100)}` },
    { to: ALICE, value: '0x04' },
  ]
  const receipt = await send(owner, account.address, account.encodeCalls(calls))
  expect(receipt.status).toBe('success')
  expect([await balanceOf(ALICE), await balanceOf(BOB)]).toEqual([
    (before[0] ?? 0n) + 5n,
    (before[1] ?? 0n) + 2n,
  ])
})

test('a smart account reverts the whole batch when one call fails', async () => {
  const { owner, account } = await deployed()
  const before = await balanceOf(ALICE)
  const data = account.encodeCalls([
    { to: ALICE, value: '0x01' },
    { to: BOB, value: `0x${(10n ** 24n).toString(16)}` },
  ])
  const transaction = { from: owner.address, to: account.address, data, gas: '0x30d40' }
  const hash = await owner.sendTransaction(transaction, chain)
  const receipt = await client.waitForTransactionReceipt({ hash: hash as Hex })
  expect(receipt.status).toBe('reverted')
  expect(await balanceOf(ALICE)).toBe(before)
})

test('a smart account rejects calls from anyone but its owner', async () => {
  const { account } = await deployed()
  const data = account.encodeCalls([{ to: ALICE, value: '0x01' }])
  await expect(send(stranger, account.address, data)).rejects.toThrow(/revert/)
  await expect(send(stranger, account.address, '0x12345678')).rejects.toThrow(/revert/)
})

test('a smart account accepts its owner’s signatures before (ERC-6492) and after deployment (EIP-1271)', async () => {
  const { owner, account } = await newAccount()
  const message = 'Hello Zoë'
  const verify = (signature: string) =>
    client.verifyMessage({ address: account.address as Hex, message, signature: signature as Hex })
  const signature = owner.signMessage(message)
  const wrapped = account.wrapSignature(signature)
  expect(await verify(wrapped)).toBe(true)
  expect(await verify(account.wrapSignature(stranger.signMessage(message)))).toBe(false)

  await send(owner, account.deployment.to, account.deployment.data)
  expect(await verify(signature)).toBe(true)
  expect(await verify(stranger.signMessage(message))).toBe(false)
  const isValid = (signed: string) =>
    client.readContract({
      address: account.address as Hex,
      abi: [
        {
          type: 'function',
          name: 'isValidSignature',
          stateMutability: 'view',
          inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
          outputs: [{ type: 'bytes4' }],
        },
      ],
      functionName: 'isValidSignature',
      args: [hashMessage(message), signed as Hex],
    })
  expect(await isValid(signature)).toBe('0x1626ba7e')
  expect(await isValid(`${signature.slice(0, -2)}00`)).toBe('0xffffffff')
  expect(await isValid('0x1234')).toBe('0xffffffff')
})
