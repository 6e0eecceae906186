import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './checks.ts'
import { inRepository } from './paths.ts'
import type { Counts } from './steps.ts'

// `npm test`: everything that continuous integration runs, the quickest to fail first.
const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-'))

function say(title: string): void {
  console.log(`\n== ${title}`)
}

function npm(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: inRepository(),
      stdio: ['ignore', 'inherit', 'inherit'] as const,
      env: { ...process.env, ...env },
    }
    const child = spawn('npm', ['run', '--silent', ...args], {
      ...options,
      stdio: [...options.stdio],
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}

/** What a test runner counted; one that fails without saying of which test counts as one failure. */
function countsOf(file: string, isOk: boolean): Counts {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    const passed = result.numPassedTests ?? result.passed ?? 0
    const failed = result.numFailedTests ?? result.failed ?? 0
    return { passed, failed: isOk ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function unitTests(): Promise<Counts> {
  const file = join(folder, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return countsOf(file, await npm(['test:unit', '--', ...reporters]))
}

async function endToEndTests(): Promise<Counts> {
  const file = join(folder, 'e2e.json')
  return countsOf(file, await npm(['test:e2e'], { WALLET_MODAL_RESULTS: file }))
}

const all: Counts[] = []
say('check')
all.push(await runChecks())
say('unit tests')
all.push(await unitTests())
say('end-to-end tests')
all.push(await endToEndTests())
rmSync(folder, { recursive: true })

const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
if (sum('failed') > 0) process.exitCode = 1
