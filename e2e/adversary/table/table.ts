import type { Namespace } from '../../../src/types/caip.ts'
import { nodes } from './nodes.ts'
import type { Fields, Row } from './Row.ts'
import { directory, services } from './services.ts'
import { stored } from './stored.ts'
import { wallets } from './wallets.ts'

export type SourceKind = 'service' | 'directory' | 'node' | 'wallet' | 'stored'

/** One value from outside: a field of an endpoint, of a node's method, of a wallet's answer or of a stored key. */
export interface Entry {
  kind: SourceKind
  /** The family of a node or wallet; null for sources that all families share. */
  family: Namespace | null
  source: string
  field: string
  row: Row
}

const entriesOf = (
  kind: SourceKind,
  family: Namespace | null,
  sources: Readonly<Record<string, Fields>>,
): Entry[] =>
  Object.entries(sources).flatMap(([source, fields]) =>
    Object.entries(fields).map(([field, row]) => ({ kind, family, source, field, row })),
  )

const families = Object.keys(nodes) as (keyof typeof nodes)[]

/** Everything that comes from outside and can touch money. */
export const table: readonly Entry[] = [
  ...entriesOf('service', null, services),
  ...entriesOf('directory', null, directory),
  ...families.flatMap((family) => entriesOf('node', family, nodes[family])),
  ...families.flatMap((family) => entriesOf('wallet', family, wallets[family])),
  ...entriesOf('stored', null, stored),
]
