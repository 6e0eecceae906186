import { hexlify, randomBytes, Wallet } from 'ethers'
import { erc6492SignatureValidatorByteCode } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EvmChain, startEvmChain } from '../../../../demo/services/evm/startEvmChain.ts'
import { smartAccountOf } from '../../../../demo/services/frame/contract/SmartAccount.ts'
import { createRpcClient, type RpcClient } from '../../../services/jsonRpc.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { loadVerifier } from '../../verifiers.ts'
import { signatureValidator } from './validateOnChain.ts'

/** The verifier over a real chain with contracts. */

let node: EvmChain
let client: RpcClient

beforeAll(async () => {
  node = await startEvmChain({ port: 0, chainId: 1 })
  client = createRpcClient({ urls: [node.url] })
})
afterAll(async () => {
  client.close()
  await node.close()
})

const message = 'example.org wants you to sign in with your Ethereum account:\n\nGrüße'

async function verify(
  signed: { address: string; signature: string; message?: string },
  rpc: RpcRequest = client.request,
): Promise<boolean> {
  const verifier = await loadVerifier('eip155')
  return verifier.verify({ message, caipNetworkId: 'eip155:1', ...signed, rpc })
}

const noNode = () => Promise.reject(new Error('No node is needed'))

describe('an account with a private key', () => {
  /** An example in the documentation of web3.js, `web3.eth.accounts.sign`. */
  const published = {
    address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
    message: 'Some data',
    signature:
      '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
  }

  it('verifies without a request to the network', async () => {
    expect(await verify(published, noNode)).toBe(true)
    const lastAsZeroOrOne = `${published.signature.slice(0, -2)}01`
    expect(await verify({ ...published, signature: lastAsZeroOrOne }, noNode)).toBe(true)
    const wallet = Wallet.createRandom()
    const signature = await wallet.signMessage(message)
    expect(await verify({ address: wallet.address, signature }, noNode)).toBe(true)
  })

  it('does not verify for another message or account', async () => {
    expect(await verify({ ...published, message: 'Some data.' })).toBe(false)
    expect(await verify({ ...published, address: Wallet.createRandom().address })).toBe(false)
    expect(await verify({ ...published, address: published.address.replace('E', 'e') })).toBe(false)
  })
})

describe('a contract wallet', () => {
  const owner = new Wallet(hexlify(randomBytes(32)))
  const stranger = Wallet.createRandom()
  const { address, deployment, wrapSignature } = smartAccountOf(owner.address)

  it('verifies before its deployment (ERC-6492)', async () => {
    const signature = await owner.signMessage(message)
    expect(await verify({ address, signature: wrapSignature(signature) })).toBe(true)
    expect(await verify({ address, signature: wrapSignature(signature), message: 'm' })).toBe(false)
    expect(await verify({ address, signature })).toBe(false)
    const other = wrapSignature(await stranger.signMessage(message))
    expect(await verify({ address, signature: other })).toBe(false)
    // The deployment data of one account does not verify for another.
    const elsewhere = smartAccountOf(stranger.address).address
    expect(await verify({ address: elsewhere, signature: wrapSignature(signature) })).toBe(false)
  })

  it('verifies after its deployment (ERC-1271)', async () => {
    const [from] = (await client.request('eth_accounts')) as string[]
    await client.request('eth_sendTransaction', [{ from, ...deployment }])
    await expect.poll(async () => client.request('eth_getCode', [address, 'latest'])).not.toBe('0x')
    const signature = await owner.signMessage(message)
    expect(await verify({ address, signature })).toBe(true)
    expect(await verify({ address, signature: wrapSignature(signature) })).toBe(true)
    expect(await verify({ address, signature: await stranger.signMessage(message) })).toBe(false)
    expect(await verify({ address, signature, message: 'm' })).toBe(false)
  })

  it.each([
    ['reverts', '0x60006000fd'],
    ['answers nothing', '0x00'],
    ['answers something else', '0x60206000f3'],
    ['never ends', '0x5b600056'],
    ['has an invalid opcode', '0xfe'],
  ])('does not verify a signature if it %s', async (_, code) => {
    const contract = Wallet.createRandom().address
    await client.request('anvil_setCode', [contract, code])
    for (const signature of ['0x', '0x00', await owner.signMessage(message)]) {
      expect(await verify({ address: contract, signature })).toBe(false)
    }
  })

  it('rejects if the network is unreachable', async () => {
    const away = createRpcClient({ urls: ['http://127.0.0.1:1'] })
    const signature = await owner.signMessage(message)
    await expect(verify({ address, signature }, away.request)).rejects.toMatchObject({
      name: 'WalletModalError',
    })
    away.close()
  })

  it('rejects if the node refuses the request', async () => {
    const refused = createRpcClient({ urls: [node.url] })
    const rpc: RpcRequest = () => refused.request('no_such_method')
    const signature = await owner.signMessage(message)
    await expect(verify({ address, signature }, rpc)).rejects.toMatchObject({ code: 'RPC_ERROR' })
    refused.close()
  })
})

it('the validator’s bytecode equals viem’s', () => {
  expect(signatureValidator).toBe(erc6492SignatureValidatorByteCode)
})
