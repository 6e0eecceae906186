import type {
  PolkadotProvider,
  RawPayload,
  TransactionPayload,
} from '../../chains/polkadot/provider.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { PolkadotSession } from './polkadotSession.ts'
import { toProviderError } from './providerErrors.ts'
import type { SessionProvider, SessionProviderOptions } from './sessionProvider.ts'

/**
 * The message for `polkadot_signMessage`: text, so that the person can read it, wherever wallets understand text
 * and bytes alike. Bytes that are no text stay hexadecimal, and so does text that looks it, which wallets would
 * take for bytes.
 */
function toMessage(data: string): string {
  if (!/^0x(?:[\da-f]{2})*$/i.test(data)) return data
  const bytes = (data.slice(2).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes),
    )
    return text.startsWith('0x') ? data : text
  } catch {
    return data
  }
}

/** The chain that a transaction is for: CAIP-13 takes the first 32 digits of the genesis hash. */
function chainOf({ genesisHash }: TransactionPayload): CaipNetworkId | null {
  const id = `polkadot:${String(genesisHash).slice(2, 34)}`
  return isCaipNetworkId(id) ? id : null
}

/** A Polkadot wallet over a WalletConnect session (`polkadot_signMessage`, `polkadot_signTransaction`). */
export function createPolkadotProvider(options: SessionProviderOptions): SessionProvider {
  const { client, topic } = options
  const session = new PolkadotSession(options)

  async function ask(
    method: string,
    chainId: CaipNetworkId,
    { address, ...rest }: { address: string; [parameter: string]: unknown },
  ): Promise<unknown> {
    if (!session.granted().methods.includes(method)) {
      throw new ProviderRpcError(errorCodes.unsupportedMethod, `The wallet does not do ${method}.`)
    }
    if (!session.allows(chainId)) {
      const message = `${chainId} is not part of the session.`
      throw new ProviderRpcError(errorCodes.chainDisconnected, message)
    }
    const params = { address: session.spellingOn(chainId, address), ...rest }
    try {
      return await client.request<unknown>({ topic, chainId, request: { method, params } })
    } catch (thrown) {
      throw toProviderError(thrown)
    }
  }

  const provider: PolkadotProvider = {
    connect: async () => session.accounts(),

    // The session as a whole is ended by its connector.
    async disconnect() {},

    getNetwork: () => session.network,

    async setNetwork(network) {
      if (!session.allows(network.caipNetworkId)) {
        const message = `The wallet did not approve ${network.caipNetworkId}.`
        throw new ProviderRpcError(errorCodes.unrecognizedChain, message)
      }
      session.network = network
    },

    signer: {
      async signRaw({ address, data }: RawPayload) {
        const { caipNetworkId } = session.network
        return ask('polkadot_signMessage', caipNetworkId, { address, message: toMessage(data) })
      },
      async signPayload(payload) {
        const chainId = chainOf(payload) ?? session.network.caipNetworkId
        const address = session.spellingOn(chainId, payload.address)
        // The address stands twice, and has to be the same.
        const transactionPayload = { ...payload, address }
        return ask('polkadot_signTransaction', chainId, { address, transactionPayload })
      },
    },

    watch: (listener) => session.follow(listener),
  }
  return { provider, close: () => session.close() }
}
