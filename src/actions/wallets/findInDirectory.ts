import { connectors } from '../../controllers/connectors.ts'
import type { WalletRow } from '../../types/wallet.ts'
import { queryDirectory } from './queryDirectory.ts'
import { toRow } from './toRow.ts'

/** A wallet of the directory by id or exact name. */
export async function findInDirectory(name: string): Promise<WalletRow | undefined> {
  const isId = /^[0-9a-f]{64}$/.test(name)
  const query = isId ? { include: [name] } : { search: name }
  const { wallets } = await queryDirectory({ page: 1, entries: 4, ...query })
  const found = wallets.find(
    (wallet) => wallet.id === name || wallet.name.toLowerCase() === name.toLowerCase(),
  )
  return found && toRow(found, connectors.list)
}
