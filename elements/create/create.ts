#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { askOptions } from './askOptions.ts'
import { frameworks } from './bases.ts'
import { InputError, parseFlags, usage } from './options.ts'
import { parseGuide } from './parseGuide.ts'
import { readNetworks } from './readNetworks.ts'
import { runCommand, scaffold } from './scaffold.ts'

// Both in the package and in the repository, the pages and `package.json` are here, seen from this file.
const readPage = (path: string) =>
  readFileSync(new URL(`../reference/${path}`, import.meta.url), 'utf8')
const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** Writes new files only: a file that appears meanwhile is not overwritten. */
async function writeNew(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text, { flag: 'wx' })
  }
}

function warnOfNode(name: keyof typeof frameworks): void {
  const [major, minor] = parseGuide(name, readPage(`frameworks/${name}.md`)).node
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return
  say(
    `${frameworks[name]} needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`,
  )
}

async function run(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.isHelp) return say(usage)
  const isAsking = !flags.isUnattended && process.stdin.isTTY
  const lines = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : null
  try {
    const builtIn = readNetworks(readPage('networks.md'))
    const ask = lines && ((question: string) => lines.question(question))
    const options = await askOptions(flags, builtIn, ask, say)
    const { folder, framework } = options
    await writeNew(folder, scaffold(options, readPage, version))
    const shown = relative(process.cwd(), folder) || '.'
    say(`Created ${shown}, in ${frameworks[framework]}. Next:\n`)
    if (shown !== '.') say(`  cd ${shown}`)
    say(`  npm install\n  ${runCommand(framework)}\n`)
    warnOfNode(framework)
  } finally {
    lines?.close()
  }
}

run().catch((error: unknown) => {
  if (!(error instanceof Error)) throw error
  // Ctrl+C at a question.
  const isLeft = error.name === 'AbortError'
  const sentence = error instanceof InputError ? error.message : error.stack
  process.stderr.write(isLeft ? '\nNothing was written.\n' : `${sentence}\n`)
  process.exitCode = 1
})
