import { formatUnits } from 'ethers'
import { readTexts } from '../../../../i18n/testing/readTexts.ts'
import type {
  AmountUnit,
  ReadRequest,
  Statement,
  StatementValue,
} from '../../../../types/review.ts'
import { names, tokens } from './names.ts'

const texts = readTexts('en')

const unitOf = (unit: AmountUnit) => {
  if (unit === 'native') return { symbol: 'ETH', decimals: 18 }
  return 'token' in unit ? tokens[unit.token] : unit
}

const isUnread = (value: StatementValue) => value.kind === 'amount' && !unitOf(value.unit)

function write(value: string | StatementValue, isPlain: boolean): string {
  if (typeof value === 'string') return value
  switch (value.kind) {
    case 'amount': {
      const unit = unitOf(value.unit)
      if (unit)
        return `${formatUnits(value.amount, unit.decimals).replace(/\.0$/, '')} ${unit.symbol}`
      const amount = String(value.amount)
      return isPlain ? amount : say('review.unreadAmount', { amount })
    }
    case 'symbol':
      return unitOf(value.unit)?.symbol ?? 'tokens'
    case 'address':
      return names[value.address] ?? value.address
    case 'number':
      return String(value.value)
    case 'date':
      return value.seconds > 8_640_000_000_000n
        ? 'none'
        : new Date(Number(value.seconds) * 1_000).toISOString().slice(0, 16)
    case 'period':
      return `${value.seconds} s`
    case 'usd':
      return `${formatUnits(value.cents, 2)} USD`
    case 'text':
      return value.text
    case 'mixed':
      return value.parts.map((part) => write(part, isPlain)).join('')
  }
}

function say(key: string, values: Readonly<Record<string, string>>): string {
  const text = texts[key] ?? key
  const form = typeof text === 'string' ? text : (values.count === '1' && text.one) || text.other
  return form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? name)
}

/** A statement as the view shows it: grave ones begin with an exclamation mark. */
function linesOf(statement: Statement): string[] {
  const { text, values = {}, notes = [], parts = [], contract, unread } = statement
  const hasUnread = Object.values(values).some(isUnread)
  const key = hasUnread && unread ? unread : text
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, write(value, key === unread)]),
  )
  const mark = statement.isGrave || hasUnread ? '! ' : ''
  const place = contract ? ` [${names[contract] ?? contract}]` : ''
  return [
    `${mark}${say(key, written)}${place}`,
    ...notes.flatMap(linesOf).map((line) => `  (${line})`),
    ...parts.flatMap(linesOf).map((line) => `  ${line}`),
  ]
}

/** `RISKY` if the request is always reviewed, else the doubts that built-in descriptors leave, else `passes`. */
function verdictOf({ isRisky, doubts = [] }: ReadRequest): string {
  if (isRisky) return 'RISKY'
  const left = new Set(doubts.map(({ kind, address }) => `${kind} ${names[address] ?? address}`))
  return left.size > 0 ? `in doubt by ${[...left].join(', ')}` : 'passes'
}

/** A request in the words of the review. */
export function writeRequest(request: ReadRequest): string {
  const { heading, statements, warnings = [], unread = [], quote, facts = [] } = request
  return [
    `${verdictOf(request)}: ${say(heading, { app: 'The page', count: String(statements.length) })}`,
    ...warnings.flatMap(linesOf).map((line) => `WARNING ${line}`),
    ...statements.flatMap(linesOf),
    ...(quote === undefined ? [] : [`“${quote}”`]),
    ...facts.map(
      ({ name, value }) =>
        `${say(name, {})}: ${value.kind === 'message' ? say(value.text, {}) : write(value, false)}`,
    ),
    ...unread.map(({ path, value, reason }) => `${say(`review.${reason}`, {})} ${path}: ${value}`),
  ].join('\n')
}
