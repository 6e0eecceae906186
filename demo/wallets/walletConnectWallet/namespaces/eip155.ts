import {
  chainsFrom,
  type EvmChain,
  parseAddedChain,
  parseChainId,
  toCaip2,
  toHexChainId,
} from '../../evm/chains.ts'
import { describeEvmRequest } from '../../evm/describeRequest.ts'
import { callRpc } from '../../evm/jsonRpc.ts'
import {
  invalidParams,
  methodNotFound,
  unauthorized,
  unrecognizedChain,
} from '../../evm/ProviderRpcError.ts'
import { createEvmSigner, type EvmSigner } from '../../evm/signer.ts'
import { WALLET_CONNECT_WALLET_KEYS } from '../../evm/testKeys.ts'
import { parseTransaction } from '../../evm/transaction.ts'
import { parseTypedData } from '../../evm/typedData.ts'
import { paramAt } from '../../shared/json.ts'
import type { NamespaceChange, SessionRequest, WalletNamespace } from '../WalletNamespace.ts'

const PROMPTING_METHODS = [
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const SILENT_METHODS = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'eth_sendRawTransaction',
]

export interface Eip155Options {
  /** RPC URLs by CAIP-2 or hexadecimal id; the first is active at start. */
  rpcUrls: Record<string, string>
  privateKeys?: readonly string[]
  /** Grants all accounts, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
}

/** EVM chains with keys of the test mnemonic. */
export function createEip155({
  rpcUrls,
  privateKeys = WALLET_CONNECT_WALLET_KEYS,
  exposeAllAccounts = false,
}: Eip155Options): WalletNamespace {
  const chains = chainsFrom(rpcUrls)
  const signers = privateKeys.map(createEvmSigner)
  const listeners: ((change: NamespaceChange) => Promise<void>)[] = []
  let activeChain = [...chains.keys()][0] ?? '0x1'
  let selected = signers[0]

  const emitChange = async (change: NamespaceChange) => {
    for (const listener of listeners) await listener(change)
  }
  const chainOf = (caip2: string): EvmChain => {
    const chain = chains.get(toHexChainId(caip2))
    if (!chain) throw unrecognizedChain(toHexChainId(caip2))
    return chain
  }
  const signerOf = (address: unknown): EvmSigner => {
    const wanted = String(address).toLowerCase()
    const signer = signers.find((candidate) => candidate.address.toLowerCase() === wanted)
    if (!signer) throw unauthorized()
    return signer
  }
  const accounts = () => {
    const rest = exposeAllAccounts ? signers.filter((signer) => signer !== selected) : []
    return [...(selected ? [selected] : []), ...rest].map((signer) => signer.address)
  }
  const selectChain = async (caip2: string) => {
    const { id } = chainOf(caip2)
    if (id === activeChain) return
    activeChain = id
    await emitChange('chain')
  }

  return {
    name: 'eip155',
    methods: [...PROMPTING_METHODS, ...SILENT_METHODS],
    events: ['accountsChanged', 'chainChanged'],
    chains: () =>
      [...new Set([activeChain, ...chains.keys()])].filter((id) => chains.has(id)).map(toCaip2),
    chainName: (caip2) => chains.get(toHexChainId(caip2))?.name ?? caip2,
    selectChain,
    accounts,
    addresses: () => signers.map((signer) => signer.address),
    async selectAccount(address) {
      const signer = signerOf(address)
      if (signer === selected) return
      selected = signer
      await emitChange('account')
    },
    chainChangedData: () => Number(activeChain),
    onChange: (listener) => void listeners.push(listener),

    describe({ method, params, chainId }) {
      if (SILENT_METHODS.includes(method)) return undefined
      if (!PROMPTING_METHODS.includes(method)) throw methodNotFound(method)
      const isSwitch = method === 'wallet_switchEthereumChain'
      if (isSwitch && !chains.has(parseChainId(params))) {
        throw unrecognizedChain(parseChainId(params))
      }
      return describeEvmRequest(method, params, chainOf(chainId), chains)
    },

    async handle({ method, params, chainId }: SessionRequest) {
      switch (method) {
        case 'personal_sign': {
          const message = paramAt(params, 0)
          if (typeof message !== 'string') throw invalidParams('The message is not text.')
          return signerOf(paramAt(params, 1)).signMessage(message)
        }
        case 'eth_signTypedData':
        case 'eth_signTypedData_v4':
          return signerOf(paramAt(params, 0)).signTypedData(parseTypedData(paramAt(params, 1)))
        case 'eth_sendTransaction': {
          const transaction = parseTransaction(params)
          return signerOf(transaction.from).sendTransaction(transaction, chainOf(chainId))
        }
        case 'wallet_switchEthereumChain':
          await selectChain(parseChainId(params))
          return null
        case 'wallet_addEthereumChain': {
          const chain = parseAddedChain(params)
          chains.set(chain.id, chains.get(chain.id) ?? chain)
          await selectChain(chain.id)
          return null
        }
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return accounts()
        case 'eth_chainId':
          return activeChain
        case 'eth_sendRawTransaction':
          return callRpc(chainOf(chainId).rpcUrl, method, params)
        default:
          throw methodNotFound(method)
      }
    },
  }
}
