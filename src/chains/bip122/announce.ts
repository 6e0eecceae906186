import { base64, hex } from '@scure/base'
import type { Announcer, AppGate, WalletToAnnounce } from '../../types/announcer.ts'
import { announceStandard, oneByOne } from '../announceStandard.ts'
import { adapter } from './adapter.ts'
import { findChain, findChainByName } from './chains.ts'
import type { BitcoinHostProvider } from './hostProvider.ts'
import type { AddressPurpose, InputToSign } from './provider.ts'
import { sighashNames } from './sighashNames.ts'

interface StandardInput {
  account: { address: string }
  message: Uint8Array
  psbt: Uint8Array
  chain: string
  inputsToSign?: readonly {
    account: { address: string }
    signingIndexes?: readonly number[]
    sigHash?: string | number
  }[]
}

/** @throws Error with code -32602 if the standard has no such name */
function toSighash(sigHash: string | number): number {
  const [type] = Object.entries(sighashNames).find(([, name]) => name === sigHash) ?? [sigHash]
  if (/^\d+$/.test(String(type))) return Number(type)
  throw Object.assign(new Error(`${sigHash} is no signature hash type`), { code: -32602 })
}

function toInputs({ inputsToSign = [] }: StandardInput): InputToSign[] {
  return inputsToSign.flatMap(({ account, signingIndexes = [], sigHash }) =>
    signingIndexes.map((index) => ({
      address: account.address,
      index,
      ...(sigHash !== undefined && { sighashTypes: [toSighash(sigHash)] }),
    })),
  )
}

export function announce(
  wallet: WalletToAnnounce,
  host: Pick<BitcoinHostProvider, 'public' | 'session'>,
  gate: AppGate,
  page?: EventTarget,
): () => void {
  const current = () => findChain(host.session()?.caipNetworkId ?? '')

  async function sign(input: StandardInput, broadcast: boolean) {
    if (input.chain && findChainByName(input.chain) !== current()) {
      throw Object.assign(new Error(`The wallet is not on ${input.chain}`), { code: 4901 })
    }
    const psbt = base64.encode(input.psbt)
    return host.public.signPSBT({ psbt, signInputs: toInputs(input), broadcast })
  }

  const signing = {
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: (...inputs: StandardInput[]) =>
        oneByOne(inputs, async ({ account: { address }, message }) => {
          const bytes = Uint8Array.from(message)
          const signature = await host.public.signMessage({ address, message: bytes })
          return { signedMessage: bytes, signature: base64.decode(signature) }
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
  }

  return announceStandard(
    wallet,
    {
      events: { host: host.public, names: ['connect', 'accountsChanged', 'disconnect'] },
      isConnected: () => host.session() !== null,
      accounts: () => host.session()?.accounts ?? [],
      chains: () => [`bitcoin:${current()?.name ?? 'mainnet'}`],
      toPublicKey: ({ publicKey = '' }) =>
        Uint8Array.from(
          /^([\da-f]{2})*$/i.test(publicKey) ? hex.decode(publicKey.toLowerCase()) : [],
        ),
      signing,
      can: (feature) =>
        host
          .session()
          ?.provider.can?.(feature === 'bitcoin:signMessage' ? 'signMessage' : 'signPsbt'),
      connect: {
        name: 'bitcoin:connect',
        select: (accounts, { purposes }: { purposes?: readonly AddressPurpose[] }) =>
          purposes?.flatMap((purpose) => accounts.filter((one) => one.purpose === purpose)) ??
          accounts,
      },
    },
    gate,
    page,
  )
}

export const bip122Announcer: Announcer = {
  announce: (wallet, gate) => announce(wallet, adapter.hostProvider, gate),
}
