import { base64, hex } from '@scure/base'
import { parseAddress } from '../../../chains/bip122/address.ts'
import { findChain } from '../../../chains/bip122/chains.ts'
import type {
  BitcoinAccount,
  BitcoinProvider,
  InputToSign,
} from '../../../chains/bip122/provider.ts'
import { checkBase64, checkPsbt } from '../../../chains/bip122/responses.ts'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { networkOf, preferredNetwork } from './networkOf.ts'
import { requestWallet, withAddresses } from './walletRequest.ts'

interface LeatherWallet {
  request(method: string, params?: unknown): unknown
}

function toLeatherName(caipNetworkId: CaipNetworkId): string | undefined {
  const name = findChain(caipNetworkId)?.name
  return name === 'regtest' ? 'devnet' : name
}

/** Skips addresses of Stacks, the wallet's other chain. */
function toAccounts(response: unknown): BitcoinAccount[] {
  return withAddresses(response).flatMap(
    ({ symbol, type, address, publicKey }): BitcoinAccount[] => {
      if (symbol !== 'BTC') return []
      const purpose = type === 'p2tr' ? 'ordinals' : 'payment'
      return [{ address, purpose, ...(typeof publicKey === 'string' && { publicKey }) }]
    },
  )
}

/** SIGHASH_ALL, which Leather allows if a request names no type. */
const sighashAll = 1

/** Leather takes the allowed signature hash types of all inputs as one list, and by default allows SIGHASH_ALL alone. */
function toAllowed(signInputs: readonly InputToSign[]): { allowedSighash?: number[] } {
  if (!signInputs.some(({ sighashTypes = [] }) => sighashTypes.length > 0)) return {}
  const types = signInputs.flatMap(({ sighashTypes }) =>
    sighashTypes && sighashTypes.length > 0 ? sighashTypes : [sighashAll],
  )
  return { allowedSighash: [...new Set(types)] }
}

/**
 * Creates Leather's provider. The wallet has no silent request, so a reload of the page disconnects the wallet. Each
 * request contains the network.
 */
export function createLeatherProvider(
  provider: object,
  context: ConnectorContext,
): BitcoinProvider {
  const wallet = provider as LeatherWallet
  let network = preferredNetwork(context)
  let accounts: BitcoinAccount[] = []

  const onNetwork = () => {
    const name = toLeatherName(network)
    return name ? { network: name } : {}
  }

  async function request(wanted: CaipNetworkId): Promise<BitcoinAccount[]> {
    const name = toLeatherName(wanted)
    const { addresses } = await requestWallet(wallet, 'getAddresses', name && { network: name })
    return toAccounts(addresses)
  }

  return {
    /**
     * A silent call returns the accounts that the user has approved since the page loaded. The wallet emits no event
     * when its accounts change.
     */
    async connect({ silent }) {
      if (silent) return accounts
      const response = await request(network)
      const addresses = response.map(({ address }) => address)
      network = networkOf(addresses, network, context)
      accounts = response
      return accounts
    },

    async disconnect() {
      accounts = []
    },

    getNetwork: async () => network,

    async setNetwork(wanted) {
      if (!toLeatherName(wanted)) {
        throw new ProviderRpcError(errorCodes.unrecognizedChain, 'The wallet knows no such network')
      }
      const response = await request(wanted)
      if (response.some(({ address }) => !parseAddress(address, wanted))) {
        throw new ProviderRpcError(
          errorCodes.unrecognizedChain,
          'The wallet stayed on another network',
        )
      }
      network = wanted
      accounts = response
    },

    /** Leather signs with BIP-322 only, for every address type. */
    async signMessage({ address, message, protocol }) {
      if (protocol === 'ecdsa') {
        throw new ProviderRpcError(errorCodes.unsupportedMethod, 'The wallet signs by BIP-322 only')
      }
      const isTaproot = parseAddress(address, network)?.kind === 'p2tr'
      const paymentType = isTaproot ? 'p2tr' : 'p2wpkh'
      const params = { message, paymentType, ...onNetwork() }
      const { signature } = await requestWallet(wallet, 'signMessage', params)
      return checkBase64('a message', signature)
    },

    async signPsbt({ psbt, signInputs, broadcast }) {
      const signAtIndex = signInputs.map(({ index }) => index)
      const params = {
        hex: hex.encode(base64.decode(psbt)),
        ...(signAtIndex.length > 0 && { signAtIndex }),
        ...toAllowed(signInputs),
        broadcast,
        ...onNetwork(),
      }
      const { hex: signed, txid } = await requestWallet(wallet, 'signPsbt', params)
      return { psbt: checkPsbt(signed), ...(typeof txid === 'string' && txid && { txid }) }
    },

    async sendTransfer({ recipient, amount }) {
      const recipients = [{ address: recipient, amount }]
      const params = { recipients, ...onNetwork() }
      return String((await requestWallet(wallet, 'sendTransfer', params)).txid)
    },

    watch: () => () => {},
  }
}
