import {
  computeAddress,
  HDNodeWallet,
  hexlify,
  Mnemonic,
  toUtf8Bytes,
  verifyMessage,
  verifyTypedData,
} from 'ethers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EvmChain as Node, startEvmChain } from '../../services/evm/startEvmChain.ts'
import { chainsFrom, type EvmChain } from './chains.ts'
import { callRpc, callRpcQuantity } from './jsonRpc.ts'
import { createEvmSigner } from './signer.ts'
import { INJECTED_WALLET_KEYS, KNOWN_ADDRESSES, WALLET_CONNECT_WALLET_KEYS } from './testKeys.ts'

const TO = '0x00000000000000000000000000000000000000aa'
const signer = createEvmSigner(INJECTED_WALLET_KEYS[0] ?? '')

test('the keys are the first four of the test mnemonic', () => {
  const mnemonic = Mnemonic.fromPhrase(`${'test '.repeat(11)}junk`)
  const derived = [0, 1, 2, 3].map(
    (index) => HDNodeWallet.fromMnemonic(mnemonic, `m/44'/60'/0'/0/${index}`).privateKey,
  )
  expect([...INJECTED_WALLET_KEYS, ...WALLET_CONNECT_WALLET_KEYS]).toEqual(derived)
})

test('the listed addresses belong to the keys', () => {
  const computed = Object.keys(KNOWN_ADDRESSES).map((key) => [key, computeAddress(key)])
  expect(KNOWN_ADDRESSES).toEqual(Object.fromEntries(computed))
})

describe('signatures', () => {
  test('a message signed as text and as bytes has the same signature', () => {
    const signature = signer.signMessage('Hello Zoë')
    expect(signer.signMessage(hexlify(toUtf8Bytes('Hello Zoë')))).toBe(signature)
    expect(verifyMessage('Hello Zoë', signature)).toBe(signer.address)
  })

  test('typed data is signed with the account’s key', () => {
    const data = {
      domain: { name: 'Mail', chainId: 1 },
      types: { Mail: [{ name: 'subject', type: 'string' }] },
      primaryType: 'Mail',
      message: { subject: 'Hello' },
    }
    const signature = signer.signTypedData(data)
    expect(verifyTypedData(data.domain, data.types, data.message, signature)).toBe(signer.address)
  })
})

describe('on a real chain', () => {
  let anvil: Node
  let chain: EvmChain

  beforeAll(async () => {
    anvil = await startEvmChain({ port: 0, chainId: 8453 })
    const base = chainsFrom({ 'eip155:8453': anvil.url }).get('0x2105')
    if (!base) throw new Error('The chain is missing.')
    chain = base
  })
  afterAll(() => anvil.close())

  test('two simultaneous sends get separate nonces and are mined', async () => {
    const send = () =>
      signer.sendTransaction({ from: signer.address, to: TO, value: '0xde0b6b3a7640000' }, chain)
    const hashes = await Promise.all([send(), send()])
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) {
      await vi.waitFor(async () => {
        const receipt = await callRpc(anvil.url, 'eth_getTransactionReceipt', [hash])
        expect(receipt).toMatchObject({ status: '0x1', type: '0x2' })
      })
    }
    expect(await callRpcQuantity(anvil.url, 'eth_getBalance', [TO, 'latest'])).toBe(2n * 10n ** 18n)
  })

  test('the wallet sends the next transaction after the chain has refused one', async () => {
    const tooMuch = { from: signer.address, to: TO, value: `0x${(10n ** 30n).toString(16)}` }
    await expect(signer.sendTransaction(tooMuch, chain)).rejects.toMatchObject({
      code: expect.any(Number),
      message: expect.stringMatching(/insufficient/i),
    })
    await expect(
      signer.sendTransaction({ from: signer.address, to: TO, gasPrice: '0x77359400' }, chain),
    ).resolves.toMatch(/^0x[0-9a-f]{64}$/)
  })
})
