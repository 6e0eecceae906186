import type { Psbt } from 'bitcoinjs-lib'
import type { RequestDescription } from '../shared/RequestDescription.ts'
import type { DemoChain } from './chains.ts'

/** Descriptions of requests for the user. */

const amount = (satoshi: bigint | number) => `${satoshi.toLocaleString('en')} sat`

export function describeConnect(chain: DemoChain): RequestDescription {
  return { heading: 'Connect this site', rows: [{ label: 'Network', value: chain.name }] }
}

export function describeMessage(message: string): RequestDescription {
  return { heading: 'Sign this message', rows: [], message }
}

export function describeTransfer(
  recipient: string,
  satoshi: number,
  chain: DemoChain,
): RequestDescription {
  return {
    heading: 'Send bitcoin',
    rows: [
      { label: 'To', value: recipient },
      { label: 'Amount', value: amount(satoshi) },
      { label: 'Network', value: chain.name },
    ],
  }
}

export function describePsbt(psbt: Psbt, broadcast: boolean): RequestDescription {
  const outputs = psbt.txOutputs.map((output) => ({
    label: output.address ?? 'Script',
    value: amount(output.value),
  }))
  return { heading: broadcast ? 'Sign and send' : 'Sign this transaction', rows: outputs }
}
