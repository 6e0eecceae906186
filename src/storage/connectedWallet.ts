import * as z from 'zod/mini'
import type { Namespace } from '../types/caip.ts'
import { storagePrefix } from './keys.ts'
import { json, readEntry, removeKey, shortText, upTo, writeEntry } from './storage.ts'

/** Marks by which the wallet of a stored connection is known again at the next page load. */
export interface ConnectedPrint {
  /** See `WalletConnection.print`. */
  wallet: string
  /** The account in use. */
  address: string
}

const entry = json<ConnectedPrint>(z.object({ wallet: upTo(4_096), address: shortText }))

const keyOf = (namespace: Namespace) => `${storagePrefix}${namespace}:connected_wallet`

export function readConnectedPrint(namespace: Namespace): ConnectedPrint | undefined {
  return readEntry(keyOf(namespace), entry)
}

/** Stores the print; undefined removes it. */
export function writeConnectedPrint(namespace: Namespace, print: ConnectedPrint | undefined): void {
  if (print) writeEntry(keyOf(namespace), entry, print)
  else removeKey(keyOf(namespace))
}
