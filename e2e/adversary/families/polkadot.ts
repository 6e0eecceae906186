import type { SignerPayloadJSON } from '@polkadot/types/types'
import { signatureVerify } from '@polkadot/util-crypto'
import { createPolkadotSigner } from '../../../demo/wallets/polkadot/signer.ts'
import type {
  PolkadotListener,
  PolkadotProvider,
  RawPayload,
} from '../../../src/chains/polkadot/provider.ts'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'
import { PolkadotChain } from '../chains/PolkadotChain.ts'
import { apiHost, type Family, nodeHost, type Setting, trapOf } from './Family.ts'
import { forgedSession } from './forgedSession.ts'

const hub: ChainNetwork = {
  id: '68d56f15f85d3136970ec16946040bc1',
  name: 'Polkadot Asset Hub',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  nativeCurrency: { name: 'DOT', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: [`https://${nodeHost}/`] } },
}
const dot = 10n ** 10n
const approvalMs = 1_500
const traps = ['none', 'fee rises'] as const
const signers = ['//Alice', '//Bob'].map(createPolkadotSigner)
const receiver = createPolkadotSigner('//Charlie').addressOn(0)
const strangerSigner = createPolkadotSigner('//Dave')
const stranger = strangerSigner.addressOn(0)

/** Polkadot's asset hub with a wallet of two accounts, of which the page gets the selected one. */
export function createPolkadot({ world, liar, clock, network }: Setting): Family {
  const chain = new PolkadotChain()
  const owners = signers.map((signer) => signer.addressOn(0))
  for (const owner of owners) chain.fund(owner, 50n * dot)
  chain.fund(receiver, dot)
  let selected = 0
  const messages: string[] = []
  const listeners = new Set<PolkadotListener>()
  const listAccounts = () => [{ address: signers[selected]?.address, type: 'sr25519' }]
  network.addNode(nodeHost, (method, params) => chain.request(method, params))
  network.addService(apiHost, (path) => ({ source: path, status: 404, value: 'Not found' }))

  async function approve<Signed>(address: string, method: string, sign: (at: number) => Signed) {
    clock.activity += 1
    const at = signers.findIndex((signer) => signer.isOwn(address))
    if (at < 0) throw new Error('The source is not allowed to interact with this account')
    await new Promise((resolve) => setTimeout(resolve, approvalMs))
    return liar.answer(method, { id: 1, signature: sign(at) })
  }

  const provider: PolkadotProvider = {
    connect: async () => liar.answer('connect', listAccounts()),
    disconnect: async () => {},
    getNetwork: () => hub,
    setNetwork: async () => {},
    signer: {
      signRaw({ address, data, type }: RawPayload) {
        messages.push(Buffer.from(data.slice(2), 'hex').toString())
        return approve(address, 'signRaw', (at) => signers[at]?.signRaw(data, type))
      },
      signPayload: (payload) =>
        approve(payload.address, 'signPayload', (at) =>
          signers[at]?.signPayload(payload as unknown as SignerPayloadJSON),
        ),
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  return {
    namespace: 'polkadot',
    network: hub,
    provide: () => provider,
    account: () => owners[selected] ?? '',
    receiver,
    others: { account: stranger, token: '', network: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' },
    symbols: ['DOT'],
    hasPrices: false,
    traps,
    spring() {
      if (trapOf(world, traps) === 'fee rises') chain.fee *= 3n
    },
    holdings: () => ({ native: owners.reduce((sum, owner) => sum + chain.balance(owner), 0n) }),
    payments: () =>
      chain.transfers.map(({ hash, from, to, amount, fee, isSuccess }) => ({
        kind: 'send' as const,
        hash,
        from,
        to,
        token: null,
        amount,
        fee,
        isSuccess,
      })),
    selectOther() {
      selected = 1 - selected
      for (const listener of listeners) listener.accounts(listAccounts())
    },
    repeat() {
      for (const listener of [...listeners, ...listeners]) listener.accounts(listAccounts())
    },
    messages: () => messages,
    hasSigned: (account, message, signature) =>
      signatureVerify(`<Bytes>${message}</Bytes>`, signature, account).isValid,
    forged: {
      'wallet-modal/siwx': [
        forgedSession({
          family: 'Polkadot',
          accountAddress: owners[0] ?? '',
          chainId: hub.caipNetworkId,
          withoutStatement: [],
          sign: (message) => strangerSigner.signRaw(message, 'bytes'),
        }),
      ],
    },
  }
}
