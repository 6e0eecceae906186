import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '../../types/message.ts'

export type Texts = Readonly<Record<string, Message>>

const folder = join(import.meta.dirname, '../texts')

/** Tags of all languages besides English. */
export const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'en.json')
  .map((name) => name.replace('.json', ''))

/** Returns all texts of a language by their keys. */
export const readTexts = (tag: string): Texts =>
  JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'))

/** Returns a text, or each of its plural forms. */
export const formsOf = (text: Message | undefined): string[] =>
  typeof text === 'string' ? [text] : Object.values(text ?? {})
