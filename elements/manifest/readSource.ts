import { readFileSync } from 'node:fs'

/** What a file of types declares, comments included, as a block of code for Markdown. Without what it imports. */
export function readSource(path: string): string {
  const declarations = readFileSync(path, 'utf8').replace(/^import [\s\S]*? from '.*'\n/gm, '')
  return `\`\`\`ts\n${declarations.trim()}\n\`\`\``
}
