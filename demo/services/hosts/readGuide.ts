import { readdirSync, readFileSync } from 'node:fs'
import { inRepository } from '../../../.ci/paths.ts'

const guides = inRepository('elements/reference/frameworks')

/** A page of `elements/reference/frameworks`, as an app is built from its text. */
export interface Guide {
  /** Shell commands that create the app in the folder `my-app`, and install its packages and this one. */
  create: string
  /** Complete files by their paths in the app. */
  files: Readonly<Record<string, string>>
  /** The oldest major and minor version of Node that the framework runs in. */
  node: readonly [major: number, minor: number]
}

/** Names of the guides, which are those of the frameworks: `react`, `react-router`. */
export const guideNames = (): string[] =>
  readdirSync(guides)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.replace(/\.md$/, ''))

/** Reads a guide. A block of code is a file of the app if the line before the block begins with the file's path. */
export function readGuide(name: string): Guide {
  const text = readFileSync(`${guides}/${name}.md`, 'utf8')
  const [, create] = /^## Create\n[\s\S]*?^```sh\n([\s\S]*?)^```/m.exec(text) ?? []
  const [, major, minor] = /Node (\d+)\.(\d+) or newer/.exec(text) ?? []
  const files: Record<string, string> = {}
  const blocks = text.matchAll(/^`([^`\n]+\.\w+)`[^\n]*:\n\n```\w+\n([\s\S]*?)^```/gm)
  for (const [, path = '', content = ''] of blocks) {
    if (path in files) throw new Error(`The guide ${name} has the file ${path} twice.`)
    files[path] = content
  }
  if (!create || !minor || Object.keys(files).length === 0)
    throw new Error(`The guide ${name} lacks its commands, its version of Node or its files.`)
  return { create, files, node: [Number(major), Number(minor)] }
}

/** True if this process runs in a version of Node that the guide's framework supports. */
export function hasNodeFor({ node: [major, minor] }: Guide): boolean {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}
