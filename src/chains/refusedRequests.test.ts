import { expect, it, vi } from 'vitest'
import type { ChainAdapter } from '../types/chainAdapter.ts'
import { adapter as bip122 } from './bip122/adapter.ts'
import { adapter as polkadot } from './polkadot/adapter.ts'
import { alice, createFakeProvider } from './polkadot/testing/fakeProvider.ts'
import { adapter as solana } from './solana/adapter.ts'
import { address, createFakeSolanaWallet, mainnet } from './solana/testing/fakeWallet.ts'

const refuse = () => Promise.reject(Object.assign(new Error('no such method'), { code: -32601 }))
const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const bitcoin = {
  connect: async () => [{ address: payment, purpose: 'payment' }],
  disconnect: async () => {},
  getNetwork: async () => 'bip122:000000000019d6689c085ae165831e93',
  setNetwork: async () => {},
  signMessage: refuse,
  signPsbt: refuse,
  sendTransfer: refuse,
  watch: () => () => {},
}

interface Pages {
  signMessage(message: unknown): Promise<unknown>
  sendTransfer(transfer: unknown): Promise<unknown>
  signer: { signRaw(payload: unknown): Promise<unknown> }
}
type Ask = (page: Pages) => Promise<unknown>

const families: readonly [string, ChainAdapter, (can: object) => object, string, Ask][] = [
  [
    'Solana',
    solana,
    (can) => createFakeSolanaWallet({ signMessage: refuse, ...can }),
    mainnet,
    (page) => page.signMessage('Hello'),
  ],
  [
    'Polkadot',
    polkadot,
    (can) =>
      createFakeProvider({ signer: { signRaw: refuse, signPayload: refuse } as never, ...can })
        .provider,
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    (page) => page.signer.signRaw({ address: alice.polkadot, data: 'Hello', type: 'bytes' }),
  ],
  [
    'Bitcoin',
    bip122,
    (can) => ({ ...bitcoin, ...can }),
    'bip122:000000000019d6689c085ae165831e93',
    (page) => page.sendTransfer({ recipient: payment, amount: '1000' }),
  ],
]

it.each(families)(
  'a request that a wallet of %s lacks is refused at once, and all others are reviewed',
  async (_, adapter, toWallet, caipNetworkId, ask) => {
    const accounts = [
      {
        address:
          { bip122: payment, polkadot: alice.polkadot }[caipNetworkId.split(':')[0] ?? ''] ??
          address,
        type: 'eoa' as const,
      },
    ]
    const review = vi.fn(async () => {
      throw new Error('reviewed')
    })
    const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn(), review }
    for (const [granted, error] of [
      [false, { code: -32601 }],
      [true, { message: 'reviewed' }],
    ] as const) {
      const opened = adapter.open(toWallet({ can: () => granted }))
      const stop = opened.watch(listener)
      opened.attach({ accounts, caipNetworkId: caipNetworkId as never })
      await expect(ask(adapter.hostProvider.public as Pages)).rejects.toMatchObject(error)
      expect(review).toHaveBeenCalledTimes(granted ? 1 : 0)
      stop()
    }
  },
)
