import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { inRepository } from './paths.ts'

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
/** Scopes of a job's token, or one value for all scopes. */
const permissions = z.union([
  z.enum(['read-all', 'write-all', 'none', '']),
  z.record(z.string(), z.enum(['read', 'write', 'none'])),
])
type Permissions = z.infer<typeof permissions>

const common = {
  name: z.optional(z.string()),
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  env: z.optional(texts),
}
/** A step has an action or a script. GitHub ignores neither an unknown key nor a misspelt one: it refuses the file. */
const step = z.union([
  z.strictObject({ ...common, uses: z.string(), with: z.optional(texts) }),
  z.strictObject({ ...common, run: z.string() }),
])
const job = z.strictObject({
  'runs-on': z.string(),
  container: z.optional(z.string()),
  'timeout-minutes': z.optional(z.number()),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  permissions: z.optional(permissions),
  environment: z.optional(
    z.union([z.string(), z.strictObject({ name: z.string(), url: z.string() })]),
  ),
  strategy: z.optional(
    z.strictObject({
      'fail-fast': z.optional(z.boolean()),
      matrix: z.record(z.string(), z.array(z.string())),
    }),
  ),
  outputs: z.optional(texts),
  steps: z.array(step),
})
const filters = z.nullable(
  z.strictObject({
    branches: z.optional(z.array(z.string())),
    tags: z.optional(z.array(z.string())),
  }),
)
/** The part of GitHub's workflow syntax that these workflows use. */
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z.optional(filters),
    pull_request: z.optional(filters),
    schedule: z.optional(z.array(z.strictObject({ cron: z.string() }))),
    workflow_dispatch: z.optional(z.nullable(z.strictObject({}))),
  }),
  permissions,
  concurrency: z.optional(z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() })),
  jobs: z.record(z.string(), job),
})

const folder = inRepository('.github/workflows')
const workflows = readdirSync(folder).map((file) => ({
  file,
  workflow: workflowSchema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8'))),
}))
/** Returns the scripts of a job. */
const runsOf = ({ steps }: z.infer<typeof job>) =>
  steps.flatMap((one) => ('run' in one ? one.run : []))
const usesOf = ({ steps }: z.infer<typeof job>) =>
  steps.flatMap((one) => ('uses' in one ? one.uses : []))
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
    ...usesOf(job),
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
    ['site.yml: publish', 'pages', 'id-token'],
  ])
  for (const { name, job } of mayWrite) {
    const commands = runsOf(job)
      .flatMap((run) => run.split(/\n|&&?|\|\|?|;|\$\(|`/))
      .flatMap((command) => command.trim().split(/\s+/, 2).join(' ') || [])
    const allowed = ['echo "$SHA512"', 'sha512sum --check', 'npm publish', 'gh release']
    expect(commands.filter((command) => !allowed.includes(command))).toEqual([])
    // Code scanning reads the checkout and runs none of it.
    if (!name.startsWith('codeql.yml')) expect(usesOf(job).join()).not.toContain('checkout')
  }
})

it('a job that may write takes no file of another job before it has compared all hashes', () => {
  const takers = jobs.filter(
    ({ job, permissions }) =>
      writable(permissions).length > 0 &&
      usesOf(job).some((uses) => uses.startsWith('actions/download-artifact@')),
  )
  expect(takers.map(({ name }) => name)).toEqual(['release.yml: publish', 'release.yml: announce'])
  for (const { job } of takers) {
    expect([job.needs].flat()).toContain('pack')
    const [first] = runsOf(job)
    expect(first).toBe('echo "$SHA512" | sha512sum --check --strict')
  }
})

it('no workflow runs with the permissions of the repository for code of others', () => {
  const events = workflows.flatMap(({ workflow }) => Object.keys(workflow.on))
  expect(events).toContain('pull_request')
  for (const event of ['pull_request_target', 'workflow_run', 'issue_comment'])
    expect(events).not.toContain(event)
})

it('every script of a workflow is valid bash, and has no value of an expression in its text', () => {
  for (const { name, job } of jobs) {
    for (const run of runsOf(job)) {
      expect(() => execFileSync('bash', ['-n'], { input: run, stdio: 'pipe' }), name).not.toThrow()
      // The value of an expression would become part of the script. `env` passes it as a variable.
      expect(run, name).not.toContain('${{')
    }
  }
})

it('a job needs jobs of its workflow, and reads outputs that they have', () => {
  for (const { file, workflow } of workflows) {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      const needed = [job.needs ?? []].flat()
      for (const other of needed)
        expect(Object.keys(workflow.jobs), `${file}: ${name}`).toContain(other)
      const text = JSON.stringify(job)
      for (const [, other = '', output = ''] of text.matchAll(
        /\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g,
      )) {
        expect(needed).toContain(other)
        expect(Object.keys(workflow.jobs[other]?.outputs ?? {})).toContain(output)
      }
      const ids = job.steps.map(({ id }) => id)
      for (const [, id] of text.matchAll(/\bsteps\.([\w-]+)\.outputs/g)) expect(ids).toContain(id)
    }
  }
})

it('every script of the repository that a workflow runs is there', () => {
  const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const runs = jobs.flatMap(({ job }) => runsOf(job)).join('\n')
  const named = [...runs.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script)
  expect(named.length).toBeGreaterThan(1)
  for (const script of named) expect(scripts).toHaveProperty(script)
  for (const [path] of runs.matchAll(/(?<=^|\s)\.ci\/\w+/gm))
    expect(existsSync(inRepository(path))).toBe(true)
})
