import { base64, hex } from '@scure/base'
import type { AppGate } from '../../types/chainAdapter.ts'
import type { ConnectedWallet } from '../../types/connector.ts'
import { ownFeature } from '../ownRdns.ts'
import { registerWallet } from '../registerWallet.ts'
import { isGranted, oneByOne, openToApp, pickFeatures, toStandardIcon } from '../standardWallet.ts'
import { findChain, findChainByName } from './chains.ts'
import type { BitcoinHostProvider } from './hostProvider.ts'
import type { AddressPurpose, BitcoinAccount, InputToSign } from './provider.ts'

interface StandardInput {
  account: { address: string }
  message: Uint8Array
  psbt: Uint8Array
  chain: string
  inputsToSign: readonly {
    account: { address: string }
    signingIndexes: readonly number[]
    sigHash?: number
  }[]
}

const signing = {
  'bitcoin:signMessage': 'signMessage',
  'bitcoin:signTransaction': 'signPsbt',
  'bitcoin:signAndSendTransaction': 'signPsbt',
} as const

const isSigning = (name: string): name is keyof typeof signing => Object.hasOwn(signing, name)

function toInputs({ inputsToSign }: StandardInput): InputToSign[] {
  return inputsToSign.flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map((index) => ({
      address: account.address,
      index,
      ...(sigHash !== undefined && { sighashTypes: [sigHash] }),
    })),
  )
}

/**
 * Registers the connected wallet by the Wallet Standard, so that any app on the page finds it. Bitcoin features are
 * listed as granted at the time an app reads them. Returns a function that unregisters it.
 */
export function announce(
  wallet: Pick<ConnectedWallet, 'name' | 'imageUrl'>,
  host: Pick<BitcoinHostProvider, 'public' | 'session'>,
  gate: AppGate,
  page: EventTarget = window,
): () => void {
  const known = new Map<string, object>()

  const isOffered = (name: string) =>
    !isSigning(name) || isGranted(() => host.session()?.provider.can?.(signing[name]))

  function chains(): string[] {
    const chain = findChain(host.session()?.caipNetworkId ?? '')
    return [`bitcoin:${chain?.name ?? 'mainnet'}`]
  }

  /** One object per account, because apps compare them by identity. */
  function toAccount({ address, publicKey = '' }: BitcoinAccount): object {
    const features = Object.keys(signing).filter(isOffered)
    const key = [address, ...chains(), ...features].join(' ')
    const bytes = /^([\da-f]{2})*$/i.test(publicKey) ? hex.decode(publicKey.toLowerCase()) : []
    const account = known.get(key) ?? {
      address,
      publicKey: Uint8Array.from(bytes),
      chains: chains(),
      features,
    }
    known.set(key, account)
    return account
  }

  const accounts = (purposes?: readonly AddressPurpose[]) => {
    const all = host.session()?.accounts ?? []
    const wanted = purposes
      ? purposes.flatMap((purpose) => all.filter((account) => account.purpose === purpose))
      : all
    return wanted.map(toAccount)
  }

  async function sign(input: StandardInput, broadcast: boolean) {
    const current = findChain(host.session()?.caipNetworkId ?? '')
    if (input.chain && findChainByName(input.chain) !== current) {
      throw Object.assign(new Error(`The wallet is not on ${input.chain}`), { code: 4901 })
    }
    const psbt = base64.encode(input.psbt)
    return host.public.signPSBT({ psbt, signInputs: toInputs(input), broadcast })
  }

  const features = {
    'bitcoin:connect': {
      version: '1.0.0',
      connect: async ({ purposes }: { purposes?: readonly AddressPurpose[] } = {}) => {
        await openToApp(gate, () => host.session() !== null)
        return { accounts: accounts(purposes) }
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: gate.disconnect },
    'standard:events': {
      version: '1.0.0',
      on(event: unknown, listener: (change: object) => void) {
        const tell = () => event === 'change' && listener({ accounts: accounts() })
        const names = ['connect', 'accountsChanged', 'disconnect']
        for (const name of names) host.public.on(name, tell)
        return () => {
          for (const name of names) host.public.off(name, tell)
        }
      },
    },
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: StandardInput[]) =>
        oneByOne(inputs, async ({ account: { address }, message }) => {
          const text = new TextDecoder().decode(message)
          const signature = await host.public.signMessage({ address, message: text })
          return { signedMessage: message, signature: base64.decode(signature) }
        }),
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      signTransaction: (...inputs: StandardInput[]) =>
        oneByOne(inputs, async (input) => ({
          signedPsbt: base64.decode((await sign(input, false)).psbt),
        })),
    },
    'bitcoin:signAndSendTransaction': {
      version: '1.0.0',
      signAndSendTransaction: (...inputs: StandardInput[]) =>
        oneByOne(inputs, async (input) => ({ txId: (await sign(input, true)).txid ?? '' })),
    },
    [ownFeature]: { version: '1.0.0' },
  }

  const standard = Object.freeze({
    version: '1.0.0',
    name: wallet.name,
    icon: toStandardIcon(wallet.imageUrl),
    get chains() {
      return chains()
    },
    get features() {
      return pickFeatures<object>(features, isOffered)
    },
    get accounts() {
      return accounts()
    },
  })
  return registerWallet(standard, page)
}
