import { encode } from '@jridgewell/sourcemap-codec'
import { expect, it } from 'vitest'
import { splitByModule } from './splitByModule.ts'

it('splitByModule breaks a line where the module changes, but not within an expression', () => {
  const mappings = encode([
    [
      [0, 0, 0, 0],
      [6, 0, 0, 6],
      [10, 1, 0, 0],
      [17, 0, 3, 0],
      [19, 1, 0, 0],
    ],
  ])
  expect(
    splitByModule('const a=1;const b=a+1;', { mappings, sources: ['one.ts', 'two.ts'] }),
  ).toEqual({ code: 'const a=1;\nconst b=a+1;', sources: ['one.ts', 'two.ts'] })
})
