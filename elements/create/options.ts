import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { socialProviders } from '../../src/types/social.ts'
import { type Framework, frameworks } from './bases.ts'
import type { BuiltInNetwork } from './readNetworks.ts'

/** All that determines an app. */
export interface AppOptions {
  /** Absolute path of the folder of the app. */
  folder: string
  framework: Framework
  /** The first one is the page's own; each is built in. */
  networks: readonly BuiltInNetwork[]
  /** Logins to offer, of `allLogins`. */
  logins: readonly string[]
  /** Null leaves out what needs a project id, logins too. */
  projectId: string | null
  /** True if a server signs users in. */
  hasSignIn: boolean
  /** Path of a `wallet-modal` packed by `npm pack`, which the app installs in place of the published version. */
  packed: string | null
}

/** An input that cannot be taken. The message is a sentence for the user. */
export class InputError extends Error {}

export const allLogins = ['email', ...socialProviders] as const

/** Frameworks whose pages in the reference have a server, or that Vite serves. */
export const withServer: readonly Framework[] = [
  'html',
  'react',
  'next',
  'vue',
  'nuxt',
  'svelte',
  'sveltekit',
  'solid',
]

export const usage = `npm create wallet-modal [folder] -- [options]

  --framework <name>    ${Object.keys(frameworks).join(', ')}
  --networks <list>     names or CAIP-2 ids, with commas: ethereum,base or eip155:1,eip155:8453
  --logins <list>       all, none, or some of ${allLogins.join(', ')}
  --project-id <id>     for logins, the list of all wallets, and wallets on phones
  --sign-in <yes|no>    a server that signs users in: ${withServer.join(', ')}
  --package <file>      a packed wallet-modal (.tgz), in place of the published one
  --yes                 asks nothing, and takes the defaults for what is left out
  --help                shows this
`

/** The options as typed. What is left out is asked for, or has a default. */
export interface Flags {
  folder?: string | undefined
  framework?: string | undefined
  networks?: string | undefined
  logins?: string | undefined
  projectId?: string | undefined
  signIn?: string | undefined
  packed?: string | undefined
  isUnattended: boolean
  isHelp: boolean
}

/** @throws InputError for an option that does not exist */
export function parseFlags(args: string[]): Flags {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        framework: { type: 'string' },
        networks: { type: 'string' },
        logins: { type: 'string' },
        'project-id': { type: 'string' },
        'sign-in': { type: 'string' },
        package: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const [folder, ...others] = positionals
    if (others.length > 0)
      throw new InputError(`There is one folder, not ${positionals.join(', ')}.`)
    return {
      folder,
      framework: values.framework,
      networks: values.networks,
      logins: values.logins,
      projectId: values['project-id'],
      signIn: values['sign-in'],
      packed: values.package,
      isUnattended: values.yes ?? false,
      isHelp: values.help ?? false,
    }
  } catch (error) {
    if (error instanceof InputError || !(error instanceof TypeError)) throw error
    throw new InputError(`${error.message.split('. ')[0]}. --help lists the options.`)
  }
}

const splitList = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** Returns the absolute path. Throws an InputError unless the folder is empty or absent. */
export function readFolder(text: string): string {
  const folder = resolve(text)
  if (!existsSync(folder)) return folder
  if (!statSync(folder).isDirectory())
    throw new InputError(`${text} is a file. Name another folder; nothing was written.`)
  if (readdirSync(folder).length > 0)
    throw new InputError(`The folder ${text} is not empty. Name another one; nothing was written.`)
  return folder
}

export function readFramework(text: string): Framework {
  const name = text.trim().toLowerCase()
  if (Object.hasOwn(frameworks, name)) return name as Framework
  throw new InputError(
    `There is no framework "${text}". There are ${Object.keys(frameworks).join(', ')}.`,
  )
}

export function readNetworkList(
  text: string,
  builtIn: readonly BuiltInNetwork[],
): BuiltInNetwork[] {
  const names = [...new Set(splitList(text))]
  if (names.length === 0) throw new InputError('An app needs a network, such as ethereum.')
  return names.map((name) => {
    const found = builtIn.find(({ slug, caipNetworkId }) => [slug, caipNetworkId].includes(name))
    if (found) return found
    if (/^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(name))
      throw new InputError(
        `${name} is not built in. Create the app without it, and add it as an object: networks.md, "A network of your own".`,
      )
    throw new InputError(
      `"${name}" is no network: write a name such as ethereum, or a CAIP-2 id such as eip155:1.`,
    )
  })
}

export function readLogins(text: string): string[] {
  const names = [...new Set(splitList(text.toLowerCase()))]
  if (names.join() === 'all') return [...allLogins]
  if (names.join() === 'none' || names.length === 0) return []
  const wrong = names.find((name) => !allLogins.some((login) => login === name))
  if (wrong)
    throw new InputError(`There is no login "${wrong}". There are ${allLogins.join(', ')}.`)
  return names
}

export function readProjectId(text: string): string | null {
  if (text.trim() === '') return null
  if (/^[\w-]+$/.test(text.trim())) return text.trim()
  throw new InputError(`"${text}" is no project id, which has letters and digits only.`)
}

export function readSignIn(text: string, framework: Framework): boolean {
  const isYes = /^y(?:es)?$/i.test(text.trim())
  if (!isYes && !/^no?$/i.test(text.trim()))
    throw new InputError(`Signing in is "yes" or "no", not "${text}".`)
  if (isYes && !withServer.includes(framework))
    throw new InputError(
      `${frameworks[framework]} has no server here. Sign-in on a server comes with ${withServer.join(', ')}.`,
    )
  return isYes
}

export function readPacked(text: string | undefined): string | null {
  if (text === undefined) return null
  if (text.endsWith('.tgz') && existsSync(text)) return resolve(text)
  throw new InputError(`There is no packed package ${text}: "npm pack" in a clone writes one.`)
}

/** The name of the app's package, from its folder. */
export const packageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[._-]+/, '') || 'my-app'
