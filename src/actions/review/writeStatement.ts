import type { MessageParams } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { NativeCurrency } from '../../types/network.ts'
import type {
  AmountUnit,
  Changes,
  ReadRequest,
  Statement,
  StatementValue,
} from '../../types/review.ts'
import { formatUnits } from '../../utils/amount.ts'

/** The modal's language, and the native currency of the request's network. */
export interface Wording {
  language: string
  currency: Pick<NativeCurrency, 'symbol' | 'decimals'> | undefined
}

const unitOf = (unit: AmountUnit, { currency }: Wording) => (unit === 'native' ? currency : unit)

function write(value: StatementValue, wording: Wording): string {
  switch (value.kind) {
    case 'amount': {
      const unit = unitOf(value.unit, wording)
      if (!unit) return String(value.amount)
      // No node is asked for the token's decimals before the wallet gets the request.
      if ('token' in unit) return `${value.amount} ${unit.token}`
      return `${formatUnits(value.amount, unit.decimals)} ${unit.symbol}`
    }
    case 'symbol': {
      const unit = unitOf(value.unit, wording)
      return unit ? ('token' in unit ? unit.token : unit.symbol) : ''
    }
    case 'address':
      return value.address
    case 'number':
      return String(value.value)
    case 'date':
      return String(value.seconds)
    case 'period':
      return `${value.seconds} s`
    case 'usd':
      return `${formatUnits(value.cents, 2)} USD`
    case 'text':
      return value.text
    case 'mixed':
      return value.parts
        .map((part) => (typeof part === 'string' ? part : write(part, wording)))
        .join('')
  }
}

/** The sentences of a statement, of its notes and of its parts. */
function sentencesOf(
  { text, values = {}, notes = [], parts = [] }: Statement,
  wording: Wording,
): string[] {
  const params: MessageParams = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'count' && value.kind === 'number' ? Number(value.value) : write(value, wording),
    ]),
  )
  const sentence = translate(wording.language, text, params)
  return [
    ...(sentence ? [sentence] : []),
    ...[...notes, ...parts].flatMap((one) => sentencesOf(one, wording)),
  ]
}

const all = (statements: readonly Statement[], wording: Wording) =>
  statements.flatMap((one) => sentencesOf(one, wording))

/** The sentences of a review as texts. Amounts of tokens are in base units, followed by the token's address. */
export const writeSentences = (
  { warnings = [], statements }: ReadRequest,
  wording: Wording,
): string[] => all([...warnings, ...statements], wording)

export const writeChanges = ({ fails, gives, gets, leaves }: Changes, wording: Wording) => ({
  fails,
  gives: all(gives, wording),
  gets: all(gets, wording),
  leaves: all(leaves, wording),
})
