import { expect, it } from 'vitest'
import { askOptions } from './askOptions.ts'
import { parseFlags } from './options.ts'
import type { BuiltInNetwork } from './readNetworks.ts'

const network = (slug: string, reference: string): BuiltInNetwork => ({
  slug,
  name: slug,
  caipNetworkId: `eip155:${reference}`,
  namespace: 'eip155',
  node: 'node.example',
})
const builtIn = [network('ethereum', '1'), network('base', '8453')]

/** Answers the questions that match, and takes the defaults of all others. */
function answering(answers: [RegExp, string][]) {
  const questions: string[] = []
  const said: string[] = []
  const left = [...answers]
  const ask = async (question: string) => {
    questions.push(question)
    const index = left.findIndex(([pattern]) => pattern.test(question))
    return index < 0 ? '' : (left.splice(index, 1)[0]?.[1] ?? '')
  }
  return { questions, said, ask, say: (sentence: string) => void said.push(sentence) }
}

it('askOptions asks only for what the flags leave out', async () => {
  const { questions, ask, say } = answering([[/^Framework/, 'vue']])
  const flags = parseFlags(['no-such-folder', '--networks', 'base'])
  const options = await askOptions(flags, builtIn, ask, say)
  expect(options).toMatchObject({ framework: 'vue', networks: [builtIn[1]], hasSignIn: false })
  expect(questions.some((question) => /^(?:Folder|Networks)/.test(question))).toBe(false)
})

it('askOptions says what is wrong with an answer, and asks again', async () => {
  const { said, ask, say } = answering([
    [/^Networks/, 'mars'],
    [/^Networks/, 'eip155:8453'],
  ])
  const options = await askOptions(parseFlags(['no-such-folder']), builtIn, ask, say)
  expect(said).toEqual([expect.stringContaining('"mars" is no network')])
  expect(options.networks).toEqual([builtIn[1]])
})

it('askOptions does not ask about a server where the framework has none', async () => {
  const { questions, ask, say } = answering([[/^Framework/, 'angular']])
  const options = await askOptions(parseFlags(['no-such-folder']), builtIn, ask, say)
  expect(options.hasSignIn).toBe(false)
  expect(questions.some((question) => question.includes('signs users in'))).toBe(false)
})
