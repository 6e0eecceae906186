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

/** Returns the log for bug reports: the last lines, at most 1,024,000 bytes in UTF-8, oldest first. */
export function readLog(): string {
  return lines.map(({ text }) => text).join('\n')
}

/**
 * Adds a line to the log. Prints the line if its level is on. Callers must not pass secrets: keys, signatures, pairing
 * URIs or codes. `detail` is printed but not stored.
 */
export function log(
  lineLevel: LogLevel,
  message: string,
  detail?: unknown,
  isPrinted = order.indexOf(lineLevel) >= order.indexOf(level),
): void {
  const text = `${new Date().toISOString()} ${lineLevel} ${message.slice(0, 2000)}`
  const bytes = encoder.encode(text).length + 1
  lines.push({ text, bytes })
  used += bytes
  while (used > bufferBytes) used -= lines.shift()?.bytes ?? used
  if (!isPrinted) return
  // biome-ignore lint/suspicious/noConsole: this is the one place that prints
  console[lineLevel]('[wallet-modal]', message, ...(detail === undefined ? [] : [detail]))
}

/**
 * Adds a warning to the log. Prints the warning at every log level, unless a line of the log already contains `topic`.
 */
export function warnOnce(topic: string, message: string): void {
  log('warn', message, undefined, !lines.some(({ text }) => text.includes(topic)))
}
