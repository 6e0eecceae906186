import type {
  getHistory,
  HistoryPage,
  HistoryRequest,
} from '../../services/blockchainApi/history.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'

/** Consecutive pages without new rows before the user is asked whether to load more. */
const maxEmptyPages = 5

/** Reads a page of the history, and further ones until `isNews` is true for a row. Throws like `readHistory`. */
export async function readPages(
  readHistory: typeof getHistory,
  context: ServiceContext,
  request: HistoryRequest,
  isNews: (row: HistoryPage['transactions'][number]) => boolean,
): Promise<HistoryPage & { hasNews: boolean }> {
  const rows: HistoryPage['transactions'] = []
  let next = request.cursor ?? null
  for (let read = 0; read < maxEmptyPages; read++) {
    const page = await readHistory(context, { ...request, cursor: next ?? undefined })
    rows.push(...page.transactions)
    next = page.next
    if (!next || rows.some(isNews)) break
  }
  return { transactions: rows, next, hasNews: rows.some(isNews) }
}
