import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Message } from '../types/message.ts'

const files = readdirSync(join(import.meta.dirname, 'en'))
  .map((name) => name.replace('.ts', ''))
  .filter((name) => name !== 'later')
const tags = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

type Texts = Readonly<Record<string, Message>>

async function read(tag: string, file: string): Promise<Texts> {
  const path = join(import.meta.dirname, tag, `${file}.ts`)
  if (!existsSync(path)) throw new Error(`${path} is missing`)
  return (await import(`./${tag}/${file}.ts`))[file]
}

const readAll = async (tag: string): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(files.map((file) => read(tag, file)))))

const formsOf = (text: Message | undefined) =>
  typeof text === 'string' ? [text] : Object.values(text ?? {})

const marksIn = (text: string) => new Set(text.match(/\{\w+\}|<\/?\w+>/g))

/** The visible text of a control, and the text that names it. */
const labelled = [
  ['account.disconnect', 'account.disconnectFamily'],
  ['account.switchChain', 'account.switchChainFrom'],
  ['permissions.revoke', 'permissions.revokeOf'],
  ['sessions.revoke', 'sessions.revokeOf'],
  ['activity.speedUp', 'activity.speedUp.of'],
  ['activity.cancel', 'activity.cancel.of'],
] as const

/** Texts that may equal the English text in any language: names, and words that many languages have borrowed. */
const namesAlone = /^[\s\p{P}\p{S}]*(\{\w+\}[\s\p{P}\p{S}]*)*$/u
const borrowed =
  /^(social\.|title\.(ConnectingWalletConnectBasic|ConnectingFarcaster)|downloads\.(appStore|playStore)|email\.placeholder)/

describe.each(tags)('%s', (tag) => {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories

  it.each(files)(
    'the texts of `%s` have the parameters and plural forms of the language',
    async (file) => {
      const own = await readAll(tag)
      for (const [key, english] of Object.entries(await read('en', file))) {
        const text = own[key]
        const wanted = marksIn(formsOf(english).join())
        for (const form of formsOf(text)) {
          expect(form, key).not.toBe('')
          // A form may leave out the number, as in “one call”.
          const found = marksIn(form)
          const optional = typeof english === 'string' ? '' : '{count}'
          const lacking = [...wanted].filter((mark) => mark !== optional && !found.has(mark))
          expect(lacking, `${key} lacks parameters: ${form}`).toEqual([])
          const unknown = [...found].filter((mark) => !wanted.has(mark))
          expect(unknown, `${key} has unknown parameters: ${form}`).toEqual([])
        }
        if (typeof english === 'string') continue
        // The category `many` of Romance languages is for millions, which no text counts.
        const needed = categories.filter((one) => one !== 'many' || !/^(es|fr|it|pt)/.test(tag))
        expect(Object.keys(text ?? {}), key).toEqual(expect.arrayContaining(needed))
      }
    },
  )

  it('the name of a control contains its visible text (WCAG 2.5.3)', async () => {
    const own = await readAll(tag)
    for (const [visible, name] of labelled) {
      expect(String(own[name]).toLowerCase(), name).toContain(String(own[visible]).toLowerCase())
    }
  })

  it('few texts are the same as in English', async () => {
    const same: string[] = []
    let count = 0
    for (const file of files) {
      const own = await readAll(tag)
      for (const [key, english] of Object.entries(await read('en', file))) {
        count += 1
        const isName = borrowed.test(key) || formsOf(english).every((form) => namesAlone.test(form))
        if (!isName && JSON.stringify(own[key]) === JSON.stringify(english)) same.push(key)
      }
    }
    expect(same.length, same.join(' ')).toBeLessThan(count / 40)
  })
})
