export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']
const bufferBytes = 1_024_000

let level: LogLevel = 'error'
let used = 0
const lines: { text: string; bytes: number }[] = []
const encoder = new TextEncoder()

export function setLogLevel(next: LogLevel): void {
  level = next
}

/** Everything logged, oldest first, whatever the level; at most 1,024,000 bytes in UTF-8. For bug reports. */
export function readLog(): string {
  return lines.map(({ text }) => text).join('\n')
}

/**
 * Keeps a line and, from the current level up, prints it. Callers pass no secrets: no keys, no
 * signatures, no pairing URIs, no codes. `detail` is printed for the developer but never kept.
 */
export function log(lineLevel: LogLevel, message: string, detail?: unknown): void {
  const text = `${new Date().toISOString()} ${lineLevel} ${message.slice(0, 2000)}`
  const bytes = encoder.encode(text).length + 1
  lines.push({ text, bytes })
  used += bytes
  while (used > bufferBytes) used -= lines.shift()?.bytes ?? used
  if (order.indexOf(lineLevel) < order.indexOf(level)) return
  // biome-ignore lint/suspicious/noConsole: this is the one place that prints
  console[lineLevel]('[wallet-modal]', message, ...(detail === undefined ? [] : [detail]))
}
