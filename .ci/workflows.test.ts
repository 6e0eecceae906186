import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { inRepository } from './paths.ts'

/** Scopes of a job's token, or one value for all scopes. */
type Permissions = Record<string, string> | string

interface Job {
  container?: string
  permissions?: Permissions
  needs?: string | string[]
  steps: { uses?: string; run?: string }[]
}

interface Workflow {
  on: Record<string, unknown>
  permissions?: Permissions
  jobs: Record<string, Job>
}

const folder = inRepository('.github/workflows')
const workflows = readdirSync(folder).map((file) => ({
  file,
  workflow: parse(readFileSync(`${folder}/${file}`, 'utf8')) as Workflow,
}))
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${file}: ${name}`,
    job,
    // Without permissions, a job has those of the repository's settings, which may be all.
    permissions: job.permissions ?? workflow.permissions ?? 'write-all',
  })),
)

/** Returns the scopes that a job may write. */
const writable = (permissions: Permissions): string[] =>
  typeof permissions === 'string'
    ? /^(?:read-all|none|)$/.test(permissions)
      ? []
      : ['all']
    : Object.keys(permissions).filter((scope) => permissions[scope] === 'write')

it('every action and container of a workflow is pinned by its digest', () => {
  const used = jobs.flatMap(({ job }) => [
    ...job.steps.flatMap(({ uses }) => uses ?? []),
    ...(job.container ? [job.container] : []),
  ])
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(name))).toEqual([])
})

it('a job that may publish or write installs and builds nothing', () => {
  const mayWrite = jobs.filter(({ permissions }) => writable(permissions).length > 0)
  expect(mayWrite.map(({ name, permissions }) => [name, ...writable(permissions)])).toEqual([
    ['codeql.yml: codeql', 'security-events'],
    ['release.yml: publish', 'id-token'],
    ['release.yml: announce', 'contents'],
  ])
  for (const { name, job } of mayWrite) {
    const commands = job.steps
      .flatMap(({ run = '' }) => run.split(/\n|&&?|\|\|?|;|\$\(|`/))
      .flatMap((command) => command.trim().split(/\s+/, 2).join(' ') || [])
    const allowed = ['echo "$SHA512"', 'sha512sum --check', 'npm publish', 'gh release']
    expect(commands.filter((command) => !allowed.includes(command))).toEqual([])
    // Code scanning reads the checkout and runs none of it.
    if (name.startsWith('release.yml'))
      expect(job.steps.map(({ uses = '' }) => uses).join()).not.toContain('checkout')
  }
})

it('a job that may write takes no file of another job before it has compared all hashes', () => {
  const takers = jobs.filter(
    ({ job, permissions }) =>
      writable(permissions).length > 0 &&
      job.steps.some(({ uses = '' }) => uses.startsWith('actions/download-artifact@')),
  )
  expect(takers.map(({ name }) => name)).toEqual(['release.yml: publish', 'release.yml: announce'])
  for (const { job } of takers) {
    expect([job.needs].flat()).toContain('pack')
    const [first] = job.steps.flatMap(({ run }) => run ?? [])
    expect(first).toBe('echo "$SHA512" | sha512sum --check --strict')
  }
})

it('no workflow runs with the permissions of the repository for code of others', () => {
  const events = workflows.flatMap(({ workflow }) => Object.keys(workflow.on))
  expect(events).toContain('pull_request')
  for (const event of ['pull_request_target', 'workflow_run', 'issue_comment'])
    expect(events).not.toContain(event)
})
