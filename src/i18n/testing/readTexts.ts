import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '../../types/message.ts'

export type Texts = Readonly<Record<string, Message>>

const folder = join(import.meta.dirname, '..')

/** Names of the files with texts, which are the same in each language. */
const files = readdirSync(join(folder, 'en'))
  .map((name) => name.replace('.ts', ''))
  .filter((name) => name !== 'later')

/** Tags of all languages besides English. */
export const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['en', 'testing'].includes(entry.name))
  .map(({ name }) => name)

/** Returns all texts of a language by their keys, read from its files. */
export async function readTexts(tag: string): Promise<Texts> {
  const loaded = files.map(async (name) => (await import(`../${tag}/${name}.ts`))[name])
  return Object.assign({}, ...(await Promise.all(loaded)))
}

/** Returns a text, or each of its plural forms. */
export const formsOf = (text: Message | undefined): string[] =>
  typeof text === 'string' ? [text] : Object.values(text ?? {})
