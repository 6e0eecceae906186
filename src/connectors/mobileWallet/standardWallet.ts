import { base58, base64 } from '@scure/base'
import type { AppIdentity, MobileWallet } from '@solana-mobile/mobile-wallet-adapter-protocol'
import type { SendOptions } from '../../chains/solana/provider.ts'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import type { StandardWallet } from '../installed/walletStandard/observeWallets.ts'
import { type Authorization, reauthorize } from './authorization.ts'
import type { MobileSession } from './MobileSession.ts'
import { isUnauthorized } from './mobileErrors.ts'
import { walletName } from './names.ts'

const signatureLength = 64

interface Input {
  account: { address: string }
  message?: Uint8Array
  transaction?: Uint8Array
  options?: SendOptions
}

interface MobileWalletParts {
  session: MobileSession
  authorization: Authorization
  identity: AppIdentity
  /** Called after each renewal of the authorization. */
  onAuthorized(authorization: Authorization): void
  /** Called if the wallet does not authorize the page any more. */
  onRevoked(): void
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the response is no list of as many texts in base64 */
function decodeAll(method: string, count: number, response: unknown): Uint8Array[] {
  try {
    const all = (response as string[]).map((one) => base64.decode(one))
    if (all.length === count) return all
  } catch {}
  throw invalidResponseTo(method, response)
}

const toMobileOptions = (options: SendOptions = {}) => ({
  ...(options.minContextSlot !== undefined && { min_context_slot: options.minContextSlot }),
  ...(options.preflightCommitment && { commitment: options.preflightCommitment }),
  ...(options.skipPreflight !== undefined && { skip_preflight: options.skipPreflight }),
  ...(options.maxRetries !== undefined && { max_retries: options.maxRetries }),
})

/**
 * Creates a wallet of the Wallet Standard over a session. It is not in the page's registry. The published package has such a
 * wallet, too (`@solana-mobile/wallet-standard-mobile`), whose own dialogs write `innerHTML` and styles, which strict policies of
 * pages refuse.
 */
export function createStandardWallet({
  session,
  authorization: first,
  identity,
  onAuthorized,
  onRevoked,
}: MobileWalletParts): StandardWallet {
  let current = first
  const listeners = new Set<(change: unknown) => void>()

  const accountsOf = ({ accounts, chain }: Authorization) =>
    accounts.map(({ address, label }) => ({
      address,
      label,
      publicKey: base58.decode(address),
      chains: [chain],
      features: [],
    }))

  function renew(next: Authorization): void {
    const before = accountsOf(current).map(({ address }) => address)
    current = next
    const accounts = accountsOf(next)
    onAuthorized(next)
    if (accounts.map(({ address }) => address).join() === before.join()) return
    for (const listener of listeners) listener({ accounts })
  }

  /** Runs requests once the wallet has recognised the page. */
  const request = <Result>(run: (wallet: MobileWallet) => Promise<Result>): Promise<Result> =>
    session.transact(async (wallet) => {
      try {
        renew(await reauthorize(wallet, current, identity))
      } catch (thrown) {
        if (isUnauthorized(thrown)) onRevoked()
        throw thrown
      }
      return run(wallet)
    })

  const payloadsOf = (inputs: Input[]) =>
    inputs.map(({ message, transaction }) =>
      base64.encode(message ?? transaction ?? new Uint8Array()),
    )

  async function signMessage(...inputs: Input[]) {
    const addresses = inputs.map(({ account }) => base64.encode(base58.decode(account.address)))
    const payloads = payloadsOf(inputs)
    const { signed_payloads } = await request((wallet) =>
      wallet.signMessages({ addresses, payloads }),
    )
    return decodeAll('sign_messages', inputs.length, signed_payloads).map((signedMessage) => ({
      signedMessage,
      signature: signedMessage.slice(-signatureLength),
    }))
  }

  async function signTransaction(...inputs: Input[]) {
    const payloads = payloadsOf(inputs)
    const { signed_payloads } = await request((wallet) => wallet.signTransactions({ payloads }))
    const signed = decodeAll('sign_transactions', inputs.length, signed_payloads)
    return signed.map((signedTransaction) => ({ signedTransaction }))
  }

  async function signAndSendTransaction(...inputs: Input[]) {
    const payloads = payloadsOf(inputs)
    const options = toMobileOptions(inputs[0]?.options)
    const { signatures } = await request((wallet) =>
      wallet.signAndSendTransactions({ payloads, options }),
    )
    const method = 'sign_and_send_transactions'
    return decodeAll(method, inputs.length, signatures).map((signature) => ({ signature }))
  }

  const { signsTransactions, sendsTransactions, versions } = first
  const transactions = { version: '1.0.0', supportedTransactionVersions: versions }
  const features = {
    'standard:connect': {
      version: '1.0.0',
      connect: async () => ({ accounts: accountsOf(current) }),
    },
    'standard:events': {
      version: '1.0.0',
      on(_: string, listener: (change: unknown) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': { version: '1.0.0', signMessage },
    ...(signsTransactions && { 'solana:signTransaction': { ...transactions, signTransaction } }),
    ...(sendsTransactions && {
      'solana:signAndSendTransaction': { ...transactions, signAndSendTransaction },
    }),
  }
  return {
    version: '1.0.0',
    name: walletName,
    icon: 'data:image/png;base64,',
    chains: [first.chain],
    get accounts() {
      return accountsOf(current)
    },
    features,
  } as StandardWallet
}
