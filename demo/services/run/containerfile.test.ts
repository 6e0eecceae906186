import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, matchesGlob } from 'node:path'
import { DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRepository } from '../../../.ci/paths.ts'
import { ports } from './ports.ts'

const file = inRepository('demo/services/Containerfile')
const text = await readFile(file, 'utf8')
const ignored = (await readFile(`${file}.dockerignore`, 'utf8')).trim().split('\n')
const page = await readFile(inRepository('elements/reference/own-services.md'), 'utf8')
const instructions = DockerfileParser.parse(text).getInstructions()

const named = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword)
const wordsOf = (one: Instruction | undefined) =>
  (one?.getArguments() ?? []).map((argument) => argument.getValue())
const jsonOf = (one: Instruction | undefined) =>
  (one as JSONInstruction).getJSONStrings().map((part) => part.getJSONValue())

let folder: string
let output = ''
let stop: () => Promise<void> = async () => {}

/** The URL of a service in the program's output. */
const urlOf = (service: string) => new RegExp(`${service} +(\\S+)`).exec(output)?.[1] ?? ''

/** Copies the sources of each COPY into the folder, links the packages of `npm ci`, and runs CMD. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-modal-services-'))
  for (const copy of named('COPY')) {
    const [target = '', ...sources] = wordsOf(copy).reverse()
    for (const source of sources) {
      const place = target.endsWith('/')
        ? join(folder, target, basename(source))
        : join(folder, target)
      const filter = (path: string) => !ignored.some((glob) => matchesGlob(path, glob))
      await cp(inRepository(source), place, { recursive: true, filter })
    }
  }
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'))
  const [command = '', ...args] = jsonOf(named('CMD')[0])
  const program = spawn(command, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(
        named('ENV')
          .flatMap(wordsOf)
          .map((one) => one.split('=')),
      ),
      WALLET_MODAL_PORTS: 'any',
    },
  })
  const ended = once(program, 'close')
  stop = async () => {
    program.kill()
    await ended
  }
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString()
        if (output.includes('Ctrl-C')) resolve()
      })
    }
    void ended.then(() => reject(new Error(output)))
  })
}, 120_000)

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

it('the Containerfile is valid, and installs the packages of the lockfile', () => {
  expect(validate(text)).toEqual([])
  expect(named('RUN').map((one) => one.getArgumentsContent())).toContainEqual(
    expect.stringMatching(/^npm ci --ignore-scripts /),
  )
})

it('the Containerfile and its command publish the ports of all services', () => {
  const { demo: _, host, smtp, polkadot, bitcoin, ...published } = ports
  const exposed = wordsOf(named('EXPOSE')[0]).map(Number)
  expect(exposed.sort()).toEqual(Object.values(published).sort())
  const command = page.matchAll(/--publish 127\.0\.0\.1:(\d+)-(\d+):\1-\2/g)
  const inCommand = [...command].flatMap(([, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at),
  )
  expect(inCommand.sort()).toEqual(exposed)
})

it('the page about own services names the ports in its example', () => {
  const attributes = Object.fromEntries(
    [...page.matchAll(/([a-z-]+-url)="\w+:\/\/localhost:(\d+)"/g)].map(([, name, port]) => [
      name,
      Number(port),
    ]),
  )
  expect(attributes).toEqual({
    'services-url': ports.walletServices,
    'analytics-url': ports.walletServices,
    'blockchain-api-url': ports.blockchainApi,
    'relay-url': ports.relay,
    'frame-url': ports.frame,
  })
})

it.each([
  ['Wallet services', '/getWallets?projectId=p1&entries=1', { count: 500 }],
  ['Wallet services', '/openapi.json', { info: { title: 'Wallet services' } }],
  ['Blockchain API', '/../openapi.json', { info: { title: 'Blockchain API' } }],
  ['Blockchain API', '/supported-chains', { http: expect.arrayContaining(['eip155:1']) }],
  ['Embedded wallet', '/../openapi.json', { info: { title: 'Embedded wallet' } }],
  ['Embedded wallet', '/../config.json', { parents: expect.any(Array) }],
])(
  'the command of the Containerfile starts the %s, which answers %s',
  async (name, path, reply) => {
    const response = await fetch(urlOf(name) + path)
    expect(await response.json()).toMatchObject(reply)
  },
)

it('the command builds the pages of the embedded wallet and the web wallet', async () => {
  for (const path of [`${urlOf('Embedded wallet')}/../main.js`, `${urlOf('Web wallet')}/main.js`]) {
    const response = await fetch(path)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
  }
})

it('the health check succeeds while the services run', async () => {
  const check = named('HEALTHCHECK')[0]?.getArgumentsContent() ?? ''
  const [command = '', ...args] = JSON.parse(check.slice(check.indexOf('['))) as string[]
  const { port } = new URL(urlOf('Blockchain API'))
  const [code] = await once(
    spawn(
      command,
      args.map((one) => one.replace('4175', port)),
    ),
    'close',
  )
  expect(code).toBe(0)
})
