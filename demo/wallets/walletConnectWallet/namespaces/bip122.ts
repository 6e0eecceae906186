import { base64, hex } from '@scure/base'
import { Psbt } from 'bitcoinjs-lib'
import { chainOf } from '../../bitcoin/chains.ts'
import { describeMessage, describePsbt, describeTransfer } from '../../bitcoin/describe.ts'
import { createEsplora } from '../../bitcoin/esplora.ts'
import { type BitcoinSigner, createBitcoinSigner } from '../../bitcoin/signer.ts'
import { WALLET_CONNECT_WALLET_KEYS } from '../../bitcoin/testKeys.ts'
import { buildTransfer } from '../../bitcoin/transfer.ts'
import { invalidParams, methodNotFound, unauthorized } from '../../evm/ProviderRpcError.ts'
import { isRecord } from '../../shared/json.ts'
import type { NamespaceChange, SessionRequest, WalletNamespace } from '../WalletNamespace.ts'

const PROMPTING_METHODS = ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses']

interface Bip122Options {
  /** Esplora APIs by CAIP-2 id; those of other namespaces are left out. The first is active at start. */
  rpcUrls: Record<string, string>
}

function text(params: unknown, name: string): string {
  const value = isRecord(params) ? params[name] : undefined
  if (typeof value !== 'string') throw invalidParams(`Expected "${name}".`)
  return value
}

/** The input indexes to sign; undefined: all. */
function indexesIn(params: unknown): { indexes: number[] } | undefined {
  const inputs = isRecord(params) && Array.isArray(params.signInputs) ? params.signInputs : []
  const indexes = inputs.map((input: unknown) => Number(isRecord(input) && input.index))
  return indexes.length > 0 ? { indexes } : undefined
}

/** Bitcoin with keys of the local chain: payment and ordinals addresses for each account. */
export function createBip122({ rpcUrls }: Bip122Options): WalletNamespace {
  const apis = new Map(Object.entries(rpcUrls).filter(([id]) => id.startsWith('bip122:')))
  const listeners: ((change: NamespaceChange) => Promise<void>)[] = []
  let activeChain = [...apis.keys()][0] ?? ''
  let selected = 0

  const emitChange = async (change: NamespaceChange) => {
    for (const listener of listeners) await listener(change)
  }
  const signerOn = (chainId: string, index = selected): BitcoinSigner =>
    createBitcoinSigner(WALLET_CONNECT_WALLET_KEYS[index] ?? '', chainOf(chainId))
  const psbtIn = ({ params, chainId }: SessionRequest) =>
    Psbt.fromBase64(text(params, 'psbt'), { network: chainOf(chainId).network })
  const addresses = () =>
    activeChain
      ? WALLET_CONNECT_WALLET_KEYS.map((_, index) => signerOn(activeChain, index).payment.address)
      : []
  const broadcasts = ({ params }: SessionRequest) => isRecord(params) && params.broadcast === true

  async function signPsbt(request: SessionRequest) {
    const psbt = psbtIn(request)
    signerOn(request.chainId).signPsbt(psbt, indexesIn(request.params)?.indexes)
    if (!broadcasts(request)) return { psbt: psbt.toBase64() }
    psbt.finalizeAllInputs()
    const esplora = createEsplora(apis.get(request.chainId) ?? '')
    const txid = await esplora.send(psbt.extractTransaction().toHex())
    return { psbt: psbt.toBase64(), txid }
  }

  async function sendTransfer({ params, chainId }: SessionRequest) {
    const signer = signerOn(chainId)
    const esplora = createEsplora(apis.get(chainId) ?? '')
    const utxos = await esplora.utxos(signer.payment.address)
    const recipient = text(params, 'recipientAddress')
    const amount = Number(text(params, 'amount'))
    return { txid: await esplora.send(buildTransfer(signer, utxos, { recipient, amount }).hex) }
  }

  function signMessage({ params, chainId }: SessionRequest) {
    const signer = signerOn(chainId)
    const own = signer.find(text(params, 'address'))
    if (!own) throw unauthorized()
    const wanted = isRecord(params) && params.protocol
    const protocol = wanted === 'bip322' || own.type === 'p2tr' ? 'bip322' : 'ecdsa'
    const signature = signer.signMessage(own, text(params, 'message'), protocol)
    return { address: own.address, signature: hex.encode(base64.decode(signature)) }
  }

  return {
    name: 'bip122',
    methods: PROMPTING_METHODS,
    events: ['accountsChanged', 'chainChanged'],
    chains: () =>
      [activeChain, ...[...apis.keys()].filter((id) => id !== activeChain)].filter(Boolean),
    chainName: (chainId) => `Bitcoin ${chainOf(chainId).name}`,
    async selectChain(chainId) {
      if (!apis.has(chainId)) throw invalidParams(`"${chainId}" is not within reach.`)
      if (chainId === activeChain) return
      activeChain = chainId
      await emitChange('chain')
    },
    accounts() {
      if (!activeChain) return []
      const { payment, ordinals } = signerOn(activeChain)
      return [payment.address, ordinals.address]
    },
    addresses,
    async selectAccount(address) {
      const index = addresses().indexOf(address)
      if (index < 0) throw unauthorized()
      if (index === selected) return
      selected = index
      await emitChange('account')
    },
    chainChangedData: () => activeChain,
    onChange: (listener) => void listeners.push(listener),

    describe(request) {
      const { method, params, chainId } = request
      switch (method) {
        case 'signMessage':
          return describeMessage(text(params, 'message'))
        case 'signPsbt':
          return describePsbt(psbtIn(request), broadcasts(request))
        case 'sendTransfer': {
          const amount = Number(text(params, 'amount'))
          return describeTransfer(text(params, 'recipientAddress'), amount, chainOf(chainId))
        }
        case 'getAccountAddresses':
          return undefined
        default:
          throw methodNotFound(method)
      }
    },

    async handle(request) {
      switch (request.method) {
        case 'signMessage':
          return signMessage(request)
        case 'signPsbt':
          return signPsbt(request)
        case 'sendTransfer':
          return sendTransfer(request)
        case 'getAccountAddresses': {
          const { payment, ordinals } = signerOn(request.chainId)
          return [payment, ordinals].map(({ address, publicKey }) => ({ address, publicKey }))
        }
        default:
          throw methodNotFound(request.method)
      }
    },
  }
}
