import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFramework } from '../../../elements/create/options.ts'
import type { RunningServer } from '../shared/http.ts'
import { freePort } from '../shared/listen.ts'
import { startStaticSite } from '../sites/staticSite.ts'
import { createByCommands, createByTemplate, type GuideApp } from './createGuideApp.ts'
import { findHostApp, type HostApp } from './hostApps.ts'
import { installHostApp } from './installHostApp.ts'
import { readGuide } from './readGuide.ts'

const run = promisify(execFile)

interface HostOptions {
  port: number
  /** Additional attributes of the app's `<wallet-modal>`: the URLs of services. */
  attributes: Record<string, string>
  /** True to create an app that has a guide by the guide's commands, with the newest packages. */
  isNew?: boolean
}

/** Creates or installs an app, builds it for production and serves it. */
export async function startHost(name: string, options: HostOptions): Promise<RunningServer> {
  const app = await createApp(findHostApp(name), options)
  try {
    const scripts = await readScripts(app.folder)
    if (scripts.build) await build(name, app.folder, options.attributes)
    const server = await serve(name, app.folder, scripts, options.port)
    const close = async () => {
      await server.close()
      await app.remove()
    }
    return { ...server, close }
  } catch (error) {
    await app.remove()
    throw error
  }
}

async function createApp(app: HostApp, { attributes, isNew }: HostOptions): Promise<GuideApp> {
  const { name, folder, hasGuide } = app
  if (!hasGuide && folder !== null) {
    await installHostApp(app)
    return { folder, remove: async () => {} }
  }
  const guide = readGuide(name)
  if (folder === null || isNew) return createByCommands(guide, attributes)
  await installHostApp(app)
  return createByTemplate(readFramework(name), folder, attributes)
}

type Scripts = Partial<Record<'build' | 'check' | 'preview' | 'start', string>>

async function readScripts(folder: string): Promise<Scripts> {
  const { scripts = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Scripts
  }
  return scripts
}

/** An app without a guide takes the attributes from an environment variable, which Vite passes to its code. */
async function build(name: string, folder: string, attributes: object): Promise<void> {
  const own = { NEXT_TELEMETRY_DISABLED: '1', VITE_WALLET: JSON.stringify(attributes) }
  const env = { ...process.env, NODE_ENV: 'production', ...own }
  try {
    await run('npm', ['run', '--silent', 'build'], { cwd: folder, env })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`The app ${name} cannot be built:\n${stdout}${stderr}`)
  }
}

/** Serves the built files, or those of an app without a build; an app without such files has a server of its own. */
function serve(name: string, folder: string, scripts: Scripts, port: number) {
  const places = scripts.build ? ['dist', 'dist/my-app/browser'] : ['.']
  const place = places.find((one) => existsSync(join(folder, one, 'index.html')))
  if (place === undefined) return startOwnServer(name, folder, scripts, port)
  const mounts = [{ urlPrefix: '/', dir: join(folder, place) }]
  // A tool that writes a file for each page expects its server to find `about/index.html` for `/about`.
  const aliases = { '/about': '/about/index.html' }
  return startStaticSite({ port, name: `the app ${name}`, mounts, aliases })
}

/** Resolves once the server has printed its URL. */
async function startOwnServer(
  name: string,
  folder: string,
  { start, preview }: Scripts,
  port: number,
): Promise<RunningServer> {
  const given = String(port === 0 ? await freePort(`the app ${name}`) : port)
  const own = { HOST: 'localhost', NO_COLOR: '1', NODE_ENV: 'production', PORT: given }
  const env = { ...process.env, ...own }
  const script = start ? ['start'] : ['preview', '--', '--port', given]
  if (!start && !preview) throw new Error(`The app ${name} cannot be served.`)
  // A process group, because npm does not forward signals to its child.
  const options = { cwd: folder, env, detached: true }
  const child = spawn('npm', ['run', '--silent', ...script], options)
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
      // A chunk of output may end within the port.
      const [found] = output.match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+(?=\D)/) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`The app ${name} does not start:\n${output}`)))
  })
  return { url, port: Number(new URL(url).port), close: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  const ended = once(child, 'close')
  try {
    process.kill(-pid)
  } catch (error) {
    // The process group may have ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  await ended
}
