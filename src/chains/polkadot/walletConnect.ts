import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { NamespaceSession, WalletConnectPart } from '../../types/walletConnect.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { toNetwork } from '../networks.ts'
import { parseNetworkId } from '../parseNetworkId.ts'
import type { PolkadotProvider, RawPayload, TransactionPayload } from './provider.ts'
import { accountKey } from './ss58.ts'

const requests = {
  signRaw: 'polkadot_signMessage',
  signPayload: 'polkadot_signTransaction',
} as const

const toListed = (addresses: readonly string[]) => addresses.map((address) => ({ address }))

/**
 * Converts the data to sign into text that the wallet can show. Bytes that are not UTF-8 stay hexadecimal. Text that
 * begins with `0x` also stays hexadecimal, because wallets would read it as bytes.
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

/** Returns the network of a transaction. Its CAIP-2 reference is the first 32 digits of the genesis hash (CAIP-13). */
function chainOf({ genesisHash }: TransactionPayload): CaipNetworkId | null {
  const id = `polkadot:${String(genesisHash).slice(2, 34)}`
  return isCaipNetworkId(id) ? id : null
}

function createPolkadotProvider(session: NamespaceSession): PolkadotProvider {
  function network(): Network {
    const id = session.network
    return session.context.networks.find((one) => one.caipNetworkId === id) ?? toNetwork(id)
  }

  function spellingOn(caipNetworkId: CaipNetworkId, address: string): string {
    const key = accountKey(address)
    const same = session.granted().accounts.filter((one) => accountKey(one.address) === key)
    const own = same.find((one) => one.caipNetworkId === caipNetworkId) ?? same[0]
    return own?.address ?? address
  }

  return {
    connect: async () => toListed(session.accounts()),

    // The WalletConnect driver ends the session for all namespaces, so this method does nothing.
    async disconnect() {},

    getNetwork: network,

    setNetwork: async ({ caipNetworkId }) => session.moveTo(caipNetworkId),

    signer: {
      async signRaw({ address, data }: RawPayload) {
        const chainId = session.network
        const params = { address: spellingOn(chainId, address), message: toMessage(data) }
        return session.request(requests.signRaw, params, chainId)
      },
      async signPayload(payload) {
        const chainId = chainOf(payload) ?? session.network
        const address = spellingOn(chainId, payload.address)
        // The request contains the address twice. Both values must be equal.
        const params = { address, transactionPayload: { ...payload, address } }
        return session.request(requests.signPayload, params, chainId)
      },
    },

    can: (method) => session.can(requests[method]),

    watch: (listener) =>
      session.follow({
        accounts: (addresses) => listener.accounts(toListed(addresses)),
        network: (caipNetworkId) => listener.network(caipNetworkId),
      }),
  }
}

export const polkadotWalletConnect: WalletConnectPart = {
  methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
  rules: {
    namespace: 'polkadot',
    isAddress: (address) => accountKey(address) !== null,
    toAccountKey: (address) => String(accountKey(address)),
    // The key of an account is the same on every network. Only the SS58 prefix of its address differs.
    elsewhere: (accounts) => accounts,
    toNetworkId: (data) => parseNetworkId('polkadot', data),
    leavesSession: false,
  },
  createProvider: createPolkadotProvider,
}
