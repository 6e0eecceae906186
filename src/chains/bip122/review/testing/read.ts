import { Psbt, script, Transaction } from 'bitcoinjs-lib'
import type { ReadRequest } from '../../../../types/review.ts'
import type { BitcoinAccount } from '../../provider.ts'
import { toPsbtPageRequest } from '../../requests.ts'
import { toOutputScript } from '../../transfer/toOutputScript.ts'
import { bip122Requests } from '../requestReader.ts'

export const mainnet = 'bip122:000000000019d6689c085ae165831e93'
/** For tests: the accounts that are connected, and addresses of others. */
export const me = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const ordinals = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
export const other = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
export const legacy = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
export const accounts: BitcoinAccount[] = [
  { address: me, purpose: 'payment' },
  { address: ordinals, purpose: 'ordinals' },
]
const context = {
  caipNetworkId: mainnet,
  addresses: [me, ordinals],
  origin: 'https://app.example',
  provider: null,
} as const
export const scriptOf = (address: string) => toOutputScript(address, mainnet)

export interface Input {
  value?: bigint
  from?: string
  sighashType?: number
  more?: object
}
export type Output = [to: string | Uint8Array, value: bigint]

/** Builds a PSBT. Coins are on segwit addresses unless an input has other members. */
export function build(inputs: Input[], outputs: Output[]): Psbt {
  const psbt = new Psbt()
  for (const [index, { value = 100_000n, from = me, more, ...rest }] of inputs.entries()) {
    const spent = more ?? { witnessUtxo: { script: scriptOf(from), value } }
    psbt.addInput({ hash: 'ab'.repeat(32), index, ...spent, ...rest })
  }
  for (const [to, value] of outputs) {
    psbt.addOutput({ script: typeof to === 'string' ? scriptOf(to) : to, value })
  }
  return psbt
}

export async function ask(method: string, params: unknown): Promise<ReadRequest> {
  const found = await bip122Requests.read({ method, params }, context)
  if (!found) throw new Error('nothing was read')
  return found
}
export const connected = { accounts, caipNetworkId: mainnet } as const
export const sign = (request: object, own = accounts) =>
  ask('signPSBT', toPsbtPageRequest(request, { ...connected, accounts: own }))
export const read = (inputs: Input[], outputs: Output[], more: object = {}) =>
  sign({ psbt: build(inputs, outputs).toBase64(), ...more })
export const asks = (index: number, address = me) => ({ signInputs: [{ address, index }] })

/** A transaction that pays `value` to `to`. */
export function created(value: bigint, to: string): Transaction {
  const transaction = new Transaction()
  transaction.addInput(new Uint8Array(32).fill(7), 0)
  transaction.addOutput(scriptOf(to), value)
  return transaction
}
export const opReturn = (...data: (Uint8Array | number)[]) => script.compile([0x6a, ...data])
export const utf8 = (text: string) => new TextEncoder().encode(text)
