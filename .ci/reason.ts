import { stripVTControlCharacters } from 'node:util'

/** Adds the start of an error's message to the name of the test that failed by it, so that a log tells the cause. */
export function withReason(name: string, message: string | undefined, place = ''): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return [`${name}${place}`, ...lines.slice(0, 8)].join('\n    ')
}
