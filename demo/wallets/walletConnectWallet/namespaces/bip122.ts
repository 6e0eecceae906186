import { base64, hex } from '@scure/base'
import { Psbt } from 'bitcoinjs-lib'
import { chainOf } from '../../bitcoin/chains.ts'
import { describeMessage, describePsbt, describeTransfer } from '../../bitcoin/describe.ts'
import { createEsplora } from '../../bitcoin/esplora.ts'
import { keyAt } from '../../bitcoin/keyAt.ts'
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
  /** Seeds of accounts whose addresses are derived (BIP-32), in hexadecimal. By default an account has one key. */
  bitcoinSeeds?: readonly string[]
}

/** The wallet's namespace, and its user's choice of what it lists. */
export interface Bip122Namespace extends WalletNamespace {
  /** Lists the first `count` receiving addresses of each derived account, and notifies every session. */
  listAddresses(count: number): Promise<void>
}

const CHANGE_ADDRESSES = 2

function text(params: unknown, name: string): string {
  const value = isRecord(params) ? params[name] : undefined
  if (typeof value !== 'string') throw invalidParams(`Expected "${name}".`)
  return value
}

/** The inputs to sign by address; undefined: all. */
function inputsIn(params: unknown): { address: string; index: number }[] | undefined {
  const inputs = isRecord(params) && Array.isArray(params.signInputs) ? params.signInputs : []
  const all = inputs.map((input: unknown) => ({
    address: text(input, 'address'),
    index: Number(isRecord(input) && input.index),
  }))
  return all.length > 0 ? all : undefined
}

/** Bitcoin with keys of the local chain: payment and ordinals addresses for each account. */
export function createBip122({ rpcUrls, bitcoinSeeds }: Bip122Options): Bip122Namespace {
  const apis = new Map(Object.entries(rpcUrls).filter(([id]) => id.startsWith('bip122:')))
  const listeners: ((change: NamespaceChange) => Promise<void>)[] = []
  let activeChain = [...apis.keys()][0] ?? ''
  let selected = 0
  let listed = 1

  const pathOf = (change: 0 | 1, index: number) => `m/84'/1'/0'/${change}/${index}`
  const keys =
    bitcoinSeeds?.map((seed) => keyAt(seed, pathOf(0, 0)).privateKey) ?? WALLET_CONNECT_WALLET_KEYS

  const emitChange = async (change: NamespaceChange) => {
    for (const listener of listeners) await listener(change)
  }
  const signerOn = (chainId: string, index = selected): BitcoinSigner =>
    createBitcoinSigner(keys[index] ?? '', chainOf(chainId))

  /** The selected account's signers with their paths, its first address first. */
  function listOn(chainId: string): { path: string; isChange: boolean; signer: BitcoinSigner }[] {
    const first = { path: pathOf(0, 0), isChange: false, signer: signerOn(chainId) }
    const seed = bitcoinSeeds?.[selected]
    if (!seed) return [first]
    const derive = (change: 0 | 1, from: number, to: number) =>
      Array.from({ length: to - from }, (_, offset) => {
        const path = pathOf(change, from + offset)
        const signer = createBitcoinSigner(keyAt(seed, path).privateKey, chainOf(chainId))
        return { path, isChange: change === 1, signer }
      })
    return [first, ...derive(0, 1, listed), ...derive(1, 0, CHANGE_ADDRESSES)]
  }

  /** The form of `getAccountAddresses` and `bip122_addressesChanged`. */
  const addressListOn = (chainId: string) => {
    const { ordinals } = signerOn(chainId)
    return [
      ...listOn(chainId).map(({ path, signer: { payment } }) => ({
        address: payment.address,
        publicKey: payment.publicKey,
        path,
        intention: 'payment',
      })),
      { address: ordinals.address, publicKey: ordinals.publicKey, intention: 'ordinal' },
    ]
  }

  const psbtIn = ({ params, chainId }: SessionRequest) =>
    Psbt.fromBase64(text(params, 'psbt'), { network: chainOf(chainId).network })
  const addresses = () =>
    activeChain ? keys.map((_, index) => signerOn(activeChain, index).payment.address) : []
  const broadcasts = ({ params }: SessionRequest) => isRecord(params) && params.broadcast === true

  async function signPsbt(request: SessionRequest) {
    const psbt = psbtIn(request)
    const inputs = inputsIn(request.params)
    const signers = listOn(request.chainId).map(({ signer }) => signer)
    const isOwn = ({ address }: { address: string }) => signers.some((one) => one.find(address))
    if (inputs && !inputs.every(isOwn)) throw unauthorized()
    for (const signer of signers) {
      const own = inputs?.filter(({ address }) => signer.find(address))
      signer.signPsbt(
        psbt,
        own?.map(({ index }) => index),
      )
    }
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
    events: ['accountsChanged', 'chainChanged', 'bip122_addressesChanged'],
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
    async listAddresses(count) {
      listed = count
      await emitChange('addresses')
    },
    addressesChangedData: () => addressListOn(activeChain),
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
        case 'getAccountAddresses':
          return addressListOn(request.chainId)
        default:
          throw methodNotFound(request.method)
      }
    },
  }
}
