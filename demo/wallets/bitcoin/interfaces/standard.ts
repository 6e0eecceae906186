import { base64, hex } from '@scure/base'
import { registerWallet } from '@wallet-standard/wallet'
import type { BitcoinWallet, WalletAddress } from '../BitcoinWallet.ts'

interface Input {
  account: { address: string }
  message: Uint8Array
  psbt: Uint8Array
  inputsToSign: { signingIndexes: number[] }[]
}

const features = [
  'bitcoin:signMessage',
  'bitcoin:signTransaction',
  'bitcoin:signAndSendTransaction',
] as const

/** The Wallet Standard's `Wallet` with Bitcoin's features. */
export function createStandard(wallet: BitcoinWallet, icon: string) {
  const chains = () => [`bitcoin:${wallet.chain().name}` as const]
  const toAccount = ({ address, publicKey }: WalletAddress) =>
    Object.freeze({ address, publicKey: hex.decode(publicKey), chains: chains(), features })
  let known: ReturnType<typeof toAccount>[] = []
  /** Returns the same objects until an account changes. */
  const accounts = () => {
    const now = wallet.addresses().map(toAccount)
    const addresses = (list: typeof now) => list.map(({ address }) => address).join()
    if (addresses(now) !== addresses(known)) known = now
    return known
  }

  async function sign({ psbt, inputsToSign }: Input, broadcast: boolean) {
    const indexes = inputsToSign.flatMap(({ signingIndexes }) => signingIndexes)
    const chosen = indexes.length > 0 ? { indexes } : {}
    return wallet.signPsbt(base64.encode(psbt), { broadcast, ...chosen })
  }

  const all = <Output>(inputs: Input[], work: (input: Input) => Promise<Output>) =>
    Promise.all(inputs.map(work))

  return {
    version: '1.0.0' as const,
    name: wallet.options.name,
    icon: icon as `data:image/svg+xml;base64,${string}`,
    get chains() {
      return chains()
    },
    get accounts() {
      return accounts()
    },
    features: {
      'bitcoin:connect': {
        version: '1.0.0',
        async connect() {
          await wallet.connect()
          return { accounts: accounts() }
        },
      },
      'bitcoin:disconnect': { version: '1.0.0', disconnect: async () => wallet.revoke() },
      'standard:events': {
        version: '1.0.0',
        on(_event: string, listener: (change: object) => void) {
          const notify = () => listener({ accounts: accounts(), chains: chains() })
          for (const name of ['accounts', 'chain']) wallet.events.on(name, notify)
          return () => {
            for (const name of ['accounts', 'chain']) wallet.events.off(name, notify)
          }
        },
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: Input[]) =>
          all(inputs, async ({ account, message }) => {
            const text = new TextDecoder().decode(message)
            const signature = await wallet.signMessage(account.address, text)
            return { signedMessage: message, signature: base64.decode(signature) }
          }),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: (...inputs: Input[]) =>
          all(inputs, async (input) => ({
            signedPsbt: (await sign(input, false)).psbt.toBuffer(),
          })),
      },
      'bitcoin:signAndSendTransaction': {
        version: '1.0.0',
        signAndSendTransaction: (...inputs: Input[]) =>
          all(inputs, async (input) => ({ txId: (await sign(input, true)).txid ?? '' })),
      },
    },
  }
}

export function installStandard(wallet: BitcoinWallet, icon: string): void {
  registerWallet(createStandard(wallet, icon))
}
