import { base64, hex } from '@scure/base'
import * as z from 'zod/mini'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import type { NamespaceSession, WalletConnectPart } from '../../types/walletConnect.ts'
import { attempt } from '../../utils/attempt.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { parseNetworkId } from '../parseNetworkId.ts'
import { parseAddress } from './address.ts'
import { createAddressLists, type ListChanges } from './addressLists.ts'
import type { BitcoinAccount, BitcoinListener, BitcoinProvider } from './provider.ts'
import { checkPsbt } from './responses.ts'

const messageSchema = z.object({ signature: z.string() })
const psbtSchema = z.object({ psbt: z.string(), txid: z.optional(z.string()) })
const transferSchema = z.object({ txid: z.string() })

/**
 * Converts a signature to base64. WalletConnect specifies hexadecimal signatures. OISY sends base64
 * (https://github.com/dfinity/oisy-wallet/pull/13103, June 2026). Base64 can go when OISY sends hexadecimal.
 */
function toBase64(signature: string): string {
  const text = signature.replace(/^0x/, '').toLowerCase()
  return /^([\da-f]{2}){32,}$/.test(text) ? base64.encode(hex.decode(text)) : signature
}

/** Event with the addresses of an account, in the form of `getAccountAddresses`. */
const addressesChanged = 'bip122_addressesChanged'

const hasOrdinals = (accounts: readonly BitcoinAccount[]) =>
  accounts.some(({ purpose }) => purpose === 'ordinals')

function createBip122Provider(session: NamespaceSession): BitcoinProvider {
  const lists = createAddressLists(() => session.context.mayStore('bip122'))

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
    const more = lists.ordinalsOf(account(), session.network)
    return more && !hasOrdinals(listed) && !addresses.includes(more.address)
      ? [...listed, more]
      : listed
  }

  const account = () => session.accounts()[0] ?? ''

  /** The inputs that spend coins of the session's accounts, also of addresses that the wallet lists for them. */
  async function inputsOf(psbt: string) {
    const { ownInputs } = await loadPart(import('./ownInputs.ts'))
    const listed = lists.paymentsOf(account(), session.network)
    const payments = listed.map(({ address }): BitcoinAccount => ({ address, purpose: 'payment' }))
    return ownInputs(psbt, [...accounts(), ...payments], session.network)
  }

  let finding = Promise.resolve()
  const watchers = new Set<BitcoinListener>()
  function emit({ ordinals, payments }: ListChanges): void {
    for (const { change, addresses } of [...watchers]) {
      if (ordinals) change()
      if (payments) addresses?.()
    }
  }

  /** Requests the addresses of the selected account. */
  function findAddresses(): void {
    const method = 'getAccountAddresses'
    const { network } = session
    const params = { account: account() }
    const request = session.can(method) ? () => session.request(method, params, network) : null
    const settled = session.properties.bip122_getAccountAddresses
    finding = lists.find(params.account, network, { request, settled }, emit)
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
      const own = signInputs.length > 0 ? signInputs : await inputsOf(psbt)
      const inputs = own.length > 0 && { signInputs: own }
      const params = { account: account(), psbt, ...inputs, broadcast }
      const { psbt: signed, ...rest } = await request('signPsbt', params, psbtSchema)
      return { psbt: checkPsbt(signed), ...rest }
    },

    async sendTransfer({ account: from, recipient, amount }) {
      const params = { account: from, recipientAddress: recipient, amount }
      return (await request('sendTransfer', params, transferSchema)).txid
    },

    can: (method) => session.can(method),

    addressesOf(of) {
      const { network } = session
      // An address that the session grants as an account of its own is not part of another account.
      const granted = attempt(() => session.accounts()) ?? []
      const accounts = granted.map((address) => parseAddress(address, network)?.address)
      const [own, ...others] = lists.paymentsOf(of, network)
      return own ? [own, ...others.filter(({ address }) => !accounts.includes(address))] : []
    },

    whenListed: () => finding,

    watch(listener) {
      watchers.add(listener)
      findAddresses()
      const stop = session.follow({
        accounts() {
          listener.change()
          findAddresses()
        },
        event(name, data) {
          if (name !== addressesChanged) return
          lists.take(data, account(), session.network).then(emit, () => {})
        },
      })
      return () => {
        watchers.delete(listener)
        stop()
      }
    },
  }
}

export const bip122WalletConnect: WalletConnectPart = {
  events: [addressesChanged],
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
