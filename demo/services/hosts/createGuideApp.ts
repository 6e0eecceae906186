import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { writeFiles } from '../shared/writeFiles.ts'
import { escapeHtml } from '../sites/html.ts'
import type { Guide } from './readGuide.ts'
import { withPackedPackage } from './withPackedPackage.ts'

const run = promisify(execFile)

export interface GuideApp {
  folder: string
  remove(): Promise<void>
}

/** The settings by which the tools that create apps ask nothing, and send nothing about their use. */
const unattended = {
  CI: 'true',
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_ignore_scripts: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
}

/** Creates an app by the commands of a guide, with the newest packages and this one as packed. */
export async function createByCommands(guide: Guide, attributes: object): Promise<GuideApp> {
  const parent = await mkdtemp(join(tmpdir(), 'wallet-modal-guide-'))
  const remove = () => rm(parent, { recursive: true, force: true })
  try {
    await withPackedPackage(async (tarball) => {
      const commands = guide.create.replace(/(?<=npm install .*)\bwallet-modal\b/, tarball)
      if (commands === guide.create) throw new Error('The guide does not install wallet-modal.')
      const env = { ...process.env, ...unattended }
      await run('sh', ['-exc', commands], { cwd: parent, env }).catch(fail)
    })
    const folder = join(parent, 'my-app')
    await writeFiles(folder, filesOf(guide, attributes))
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Creates an app from what its framework's tool has generated into `template`, beside it, with the same packages. */
export async function createByTemplate(
  guide: Guide,
  template: string,
  attributes: object,
): Promise<GuideApp> {
  const folder = join(dirname(template), '.guides', basename(template))
  const remove = () => rm(folder, { recursive: true, force: true })
  await remove()
  await cp(template, folder, { recursive: true })
  await writeFiles(folder, filesOf(guide, attributes))
  return { folder, remove }
}

/** Returns the guide's files. The element in them gets the URLs of local services in addition. */
function filesOf({ files }: Guide, attributes: object): Record<string, string> {
  const entries = Object.entries(files)
  return Object.fromEntries(
    entries.map(([path, text]) => [path, withAttributes(path, text, attributes)]),
  )
}

const networks = /(?<=<wallet-modal\b[^>]*\s)(attr:)?networks="[^"]*"/g

/** Adds attributes to `<wallet-modal>`, and local services to a content security policy. */
function withAttributes(path: string, text: string, attributes: object): string {
  const hasExpressions = /\.(?:astro|svelte|tsx)$/.test(path)
  const open = text.replace(
    /(?<=connect-src [^;]*)https: wss:/,
    '$& http://localhost:* ws://localhost:*',
  )
  return open.replaceAll(networks, (found, prefix = '') =>
    Object.entries(attributes).reduce((tag, [name, value]) => {
      const written = hasExpressions ? `{${JSON.stringify(value)}}` : `"${escapeHtml(value)}"`
      return `${tag} ${prefix}${name}=${written}`
    }, found),
  )
}

function fail({ stdout, stderr }: { stdout: string; stderr: string }): never {
  throw new Error(`The guide's commands fail:\n${stdout}${stderr}`)
}
