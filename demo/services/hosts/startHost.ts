import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunningServer } from '../shared/http.ts'
import { escapeHtml } from '../sites/html.ts'
import { startStaticSite } from '../sites/staticSite.ts'
import { findHostApp, type HostApp } from './hostApps.ts'
import { installHostApp } from './installHostApp.ts'

const run = promisify(execFile)

interface HostOptions {
  port: number
  /** Additional attributes of the app's `<wallet-modal>`: the URLs of services. */
  attributes: Record<string, string>
}

/** Installs an app of `demo/hosts`, builds it for production and serves it. */
export async function startHost(name: string, options: HostOptions): Promise<RunningServer> {
  const app = findHostApp(name)
  await installHostApp(app)
  if (app.hasBuild) await build(app, options.attributes)
  if (app.hasServer) return startOwnServer(app, options.port)
  return startStaticSite({
    port: options.port,
    name: `the app ${name}`,
    ...(await site(app, options)),
  })
}

/** Each build tool passes only environment variables with its own prefix to the app's code. */
async function build({ name, folder }: HostApp, attributes: object): Promise<void> {
  const json = JSON.stringify(attributes)
  const names = ['VITE_WALLET', 'NEXT_PUBLIC_WALLET', 'WALLET']
  const own = Object.fromEntries(names.map((key) => [key, json]))
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...own }
  try {
    await run('npm', ['run', '--silent', 'build'], { cwd: folder, env })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`The app ${name} cannot be built:\n${stdout}${stderr}`)
  }
}

async function site({ folder, installFolder, hasBuild }: HostApp, { attributes }: HostOptions) {
  if (hasBuild) return { mounts: [{ urlPrefix: '/', dir: join(folder, 'dist') }] }
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  return {
    pages: { '/index.html': page.replaceAll('data-services', written.join(' ')) },
    mounts: [
      {
        urlPrefix: '/wallet-modal/',
        dir: join(installFolder, 'node_modules/wallet-modal/dist/cdn'),
      },
      { urlPrefix: '/', dir: folder },
    ],
  }
}

/** Resolves once the server has printed its URL. */
async function startOwnServer({ name, folder }: HostApp, port: number): Promise<RunningServer> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  // A process group, because npm does not forward signals to its child.
  const child = spawn('npm', ['run', '--silent', 'start'], { cwd: folder, env, detached: true })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
      // A chunk of output may end within the port.
      const [found] = output.match(/http:\/\/localhost:\d+(?=\D)/) ?? []
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
