import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRepository } from '../../../.ci/paths.ts'
import { writeFiles } from '../shared/writeFiles.ts'

/** Serves a page, the built package and the routes of the reference's page; `/me` lists who has signed in. */
const script = `import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { signIn } from './signIn'
import { signInRoutes } from './signInRoutes'

const types = { js: 'text/javascript', html: 'text/html' }
async function respond(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (pathname === '/me') {
    const session = await signIn.readSession(request.headers.cookie)
    return response.end(JSON.stringify((session?.accounts ?? []).map(({ address }) => address)))
  }
  const path = pathname === '/' ? 'index.html' : process.env.DIST + pathname
  response.setHeader('Content-Type', types[path.split('.').pop()] ?? 'text/plain')
  response.end(await readFile(path))
}
createServer((request, response) =>
  signInRoutes(request, response, () =>
    respond(request, response).catch(() => response.writeHead(404).end()),
  ),
).listen(Number(process.env.PORT), () => console.log('ready'))
`

/** Returns a code block of server.md: the first one after a text. */
export function blockAfter(text: string): string {
  const page = readFileSync(inRepository('elements/reference/server.md'), 'utf8')
  const [, code] = /```\w+\n([\s\S]*?)```/.exec(page.slice(page.indexOf(text))) ?? []
  if (!code) throw new Error(`server.md has no code after ${text}`)
  return code
}

/** Runs the server of server.md in Node, with its page, until its `close` is called. */
export async function startSignInServer({
  port,
  node,
  attributes,
}: {
  port: number
  /** URL of a node of Ethereum. */
  node: string
  /** Attributes of the element, as HTML. */
  attributes: string
}): Promise<{ url: string; close(): Promise<void> }> {
  const url = `http://localhost:${port}`
  await mkdir(inRepository('.cache'), { recursive: true })
  // Below the repository, so that Node finds the package by its own name.
  const folder = await mkdtemp(inRepository('.cache/sign-in-server-'))
  const body = blockAfter('## The page').replace('<wallet-modal ', `<wallet-modal ${attributes} `)
  await writeFiles(folder, {
    'signIn.ts': blockAfter('`signIn.ts`:'),
    'signInRoutes.ts': blockAfter('`signInRoutes.ts`'),
    'server.mjs': script,
    'index.html': `<!doctype html><title>Shop</title><script type="module" src="/cdn/wallet-modal.js"></script>
<wallet-button for="wallet"></wallet-button>${body}`,
  })
  const loader = pathToFileURL(inRepository('node_modules/tsx/dist/loader.mjs')).href
  const child = spawn(process.execPath, ['--import', loader, 'server.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN: url,
      SIGN_IN_SECRET: 'a secret of the test, and of no site',
      ETHEREUM_NODE: node,
      DIST: inRepository('dist'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const started = once(child.stdout, 'data')
  await Promise.race([
    started,
    ended.then(() => {
      throw new Error(`The server in ${join(folder, 'server.mjs')} does not start`)
    }),
  ])
  return {
    url,
    async close() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
