import { base58, base64 } from '@scure/base'
import { callRpc } from '../../evm/jsonRpc.ts'
import { invalidParams, methodNotFound, unauthorized } from '../../evm/ProviderRpcError.ts'
import { isRecord } from '../../shared/json.ts'
import type { RequestDescription } from '../../shared/RequestDescription.ts'
import { describeMessage, describeTransaction, networkName } from '../../solana/describeRequest.ts'
import { createSolanaSigner, type SolanaSigner } from '../../solana/signer.ts'
import { WALLET_CONNECT_WALLET_SEEDS } from '../../solana/testKeys.ts'
import type { NamespaceChange, SessionRequest, WalletNamespace } from '../WalletNamespace.ts'

const PROMPTING_METHODS = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
const SILENT_METHODS = ['solana_getAccounts', 'solana_requestAccounts']

export interface SolanaOptions {
  /** RPC URLs by CAIP-2 id; those of other namespaces are left out. The first is active at start. */
  rpcUrls: Record<string, string>
  /** Grants all accounts, the selected one first; by default only the selected one. */
  exposeAllAccounts?: boolean
  /** Methods that this wallet does not support, like older wallets. */
  lacks?: readonly string[]
}

function text(params: unknown, name: string): string {
  const value = isRecord(params) ? params[name] : undefined
  if (typeof value !== 'string') throw invalidParams(`Expected "${name}".`)
  return value
}

function transactionsIn({ method, params }: SessionRequest): Uint8Array[] {
  if (method !== 'solana_signAllTransactions') return [base64.decode(text(params, 'transaction'))]
  const all = isRecord(params) ? params.transactions : undefined
  if (!Array.isArray(all)) throw invalidParams('Expected "transactions".')
  return all.map((one) => base64.decode(String(one)))
}

function describePrompt(request: SessionRequest): RequestDescription {
  const { method, params, chainId } = request
  if (method === 'solana_signMessage')
    return describeMessage(base58.decode(text(params, 'message')))
  const sends = method === 'solana_signAndSendTransaction'
  const [first, ...others] = transactionsIn(request)
  if (!first) throw invalidParams('There is no transaction.')
  const description = describeTransaction(first, { chain: chainId, sends })
  const rest = others.map(() => ({ label: 'And', value: 'another transaction' }))
  return { ...description, rows: [...description.rows, ...rest] }
}

/** Solana with keys of the local chain. */
export async function createSolana({
  rpcUrls,
  exposeAllAccounts = false,
  lacks = [],
}: SolanaOptions): Promise<WalletNamespace> {
  const chains = new Map(Object.entries(rpcUrls).filter(([id]) => id.startsWith('solana:')))
  const signers = await Promise.all(WALLET_CONNECT_WALLET_SEEDS.map(createSolanaSigner))
  const listeners: ((change: NamespaceChange) => Promise<void>)[] = []
  let activeChain = [...chains.keys()][0] ?? ''
  let selected = signers[0]

  const emitChange = async (change: NamespaceChange) => {
    for (const listener of listeners) await listener(change)
  }
  const signerOf = (address: string): SolanaSigner => {
    const signer = signers.find((one) => one.address === address)
    if (!signer) throw unauthorized()
    return signer
  }
  /**
   * Returns the signer of a request. A request for several transactions may have no account, because apps leave it out.
   */
  const signerIn = (params: unknown): SolanaSigner =>
    isRecord(params) && 'pubkey' in params
      ? signerOf(text(params, 'pubkey'))
      : signerOf(selected?.address ?? '')

  const accounts = () => {
    const rest = exposeAllAccounts ? signers.filter((signer) => signer !== selected) : []
    return [...(selected ? [selected] : []), ...rest].map(({ address }) => address)
  }

  async function sign(request: SessionRequest) {
    const signer = signerIn(request.params)
    return Promise.all(transactionsIn(request).map((one) => signer.signTransaction(one)))
  }

  return {
    name: 'solana',
    methods: [...PROMPTING_METHODS, ...SILENT_METHODS].filter((method) => !lacks.includes(method)),
    events: ['accountsChanged', 'chainChanged'],
    chains: () =>
      [activeChain, ...[...chains.keys()].filter((id) => id !== activeChain)].filter(Boolean),
    chainName: (chainId) => networkName(chainId),
    async selectChain(chainId) {
      if (!chains.has(chainId)) throw invalidParams(`"${chainId}" is not within reach.`)
      if (chainId === activeChain) return
      activeChain = chainId
      await emitChange('chain')
    },
    accounts,
    addresses: () => signers.map(({ address }) => address),
    async selectAccount(address) {
      const signer = signerOf(address)
      if (signer === selected) return
      selected = signer
      await emitChange('account')
    },
    chainChangedData: () => activeChain,
    onChange: (listener) => void listeners.push(listener),

    describe(request) {
      if (SILENT_METHODS.includes(request.method)) return undefined
      if (!PROMPTING_METHODS.includes(request.method)) throw methodNotFound(request.method)
      return describePrompt(request)
    },

    async handle(request) {
      const { method, params, chainId } = request
      switch (method) {
        case 'solana_signMessage': {
          const message = base58.decode(text(params, 'message'))
          return { signature: base58.encode(await signerIn(params).signMessage(message)) }
        }
        case 'solana_signTransaction': {
          const [one] = await sign(request)
          if (!one) throw invalidParams('There is no transaction.')
          const signature = base58.encode(one.signature)
          return { signature, transaction: base64.encode(one.signed) }
        }
        case 'solana_signAllTransactions':
          return { transactions: (await sign(request)).map(({ signed }) => base64.encode(signed)) }
        case 'solana_signAndSendTransaction': {
          const [one] = await sign(request)
          if (!one) throw invalidParams('There is no transaction.')
          const config = { encoding: 'base64' }
          const node = chains.get(chainId) ?? ''
          await callRpc(node, 'sendTransaction', [base64.encode(one.signed), config])
          return { signature: base58.encode(one.signature) }
        }
        case 'solana_getAccounts':
        case 'solana_requestAccounts':
          return accounts().map((pubkey) => ({ pubkey }))
        default:
          throw methodNotFound(method)
      }
    },
  }
}
