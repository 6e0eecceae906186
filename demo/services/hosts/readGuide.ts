import { readdirSync, readFileSync } from 'node:fs'
import { inRepository } from '../../../.ci/paths.ts'
import { type Guide, parseGuide } from '../../../elements/create/parseGuide.ts'

const guides = inRepository('elements/reference/frameworks')

/** Names of the guides, which are those of the frameworks: `react`, `react-router`. */
export const guideNames = (): string[] =>
  readdirSync(guides)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.replace(/\.md$/, ''))

export const readGuide = (name: string): Guide =>
  parseGuide(name, readFileSync(`${guides}/${name}.md`, 'utf8'))

/** True if this process runs in a version of Node that the guide's framework supports. */
export function hasNodeFor({ node: [major, minor] }: Pick<Guide, 'node'>): boolean {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}
