import { LineIcon } from '../../components/Icon.tsx'
import { RowLines } from '../../components/RowLines.tsx'
import { Tile } from '../../components/Tile.tsx'
import { updateTransactions } from '../../controllers/transactions.ts'
import { useText } from '../context.ts'

const foldPath = 'M7 4l5 5 5-5M7 20l5-5 5 5'

/** Counts the transactions that are likely spam. A press lists them in their places, marked, or hides them again. */
export function SpamRow({ count, isShown }: { count: number; isShown: boolean }) {
  const { t, locale } = useText()
  return (
    <button
      type="button"
      className="list-item fixed"
      part="list-item"
      aria-expanded={isShown}
      onClick={() => updateTransactions({ isSpamShown: !isShown })}
    >
      <Tile round fallback={<LineIcon path={foldPath} />} />
      <RowLines>
        <span className="quiet">
          {t('activity.spam.hidden', { count: new Intl.NumberFormat(locale).format(count) })}
        </span>
      </RowLines>
    </button>
  )
}
