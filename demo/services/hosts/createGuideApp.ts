import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { addAttributes } from '../../../elements/create/addAttributes.ts'
import type { Framework } from '../../../elements/create/bases.ts'
import type { Guide } from '../../../elements/create/parseGuide.ts'
import { writeFiles } from '../shared/writeFiles.ts'
import { readScaffold } from './readScaffold.ts'
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
export async function createByCommands(
  guide: Guide,
  attributes: Record<string, string>,
): Promise<GuideApp> {
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
    await writeFiles(folder, localize(guide.files, attributes))
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Creates the app that `create-wallet-modal` writes. Its folder is beside `template`, which has the same packages in the
 * versions of a lockfile.
 */
export async function createByTemplate(
  framework: Framework,
  template: string,
  attributes: Record<string, string>,
): Promise<GuideApp> {
  const folder = join(dirname(template), '.guides', basename(template))
  const remove = () => rm(folder, { recursive: true, force: true })
  await remove()
  await writeFiles(folder, localize(readScaffold(framework, folder), attributes))
  return { folder, remove }
}

/** Adds the URLs of local services to the element, and to a content security policy. */
function localize(
  files: Readonly<Record<string, string>>,
  attributes: Record<string, string>,
): Record<string, string> {
  const open = (text: string) =>
    text.replace(/(?<=connect-src [^;]*)https: wss:/, '$& http://localhost:* ws://localhost:*')
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      addAttributes(path, open(text), attributes),
    ]),
  )
}

function fail({ stdout, stderr }: { stdout: string; stderr: string }): never {
  throw new Error(`The guide's commands fail:\n${stdout}${stderr}`)
}
