import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  listAnalytics,
  listAttributes,
  listEvents,
  listFeatures,
  listReflected,
} from './createManifest.ts'

/** A bar would end the cell, also inside a code span. */
const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `\`${cell(text)}\``
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const tables: Record<string, () => string> = {
  attributes: () =>
    table(
      ['attribute', 'value', 'default', 'meaning'],
      listAttributes().map(({ name, type, default: value, description }) => {
        const written = value === undefined || name === 'features' ? '' : code(value)
        return [code(name), code(type.text), written, cell(description)]
      }),
    ),
  features: () =>
    table(
      ['key', 'default', 'meaning'],
      listFeatures().map(({ name, default: value = '', description }) => {
        return [code(name), code(value.replaceAll(',', ', ')), cell(description)]
      }),
    ),
  reflected: () =>
    table(
      ['attribute', 'meaning'],
      listReflected().map(({ name, description }) => [code(name), cell(description)]),
    ),
  events: () =>
    table(
      ['event', 'meaning'],
      listEvents().map(({ name, description }) => [code(name), cell(description)]),
    ),
  analytics: () =>
    table(
      ['event', 'properties', 'when'],
      listAnalytics().map(({ name, type, description }) => {
        return [code(name), type.text && code(type.text), cell(description)]
      }),
    ),
}

export const readmePath = join(resolve(import.meta.dirname, '../..'), 'README.md')

/**
 * The README with its tables of what is public as the code has it now. Each stands between two comments that name it.
 *
 * @throws Error when the README lacks a place for one
 */
export function renderReadme(): string {
  return Object.entries(tables).reduce(
    (text, [name, render]) => {
      const [begin, end] = [`<!-- table: ${name} -->\n`, '\n<!-- end of table -->']
      const start = text.indexOf(begin)
      const stop = text.indexOf(end, start)
      if (start < 0 || stop < 0) throw new Error(`README.md has no place for the table ${name}`)
      return text.slice(0, start + begin.length) + render() + text.slice(stop)
    },
    readFileSync(readmePath, 'utf8'),
  )
}
