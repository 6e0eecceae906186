import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRegistry } from './testing/readRegistry.ts'

it('files in the layout of the registry are read, and a function whose format does not fit has no description', async () => {
  const report = await readRegistry(join(import.meta.dirname, 'testing/registry'))
  expect(report).toEqual({
    files: 5,
    refused: [],
    functions: 5,
    messages: 1,
    fellBack: ['example/calldata-Broken.json: burn(uint256 amount) (5)'],
    wrong: [],
    vectors: 3,
    differs: [],
  })
})

/** Folder of a clone of ethereum/clear-signing-erc7730-registry. `--reporter=verbose` shows the figures. */
const clone = process.env.ERC7730_REGISTRY

it.runIf(clone)('the public registry is read', { timeout: 600_000 }, async ({ annotate }) => {
  const report = await readRegistry(clone ?? '')
  await annotate(JSON.stringify(report, null, 2))
  expect(report.wrong).toEqual([])
})
