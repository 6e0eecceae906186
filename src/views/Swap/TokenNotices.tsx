import { readDoubts } from '../../actions/swap/doubtOf.ts'
import { Notice } from '../../components/Notice.tsx'
import type { SwapState } from '../../controllers/swap.ts'
import { useText } from '../context.ts'
import { contractOf } from './contractOf.ts'

export function TokenNotices({ draft }: { draft: SwapState }) {
  const { t } = useText()
  const doubtOf = readDoubts(draft)
  return [draft.sourceToken, draft.toToken].map((token) => {
    const doubt = token && doubtOf(token)
    if (!token || !doubt || doubt === 'original') return null
    const params = { symbol: token.symbol, address: contractOf(token) }
    return <Notice key={token.address} message={t(`swap.${doubt}`, params)} />
  })
}
