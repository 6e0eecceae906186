import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import type { Review } from '../../controllers/review.ts'
import type { AmountUnit, Statement, StatementValue } from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toDisplayLine } from '../../utils/displayText.ts'
import { shortSymbol } from '../../utils/shortSymbol.ts'
import { receiverIn, statementsIn } from '../../utils/statements.ts'
import { toPeriod } from '../../utils/toPeriod.ts'
import { useText } from '../context.ts'
import { AddressChip } from '../shared/AddressChip.tsx'
import { Amount, nativeUnit } from '../shared/Amount.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'

/** The last second that `Date` can hold. */
const maxSeconds = 8_640_000_000_000n
const maxText = 200

export type ReviewUnits = Pick<Review, 'network' | 'units'> &
  Partial<Pick<Review, 'names' | 'newReceivers'>>

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

/** True if the view marks a statement as dangerous, or a part of it. */
export const isMarked = (statement: Statement, from: ReviewUnits): boolean =>
  statementsIn(statement).some(
    ({ isGrave, values = {} }) =>
      isGrave || Object.values(values).some((value) => isUnread(value, from)),
  )

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
  /** An address with its name, if it has one. */
  const named = (address: string): ReactNode => {
    const chip = <AddressChip>{address}</AddressChip>
    const name = from.names?.[address]
    if (!name) return chip
    const text = name.kind === 'message' ? t(name.text) : name.text
    const shown = name.kind === 'claim' ? say('review.name.claim', { name: text }) : text
    return say('review.named', { address: chip, name: shown })
  }
  /** Anybody can choose the symbol of a token that is on no list. */
  const symbolOf = ({ symbol, isUnlisted }: TokenUnit): string =>
    symbol && isUnlisted ? t('review.quoted', { symbol: shortSymbol(symbol) }) : symbol
  const exact = (amount: bigint, decimals: number, symbol?: string): ReactNode => {
    const shown = <Amount value={format.exact(amount, decimals)} unit={symbol} />
    if (symbol !== '') return shown
    return say('review.tokens', { amount: shown, count: toCount(amount, decimals) })
  }
  const write = (value: StatementValue, isPlain = false): ReactNode => {
    switch (value.kind) {
      case 'amount': {
        const unit = unitOf(value.unit, from)
        if (unit && !isUnread(value, from))
          return exact(value.amount, unit.decimals, symbolOf(unit))
        const plain = exact(value.amount, 0)
        return isPlain ? plain : say('review.unreadAmount', { amount: plain })
      }
      case 'symbol': {
        const unit = unitOf(value.unit, from)
        return (unit && symbolOf(unit)) || t('review.unknownToken')
      }
      case 'address':
        return named(value.address)
      case 'number':
        return format.exact(value.value, 0)
      case 'date':
        return value.seconds > maxSeconds
          ? t('review.never')
          : new Date(Number(value.seconds) * 1000).toLocaleString(locale)
      case 'period':
        return toPeriod(value.seconds, locale)
      case 'usd':
        return format.cents(value.cents, true)
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

/** Sentences that already call the address the user's own, so that they need no name beside it. */
const sayingOwn = new Set<Statement['text']>(['review.bitcoin.back', 'review.solana.assign.own'])

interface StatementRowProps {
  statement: Statement
  from: ReviewUnits
}

/** Shows an effect of a request. */
export function StatementRow({ statement, from }: StatementRowProps) {
  const { t } = useText()
  const say = useSentence()
  const write = useValue(sayingOwn.has(statement.text) ? { ...from, names: {} } : from)
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
        {from.newReceivers?.includes(receiverIn(statement) ?? '') && (
          <span>{t('review.receiver.new')}</span>
        )}
        {contract && (
          <span className="quiet">
            {t('review.contract')} {write({ kind: 'address', address: contract })}
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
