#!/usr/bin/env node
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readNetworks } from '../create/readNetworks.ts'
import { packageOf } from './kits.ts'
import { parse, type Source } from './parse.ts'
import { readSettings } from './readSettings.ts'
import { rewrite } from './rewrite.ts'

const usage = `npx wallet-modal-migrate [folder or file …] [--write]

Rewrites React apps of RainbowKit, ConnectKit and AppKit for <wallet-modal>, and lists what is left to do by hand.
Without --write it only says what it would do. Commit first: files are changed in place.
`

const passedOver = /^(?:node_modules|dist|build|out|\..+)$/

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !passedOver.test(name))
    .flatMap((name) => listFiles(join(path, name)))
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
}

// Both in the package and in the repository, the page is here, seen from this file.
const networksPage = readFileSync(new URL('../reference/networks.md', import.meta.url), 'utf8')

/** Returns the packages of modals that a file imports, for the commands at the end. */
function packagesIn({ text }: Source): string[] {
  const specifiers = [...text.matchAll(/(?:from|import) ['"]([^'"]+)['"]/g)]
  return specifiers.flatMap(([, specifier = '']) => packageOf(specifier) ?? [])
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    say(usage)
    return
  }
  const paths = positionals.length > 0 ? positionals : ['.']
  const sources = paths.flatMap(listFiles).map((path) => parse(path, readFileSync(path, 'utf8')))
  const known = new Set(readNetworks(networksPage).map(({ slug }) => slug))
  const settings = readSettings(sources, known)
  const results = sources.flatMap((source) => {
    const result = rewrite(source, settings)
    return result ? [{ source, ...result }] : []
  })
  if (results.length === 0) {
    say('Nothing of RainbowKit, ConnectKit or AppKit was found.')
    return
  }
  for (const { source, text, left } of results) {
    const isChanged = text !== source.text
    if (isChanged && values.write) writeFileSync(source.path, text)
    if (isChanged) say(`${values.write ? 'rewritten' : 'to rewrite'}: ${source.path}`)
    for (const { line, sentence } of left) say(`  by hand: ${source.path}:${line} ${sentence}`)
  }
  for (const sentence of settings.left) say(`  by hand: ${sentence}`)
  if (!results.some(({ hasModal }) => hasModal))
    say('  by hand: put <wallet-modal id="wallet" /> into the component that all routes share')
  const old = [...new Set(sources.flatMap(packagesIn))]
  say(`\nThen: npm install wallet-modal\n      npm uninstall ${old.join(' ')}`)
  if (!values.write) say('Nothing was written: add --write.')
}

try {
  run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
