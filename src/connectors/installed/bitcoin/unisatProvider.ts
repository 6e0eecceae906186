import { base64, hex } from '@scure/base'
import { validOf } from '../../../chains/adapterSteps.ts'
import { parseAddress } from '../../../chains/bip122/address.ts'
import { type BitcoinChain, bitcoinChains, findChain } from '../../../chains/bip122/chains.ts'
import type { BitcoinAccount, BitcoinProvider } from '../../../chains/bip122/provider.ts'
import { checkBase64, checkPsbt } from '../../../chains/bip122/responses.ts'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { networkOf, preferredNetwork, purposeOf, statedNetwork } from './networkOf.ts'

type Method = (...args: unknown[]) => unknown
type Wallet = Readonly<Record<string, unknown>>

/** Returns the wallet's object for a chain. UniSat has one object for all chains, OKX one for each chain. */
type Pick = (chain: BitcoinChain | undefined) => Wallet | undefined

const changes = ['accountsChanged', 'accountChanged', 'networkChanged', 'chainChanged']

const has = (wallet: Wallet, name: string) => typeof wallet[name] === 'function'

async function call(wallet: Wallet, name: string, ...args: unknown[]): Promise<unknown> {
  if (has(wallet, name)) return (wallet[name] as Method)(...args)
  throw new ProviderRpcError(errorCodes.unsupportedMethod, `The wallet does not do ${name}`)
}

async function callFirst(wallet: Wallet, names: readonly string[]): Promise<unknown> {
  return call(wallet, names.find((name) => has(wallet, name)) ?? names[0] ?? '')
}

function toAddresses(response: unknown): string[] {
  const { address } = Object(response) as { address?: unknown }
  const list = typeof address === 'string' ? [address] : response
  return validOf('its accounts', list, (one) => (typeof one === 'string' && one ? one : null))
}

function create(pick: Pick, context: ConnectorContext): BitcoinProvider {
  let network = preferredNetwork(context)
  const wallet = () => pick(findChain(network)) ?? {}
  const objects = () => new Set(bitcoinChains.map(pick).filter((own) => own !== undefined))

  /**
   * Requests the network. UniSat has `getChain`, with responses such as `{ enum: 'BITCOIN_TESTNET4' }`, since it
   * knows several test networks (https://github.com/unisat-wallet/extension/issues/211, August 2024). The response to
   * `getNetwork`, `livenet` or `testnet`, does not tell them apart. OKX documents `getNetwork`, since version 2.77.1
   * of its extension (https://hk.okx.com/web3/build/docs/sdks/chains/bitcoin/provider).
   */
  async function requestNetwork(addresses: readonly string[]): Promise<CaipNetworkId> {
    const ask = (name: string) => call(wallet(), name).then(statedNetwork, () => undefined)
    return (
      (await ask('getChain')) ?? (await ask('getNetwork')) ?? networkOf(addresses, network, context)
    )
  }

  async function take(response: unknown): Promise<BitcoinAccount[]> {
    const addresses = toAddresses(response)
    if (addresses.length === 0) return []
    network = await requestNetwork(addresses)
    const publicKey = await call(wallet(), 'getPublicKey').catch(() => undefined)
    return addresses.map((address, index) => ({
      address,
      purpose: purposeOf(address, addresses, network),
      // `getPublicKey` returns the key of the first account.
      ...(index === 0 && typeof publicKey === 'string' && { publicKey }),
    }))
  }

  const request = () => callFirst(wallet(), ['requestAccounts', 'connect'])

  return {
    async connect({ silent }) {
      return take(await (silent ? call(wallet(), 'getAccounts') : request()))
    },

    async disconnect() {
      await call(wallet(), 'disconnect')
    },

    getNetwork: async () => network,

    async setNetwork(wanted) {
      const chain = findChain(wanted)
      const other = pick(chain)
      if (!chain || !other) {
        throw new ProviderRpcError(errorCodes.unrecognizedChain, 'The wallet knows no such network')
      }
      if (other === wallet()) {
        const name = chain.name === 'mainnet' ? 'livenet' : chain.name
        await (has(other, 'switchChain')
          ? call(other, 'switchChain', `BITCOIN_${chain.name.toUpperCase()}`)
          : call(other, 'switchNetwork', name))
        await take(await call(other, 'getAccounts'))
        return
      }
      const before = network
      network = wanted
      try {
        await take(await request())
      } catch (thrown) {
        network = before
        throw thrown
      }
    },

    /**
     * Signs a message. A taproot address signs with BIP-322, because its key is tweaked and an ECDSA signature cannot
     * be verified against a tweaked key.
     */
    async signMessage({ address, message, protocol }) {
      const isTaproot = parseAddress(address, network)?.kind === 'p2tr'
      const byBip322 = protocol ? protocol === 'bip322' : isTaproot
      const type = byBip322 ? 'bip322-simple' : 'ecdsa'
      return checkBase64('a message', await call(wallet(), 'signMessage', message, type))
    },

    async signPsbt({ psbt, signInputs, broadcast }) {
      const toSignInputs = signInputs.map(({ address, index, sighashTypes }) => ({
        address,
        index,
        // An empty list would be a list of types of which none is allowed.
        ...(sighashTypes?.length && { sighashTypes }),
      }))
      const inputs = toSignInputs.length > 0 && { toSignInputs }
      const options = { autoFinalized: broadcast, ...inputs }
      const toHex = (text: string) => hex.encode(base64.decode(text))
      const signed = checkPsbt(await call(wallet(), 'signPsbt', toHex(psbt), options))
      const txid = broadcast ? String(await call(wallet(), 'pushPsbt', toHex(signed))) : undefined
      return { psbt: signed, txid }
    },

    async sendTransfer({ recipient, amount }) {
      return String(await call(wallet(), 'sendBitcoin', recipient, Number(amount)))
    },

    can: (method) => has(wallet(), method === 'sendTransfer' ? 'sendBitcoin' : method),

    watch({ change, disconnect }) {
      let isActive = true
      const stops = Array.from(objects(), (own) => {
        // OKX emits on the objects of other networks too.
        const isUsed = () => isActive && own === wallet()
        const onChange = () => isUsed() && change()
        const onDisconnect = () => isUsed() && disconnect()
        const forAll = (method: string) => {
          for (const event of changes) void call(own, method, event, onChange).catch(() => {})
          void call(own, method, 'disconnect', onDisconnect).catch(() => {})
        }
        forAll('on')
        return () => forAll(has(own, 'removeListener') ? 'removeListener' : 'off')
      })
      return () => {
        isActive = false
        for (const stop of stops) stop()
      }
    },
  }
}

export function createUnisatProvider(provider: object, context: ConnectorContext): BitcoinProvider {
  return create(() => provider as Wallet, context)
}

const okxKeys: Partial<Record<BitcoinChain['name'], string>> = {
  testnet: 'bitcoinTestnet',
  signet: 'bitcoinSignet',
}

/**
 * Creates OKX's provider. OKX has one object for each chain. For a chain without an object, mainnet's object is used,
 * which reports the active network.
 */
export function createOkxProvider(provider: object, context: ConnectorContext): BitcoinProvider {
  const okx = provider as Wallet
  return create((chain) => {
    const own = okx[(chain && okxKeys[chain.name]) ?? 'bitcoin']
    return typeof own === 'object' && own !== null ? (own as Wallet) : undefined
  }, context)
}
