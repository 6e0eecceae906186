import { expect, it } from 'vitest'
import { listPublicApi } from './publicApi.ts'

it('names that pages use are those of publicApi.txt, which vitest -u writes', async () => {
  await expect(listPublicApi()).toMatchFileSnapshot('publicApi.txt')
})
