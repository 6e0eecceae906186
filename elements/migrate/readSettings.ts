import ts from 'typescript'
import { slugs, wagmiConfig } from './kits.ts'
import { bare, membersOf, namesIn, resolve, type Source, visit } from './parse.ts'

/** Attributes of the new element, as far as the app's configuration says them. */
export interface Settings {
  /** Slugs of networks. */
  networks: string[]
  /** Text of an attribute's value in JSX: `"…"` or `{process.env.…}`. */
  projectId: string | null
  /** Settings that could not be read, as sentences. */
  left: string[]
  /** Slugs of built-in networks. */
  known: ReadonlySet<string>
}

/** Returns the slug of an export of viem/chains. */
export function slugOf(name: string, known: ReadonlySet<string>): string | undefined {
  const slug = slugs[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return known.has(slug) ? slug : undefined
}

/** Returns the value as an attribute of JSX, if it means the same in any file. */
function attributeOf(value: ts.Expression): string | null {
  if (ts.isStringLiteralLike(value)) return JSON.stringify(value.text)
  // An alternative for a missing variable is no project id.
  const own =
    ts.isBinaryExpression(value) && /^(?:\|\||\?\?)$/.test(value.operatorToken.getText())
      ? bare(value.left)
      : value
  return /^(?:process|import\.meta)\.env\.\w+$/.test(own.getText()) ? `{${own.getText()}}` : null
}

/** Reads the calls of `getDefaultConfig` and `createAppKit`. `known` has the slugs of built-in networks. */
export function readSettings(sources: readonly Source[], known: ReadonlySet<string>): Settings {
  const settings: Settings = { networks: [], projectId: null, left: [], known }
  const readNetworks = (source: Source, given: ts.Expression) => {
    const list = resolve(source, given, sources)
    if (!ts.isArrayLiteralExpression(list)) {
      settings.left.push(
        `the networks ${given.getText()}: name them in \`networks\` of the element`,
      )
      return
    }
    const { names, isPlain } = namesIn(list)
    if (!isPlain)
      settings.left.push(
        'some networks are there under a condition: look at `networks` of the element',
      )
    for (const name of names) {
      const slug = slugOf(name, known)
      if (slug) settings.networks.push(slug)
      else settings.left.push(`the network ${name}: name it in \`networks\` of the element`)
    }
  }
  for (const source of sources) {
    visit(source.tree, (node) => {
      if (!ts.isCallExpression(node)) return
      if (![wagmiConfig, 'createAppKit'].includes(node.expression.getText())) return
      const [argument] = node.arguments
      const members = membersOf(argument && resolve(source, argument, sources))
      const chains = members.get('chains') ?? members.get('networks')
      if (chains) readNetworks(source, chains)
      const id = members.get('projectId') ?? members.get('walletConnectProjectId')
      if (id) settings.projectId ??= attributeOf(resolve(source, id, sources))
      if (id && !settings.projectId)
        settings.left.push(
          `the project id ${id.getText()}: write it into \`project-id\` of the element`,
        )
    })
  }
  settings.networks = [...new Set(settings.networks)]
  settings.left = [...new Set(settings.left)]
  return settings
}
