import type { Statement, StatementValue } from '../types/review.ts'

/** A statement, and all of its notes and parts. */
export function statementsIn(statement: Statement): Statement[] {
  const { notes = [], parts = [] } = statement
  return [statement, ...[...notes, ...parts].flatMap(statementsIn)]
}

const withInner = (value: StatementValue): StatementValue[] =>
  value.kind === 'mixed'
    ? [value, ...value.parts.flatMap((part) => (typeof part === 'string' ? [] : withInner(part)))]
    : [value]

/** The values of a statement without its notes and parts, also those inside a text from outside. */
export const valuesOf = ({ values = {} }: Statement): StatementValue[] =>
  Object.values(values).flatMap(withInner)

/** Sentences of a payment or transfer, by the parameter that names the receiver. */
const receivers: Partial<Record<Statement['text'], string>> = {
  'review.pay': 'to',
  'review.transfer': 'receiver',
  'review.move': 'receiver',
  'review.moveItem': 'receiver',
  'review.moveItems': 'receiver',
}

/** Address of the receiver of a payment or transfer; undefined for other statements. */
export function receiverIn({ text, values }: Statement): string | undefined {
  const value = values?.[receivers[text] ?? '']
  return value?.kind === 'address' ? value.address : undefined
}

/** Address of the token whose amount or symbol a value has; empty for other values. */
export const tokenOf = (value: StatementValue): string[] =>
  'unit' in value && typeof value.unit === 'object' && 'token' in value.unit
    ? [value.unit.token]
    : []

/** Addresses of the tokens whose amounts or symbols statements name. */
export const tokensIn = (statements: readonly Statement[]): string[] => [
  ...new Set(statements.flatMap(statementsIn).flatMap(valuesOf).flatMap(tokenOf)),
]

/** Addresses that statements name, without those of the called contracts. */
export const partiesIn = (statements: readonly Statement[]): string[] => {
  const values = statements.flatMap(statementsIn).flatMap(valuesOf)
  return [...new Set(values.flatMap((value) => (value.kind === 'address' ? value.address : [])))]
}

/** Addresses that statements name, with those of the called contracts. */
export const addressesIn = (statements: readonly Statement[]): string[] => {
  const contracts = statements.flatMap(statementsIn).flatMap(({ contract }) => contract ?? [])
  return [...new Set([...partiesIn(statements), ...contracts])]
}
