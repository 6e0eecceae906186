import { base64 } from '@scure/base'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { callRpc } from '../evm/jsonRpc.ts'
import { ProviderRpcError } from '../evm/ProviderRpcError.ts'
import { letterIcon } from '../shared/letterIcon.ts'
import { type SignInFields, signInText } from '../shared/signInText.ts'
import { describeConnect, describeMessage, describeTransaction } from './describeRequest.ts'
import type { SolanaWallet } from './SolanaWallet.ts'

interface Input {
  account: { address: string }
  message: Uint8Array
  transaction: Uint8Array
  chain?: string
  options?: { skipPreflight?: boolean }
}

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const
/** CAIP-2 ids (CAIP-30) of the Wallet Standard's chains. */
export const networkIds: Record<string, string> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}
const SIGNING = ['solana:signMessage', 'solana:signTransaction'] as const
const SENDING = 'solana:signAndSendTransaction'
const version = '1.0.0'
const supportedTransactionVersions = ['legacy', 0, 1]

/** The Wallet Standard's `Wallet` with Solana's features. */
export function createStandardWallet(wallet: SolanaWallet): Wallet {
  const { name, icon, signsIn, signsOnly, rpcUrls } = wallet.options
  const features = signsOnly ? SIGNING : [...SIGNING, SENDING as typeof SENDING]
  const known = new Map<string, WalletAccount>()

  const accounts = () =>
    wallet.accounts().map(({ address, publicKey }): WalletAccount => {
      const reported = wallet.behaviour.address ?? address
      const account = known.get(reported) ?? {
        address: reported,
        publicKey,
        chains: CHAINS,
        features,
      }
      known.set(reported, account)
      return account
    })

  const inTurn = async <Given, Output>(
    inputs: Given[],
    work: (input: Given) => Promise<Output>,
  ) => {
    const outputs: Output[] = []
    for (const input of inputs) outputs.push(await work(input))
    return outputs
  }

  async function send({ chain, options }: Input, signed: Uint8Array): Promise<void> {
    const url = rpcUrls[networkIds[chain ?? ''] ?? '']
    if (!url) throw new ProviderRpcError(4200, `The wallet has no node for ${chain}: "rpcUrls".`)
    const config = { encoding: 'base64', skipPreflight: options?.skipPreflight ?? false }
    await callRpc(url, 'sendTransaction', [base64.encode(signed), config])
  }

  return {
    version,
    name,
    icon: icon ?? letterIcon(name),
    chains: CHAINS,
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        version,
        connect: ({ silent = false }: { silent?: boolean } = {}) =>
          wallet.run('connect', async (request) => {
            if (!silent && !wallet.isConnected()) {
              await wallet.requestApproval(request, describeConnect())
              wallet.setConnected(true)
            }
            return { accounts: accounts() }
          }),
      },
      'standard:disconnect': {
        version,
        disconnect: () => wallet.run('disconnect', async () => wallet.setConnected(false)),
      },
      'standard:events': {
        version,
        on(event: string, listener: (change: object) => void) {
          const notify = () => event === 'change' && listener({ accounts: accounts() })
          wallet.events.on('accounts', notify)
          return () => wallet.events.off('accounts', notify)
        },
      },
      'solana:signMessage': {
        version,
        signMessage: (...inputs: Input[]) =>
          wallet.run('signMessage', (request) =>
            inTurn(inputs, async ({ account, message }) => {
              await wallet.requestApproval(request, describeMessage(message))
              const signature = await wallet.signerFor(account.address).signMessage(message)
              return { signedMessage: message, signature }
            }),
          ),
      },
      'solana:signTransaction': {
        version,
        supportedTransactionVersions,
        signTransaction: (...inputs: Input[]) =>
          wallet.run('signTransaction', (request) =>
            inTurn(inputs, async ({ account, transaction, chain }) => {
              await wallet.requestApproval(
                request,
                describeTransaction(transaction, { chain, sends: false }),
              )
              const signer = wallet.signerFor(account.address)
              return { signedTransaction: (await signer.signTransaction(transaction)).signed }
            }),
          ),
      },
      ...(signsIn && {
        'solana:signIn': {
          version,
          signIn: (...inputs: SignInFields[]) =>
            wallet.run('signIn', (request) =>
              inTurn(inputs, async (input) => {
                const signer = await wallet.selected()
                const { address } = signer
                const fields = { domain: wallet.origin.replace(/^.*:\/\//, ''), address, ...input }
                const message = new TextEncoder().encode(
                  signInText('Solana', { ...fields, ...wallet.behaviour.signInFields }),
                )
                await wallet.requestApproval(request, describeMessage(message))
                wallet.setConnected(true)
                const signature = await signer.signMessage(message)
                const [account] = accounts()
                return { account, signedMessage: message, signature }
              }),
            ),
        },
      }),
      ...(!signsOnly && {
        [SENDING]: {
          version,
          supportedTransactionVersions,
          signAndSendTransaction: (...inputs: Input[]) =>
            wallet.run('signAndSendTransaction', (request) =>
              inTurn(inputs, async (input) => {
                const { account, transaction, chain } = input
                await wallet.requestApproval(
                  request,
                  describeTransaction(transaction, { chain, sends: true }),
                )
                const signer = wallet.signerFor(account.address)
                const { signed, signature } = await signer.signTransaction(transaction)
                await send(input, signed)
                return { signature }
              }),
            ),
        },
      }),
    },
  }
}
