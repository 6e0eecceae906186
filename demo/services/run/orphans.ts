import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { inRepository } from '../../../.ci/paths.ts'

/** Each checkout has notes of its own, so that no checkout ends processes of another checkout. */
const ownFolder = inRepository('.cache/nodes')

const noteSchema = z.object({ pid: z.int(), is: z.string(), owner: z.int(), ownerIs: z.string() })

/**
 * Identifies a process by its start time and command line, because a later process may have the same pid. Undefined if
 * the process has ended, or if the system does not report these data.
 */
function identify(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name is in brackets and may contain any characters. After it come fields 3 (state) and 22 (start,
    // in ticks).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    return `${fields[19]} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8')}`
  } catch {
    return process.platform === 'linux' ? undefined : identifyByPs(pid)
  }
}

function identifyByPs(pid: number): string | undefined {
  try {
    const options = {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, LC_ALL: 'C' },
    } as const
    return execFileSync('ps', ['-o', 'lstart=,args=', '-p', String(pid)], options).trim()
  } catch {
    return undefined
  }
}

/** Notes a process that must not outlive the current one. Returns a function that removes the note. */
export function noteProcess(pid: number, folder = ownFolder): () => void {
  const is = identify(pid)
  const ownerIs = identify(process.pid)
  if (is === undefined || ownerIs === undefined) return () => {}
  const file = join(folder, `${pid}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ pid, is, owner: process.pid, ownerIs }))
  return () => rmSync(file, { force: true })
}

function readNote(file: string): z.infer<typeof noteSchema> | undefined {
  try {
    return noteSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Ends noted processes whose owner was killed and could not end them. */
export function endOrphans(folder = ownFolder): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const note = readNote(file)
    // A note that cannot be read is still being written, so its owner is running.
    if (!note || identify(note.owner) === note.ownerIs) continue
    try {
      if (identify(note.pid) === note.is) process.kill(note.pid, 'SIGKILL')
    } catch {
      // The process has ended since it was identified.
    }
    rmSync(file, { force: true })
  }
}
