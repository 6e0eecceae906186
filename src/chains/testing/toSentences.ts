import { readTexts } from '../../i18n/testing/readTexts.ts'
import type { Message } from '../../types/message.ts'
import type { ReadRequest, Statement, StatementValue } from '../../types/review.ts'

const texts = readTexts('en')

function write(value: StatementValue): string {
  switch (value.kind) {
    case 'amount': {
      const { amount, unit } = value
      if (unit === 'native') return `${amount} native`
      return 'token' in unit ? `${amount} of ${unit.token}` : `${amount} ${unit.symbol}`
    }
    case 'symbol':
      return typeof value.unit === 'object' && 'token' in value.unit ? value.unit.token : 'symbol'
    case 'address':
      return value.address
    case 'number':
      return String(value.value)
    case 'date':
    case 'period':
      return String(value.seconds)
    case 'usd':
      return `${value.cents} cents`
    case 'text':
      return value.text
    case 'mixed':
      return value.parts.map((part) => (typeof part === 'string' ? part : write(part))).join('')
  }
}

/** The form of a text for its number `count`. */
function formOf(text: Message | undefined, count: StatementValue | undefined): string | undefined {
  if (typeof text !== 'object') return text
  return count?.kind === 'number' && count.value === 1n ? text.one : text.other
}

function toSentence({ text, values = {}, isGrave, notes = [], parts = [] }: Statement): string[] {
  const sentence = formOf(texts[text], values.count)?.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${text} has no value of ${name}`)
    return write(value)
  })
  if (!sentence) throw new Error(`${text} is in no catalogue`)
  const inner = [...notes.flatMap(toSentence), ...parts.flatMap(toSentence)]
  return [`${isGrave ? '! ' : ''}${sentence}`, ...inner.map((line) => `  ${line}`)]
}

/** For tests: the sentences of a review in English, a grave one with a mark, with amounts in base units. */
export function toSentences({ warnings = [], statements }: ReadRequest): string[] {
  return [...warnings, ...statements].flatMap(toSentence)
}
