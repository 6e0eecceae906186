import type { OwnKind } from '../ConnectorKind.ts'
import { kinds } from '../kinds.ts'

/**
 * False for ids that announced wallets may not have: ids and names of other kinds' connectors, and 64 hex digits, which is
 * the form of directory ids. The id of a wallet of the Wallet Standard is its name: a page may register the wallet of the
 * published Mobile Wallet Adapter, too, which the list has already. A connector with an rdns is the app of a wallet that may be
 * installed, too.
 */
export function isFreeId(id: string): boolean {
  const isSame = ({ connector }: OwnKind) =>
    [connector.id, ...(connector.rdns ? [] : [connector.name])].some(
      (own) => own.toLowerCase() === id.toLowerCase(),
    )
  return !/^[\da-f]{64}$/i.test(id) && !kinds.some(isSame)
}
