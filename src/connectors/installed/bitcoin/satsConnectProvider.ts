import { findChain } from '../../../chains/bip122/chains.ts'
import type {
  BitcoinAccount,
  BitcoinProvider,
  PsbtRequest,
} from '../../../chains/bip122/provider.ts'
import { checkBase64, checkPsbt } from '../../../chains/bip122/responses.ts'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { networkOf, preferredNetwork, purposeOf, statedNetwork } from './networkOf.ts'
import { isRefusal, isUnknownMethod, requestWallet, withAddresses } from './walletRequest.ts'

interface SatsConnectWallet {
  request(method: string, params?: unknown): unknown
  addListener?: (...args: unknown[]) => unknown
}

const purposes = ['payment', 'ordinals']
const changes = ['accountChange', 'networkChange']

function toSatsName(caipNetworkId: CaipNetworkId): string | undefined {
  const name = findChain(caipNetworkId)?.name
  return name && `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/**
 * Skips addresses of other chains, such as Stacks, and addresses for other purposes. An entry of WBIP001 has a symbol,
 * and no purpose, which its address then determines.
 */
function toAccounts(response: unknown, network: CaipNetworkId): BitcoinAccount[] {
  const entries = withAddresses(response)
  const addresses = entries.map(({ address }) => address)
  return entries.flatMap(({ address, publicKey, symbol, ...entry }): BitcoinAccount[] => {
    const purpose =
      entry.purpose === undefined && symbol === 'BTC'
        ? purposeOf(address, addresses, network)
        : entry.purpose
    if (purpose !== 'payment' && purpose !== 'ordinals') return []
    return [{ address, purpose, ...(typeof publicKey === 'string' && { publicKey }) }]
  })
}

/** Creates the provider of Xverse, Magic Eden and other wallets with the interface of sats-connect. */
export function createSatsConnectProvider(
  provider: object,
  context: ConnectorContext,
): BitcoinProvider {
  const wallet = provider as SatsConnectWallet
  let network = preferredNetwork(context)
  let granted: BitcoinAccount[] = []

  /**
   * Reads accounts and network from a response. If the wallet does not report the network, the addresses determine it.
   */
  async function take(response: Record<string, unknown>): Promise<BitcoinAccount[]> {
    const list = response.addresses ?? response
    const stated =
      statedNetwork(response.network) ??
      (await requestWallet(wallet, 'wallet_getNetwork', null).then(statedNetwork, () => undefined))
    const addresses = toAccounts(list, network).map(({ address }) => address)
    network = stated ?? networkOf(addresses, network, context)
    granted = toAccounts(list, network)
    return granted
  }

  const account = () => requestWallet(wallet, 'wallet_getAccount', null)

  /**
   * `signPsbt` has no parameter for signature hash types: the wallet uses those of the PSBT
   * (https://github.com/secretkeylabs/sats-connect-core, `signPsbtParamsSchema`). `allowedSignHash`, one type for all
   * inputs, was a parameter of sats-connect 2 (https://github.com/secretkeylabs/sats-connect/issues/174, September 2024).
   * @throws ProviderRpcError 4200 if the PSBT has other types than the request allows
   */
  async function inputsOf({ psbt, signInputs }: PsbtRequest) {
    const part = await loadPart(import('../../../chains/bip122/ownInputs.ts'))
    part.requireOwnSighashes(psbt, signInputs)
    return signInputs.length > 0 ? signInputs : part.ownInputs(psbt, granted, network)
  }

  /**
   * Requests a connection by the newest method that the wallet knows: `wallet_connect`; `getAccounts` of sats-connect
   * 2.8 (https://github.com/secretkeylabs/sats-connect/issues/185, October 2024); or `getAddresses`, the only one of
   * the three in WBIP005 (https://wbips.netlify.app/wbips/WBIP005). `getAccounts` can go when the wallets of the
   * directory know `wallet_connect`.
   */
  async function request(): Promise<Record<string, unknown>> {
    const message = context.metadata.name
    const name = toSatsName(network)
    const connect = { addresses: purposes, message, ...(name && { network: name }) }
    const older = { purposes, message }
    const send = (method: string, params: object) => requestWallet(wallet, method, params)
    try {
      return await send('wallet_connect', connect)
    } catch (thrown) {
      if (!isUnknownMethod(thrown)) throw thrown
    }
    try {
      return await send('getAccounts', older)
    } catch (thrown) {
      if (!isUnknownMethod(thrown)) throw thrown
    }
    return send('getAddresses', older)
  }

  return {
    async connect({ silent }) {
      if (!silent) return take(await request())
      try {
        return await take(await account())
      } catch (thrown) {
        if (isRefusal(thrown)) return []
        throw thrown
      }
    },

    async disconnect() {
      await requestWallet(wallet, 'wallet_disconnect', null)
    },

    getNetwork: async () => network,

    async setNetwork(wanted) {
      const name = toSatsName(wanted)
      if (!name)
        throw new ProviderRpcError(errorCodes.unrecognizedChain, 'The wallet knows no such network')
      await requestWallet(wallet, 'wallet_changeNetwork', { name })
      network = wanted
      await take(await account())
    },

    async signMessage({ address, message, protocol }) {
      const params = { address, message, ...(protocol && { protocol: protocol.toUpperCase() }) }
      const { signature } = await requestWallet(wallet, 'signMessage', params)
      return checkBase64('a message', signature)
    },

    async signPsbt(request) {
      const { psbt, broadcast } = request
      const own = await inputsOf(request)
      const byAddress: Record<string, number[]> = {}
      for (const { address, index } of own) {
        byAddress[address] = [...(byAddress[address] ?? []), index]
      }
      const inputs = own.length > 0 && { signInputs: byAddress }
      const params = { psbt, ...inputs, broadcast }
      const { psbt: signed, txid } = await requestWallet(wallet, 'signPsbt', params)
      return { psbt: checkPsbt(signed), ...(typeof txid === 'string' && txid && { txid }) }
    },

    async sendTransfer({ recipient, amount }) {
      // `Number` is exact: the total supply in satoshi is below `Number.MAX_SAFE_INTEGER`.
      const recipients = [{ address: recipient, amount: Number(amount) }]
      return String((await requestWallet(wallet, 'sendTransfer', { recipients })).txid)
    },

    watch({ change, disconnect }) {
      const stops: unknown[] = []
      const listen = (eventName: string, cb: () => void) => {
        // `addListener` takes two arguments in sats-connect 3, and one object in version 4.
        stops.push(wallet.addListener?.(eventName, cb))
        stops.push(wallet.addListener?.({ eventName, cb }))
      }
      let isActive = true
      try {
        for (const name of changes) listen(name, () => isActive && change())
        for (const name of ['accountDisconnected', 'disconnect']) {
          listen(name, () => isActive && disconnect())
        }
      } catch {
        // A wallet with an emitter that throws is treated as a wallet without events.
      }
      return () => {
        isActive = false
        for (const stop of stops) if (typeof stop === 'function') stop()
      }
    },
  }
}
