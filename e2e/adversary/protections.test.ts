import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRepository } from '../../.ci/paths.ts'
import { protections } from './protections.ts'

it('each edit that takes a protection back fits the code once, and its test exists', () => {
  const unfit = protections.flatMap(({ name, test, edits }) => [
    ...(existsSync(inRepository(`e2e/adversary/${test}.test.ts`)) ? [] : [`${name}: ${test}`]),
    ...edits
      .filter(({ file, from }) => readFileSync(inRepository(file), 'utf8').split(from).length !== 2)
      .map(({ file, from }) => `${name}: ${file} has not once: ${from}`),
  ])
  expect(unfit).toEqual([])
})
