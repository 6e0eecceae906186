import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { formatUnits, Transaction } from 'ethers'
import type { Statement, StatementValue } from '../../../../../types/review.ts'
import { account, readAsPage } from './readAsPage.ts'

export type Json = Record<string, unknown>

/** The file, and those that it includes. */
export function together(files: Record<string, Json>, path: string): Record<string, Json> {
  const { includes } = files[path] ?? {}
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const next = typeof includes === 'string' ? relative('.', join(folder, includes)) : undefined
  const more = next !== undefined && files[next] ? together(files, next) : {}
  return { ...more, [path]: files[path] ?? {} }
}

/** Writes a value as the registry's vectors do. */
function write(value: StatementValue | undefined, tokens: Json): string {
  switch (value?.kind) {
    case 'address':
      return value.address
    case 'number':
      return String(value.value)
    case 'text':
      return value.text
    case 'date':
      return new Date(Number(value.seconds) * 1_000)
        .toISOString()
        .replace('T', ' ')
        .replace('.000Z', 'Z')
    case 'amount': {
      const { amount, unit } = value
      const token = Object(
        typeof unit === 'object' && 'token' in unit ? tokens[unit.token.toLowerCase()] : undefined,
      )
      const decimals =
        typeof unit === 'object' && 'decimals' in unit ? unit.decimals : (token.decimals ?? 18)
      const digits = formatUnits(amount, decimals).replace(/\.0$/, '')
      const symbol = unit === 'native' ? '' : 'symbol' in unit ? unit.symbol : token.symbol
      return symbol === '%' ? `${digits}%` : `${digits} ${symbol}`
    }
  }
  return ''
}

const rowsOf = ({ parts = [] }: Statement): Statement[] =>
  parts.flatMap((one) => (one.text === 'review.field.group' ? rowsOf(one) : [one]))

function isAsExpected(said: Statement | undefined, test: Json, tokens: Json): string | null {
  const { intent, fields = [] } = Object(test.expected)
  if (!said) return 'no description'
  const [heading] = Object.values(said.values ?? {})
  const words =
    heading?.kind === 'mixed' ? heading.parts.filter((one) => typeof one === 'string').join('') : ''
  const rows = rowsOf(said).map(({ values = {} }) => {
    const { label, value } = values
    return [label?.kind === 'text' ? label.text : '', write(value, tokens)]
  })
  const wanted = fields.map((one: Json) => [one.label, String(one.value)])
  // Symbols of native currencies are those of the networks, which no reader writes.
  const isSame =
    rows.length === wanted.length &&
    rows.every(([label, value = ''], index) => {
      const [name, text] = wanted[index]
      return label === name && (value === text || (value.endsWith(' ') && text.startsWith(value)))
    })
  const isIntent = Object(test.expected).interpolatedIntent !== undefined || words === intent
  return isSame && isIntent
    ? null
    : `${words} ${JSON.stringify(rows)} for ${JSON.stringify(wanted)}`
}

/** Compares descriptions with the vectors of a file. */
export async function readVectors(
  folder: string,
  files: Record<string, Json>,
  path: string,
  { descriptor, tests, dataProvider }: Json,
  report: { vectors: number; differs: string[] },
): Promise<void> {
  const target = relative(folder, join(folder, path, '..', String(descriptor)))
  if (!existsSync(join(folder, target)) || !Array.isArray(tests)) return
  const json = JSON.stringify(together(files, target))
  for (const [index, test] of tests.entries()) {
    report.vectors += 1
    const { rawTx, from = account, data } = test
    const transaction = rawTx ? Transaction.from(rawTx) : null
    const { to, value = 0n, data: bytes, chainId } = transaction ?? {}
    const sent = { from, to, value: `0x${value.toString(16)}`, data: bytes }
    const { said } = transaction
      ? await readAsPage(json, 'eth_sendTransaction', [sent], Number(chainId), from)
      : await readAsPage(
          json,
          'eth_signTypedData_v4',
          [account, JSON.stringify(data)],
          Number(data.domain.chainId),
        )
    const fault = isAsExpected(said[0], test, Object(Object(dataProvider).tokens))
    if (fault) report.differs.push(`${path} ${index}: ${fault}`)
  }
}
