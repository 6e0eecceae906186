import type { OwnKind } from '../ConnectorKind.ts'
import { kinds } from '../kinds.ts'

/**
 * False for ids that announced wallets may not have: those of other kinds' connectors, and 64 hex digits, which is the
 * form of directory ids.
 */
export function isFreeId(id: string): boolean {
  const isSame = ({ connector }: OwnKind) => connector.id.toLowerCase() === id.toLowerCase()
  return !/^[\da-f]{64}$/i.test(id) && !kinds.some(isSame)
}
