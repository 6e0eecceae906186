import type { BenchLimits } from '../../.ci/benchLimits.ts'

/** A measured figure of the element, and the same figure of the pages that it is compared with. */
export interface Figure {
  /** Its last word is the unit. */
  name: string
  ours: number
  limits: BenchLimits
  floor?: number
  bare?: number
  /** Medians of the ratios of pairs that were measured one after the other. */
  timesFloor?: number
  timesBare?: number
  /** Printed below the table if a limit is exceeded. */
  detail?: string
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [high = Number.NaN] = sorted.slice(middle)
  if (sorted.length % 2 === 1) return high
  const [low = Number.NaN] = sorted.slice(middle - 1)
  return (low + high) / 2
}

/** Median of the ratios of pairs. A ratio of two medians would mix moments at which the machine was fast and slow. */
export function medianRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, index) => value / (others[index] ?? Number.NaN)))
}

/** A limit of a figure with what it was compared with. NaN exceeds every limit. */
interface Check {
  against: 'itself' | 'floor' | 'bare'
  value: number
  limit: number
  text: string
}

function checksOf(
  { ours, floor = Number.NaN, timesFloor, timesBare, limits: allowed }: Figure,
  limits: BenchLimits = allowed,
): Check[] {
  const checks: Check[] = []
  const add = (against: Check['against'], value = Number.NaN, limit?: number, text = '') => {
    if (limit !== undefined) checks.push({ against, value, limit, text: `${text}${round(limit)}` })
  }
  add('itself', ours, limits.atMost)
  add('floor', timesFloor, limits.timesFloor, '× ')
  add('floor', ours - floor, limits.aboveFloor, '+ ')
  add('bare', timesBare, limits.timesBare, '× ')
  return checks
}

export function isKept(figure: Figure): boolean {
  return checksOf(figure).every(({ value, limit }) => value <= limit)
}

/** Three digits: the rest is noise. */
function round(value: number): number {
  return Number(value.toPrecision(3))
}

const tell = (checks: readonly Check[]) =>
  checks.map(({ against, text }) => (against === 'itself' ? text : `${text} ${against}`)).join(', ')

const columns = [
  '',
  'floor',
  'bare',
  'ours',
  'ours / floor',
  'ours / bare',
  'at most',
  'wanted',
] as const

/** A row of the table; a figure over its limit is marked by an exclamation mark. */
function row(figure: Figure): string[] {
  const { name, ours, floor, bare, timesFloor, timesBare, limits } = figure
  const checks = checksOf(figure)
  const write = (value: number | undefined, against: Check['against'] | 'nothing') => {
    if (value === undefined) return ''
    const isOver = checks.some(
      (check) => check.against === against && !(check.value <= check.limit),
    )
    return `${round(value)}${isOver ? ' !' : ''}`
  }
  return [
    name,
    write(floor, 'nothing'),
    write(bare, 'nothing'),
    write(ours, 'itself'),
    write(timesFloor, 'floor'),
    write(timesBare, 'bare'),
    tell(checks),
    tell(checksOf(figure, limits.wanted ?? {})),
  ]
}

/** Writes figures as a Markdown table, aligned for a terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = [[...columns], ...figures.map(row)]
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(Math.max(3, width)) : `${'-'.repeat(Math.max(3, width) - 1)}:`)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)].join('\n')
}
