import type { Statement, StatementValue } from '../../../../types/review.ts'
import { type Field, type Format, parseField } from './descriptor.ts'
import { type FormattedValue, formatValue } from './formatValue.ts'
import { followJson, Misfit, maxFound, parsePath } from './paths.ts'
import { constantOf, find, isSame, type Scope } from './scope.ts'
import type { SignedValue } from './signedValue.ts'

const maxDepth = 8
const maxReferences = 4
/** Maximum fields and items of a description, because a user cannot review more. */
export const maxRows = 200

type Inline = FormattedValue['inline']

/** Rows of a field or group, and what stands for each shown path in a sentence. */
interface Rows {
  statements: Statement[]
  inline: Map<string, Inline>
}

const text = (value: string): StatementValue => ({ kind: 'text', text: value })
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Takes a shared definition for what the field itself leaves open. @throws Misfit */
function resolve(given: unknown, scope: Scope): Field {
  let field = parseField(given)
  for (let count = 0; field.$ref !== undefined; count += 1) {
    if (count === maxReferences) throw new Misfit('definitions refer to each other')
    const { $ref, ...own } = field
    const shared = parseField(followJson(scope.descriptor, parsePath($ref).segments))
    const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
    field = { ...shared, ...set, params: { ...shared.params, ...own.params } }
    if (shared.$ref === undefined) delete field.$ref
  }
  return field
}

/** Reads the rule `visible`. @throws Misfit if a value is not among those that the descriptor requires */
function isShown(rule: unknown, signed: SignedValue): boolean {
  if (typeof rule !== 'object' || rule === null) return rule !== 'never'
  const { ifNotIn, mustMatch, mustBe = mustMatch } = rule as Record<string, unknown>
  const isAmong = (list: unknown) =>
    Array.isArray(list) && list.slice(0, maxFound).some((one) => isSame(signed, one))
  if (mustBe !== undefined && mustBe !== null) {
    if (!isAmong(mustBe)) throw new Misfit('a value is not the one that the descriptor requires')
    return false
  }
  return !isAmong(ifNotIn)
}

function spend(scope: Scope): void {
  scope.budget.rows -= 1
  if (scope.budget.rows < 0) throw new Misfit('the description is too long')
}

/** The path from the root, as sentences name it. */
const absolute = (prefix: string, path: string) =>
  /^[@$]/.test(path) ? path : path.startsWith('#') ? path.replace(/^#\.?/, '') : `${prefix}${path}`

function fieldRows(field: Field, prefix: string, scope: Scope): Rows {
  const { path, params = {}, visible } = field
  const label = text(field.label ?? path ?? '')
  const rows: Rows = { statements: [], inline: new Map() }
  if (path === undefined) {
    if (visible === 'never') return rows
    spend(scope)
    const value = text(String(constantOf(field.value, scope).value))
    return { ...rows, statements: [{ text: 'review.field.constant', values: { label, value } }] }
  }
  // A rule that hides a field needs no value, which may be of any type.
  if (visible === 'never') return rows
  const reached = new Set<string>()
  const { values } = find(path, { ...scope, reached })
  const format = field.encryption ? 'raw' : (field.format ?? 'raw')
  const inline: (string | StatementValue)[] = []
  const items = values.flatMap((one) => (one.items && one.type === null ? one.items : [one]))
  for (const [index, signed] of items.entries()) {
    if (!isShown(visible, signed)) continue
    spend(scope)
    const place = { index, count: items.length }
    const {
      text: key,
      values: said,
      inline: short,
      parts,
    } = formatValue(format, signed, params, scope, place)
    rows.statements.push({ text: key, values: { label, ...said }, ...(parts && { parts }) })
    inline.push(...(inline.length > 0 ? [', ', ...short] : short))
  }
  if (inline.length > 0) {
    rows.inline.set(absolute(prefix, path), inline)
    for (const name of reached) scope.reached.add(name)
  }
  return rows
}

const statementsOf = ({ statements }: Rows) => statements

/** Takes the first rows of all fields, then the second ones, as the iteration `bundled` says. @throws Misfit */
function bundle(all: readonly Rows[]): Statement[] {
  const count = all[0]?.statements.length ?? 0
  if (all.some(({ statements }) => statements.length !== count)) {
    throw new Misfit('arrays differ in length')
  }
  return Array.from({ length: count }, (_, index) =>
    all.flatMap(({ statements }) => statements.slice(index, index + 1)),
  ).flat()
}

function groupRows(field: Field, prefix: string, scope: Scope, depth: number): Rows {
  const { path = '', fields = [], label, iteration } = field
  const inline = new Map<string, Inline>()
  const inner = path === '' ? prefix : `${absolute(prefix, path)}.`
  const reached = new Set<string>()
  const places = path === '' ? [scope.here] : find(path, { ...scope, reached }).values
  const items = places.map((here) =>
    fields.map((one) => anyRows(one, inner, { ...scope, here }, depth + 1)),
  )
  for (const [key, value] of items.flat().flatMap((rows) => [...rows.inline])) {
    const before = inline.get(key)
    inline.set(key, before ? [...before, ', ', ...value] : value)
  }
  // Without an iteration, the registry's vectors list one field of all items after the other.
  const ordered = fields.flatMap((_, index) => items.flatMap((all) => all[index] ?? []))
  const statements = (
    iteration === 'bundled' ? items.map(bundle) : ordered.map(statementsOf)
  ).flat()
  if (statements.length > 0) for (const name of reached) scope.reached.add(name)
  if (!label || statements.length === 0) return { statements, inline }
  spend(scope)
  const values = { label: text(label) }
  return { statements: [{ text: 'review.field.group', values, parts: statements }], inline }
}

function anyRows(given: unknown, prefix: string, scope: Scope, depth = 0): Rows {
  if (depth > maxDepth) throw new Misfit('fields are nested too deeply')
  const field = resolve(given, scope)
  return field.fields ? groupRows(field, prefix, scope, depth) : fieldRows(field, prefix, scope)
}

/** Replaces `{path}` in the sentence of a descriptor. Null if a path has no field that is shown. */
function interpolate(sentence: string, inline: ReadonlyMap<string, Inline>): Inline | null {
  const parts: (string | StatementValue)[] = []
  let end = 0
  for (const match of sentence.matchAll(/\{\{|\}\}|\{([^{}]*)\}/g)) {
    parts.push(sentence.slice(end, match.index))
    end = match.index + match[0].length
    const [whole, path] = match
    if (path === undefined) parts.push(whole.slice(1))
    else {
      const found = inline.get(absolute('', path))
      if (!found) return null
      parts.push(...found)
    }
  }
  return [...parts, sentence.slice(end)].filter((part) => part !== '')
}

const intentOf = ({ intent }: Format): string =>
  typeof intent === 'object'
    ? Object.entries(intent)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')
    : textOf(intent)

/**
 * Puts a call or message into the words of a descriptor. `names` are those of the members of the signed data.
 *
 * @throws Misfit or ZodError if the descriptor does not fit
 */
export function toDescription(format: Format, scope: Scope, names: readonly string[]): Statement {
  const excluded = new Set(format.excluded?.map((path) => absolute('', path)))
  const rows = (format.fields ?? []).map((given) => {
    const path = textOf(Object(given).path)
    return excluded.has(absolute('', path)) ? null : anyRows(given, '', scope)
  })
  const shown = rows.filter((one) => one !== null)
  const inline = new Map(shown.flatMap((one) => [...one.inline]))
  const { interpolatedIntent } = format
  const sentence = interpolatedIntent ? interpolate(interpolatedIntent, inline) : null
  const parts = sentence ?? [intentOf(format)]
  return {
    text: 'review.described',
    ...(format.isGrave && { isGrave: true }),
    values: { intent: { kind: 'mixed', parts } },
    parts: shown.flatMap(({ statements }) => statements),
    ...(names.every((name) => scope.reached.has(name))
      ? {}
      : { notes: [{ text: 'review.described.partly' }] }),
  }
}
