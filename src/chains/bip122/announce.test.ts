import { base64 } from '@scure/base'
import { expect, it, vi } from 'vitest'
import { fakeGate } from '../testing/fakeGate.ts'
import { announce } from './announce.ts'
import { createHostProvider } from './hostProvider.ts'
import type { BitcoinProvider } from './provider.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

interface Announced {
  features: object
  accounts: { features: string[] }[]
}

/** Finds the wallet like an app of the Wallet Standard. */
function find(
  can?: BitcoinProvider['can'],
  signPsbt?: BitcoinProvider['signPsbt'],
): Announced | undefined {
  const unused = async () => Promise.reject(new Error('not asked here'))
  const provider: BitcoinProvider = {
    connect: unused,
    disconnect: unused,
    getNetwork: unused,
    setNetwork: unused,
    signMessage: unused,
    signPsbt: signPsbt ?? unused,
    sendTransfer: unused,
    watch: () => () => {},
    ...(can && { can }),
  }
  const host = createHostProvider()
  const accounts = [{ address, type: 'payment' as const }]
  host.attach(provider, { accounts, caipNetworkId: mainnet })
  const page = new EventTarget()
  announce({ name: 'Node wallet' }, host, fakeGate(), page)
  const found: Announced[] = []
  const detail = { register: (wallet: Announced) => found.push(wallet) }
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
  return found[0]
}

const sending = ['bitcoin:signTransaction', 'bitcoin:signAndSendTransaction']

it.each([
  ['everything', undefined, ['bitcoin:signMessage', ...sending]],
  ['messages', (method: string) => method === 'signMessage', ['bitcoin:signMessage']],
  ['transactions', (method: string) => method === 'signPsbt', sending],
  ['nothing', () => false, []],
] as const)(
  'an announced wallet that has granted %s has only the features it granted',
  (_, can, signing) => {
    const found = find(can)
    expect(Object.keys(found?.features ?? {}).filter((name) => /:sign/.test(name))).toEqual(signing)
    expect(found?.accounts[0]?.features).toEqual(signing)
  },
)

it('an announced wallet reads the signature hash types of the standard, and all inputs where none are named', async () => {
  const signed = 'cHNidP8BAAA='
  const signPsbt = vi.fn(async (_: object) => ({ psbt: signed }))
  const features = find(undefined, signPsbt)?.features as Record<
    'bitcoin:signTransaction',
    { signTransaction(...inputs: object[]): Promise<unknown> }
  >
  const sign = (inputsToSign?: object[]) =>
    features['bitcoin:signTransaction'].signTransaction({
      psbt: base64.decode(signed),
      ...(inputsToSign && { inputsToSign }),
    })
  const named = (sigHash?: string) => [{ account: { address }, signingIndexes: [2], sigHash }]
  for (const sigHash of ['ALL', 'SINGLE|ANYONECANPAY', undefined]) await sign(named(sigHash))
  await sign([])
  await sign()
  expect(signPsbt.mock.calls.map(([request]) => request)).toMatchObject([
    { signInputs: [{ address, index: 2, sighashTypes: [1] }] },
    { signInputs: [{ address, index: 2, sighashTypes: [131] }] },
    { signInputs: [{ address, index: 2 }] },
    { signInputs: [] },
    { signInputs: [] },
  ])
  await expect(sign(named('EVERYTHING'))).rejects.toMatchObject({ code: -32602 })
})
