import type { SignerPayloadJSON } from '@polkadot/types/types'
import { hexToString, isHex } from '@polkadot/util'
import type { RequestDescription } from '../shared/RequestDescription.ts'
import { chainName } from './chainName.ts'
import { decodeTransfer } from './decodeTransfer.ts'

export function describeConnect(app: string): RequestDescription {
  return { heading: 'Connect this site', rows: [{ label: 'Calls itself', value: app }] }
}

export function describeRaw(data: string): RequestDescription {
  const message = isHex(data) ? hexToString(data) : data
  return { heading: 'Sign this message', rows: [], message }
}

/** Describes a transaction for the user: a transfer in words, any other call by its bytes. */
export function describePayload(payload: SignerPayloadJSON): RequestDescription {
  const transfer = decodeTransfer(payload)
  const call = transfer
    ? [
        { label: 'To', value: transfer.to },
        { label: 'Amount', value: transfer.amount },
      ]
    : [{ label: 'Call', value: payload.method }]
  return {
    heading: 'Sign this transaction',
    rows: [
      ...call,
      {
        label: 'Network',
        value: chainName(payload.genesisHash) ?? payload.genesisHash.slice(0, 10),
      },
      { label: 'Nonce', value: String(Number(payload.nonce)) },
    ],
  }
}
