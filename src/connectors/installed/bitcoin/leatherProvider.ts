import { base64, hex } from '@scure/base'
import { parseAddress } from '../../../chains/bip122/address.ts'
import { findChain } from '../../../chains/bip122/chains.ts'
import type { BitcoinAccount, BitcoinProvider } from '../../../chains/bip122/provider.ts'
import { invalidAnswer } from '../../../errors/invalidResponse.ts'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { networkOf, preferredNetwork } from './networkOf.ts'
import { askWallet } from './walletRequest.ts'

interface LeatherWallet {
  request(method: string, params?: unknown): unknown
}

function toLeatherName(caipNetworkId: CaipNetworkId): string | undefined {
  const name = findChain(caipNetworkId)?.name
  return name === 'regtest' ? 'devnet' : name
}

/** Skips addresses of Stacks, the wallet's other chain. */
function toAccounts(answer: unknown): BitcoinAccount[] {
  if (!Array.isArray(answer)) throw invalidAnswer('its accounts', answer)
  return answer.flatMap((entry: unknown): BitcoinAccount[] => {
    const { symbol, type, address, publicKey } = Object(entry) as Record<string, unknown>
    if (symbol !== 'BTC') return []
    if (typeof address !== 'string') throw invalidAnswer('its accounts', answer)
    const purpose = type === 'p2tr' ? 'ordinals' : 'payment'
    return [{ address, purpose, ...(typeof publicKey === 'string' && { publicKey }) }]
  })
}

/**
 * Creates Leather's provider. The wallet has no silent request, so a reload of the page disconnects it. Each request
 * contains the network.
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

  async function ask(wanted: CaipNetworkId): Promise<BitcoinAccount[]> {
    const name = toLeatherName(wanted)
    const { addresses } = await askWallet(wallet, 'getAddresses', name && { network: name })
    return toAccounts(addresses)
  }

  return {
    /**
     * A silent call returns the accounts that the user approved on this page load. The wallet emits no event when they
     * change.
     */
    async connect({ silent }) {
      if (silent) return accounts
      const answer = await ask(network)
      const addresses = answer.map(({ address }) => address)
      network = networkOf(addresses, network, context)
      accounts = answer
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
      const answer = await ask(wanted)
      if (answer.some(({ address }) => !parseAddress(address, wanted))) {
        throw new ProviderRpcError(
          errorCodes.unrecognizedChain,
          'The wallet stayed on another network',
        )
      }
      network = wanted
      accounts = answer
    },

    /** Leather signs with BIP-322 only, for every address type. */
    async signMessage({ address, message, protocol }) {
      if (protocol === 'ecdsa') {
        throw new ProviderRpcError(errorCodes.unsupportedMethod, 'The wallet signs by BIP-322 only')
      }
      const isTaproot = parseAddress(address, network)?.kind === 'p2tr'
      const paymentType = isTaproot ? 'p2tr' : 'p2wpkh'
      const params = { message, paymentType, ...onNetwork() }
      return String((await askWallet(wallet, 'signMessage', params)).signature)
    },

    async signPsbt({ psbt, signInputs, broadcast }) {
      const signAtIndex = signInputs.map(({ index }) => index)
      const params = {
        hex: hex.encode(base64.decode(psbt)),
        ...(signAtIndex.length > 0 && { signAtIndex }),
        broadcast,
        ...onNetwork(),
      }
      const { hex: signed, txid } = await askWallet(wallet, 'signPsbt', params)
      if (typeof signed !== 'string' || !/^([\da-f]{2})+$/i.test(signed)) {
        throw invalidAnswer('a PSBT', signed)
      }
      const text = base64.encode(hex.decode(signed.toLowerCase()))
      return { psbt: text, ...(typeof txid === 'string' && txid && { txid }) }
    },

    async sendTransfer({ recipient, amount }) {
      const recipients = [{ address: recipient, amount }]
      const params = { recipients, ...onNetwork() }
      return String((await askWallet(wallet, 'sendTransfer', params)).txid)
    },

    watch: () => () => {},
  }
}
