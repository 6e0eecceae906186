import { base64, hex } from '@scure/base'
import * as z from 'zod/mini'
import { nonsense } from '../../chains/bip122/answers.ts'
import type { BitcoinProvider } from '../../chains/bip122/provider.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { Bip122Session } from './bip122Session.ts'
import { toProviderError } from './providerErrors.ts'
import type { SessionProvider, SessionProviderOptions } from './sessionProvider.ts'

const messageSchema = z.object({ signature: z.string() })
const psbtSchema = z.object({ psbt: z.string(), txid: z.optional(z.string()) })
const transferSchema = z.object({ txid: z.string() })

/** Signatures travel in hexadecimal; some wallets send them as they are written elsewhere. */
function toBase64(signature: string): string {
  const text = signature.replace(/^0x/, '').toLowerCase()
  return /^([\da-f]{2}){32,}$/.test(text) ? base64.encode(hex.decode(text)) : signature
}

/** A Bitcoin wallet over a WalletConnect session, as its adapter takes it. */
export function createBip122Provider(options: SessionProviderOptions): SessionProvider {
  const { client, topic } = options
  const session = new Bip122Session(options)

  async function ask<Answer>(
    method: string,
    params: object,
    schema: z.ZodMiniType<Answer>,
  ): Promise<Answer> {
    const { chains, methods } = session.granted()
    const chainId = session.network
    if (!methods.includes(method)) {
      throw new ProviderRpcError(errorCodes.unsupportedMethod, `The wallet does not do ${method}.`)
    }
    if (!chains.includes(chainId)) {
      const message = `${chainId} is not part of the session.`
      throw new ProviderRpcError(errorCodes.chainDisconnected, message)
    }
    const answer = await client
      .request<unknown>({ topic, chainId, request: { method, params } })
      .catch((thrown: unknown) => {
        throw toProviderError(thrown)
      })
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    throw nonsense(method, answer)
  }

  /** The address that a session knows the account by. */
  const account = () => session.accounts()[0]?.address ?? ''

  const provider: BitcoinProvider = {
    connect: async () => session.accounts(),

    // The session as a whole is ended by its connector.
    async disconnect() {},

    getNetwork: async () => session.network,

    async setNetwork(caipNetworkId) {
      if (!session.granted().chains.includes(caipNetworkId)) {
        const message = `The wallet did not approve ${caipNetworkId}.`
        throw new ProviderRpcError(errorCodes.unrecognizedChain, message)
      }
      session.network = caipNetworkId
    },

    async signMessage({ address, message, protocol }) {
      const params = { account: account(), address, message, ...(protocol && { protocol }) }
      return toBase64((await ask('signMessage', params, messageSchema)).signature)
    },

    async signPsbt({ psbt, signInputs, broadcast }) {
      const params = { account: account(), psbt, signInputs, broadcast }
      return ask('signPsbt', params, psbtSchema)
    },

    async sendTransfer({ account: from, recipient, amount }) {
      const params = { account: from, recipientAddress: recipient, amount }
      return (await ask('sendTransfer', params, transferSchema)).txid
    },

    watch: (listener) => session.follow(listener),
  }
  return { provider, close: () => session.close() }
}
