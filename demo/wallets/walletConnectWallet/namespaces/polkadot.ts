import type { SignerPayloadJSON } from '@polkadot/types/types'
import { invalidParams, methodNotFound, unauthorized } from '../../evm/ProviderRpcError.ts'
import { chainName } from '../../polkadot/chainName.ts'
import { describePayload, describeRaw } from '../../polkadot/describeRequest.ts'
import { createPolkadotSigner, type PolkadotSigner } from '../../polkadot/signer.ts'
import { WALLET_CONNECT_WALLET_PATHS } from '../../polkadot/testKeys.ts'
import { isRecord } from '../../shared/json.ts'
import type { RequestDescription } from '../../shared/RequestDescription.ts'
import type { NamespaceChange, SessionRequest, WalletNamespace } from '../WalletNamespace.ts'

const PROMPTING_METHODS = ['polkadot_signMessage', 'polkadot_signTransaction']

/** SS58 prefixes of known networks. Addresses on other networks have the prefix 42. */
const PREFIXES: Record<string, number> = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:45454545454545454545454545454545': 2,
}

export interface PolkadotOptions {
  /** RPC URLs by CAIP-2 id; those of other namespaces are left out. The first is active at start. */
  rpcUrls: Record<string, string>
  /** Grants all accounts, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
}

function text(params: unknown, name: string): string {
  const value = isRecord(params) ? params[name] : undefined
  if (typeof value !== 'string') throw invalidParams(`Expected "${name}".`)
  return value
}

function payloadIn(params: unknown): SignerPayloadJSON {
  const payload = isRecord(params) ? params.transactionPayload : undefined
  if (!isRecord(payload)) throw invalidParams('Expected "transactionPayload".')
  if (payload.address !== text(params, 'address')) throw invalidParams('The addresses differ.')
  return payload as unknown as SignerPayloadJSON
}

function describePrompt({ method, params }: SessionRequest): RequestDescription {
  return method === 'polkadot_signMessage'
    ? describeRaw(text(params, 'message'))
    : describePayload(payloadIn(params))
}

/** Polkadot chains with keys of the development mnemonic. */
export function createPolkadot({
  rpcUrls,
  exposeAllAccounts = false,
}: PolkadotOptions): WalletNamespace {
  const chains = Object.keys(rpcUrls).filter((id) => id.startsWith('polkadot:'))
  const signers = WALLET_CONNECT_WALLET_PATHS.map(createPolkadotSigner)
  const listeners: ((change: NamespaceChange) => Promise<void>)[] = []
  let activeChain = chains[0] ?? ''
  let selected = signers[0]

  const emitChange = async (change: NamespaceChange) => {
    for (const listener of listeners) await listener(change)
  }
  const signerOf = (address: string): PolkadotSigner => {
    const signer = signers.find((one) => one.isOwn(address))
    if (!signer) throw unauthorized()
    return signer
  }
  const shown = (signer: PolkadotSigner) => signer.addressOn(PREFIXES[activeChain] ?? 42)

  return {
    name: 'polkadot',
    methods: PROMPTING_METHODS,
    events: ['accountsChanged', 'chainChanged'],
    chains: () => [activeChain, ...chains.filter((id) => id !== activeChain)].filter(Boolean),
    chainName: (chainId) => chainName(chainId) ?? chainId,
    async selectChain(chainId) {
      if (!chains.includes(chainId)) throw invalidParams(`"${chainId}" is not within reach.`)
      if (chainId === activeChain) return
      activeChain = chainId
      await emitChange('chain')
    },
    accounts() {
      const rest = exposeAllAccounts ? signers.filter((signer) => signer !== selected) : []
      return [...(selected ? [selected] : []), ...rest].map(shown)
    },
    addresses: () => signers.map(shown),
    async selectAccount(address) {
      const signer = signerOf(address)
      if (signer === selected) return
      selected = signer
      await emitChange('account')
    },
    chainChangedData: () => activeChain,
    onChange: (listener) => void listeners.push(listener),

    describe(request) {
      if (!PROMPTING_METHODS.includes(request.method)) throw methodNotFound(request.method)
      return describePrompt(request)
    },

    async handle({ method, params }) {
      const signer = signerOf(text(params, 'address'))
      switch (method) {
        case 'polkadot_signMessage':
          return { signature: signer.signRaw(text(params, 'message'), 'bytes') }
        case 'polkadot_signTransaction':
          return { id: 1, signature: signer.signPayload(payloadIn(params)) }
        default:
          throw methodNotFound(method)
      }
    },
  }
}
