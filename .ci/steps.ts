import { spawn } from 'node:child_process'
import { inRepository } from './paths.ts'

export interface Outcome {
  isOk: boolean
  output: string
}

export interface Step {
  name: string
  run(): Promise<Outcome>
}

/** How a run of steps or tests ended. */
export interface Tally {
  passed: number
  /** Names of the steps or tests that failed. */
  failed: string[]
}

/** Runs a program of node_modules/.bin, and returns its output for the report. */
export function program(name: string, command: string): Step {
  return {
    name,
    run: () =>
      new Promise((resolve, reject) => {
        const path = `${inRepository('node_modules/.bin')}:${process.env.PATH}`
        const child = spawn(command, {
          cwd: inRepository(),
          shell: true,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, PATH: path, NO_COLOR: '1' },
        })
        let output = ''
        const keep = (text: Buffer) => {
          output += text.toString()
        }
        child.stdout.on('data', keep)
        child.stderr.on('data', keep)
        child.once('error', reject)
        child.once('close', (code) => resolve({ isOk: code === 0, output }))
      }),
  }
}

/** Runs a step in this process. The step fails if it throws. */
export function task(name: string, work: () => Outcome | Promise<Outcome>): Step {
  return { name, run: async () => work() }
}

async function runOne({ name, run }: Step): Promise<Outcome & { name: string; seconds: string }> {
  const startedAt = performance.now()
  const outcome = await run().catch((error: unknown) => ({
    isOk: false,
    output: error instanceof Error ? error.message : String(error),
  }))
  return { name, ...outcome, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) }
}

/** Runs groups in parallel and the steps of a group in sequence; prints each result. */
export async function runSteps(groups: Step[][]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: [] }
  const runGroup = async (steps: Step[]) => {
    for (const step of steps) {
      const { name, isOk, output, seconds } = await runOne(step)
      if (isOk) tally.passed++
      else tally.failed.push(name)
      console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      if (output.trim()) console.log(output.trim().replace(/^/gm, '       '))
    }
  }
  await Promise.all(groups.map(runGroup))
  return tally
}
