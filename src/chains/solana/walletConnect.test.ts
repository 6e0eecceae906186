import { base58, base64 } from '@scure/base'
import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { describe, expect, it, vi } from 'vitest'
import {
  devnet,
  formerMainnet,
  mainnet,
  otherSolanaAddress,
  playSolanaSession,
  solanaAddress,
} from '../../connectors/walletConnect/testing/playSolanaSession.ts'
import { toVersion1 } from './testing/version1.ts'

const signature = new Uint8Array(64).fill(7)
const lastCall = ({ request }: ReturnType<typeof playSolanaSession>) => request.mock.lastCall?.[0]

/** A versioned transaction with one signer, who has not signed, and no instructions. */
const transaction = Uint8Array.from([
  ...[1, ...new Uint8Array(64)],
  ...[0x80, 1, 0, 0, 1, ...base58.decode(solanaAddress)],
  ...[...new Uint8Array(32), 0, 0],
])
const signed = transaction.slice()
signed.set(signature, 1)

describe('Solana messages over WalletConnect', () => {
  it('are encoded in base58 with the signing account', async () => {
    const session = playSolanaSession()
    session.request.mockResolvedValue({ signature: base58.encode(signature) })
    const response = await session.provider.signMessage(solanaAddress, Uint8Array.of(1, 2, 3))
    expect(response).toEqual(signature)
    expect(lastCall(session)).toEqual({
      topic: 'topic',
      chainId: mainnet,
      request: {
        method: 'solana_signMessage',
        params: { message: base58.encode(Uint8Array.of(1, 2, 3)), pubkey: solanaAddress },
      },
    })
  })

  it.each([[null], [{}], [{ signature: 7 }], ['text'], [{ signature: '0OIl' }]])(
    'are refused if the wallet’s response is %j',
    async (response) => {
      const session = playSolanaSession()
      session.request.mockResolvedValue(response)
      const signing = session.provider.signMessage(solanaAddress, Uint8Array.of(1))
      await expect(signing).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
    },
  )

  it('reject with 4001 if the user rejects', async () => {
    const session = playSolanaSession()
    session.request.mockRejectedValue({ code: 5000, message: 'User rejected.' })
    const signing = session.provider.signMessage(solanaAddress, Uint8Array.of(1))
    await expect(signing).rejects.toMatchObject({ code: 4001 })
  })
})

describe('Solana transactions over WalletConnect', () => {
  const sign = ({ provider }: ReturnType<typeof playSolanaSession>, count = 1) =>
    provider.signTransactions(solanaAddress, Array(count).fill(transaction), mainnet)

  it('are returned as the wallet signed them', async () => {
    const session = playSolanaSession()
    session.request.mockResolvedValue({ signature: '', transaction: base64.encode(signed) })
    expect(await sign(session)).toEqual([signed])
    expect(lastCall(session)).toMatchObject({
      request: {
        method: 'solana_signTransaction',
        params: { transaction: base64.encode(transaction), pubkey: solanaAddress },
      },
    })
  })

  it('have the signature added if an older wallet returns only the signature', async () => {
    const session = playSolanaSession()
    session.request.mockResolvedValue({ signature: base58.encode(signature) })
    expect(await sign(session)).toEqual([signed])
  })

  it('of version 1 are sent as they are, and have the signature added at their end', async () => {
    const payer = new PublicKey(solanaAddress)
    const instruction = new TransactionInstruction({
      programId: new PublicKey(otherSolanaAddress),
      keys: [],
      data: Buffer.alloc(3_000),
    })
    const blockhash = otherSolanaAddress
    const bytes = toVersion1({ payer, blockhash, instructions: [instruction] })
    const session = playSolanaSession()
    session.request.mockResolvedValue({ signature: base58.encode(signature) })
    const [own] = await session.provider.signTransactions(solanaAddress, [bytes], mainnet)
    expect([...(own ?? [])]).toEqual([...bytes.slice(0, -64), ...signature])
    // Without the parts of a legacy transaction.
    const params = { transaction: base64.encode(bytes), pubkey: solanaAddress }
    expect(lastCall(session)).toHaveProperty('request.params', params)
  })

  it('are signed in one request if the wallet supports that, else one by one', async () => {
    const session = playSolanaSession()
    session.request.mockResolvedValue({
      transactions: [base64.encode(signed), base64.encode(signed)],
    })
    expect(await sign(session, 2)).toEqual([signed, signed])
    expect(session.request).toHaveBeenCalledOnce()

    const older = playSolanaSession({ methods: ['solana_signTransaction'] })
    older.request.mockResolvedValue({ transaction: base64.encode(signed) })
    expect(await sign(older, 2)).toEqual([signed, signed])
    expect(older.request).toHaveBeenCalledTimes(2)
  })

  it.each([[{}], [{ transaction: 'no base64!' }], [{ signature: base58.encode(signed) }]])(
    'are refused if the wallet’s response is %j',
    async (response) => {
      const session = playSolanaSession()
      session.request.mockResolvedValue(response)
      await expect(sign(session)).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
    },
  )

  it('are refused if the wallet returns fewer than were requested', async () => {
    const session = playSolanaSession()
    session.request.mockResolvedValue({ transactions: [base64.encode(signed)] })
    await expect(sign(session, 2)).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
  })

  it('are broadcast by the wallet', async () => {
    const session = playSolanaSession()
    session.request.mockResolvedValue({ signature: 'abc' })
    const options = { skipPreflight: true }
    const { provider } = session
    expect(
      await provider.signAndSendTransaction(solanaAddress, transaction, mainnet, options),
    ).toBe('abc')
    expect(lastCall(session)).toMatchObject({
      request: { method: 'solana_signAndSendTransaction', params: { sendOptions: options } },
    })
  })

  it('are broadcast by the page’s nodes if the wallet only signs', async () => {
    const call = vi.fn(async () => 'abc')
    const session = playSolanaSession({ methods: ['solana_signTransaction'] }, { rpc: () => call })
    session.request.mockResolvedValue({ transaction: base64.encode(signed) })
    const { provider } = session
    const options = { maxRetries: 2 }
    expect(
      await provider.signAndSendTransaction(solanaAddress, transaction, mainnet, options),
    ).toBe('abc')
    expect(call).toHaveBeenCalledExactlyOnceWith('sendTransaction', [
      base64.encode(signed),
      { encoding: 'base64', maxRetries: 2 },
    ])
  })

  it('are not broadcast by the page’s nodes if the wallet has signed another one', async () => {
    const call = vi.fn(async () => 'abc')
    const session = playSolanaSession({ methods: ['solana_signTransaction'] }, { rpc: () => call })
    const other = signed.slice()
    // Another account pays the fee.
    other.set([0x80, 1, 0, 0, 1, ...base58.decode(otherSolanaAddress)], 65)
    session.request.mockResolvedValue({ transaction: base64.encode(other) })
    const sending = session.provider.signAndSendTransaction(solanaAddress, transaction, mainnet, {})
    await expect(sending).rejects.toMatchObject({ code: 'SIGNED_DIFFERENTLY' })
    expect(call).not.toHaveBeenCalled()
  })

  it('are refused without a request if the wallet has not approved the network', async () => {
    const session = playSolanaSession({ chains: [devnet] })
    await expect(sign(session)).rejects.toMatchObject({ code: 4901 })
    expect(session.request).not.toHaveBeenCalled()
  })
})

describe('networks of the Solana provider over WalletConnect', () => {
  it('start with the preferred network, else with the first network that the wallet approved', () => {
    expect(playSolanaSession().provider.getNetwork()).toBe(mainnet)
    expect(playSolanaSession({ chains: [devnet] }).provider.getNetwork()).toBe(devnet)
  })

  it('have their current id in the page, and their former id in requests to a wallet that approved the former id', async () => {
    const session = playSolanaSession({ chains: [formerMainnet] })
    expect(session.provider.getNetwork()).toBe(mainnet)
    expect(await session.provider.connect({ silent: true })).toEqual([solanaAddress])
    session.request.mockResolvedValue({ signature: base58.encode(signature) })
    await session.provider.signMessage(solanaAddress, Uint8Array.of(1))
    expect(lastCall(session)).toMatchObject({ chainId: formerMainnet })
  })

  it('can be selected if the wallet approved them', async () => {
    const { provider } = playSolanaSession()
    await provider.setNetwork(devnet)
    expect(provider.getNetwork()).toBe(devnet)
    const lone = playSolanaSession({ chains: [devnet] }).provider
    await expect(lone.setNetwork(mainnet)).rejects.toMatchObject({ code: 4902 })
    expect(lone.getNetwork()).toBe(devnet)
  })
})

describe('session events of a Solana wallet', () => {
  it('change the account, in CAIP-10 or as a plain address', () => {
    const accounts = [`${mainnet}:${solanaAddress}`, `${mainnet}:${otherSolanaAddress}`]
    const session = playSolanaSession({ accounts })
    session.event('accountsChanged', [`${mainnet}:${otherSolanaAddress}`])
    session.event('accountsChanged', [solanaAddress])
    session.event('accountsChanged', ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    session.event('accountsChanged', 'nonsense')
    expect(session.told).toEqual([
      ['accounts', otherSolanaAddress],
      ['accounts', solanaAddress],
    ])
  })

  it('change nothing if the session never granted the account', () => {
    const session = playSolanaSession()
    session.event('accountsChanged', [`${mainnet}:${otherSolanaAddress}`])
    session.event('accountsChanged', [otherSolanaAddress])
    expect(session.told).toEqual([])
  })

  it('change the network if the session contains it', () => {
    const session = playSolanaSession()
    session.event('chainChanged', devnet)
    session.event('chainChanged', 'solana:unheardof')
    session.event('chainChanged', { banana: 1 }, devnet)
    expect(session.told).toEqual([
      ['network', devnet],
      ['accounts', solanaAddress],
    ])
  })

  it('change accounts and network when the wallet updates the session', () => {
    const session = playSolanaSession()
    session.update({ chains: [devnet], accounts: [`${devnet}:${otherSolanaAddress}`] })
    expect(session.told).toEqual([
      ['network', devnet],
      ['accounts', otherSolanaAddress],
    ])
  })

  it('end the provider once, and later requests reject with 4900', async () => {
    const session = playSolanaSession()
    session.tell('session_delete')
    session.tell('session_expire')
    expect(session.follower.ended).toHaveBeenCalledExactlyOnceWith('wallet', 'session')
    expect(session.told).toEqual([])
    expect(session.listenerCount()).toBe(0)
    await expect(session.provider.connect({ silent: true })).rejects.toMatchObject({ code: 4900 })
  })

  it('are not needed to end the provider: a request on a vanished session ends it', async () => {
    const session = playSolanaSession()
    session.drop()
    const signing = session.provider.signMessage(solanaAddress, Uint8Array.of(1))
    await expect(signing).rejects.toMatchObject({ code: 4900 })
    expect(session.follower.ended).toHaveBeenCalledExactlyOnceWith('wallet', 'session')
  })
})

it('`can` and `approves` change with the session, and the page’s nodes broadcast if the wallet only signs', () => {
  const { provider, update } = playSolanaSession({
    methods: ['solana_signMessage'],
    chains: [devnet],
  })
  const can = () =>
    (['signMessage', 'signTransactions', 'signAndSendTransaction'] as const).filter((method) =>
      provider.can?.(method),
    )
  expect(can()).toEqual(['signMessage'])
  expect([provider.approves?.(devnet), provider.approves?.(mainnet)]).toEqual([true, false])
  update({ chains: [devnet], methods: ['solana_signTransaction'] })
  expect(can()).toEqual(['signTransactions', 'signAndSendTransaction'])
})
