import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import type { Review } from '../../controllers/review.ts'
import type { AmountUnit, Statement, StatementValue } from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toDisplayLine } from '../../utils/displayText.ts'
import { toPeriod } from '../../utils/toPeriod.ts'
import { useText } from '../context.ts'
import { Amount, nativeUnit } from '../shared/Amount.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'

/** The last second that `Date` can hold. */
const maxSeconds = 8_640_000_000_000n
const maxText = 200

export type ReviewUnits = Pick<Review, 'network' | 'units'>

function unitOf(unit: AmountUnit, { network, units }: ReviewUnits): TokenUnit | undefined {
  if (unit === 'native') return nativeUnit(network)
  return 'token' in unit ? units?.[unit.token] : unit
}

/**
 * True if the amount may be the id of an item of a collection. The approval of ERC-721 has the selector of ERC-20's, and
 * some collections have 0 decimals.
 */
const isUnread = (value: StatementValue, from: ReviewUnits): boolean =>
  value.kind === 'amount' &&
  typeof value.unit === 'object' &&
  'token' in value.unit &&
  !unitOf(value.unit, from)?.decimals

/**
 * Returns a number with the plural category of an amount. The number has half a unit for any fraction, because plural
 * rules round to three decimal places.
 */
function toCount(amount: bigint, decimals: number): number {
  const one = 10n ** BigInt(decimals)
  return Number(amount / one) + (amount % one ? 0.5 : 0)
}

/** Returns a function that writes a value of a statement. With `isPlain` it writes an unread amount without words. */
export function useValue(from: ReviewUnits) {
  const { t, locale } = useText()
  const say = useSentence()
  const format = useFormat()
  const exact = (amount: bigint, decimals: number, symbol?: string): ReactNode => {
    const shown = <Amount value={format.exact(amount, decimals)} unit={symbol} />
    if (symbol !== '') return shown
    return say('review.tokens', { amount: shown, count: toCount(amount, decimals) })
  }
  const write = (value: StatementValue, isPlain = false): ReactNode => {
    switch (value.kind) {
      case 'amount': {
        const unit = unitOf(value.unit, from)
        if (unit && !isUnread(value, from)) return exact(value.amount, unit.decimals, unit.symbol)
        const plain = exact(value.amount, 0)
        return isPlain ? plain : say('review.unreadAmount', { amount: plain })
      }
      case 'symbol':
        return unitOf(value.unit, from)?.symbol || t('review.unknownToken')
      case 'address':
        return value.address
      case 'number':
        return format.exact(value.value, 0)
      case 'date':
        return value.seconds > maxSeconds
          ? t('review.never')
          : new Date(Number(value.seconds) * 1000).toLocaleString(locale)
      case 'period':
        return toPeriod(value.seconds, locale)
      case 'text':
        return toDisplayLine(value.text, maxText)
      case 'mixed':
        return value.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their index
          <bdi key={index}>
            {typeof part === 'string'
              ? part.replace(/\S.*\S|\S/s, (line) => toDisplayLine(line, maxText))
              : write(part, isPlain)}
          </bdi>
        ))
    }
  }
  return write
}

interface StatementRowProps {
  statement: Statement
  from: ReviewUnits
}

/**
 * Shows an effect of a request. Addresses are shown in full, because address poisoning uses addresses with the same
 * first and last characters.
 */
export function StatementRow({ statement, from }: StatementRowProps) {
  const { t } = useText()
  const say = useSentence()
  const write = useValue(from)
  const { values = {}, notes = [], parts = [], contract, unread } = statement
  const hasUnread = Object.values(values).some((value) => isUnread(value, from))
  const isGrave = statement.isGrave || hasUnread
  const key = hasUnread && unread ? unread : statement.text
  const written = (all: Statement['values'] = {}, isPlain = false) =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [
        name,
        // A number chooses the plural form of its sentence.
        name === 'count' && value.kind === 'number' ? Number(value.value) : write(value, isPlain),
      ]),
    )
  return (
    <li data-grave={isGrave ? '' : undefined}>
      {isGrave && <Icon name="alert" />}
      <span>
        <strong>{say(key, written(values, key === unread))}</strong>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity but their index
          <span key={index}>{say(note.text, written(note.values))}</span>
        ))}
        {contract && (
          <span className="quiet">
            {t('review.contract')} <span className="address">{contract}</span>
          </span>
        )}
        {parts.length > 0 && (
          <ol>
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their index
              <StatementRow key={index} statement={part} from={from} />
            ))}
          </ol>
        )}
      </span>
    </li>
  )
}
