import { describe, expect, it, vi } from 'vitest'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import { describeHostProvider } from '../testing/describeHostProvider.ts'
import { fakeListener } from '../testing/fakeListener.ts'
import { createHostProvider } from './hostProvider.ts'
import type { BitcoinProvider } from './provider.ts'

const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const psbt = 'cHNidP8BAAoCAAAAAAAAAAAAAA=='

const otherAddress = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'

describeHostProvider('Bitcoin', {
  create: createHostProvider,
  addresses: [address, otherAddress],
  caipNetworkId,
  createWallet(sign) {
    const signMessage = async () => (await sign()) as string
    return { signMessage } as Partial<BitcoinProvider> as BitcoinProvider
  },
  signature: 'qrus',
  requestSignature: (page) => page.signMessage({ message: 'Hello' }),
  async readAddresses(page) {
    return (await page.getAccountAddresses()).map((account) => account.address)
  },
  followActive: (page, listener) =>
    void page.on('accountsChanged', (all) => listener((all as string[])[0] ?? null)),
})

describe('the review of requests to the Bitcoin provider for the host', () => {
  function setUp(gate: (given: GatedRequest) => Promise<unknown>) {
    const wallet = {
      signMessage: vi.fn(async (_: object) => 'qrus'),
      signPsbt: vi.fn(async (_: object) => ({ psbt })),
      sendTransfer: vi.fn(async (_: object) => 'ab'.repeat(32)),
    }
    const sending = vi.fn()
    const seen: GatedRequest[] = []
    const review = async (request: GatedRequest) => {
      seen.push(request)
      return gate(request)
    }
    const host = createHostProvider({ listenerOf: () => fakeListener({ review, sending }) })
    const accounts = [{ address, type: 'payment' as const }]
    host.attach(wallet as unknown as BitcoinProvider, { accounts, caipNetworkId })
    return { host: host.public, wallet, sending, seen }
  }
  const decline = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))

  it('asks no wallet and follows nothing if the user declines', async () => {
    const { host, wallet, sending, seen } = setUp(decline)
    const requests = [
      host.signMessage({ message: 'text' }),
      host.signPSBT({ psbt, broadcast: true }),
      host.sendTransfer({ recipient: address, amount: '700' }),
    ]
    for (const request of requests) await expect(request).rejects.toMatchObject({ code: 4001 })
    for (const method of [...Object.values(wallet), sending]) expect(method).not.toHaveBeenCalled()
    expect(seen.map(({ method }) => method).toSorted()).toEqual([
      'sendTransfer',
      'signMessage',
      'signPSBT',
    ])
  })

  it('forwards what was read, although the page has changed its own since', async () => {
    const signInputs = [{ address, index: 0, sighashTypes: [1] }]
    const change: (() => void)[] = []
    const { host, wallet } = setUp(async ({ params, send }) => {
      for (const one of change) one()
      return send(params)
    })
    const message = { message: 'text', address }
    change.push(() => Object.assign(message, { message: 'changed' }))
    await host.signMessage(message)
    expect(wallet.signMessage).toHaveBeenCalledWith({ message: 'text', address })
    const order = { psbt, signInputs, broadcast: true }
    change.push(() => signInputs[0]?.sighashTypes.push(2))
    await host.signPSBT(order)
    const asked = { address, index: 0, sighashTypes: [1] }
    expect(wallet.signPsbt).toHaveBeenCalledWith({ psbt, signInputs: [asked], broadcast: true })
    const transfer = { recipient: address, amount: '700' }
    change.push(() => Object.assign(transfer, { amount: '1' }))
    await host.sendTransfer(transfer)
    const paid = { account: address, recipient: address, amount: '700' }
    expect(wallet.sendTransfer).toHaveBeenCalledWith(paid)
  })

  it('refuses malformed requests without a review', async () => {
    const { host, seen } = setUp(decline)
    await expect(host.signPSBT({ psbt: 'none' })).rejects.toMatchObject({ code: -32602 })
    await expect(host.sendTransfer({})).rejects.toMatchObject({ code: -32602 })
    await expect(host.signMessage({})).rejects.toMatchObject({ code: -32602 })
    expect(seen).toEqual([])
  })
})
