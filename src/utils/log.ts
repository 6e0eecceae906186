export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']
const bufferBytes = 1_024_000

let level: LogLevel = 'error'
let used = 0
const lines: string[] = []

export function setLogLevel(next: LogLevel): void {
  level = next
}

/** Everything logged, oldest first, whatever the level; at most 1,024,000 characters. For bug reports. */
export function readLog(): string {
  return lines.join('\n')
}

/**
 * Keeps a line and, from the current level up, prints it. Callers pass no secrets: no keys, no
 * signatures, no pairing URIs, no codes. `detail` is printed for the developer but never kept.
 */
export function log(lineLevel: LogLevel, message: string, detail?: unknown): void {
  const line = `${new Date().toISOString()} ${lineLevel} ${message.slice(0, 2000)}`
  lines.push(line)
  used += line.length + 1
  while (used > bufferBytes) used -= (lines.shift()?.length ?? 0) + 1
  if (order.indexOf(lineLevel) < order.indexOf(level)) return
  // biome-ignore lint/suspicious/noConsole: this is the one place that prints
  console[lineLevel]('[wallet-modal]', message, ...(detail === undefined ? [] : [detail]))
}
