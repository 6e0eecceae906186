import { writeFileSync } from 'node:fs'
import { formsOf, languages, readTexts } from '../src/i18n/testing/readTexts.ts'
import { inRepository } from './paths.ts'

// `npm run texts` writes the keys and parameters of `en.json` as types. `npm run texts -- missing` lists the texts that other
// languages lack, which are English at run time, and exits with 1 if there are any: a release stops there.

const english = Object.entries(readTexts('en'))

const quoted = (text: string) => `'${text}'`

export function parameterTypes(): string {
  const lines = english.map(([key, text]) => {
    const names = formsOf(text).flatMap((form) => form.match(/(?<=\{)\w+(?=\})/g) ?? [])
    const unique = [...new Set(typeof text === 'string' ? names : ['count', ...names])].sort()
    const name = /^\w+$/.test(key) ? key : quoted(key)
    return `  ${name}: ${unique.length > 0 ? unique.map(quoted).join(' | ') : 'never'}`
  })
  return [
    '/** The keys of the texts, and the names of their parameters. `npm run texts` writes this file from `texts/en.json`. */',
    'export interface Parameters {',
    ...lines,
    '}\n',
  ].join('\n')
}

function listMissing(): string[] {
  return languages.flatMap((tag) => {
    const own = readTexts(tag)
    return english.filter(([key]) => !(key in own)).map(([key]) => `${tag} ${key}`)
  })
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('missing')) {
    const missing = listMissing()
    console.log(missing.join('\n') || 'Each language has all texts.')
    process.exitCode = missing.length > 0 ? 1 : 0
  } else writeFileSync(inRepository('src/i18n/parameters.ts'), parameterTypes())
}
