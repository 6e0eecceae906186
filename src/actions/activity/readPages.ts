import type { HistoryRequest } from '../../services/blockchainApi/history.ts'
import type { HistoryPage } from '../../types/transaction.ts'

/** Number of consecutive pages without new rows. After them, the user has to request more. */
const maxEmptyPages = 5

/** Reads up to five pages of the history, until `isNews` is true for a row. @throws the errors of `readPage` */
export async function readPages<Request extends Pick<HistoryRequest, 'cursor'>>(
  readPage: (request: Request) => Promise<HistoryPage>,
  request: Request,
  isNews: (row: HistoryPage['transactions'][number]) => boolean,
): Promise<HistoryPage & { hasNews: boolean }> {
  const rows: HistoryPage['transactions'] = []
  let next = request.cursor ?? null
  for (let read = 0; read < maxEmptyPages; read++) {
    const page = await readPage({ ...request, cursor: next ?? undefined })
    rows.push(...page.transactions)
    next = page.next
    if (!next || rows.some(isNews)) break
  }
  return { transactions: rows, next, hasNews: rows.some(isNews) }
}
