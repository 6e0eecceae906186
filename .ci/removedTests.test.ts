import { expect, it } from 'vitest'
import { findRemoved } from './removedTests.ts'

const gone = () => false
const spec = 'e2e/account/send.spec.ts'

it('a commit that deletes a test without a reason is found, one with a reason is not', () => {
  expect(findRemoved([{ id: 'a1', message: 'Tidy\n', deleted: [spec, 'src/a.ts'] }], gone)).toEqual(
    [`a1 deletes ${spec} without a line "Removes-test: ${spec} <reason>"`],
  )
  const message = `Move sending\n\nRemoves-test: ${spec} its cases are in src/send.test.ts\n`
  expect(findRemoved([{ id: 'a2', message, deleted: [spec] }], gone)).toEqual([])
  for (const none of ['', ' ', ` ${spec}`, ` ${spec} `, ' its cases are elsewhere']) {
    const empty = `Move sending\n\nRemoves-test:${none}\n`
    expect(findRemoved([{ id: 'a3', message: empty, deleted: [spec] }], gone)).toHaveLength(1)
  }
})

it('the reason of one deleted test is none for another in the same commit', () => {
  const message = `Move sending\n\nRemoves-test: ${spec} its cases are in src/send.test.ts\n`
  const other = 'src/views/WalletSend/send.test.ts'
  expect(findRemoved([{ id: 'a1', message, deleted: [spec, other] }], gone)).toEqual([
    `a1 deletes ${other} without a line "Removes-test: ${other} <reason>"`,
  ])
  const both = `${message}Removes-test: ${other} replaced by a browser test\n`
  expect(findRemoved([{ id: 'a2', message: both, deleted: [spec, other] }], gone)).toEqual([])
})

it('a later commit may give the reason by path, or bring the test back', () => {
  const lost = { id: 'a1', message: 'Tidy\n', deleted: [spec] }
  const message = `Give a reason\n\nRemoves-test: ${spec} replaced by a browser test\n`
  expect(findRemoved([{ id: 'b1', message, deleted: [] }, lost], gone)).toEqual([])
  expect(findRemoved([lost], (path) => path === spec)).toEqual([])
})
