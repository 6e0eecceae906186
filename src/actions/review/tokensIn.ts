import type { Changes, ReadRequest, Statement, StatementValue } from '../../types/review.ts'

function tokenOf(value: string | StatementValue): (string | undefined)[] {
  if (typeof value === 'string') return []
  if (value.kind === 'mixed') return value.parts.flatMap(tokenOf)
  return 'unit' in value && typeof value.unit === 'object' && 'token' in value.unit
    ? [value.unit.token]
    : []
}

function tokensOf({ values = {}, notes = [], parts = [] }: Statement): (string | undefined)[] {
  return [...Object.values(values).flatMap(tokenOf), ...[...notes, ...parts].flatMap(tokensOf)]
}

const distinct = (all: readonly (string | undefined)[]) => [
  ...new Set(all.filter((token) => token !== undefined)),
]

/** Addresses of the tokens whose units the sentences on changes need. */
export const tokensInChanges = ({ gives, gets, leaves }: Changes): string[] =>
  distinct([...gives, ...gets, ...leaves].flatMap(tokensOf))

/** Addresses of the tokens whose units the request's sentences need. */
export function tokensIn({ statements, warnings = [], facts = [] }: ReadRequest): string[] {
  const ofFacts = facts.flatMap(({ value }) => (value.kind === 'message' ? [] : tokenOf(value)))
  return distinct([...[...statements, ...warnings].flatMap(tokensOf), ...ofFacts])
}
