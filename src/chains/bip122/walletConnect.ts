import { base64, hex } from '@scure/base'
import * as z from 'zod/mini'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import type { NamespaceSession, WalletConnectPart } from '../../types/walletConnect.ts'
import { parseNetworkId } from '../parseNetworkId.ts'
import { parseAddress } from './address.ts'
import { createOrdinalsFinder } from './ordinalsFinder.ts'
import type { BitcoinAccount, BitcoinProvider } from './provider.ts'

const messageSchema = z.object({ signature: z.string() })
const psbtSchema = z.object({ psbt: z.string(), txid: z.optional(z.string()) })
const transferSchema = z.object({ txid: z.string() })

/** Converts a signature to base64. WalletConnect specifies hexadecimal signatures, but some wallets send base64. */
function toBase64(signature: string): string {
  const text = signature.replace(/^0x/, '').toLowerCase()
  return /^([\da-f]{2}){32,}$/.test(text) ? base64.encode(hex.decode(text)) : signature
}

const hasOrdinals = (accounts: readonly BitcoinAccount[]) =>
  accounts.some(({ purpose }) => purpose === 'ordinals')

function createBip122Provider(session: NamespaceSession): BitcoinProvider {
  const ordinals = createOrdinalsFinder()

  async function request<Result>(
    method: string,
    params: object,
    schema: z.ZodMiniType<Result>,
  ): Promise<Result> {
    const response = await session.request(method, params, session.network)
    const parsed = schema.safeParse(response)
    if (parsed.success) return parsed.data
    throw invalidResponseTo(method, response)
  }

  /** Lists the accounts. Taproot addresses are for ordinals if the session also has addresses of other types. */
  function accounts(): BitcoinAccount[] {
    const addresses = session.accounts()
    const isTaproot = (address: string) => parseAddress(address, session.network)?.kind === 'p2tr'
    const hasOthers = !addresses.every(isTaproot)
    const listed = addresses.map((address): BitcoinAccount => {
      const isForOrdinals = hasOthers && isTaproot(address)
      return { address, purpose: isForOrdinals ? 'ordinals' : 'payment' }
    })
    const more = ordinals.of(account(), session.network)
    return more && !hasOrdinals(listed) && !addresses.includes(more.address)
      ? [...listed, more]
      : listed
  }

  const account = () => session.accounts()[0] ?? ''

  /** True if `getAccountAddresses` returned an ordinals address that the session does not list. */
  async function findOrdinals(): Promise<boolean> {
    if (hasOrdinals(accounts())) return false
    const method = 'getAccountAddresses'
    const { network } = session
    const params = { account: account() }
    const request = session.can(method) ? () => session.request(method, params, network) : null
    const settled = session.property('bip122_getAccountAddresses')
    return ordinals.find(params.account, { request, settled, network })
  }

  return {
    connect: async () => accounts(),

    // The WalletConnect driver ends the session for all namespaces, so this method does nothing.
    async disconnect() {},

    getNetwork: async () => session.network,

    async setNetwork(caipNetworkId) {
      session.moveTo(caipNetworkId)
    },

    async signMessage({ address, message, protocol }) {
      const params = { account: account(), address, message, ...(protocol && { protocol }) }
      return toBase64((await request('signMessage', params, messageSchema)).signature)
    },

    async signPsbt({ psbt, signInputs, broadcast }) {
      const params = { account: account(), psbt, signInputs, broadcast }
      return request('signPsbt', params, psbtSchema)
    },

    async sendTransfer({ account: from, recipient, amount }) {
      const params = { account: from, recipientAddress: recipient, amount }
      return (await request('sendTransfer', params, transferSchema)).txid
    },

    can: (method) => session.can(method),

    watch({ change }) {
      const find = () => {
        findOrdinals().then(
          (isMore) => isMore && change(),
          () => {},
        )
      }
      find()
      const accounts = () => {
        change()
        find()
      }
      return session.follow({ accounts })
    },
  }
}

export const bip122WalletConnect: WalletConnectPart = {
  methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  rules: {
    namespace: 'bip122',
    isAddress: (address, caipNetworkId) => parseAddress(address, caipNetworkId) !== null,
    // A bech32 address is case-insensitive, a base58 address is not.
    toAccountKey: (address) => (/^[a-z]+1/i.test(address) ? address.toLowerCase() : address),
    // An address is valid on its own network only, so accounts on other networks cannot be used here.
    elsewhere: () => [],
    toNetworkId: (data) => parseNetworkId('bip122', data),
    leavesSession: false,
  },
  createProvider: createBip122Provider,
}
