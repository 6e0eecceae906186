import type { Statement } from '../../types/review.ts'

/** Puts those statements first that are marked themselves or in a part; the others keep their order. */
export function sortStatements(
  statements: readonly Statement[],
  isMarked: (statement: Statement) => boolean,
): Statement[] {
  return [...statements.filter(isMarked), ...statements.filter((statement) => !isMarked(statement))]
}
