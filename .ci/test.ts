import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installNode as installBitcoin } from '../demo/services/bitcoin/install.ts'
import { installHostLibraries } from '../demo/services/hosts/installHostApp.ts'
import { installNode as installPolkadot } from '../demo/services/polkadot/install.ts'
import { installExtension } from '../demo/wallets/polkadot/buildExtension.ts'
import { runChecks } from './checks.ts'
import { inRepository } from './paths.ts'
import { type Counts, program } from './steps.ts'
import type { EndToEndResult } from './summaryReporter.ts'

// `npm test`: everything that continuous integration runs. The checks come first, because they fail fastest and build
// the files that end-to-end tests use. Unit tests run in parallel with the end-to-end tests. The tests in other engines
// come last, because no other process may use the demo's ports then.
const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-'))

function say(title: string): void {
  console.log(`\n== ${title}`)
}

/** Reads the result file of a test runner; empty if it is missing. */
function read<Result extends object>(file: string): Partial<Result> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result
  } catch {
    return {}
  }
}

/** A runner that fails without a failed test counts as one failed test. */
function counts(isOk: boolean, passed = 0, failed = 0): Counts {
  return { passed, failed: isOk ? failed : Math.max(1, failed) }
}

/** Runs the unit tests on half of the cores, in parallel with the browsers; printed as one block. */
async function unitTests(): Promise<Counts> {
  const file = join(folder, 'unit.json')
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`
  const { isOk, output } = await program(
    'unit tests',
    `vitest run --maxWorkers=50% ${reporters}`,
  ).run()
  say('unit tests')
  console.log(output.trim())
  say('end-to-end tests, continued')
  const result = read<{ numPassedTests: number; numFailedTests: number }>(file)
  return counts(isOk, result.numPassedTests, result.numFailedTests)
}

/** Runs the specs; their output is printed while they run. */
function endToEndTests(script: 'test:e2e' | 'test:engines'): Promise<Counts & { flaky: string[] }> {
  const file = join(folder, `${script.replace(':', '-')}.json`)
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: inRepository(),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WALLET_MODAL_RESULTS: file },
    })
    child.once('error', reject)
    child.once('close', (code) => {
      const { passed, failed, flaky = [] } = read<EndToEndResult>(file)
      resolve({ ...counts(code === 0, passed, failed), flaky })
    })
  })
}

/**
 * While the checks run, installs the packages that a fresh clone does not have. The specs wait for this, and report its
 * failure.
 */
async function installAhead(): Promise<void> {
  for (const install of [installBitcoin, installHostLibraries, installPolkadot, installExtension])
    await install().catch(() => {})
}

void installAhead()
say('check')
const checks = await runChecks()
say('end-to-end tests, and unit tests beside them')
const [unit, endToEnd] = await Promise.all([unitTests(), endToEndTests('test:e2e')])
say('the main flows in Firefox and WebKit, where they are installed')
const engines = await endToEndTests('test:engines')
rmSync(folder, { recursive: true })

const flaky = [...endToEnd.flaky, ...engines.flaky]
if (flaky.length > 0) {
  const lines = flaky.map((name) => `  ${name}`)
  console.log(['', 'Flaky, passed only when tried again:', ...lines].join('\n'))
}
const all = [checks, unit, endToEnd, engines]
const sum = (key: keyof Counts) => all.reduce((total, one) => total + one[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
if (sum('failed') > 0) process.exitCode = 1
