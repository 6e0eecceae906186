import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { inRepository } from './paths.ts'

interface Job {
  container?: string
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string }[]
}

const folder = inRepository('.github/workflows')
const jobs = readdirSync(folder).flatMap((file) => {
  const workflow = parse(readFileSync(`${folder}/${file}`, 'utf8')) as { jobs: Record<string, Job> }
  return Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file}: ${name}`, job }))
})

it('every action and container of a workflow is pinned by its digest', () => {
  const used = jobs.flatMap(({ job }) => [
    ...job.steps.flatMap(({ uses }) => uses ?? []),
    ...(job.container ? [job.container] : []),
  ])
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(name))).toEqual([])
})

it('a job that may publish or write installs and builds nothing', () => {
  const mayWrite = jobs.filter(({ job: { permissions = {} } }) =>
    ['id-token', 'contents'].some((scope) => permissions[scope] === 'write'),
  )
  expect(mayWrite.map(({ name }) => name)).toEqual([
    'release.yml: publish',
    'release.yml: announce',
  ])
  for (const { job } of mayWrite) {
    const run = job.steps.map(({ run: text = '' }) => text).join('\n')
    expect(run).not.toMatch(/npm (?:ci|i|install|run|test|pack|exec)\b|npx|\.ci\//)
    expect(job.steps.map(({ uses = '' }) => uses).join()).not.toContain('checkout')
  }
})
