import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inRepository } from '../../../.ci/paths.ts'
import { endOrphans, noteProcess } from './orphans.ts'

let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-modal-orphans-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A script that runs until its process is ended. */
const idle = 'setInterval(() => {}, 1e9)'

function start(script: string): ChildProcess {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, {
    cwd: inRepository(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

/** Starts a process that starts a node, records the node, and prints the node's pid. */
async function startRun() {
  const owner = start(`import { spawn } from 'node:child_process'
    import { noteProcess } from './demo/services/run/orphans.ts'
    const node = spawn(process.execPath, ['--eval', '${idle}'], { stdio: 'ignore' })
    noteProcess(node.pid, '${folder}')
    console.log(node.pid)
    ${idle}`)
  const [text] = owner.stdout ? await once(owner.stdout, 'data') : []
  return { owner, node: Number(text) }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('endOrphans ends the node of a demo that was killed', async () => {
  const { owner, node } = await startRun()
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(isThere(node)).toBe(true)

  endOrphans(folder)
  await expect.poll(() => isThere(node), { timeout: 30_000 }).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

it('endOrphans does not end the node of a running demo', async () => {
  const { owner, node } = await startRun()
  endOrphans(folder)
  expect(isThere(node)).toBe(true)
  expect(readdirSync(folder)).toEqual([`${node}.json`])
  process.kill(node)
  owner.kill()
})

it('endOrphans does not end a process of another program, even if its pid is recorded', async () => {
  const foreign = start(idle)
  const { pid = 0 } = foreign
  const note = { pid, is: '1 anvil', owner: 1, ownerIs: 'another' }
  writeFileSync(join(folder, `${pid}.json`), JSON.stringify(note))
  endOrphans(folder)
  expect(isThere(pid)).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})

it('a node’s record is removed once the demo that started the node has ended it', () => {
  const { pid = 0 } = start(idle)
  const forget = noteProcess(pid, folder)
  expect(readdirSync(folder)).toEqual([`${pid}.json`])
  forget()
  expect(readdirSync(folder)).toEqual([])
})
