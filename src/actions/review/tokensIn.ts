import type { Changes, ReadRequest, Statement, StatementValue } from '../../types/review.ts'

const tokenOf = (value: StatementValue): string | undefined =>
  'unit' in value && typeof value.unit === 'object' && 'token' in value.unit
    ? value.unit.token
    : undefined

function tokensOf({ values = {}, notes = [], parts = [] }: Statement): (string | undefined)[] {
  return [...Object.values(values).map(tokenOf), ...[...notes, ...parts].flatMap(tokensOf)]
}

const distinct = (all: readonly (string | undefined)[]) => [
  ...new Set(all.filter((token) => token !== undefined)),
]

/** Addresses of the tokens whose units the sentences on changes need. */
export const tokensInChanges = ({ gives, gets, leaves }: Changes): string[] =>
  distinct([...gives, ...gets, ...leaves].flatMap(tokensOf))

/** Addresses of the tokens whose units the request's sentences need. */
export function tokensIn({ statements, warnings = [], facts = [] }: ReadRequest): string[] {
  const ofFacts = facts.map(({ value }) => (value.kind === 'message' ? undefined : tokenOf(value)))
  return distinct([...[...statements, ...warnings].flatMap(tokensOf), ...ofFacts])
}
