import MagicString from 'magic-string'
import ts from 'typescript'
import {
  buttons,
  hooks,
  isElement,
  packageOf,
  providerHook,
  providers,
  wagmiConfig,
  wagmiMembers,
} from './kits.ts'
import { bare, membersOf, namesIn, resolve, type Source, visit } from './parse.ts'
import { type Settings, slugOf } from './readSettings.ts'

/** Code that the developer has to change by hand. */
export interface Left {
  line: number
  sentence: string
}

export interface Rewritten {
  text: string
  left: Left[]
  /** True if `<wallet-modal>` was inserted into the file. */
  hasModal: boolean
}

/** A name that the file imports from one of the modals. */
interface Imported {
  specifier: ts.ImportSpecifier
  /** The exported name. */
  name: string
  module: string
}

const button = (name: string) => `<${name} for="wallet" />`

/** Rewrites a file; returns null if it has nothing of the modals. */
export function rewrite(source: Source, settings: Settings): Rewritten | null {
  const { path, text, tree } = source
  const isTyped = /\.tsx?$/.test(path)
  const edits = new MagicString(text)
  const left: Left[] = []
  /** Ranges that are gone or replaced: names in them are no longer used. */
  const gone: [start: number, end: number][] = []
  const added = new Map<string, Set<string>>()
  let hasModal = false
  let hasChanged = false

  const declarations = tree.statements.filter(ts.isImportDeclaration)
  const moduleOf = (one: ts.ImportDeclaration) => (one.moduleSpecifier as ts.StringLiteral).text
  const imports = new Map<string, Imported>()
  for (const one of declarations.filter((each) => packageOf(moduleOf(each)))) {
    const named = one.importClause?.namedBindings
    if (!named || !ts.isNamedImports(named)) continue
    for (const specifier of named.elements) {
      const name = (specifier.propertyName ?? specifier.name).text
      imports.set(specifier.name.text, { specifier, name, module: moduleOf(one) })
    }
  }
  /** The exported name of an identifier that the file imports from a modal. */
  const exportedName = (node: ts.Node) =>
    ts.isIdentifier(node) ? imports.get(node.text)?.name : undefined
  const isShadowed = (name: string) =>
    new RegExp(`\\b(?:const|let|var|function)\\s+${name}\\b`).test(text)
  const wallet = isShadowed('wallet') ? 'walletModal' : 'wallet'

  const need = (module: string, ...names: string[]) => {
    const all = added.get(module) ?? new Set()
    for (const name of names) all.add(name)
    added.set(module, all)
  }
  const tell = (node: ts.Node, sentence: string) =>
    left.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, sentence })
  /** Names in what was written in the place of something. */
  const written = new Set<string>()
  const isKeptText = (name: string) => written.has(name)
  function replace(start: number, end: number, by: string) {
    edits.overwrite(start, end, by)
    for (const name of by.match(/[A-Za-z_$][\w$]*/g) ?? []) written.add(name)
    gone.push([start, end])
    hasChanged = true
  }
  const replaceNode = (node: ts.Node, by: string) => replace(node.getStart(), node.getEnd(), by)
  /** Removes a statement with its line, and with one of two empty lines around it. */
  function removeStatement(node: ts.Node) {
    const start = node.getStart()
    const [rest = ''] = /^[ \t]*\n/.exec(text.slice(node.getEnd())) ?? []
    const isBetween = text.slice(0, start).endsWith('\n\n') && rest !== ''
    const end = node.getEnd() + rest.length
    const isFollowed = isBetween && text[end] === '\n'
    edits.remove(start, isFollowed ? end + 1 : end)
    gone.push([start, node.getEnd()])
    hasChanged = true
  }

  const indentationOf = (node: ts.Node) => {
    const begin = text.lastIndexOf('\n', node.getStart() - 1) + 1
    return /^[ \t]*/.exec(text.slice(begin))?.[0] ?? ''
  }

  function modalTag(): string {
    hasModal = true
    need('wallet-modal')
    const { networks, projectId } = settings
    const attributes = [
      'id="wallet"',
      networks.length > 0 ? `networks="${networks.join(' ')}"` : '',
      projectId ? `project-id=${projectId}` : '',
      'suppressHydrationWarning',
    ]
    return `<wallet-modal ${attributes.filter(Boolean).join(' ')} />`
  }

  function rewriteProvider(node: ts.JsxElement, name: string) {
    const { openingElement, closingElement } = node
    const props = openingElement.attributes.properties.map((one) => one.name?.getText() ?? '…')
    if (props.length > 0)
      tell(node, `${props.join(', ')} of ${name}: see styling.md, sign-in.md and attributes.md`)
    const indentation = indentationOf(node)
    replaceNode(openingElement, `<>\n${indentation}  ${modalTag()}`)
    replaceNode(closingElement, '</>')
  }

  function rewriteTag(node: ts.JsxSelfClosingElement | ts.JsxElement) {
    const opening = ts.isJsxElement(node) ? node.openingElement : node
    const tag = opening.tagName
    const name = isElement(tag.getText()) ? tag.getText() : exportedName(tag)
    if (!name) return
    if (providers.includes(name) && ts.isJsxElement(node)) {
      rewriteProvider(node, name)
      return
    }
    const element = buttons[name]
    if (!element) return
    const props = opening.attributes.properties.map((one) => one.name?.getText() ?? '…')
    if (props.length > 0) tell(node, `${props.join(', ')} of ${name}: see buttons.md`)
    need('wallet-modal')
    replaceNode(node, button(element))
  }

  /** Functions in which `useWallet` is called already. */
  const calling = new Set<ts.Node>()
  function rewriteHook(statement: ts.VariableStatement) {
    const [declaration, ...others] = statement.declarationList.declarations
    const call = declaration?.initializer && bare(declaration.initializer)
    if (!declaration || others.length > 0 || !call || !ts.isCallExpression(call)) return
    const hook = exportedName(call.expression)
    if (!hook || !ts.isObjectBindingPattern(declaration.name)) return
    const [argument] = call.arguments
    const known: Readonly<Record<string, string>> | undefined =
      hook === providerHook && argument && ts.isStringLiteralLike(argument)
        ? { walletProvider: `wallet.providers.${argument.text}` }
        : hooks[hook]
    if (!known) return
    const bound = declaration.name.elements.map((one) => ({
      member: (one.propertyName ?? one.name).getText(),
      local: one.name.getText(),
      isPlain: !one.dotDotDotToken && !one.initializer && ts.isIdentifier(one.name),
    }))
    const other = bound.find(({ member, isPlain }) => !isPlain || !Object.hasOwn(known, member))
    if (other) {
      tell(statement, `${other.member} of ${hook}: useWallet has no such member`)
      return
    }
    need('wallet-modal/react', 'useWallet')
    const indentation = indentationOf(statement)
    const lines = bound.map(({ member, local }) => {
      const value = (known[member] ?? '').replaceAll(/\bwallet\b(?=[.?])/g, wallet)
      return `const ${local} = ${isTyped ? value : value.replace(': boolean', '')}`
    })
    const scope = statement.parent
    if (!calling.has(scope)) lines.unshift(`const ${wallet} = useWallet('wallet')`)
    calling.add(scope)
    replaceNode(statement, lines.join(`\n${indentation}`))
  }

  /** Members of wagmi's own configuration, with the connector that follows the element; null if they cannot be told. */
  function toWagmiConfig(call: ts.CallExpression | ts.NewExpression, chainsName: string) {
    const [argument] = call.arguments ?? []
    const config = argument && bare(argument)
    if (!config || !ts.isObjectLiteralExpression(config)) return null
    const members = membersOf(config)
    const chains = members.get(chainsName)
    if (!chains || members.size !== config.properties.length) return null
    const list = resolve(source, chains)
    if (!ts.isArrayLiteralExpression(list)) return null
    const lines = [`chains: ${list.getText()}`, 'connectors: [walletModal()]']
    if (!members.has('transports')) {
      const transports = namesIn(list).names.map((name) => `[${name}.id]: http()`)
      lines.push(`transports: { ${transports.join(', ')} }`)
      need('wagmi', 'http')
    }
    const isKept = (name: string) => name !== 'chains' && wagmiMembers.includes(name)
    lines.push(
      ...config.properties
        .filter((one) => isKept(one.name?.getText() ?? ''))
        .map((one) => one.getText()),
    )
    const told = [...members.keys()].filter(
      (name) =>
        !isKept(name) && ![chainsName, 'projectId', 'walletConnectProjectId'].includes(name),
    )
    if (told.length > 0)
      tell(call, `${told.join(', ')}: see attributes.md (metadata, featured-wallet-ids)`)
    need('wallet-modal/wagmi', 'walletModal')
    const indentation = indentationOf(call)
    return `{\n${lines.map((line) => `${indentation}  ${line},\n`).join('')}${indentation}}`
  }

  const byHand =
    'write createConfig of wagmi, with the connector walletModal() of wallet-modal/wagmi'

  function rewriteConfig(call: ts.CallExpression) {
    const config = toWagmiConfig(call, 'chains')
    if (!config) {
      tell(call, `${wagmiConfig}: ${byHand}`)
      return
    }
    const isInCreate =
      ts.isCallExpression(call.parent) && call.parent.expression.getText() === 'createConfig'
    if (!isInCreate) need('wagmi', 'createConfig')
    replaceNode(call, isInCreate ? config : `createConfig(${config})`)
  }

  /** The adapter keeps its name and its member `wagmiConfig`, which other files use. */
  function rewriteAdapter(node: ts.NewExpression) {
    const config = toWagmiConfig(node, 'networks')
    if (!config) {
      tell(node, `WagmiAdapter: ${byHand}`)
      return
    }
    need('wagmi', 'createConfig')
    replaceNode(node, `{ wagmiConfig: createConfig(${config}) }`)
  }

  /** Puts the element before a child, on a line of its own. */
  function insertModal(place: ts.Node) {
    const indentation = indentationOf(place)
    const isOnLineOfParent = text.slice(0, place.getStart()).trimEnd().length === place.getStart()
    if (isOnLineOfParent) {
      edits.appendLeft(place.getStart(), `\n${indentation}  ${modalTag()}\n${indentation}  `)
      edits.appendRight(place.getEnd(), `\n${indentation}`)
    } else edits.appendLeft(place.getStart(), `${modalTag()}\n${indentation}`)
  }

  let isAppKit = false
  function rewriteStatement(node: ts.Statement) {
    if (ts.isVariableStatement(node)) rewriteHook(node)
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return
    if (exportedName(node.expression.expression) !== 'createAppKit') return
    const config = membersOf(node.expression.arguments[0])
    const told = [...config.keys()].filter(
      (name) => !/^(?:adapters|networks|projectId)$/.test(name),
    )
    if (told.length > 0) tell(node, `${told.join(', ')} of createAppKit: see attributes.md`)
    removeStatement(node)
    isAppKit = true
  }

  visit(tree, (node) => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) rewriteTag(node)
    else if (ts.isStatement(node)) rewriteStatement(node)
    else if (ts.isCallExpression(node) && exportedName(node.expression) === wagmiConfig)
      rewriteConfig(node)
    else if (ts.isNewExpression(node) && exportedName(node.expression) === 'WagmiAdapter')
      rewriteAdapter(node)
  })

  // AppKit has no provider: the element goes beside what the file renders.
  if (isAppKit) {
    const place = findPlace(tree)
    if (place) insertModal(place)
    else tell(tree, `put ${modalTag()} into the component that all routes share`)
  }

  finishImports()
  if (!hasChanged && left.length === 0) return null
  return { text: edits.toString(), left, hasModal }

  function finishImports() {
    /** The uses of an imported name: those that remain, and those in what was replaced. */
    const usesOf = (local: string) => {
      const uses: ts.Identifier[] = []
      visit(tree, (node) => {
        if (!ts.isIdentifier(node) || node.text !== local || ts.isImportSpecifier(node.parent))
          return
        // The name of a member or of an attribute is no use of an import.
        if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return
        uses.push(node)
      })
      const isGone = (node: ts.Node) =>
        gone.some(([start, end]) => start <= node.getStart() && node.getEnd() <= end)
      const remaining = uses.filter((node) => !isGone(node) || isKeptText(node.text))
      return { remaining, isReplaced: uses.length > 0 && remaining.length === 0 }
    }
    for (const one of declarations) {
      const module = moduleOf(one)
      const isOfKit = packageOf(module) !== undefined
      if (!one.importClause) {
        if (isOfKit) removeStatement(one)
        continue
      }
      const named = one.importClause.namedBindings
      if (!named || !ts.isNamedImports(named)) {
        if (isOfKit) tell(one, `${module} is imported as a whole`)
        continue
      }
      const kept = named.elements.filter((each) => !usesOf(each.name.text).isReplaced)
      const isOfViem =
        /^@reown\/appkit\/networks$/.test(module) &&
        kept.every(
          ({ name }) => /^(?!solana|bitcoin)/.test(name.text) && slugOf(name.text, settings.known),
        )
      if (isOfViem && kept.length > 0) replaceNode(one.moduleSpecifier, "'viem/chains'")
      else if (isOfKit)
        for (const each of kept)
          tell(usesOf(each.name.text).remaining[0] ?? one, `${each.name.text} of ${module}`)
      if (kept.length === named.elements.length) continue
      if (kept.length === 0 && !one.importClause.name) removeStatement(one)
      else replaceNode(named, `{ ${kept.map((each) => each.getText()).join(', ')} }`)
    }
    const lines: string[] = []
    for (const [module, names] of [...added].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const existing = declarations.find(
        (one) => moduleOf(one) === module && !one.importClause?.isTypeOnly,
      )
      const clause = existing?.importClause?.namedBindings
      if (clause && ts.isNamedImports(clause)) {
        const present = new Set(clause.elements.map((each) => each.name.text))
        const missing = [...names].filter((name) => !present.has(name))
        const last = clause.elements.at(-1)
        if (last && missing.length > 0) edits.appendLeft(last.getEnd(), `, ${missing.join(', ')}`)
      } else if (!existing)
        lines.push(
          names.size > 0
            ? `import { ${[...names].join(', ')} } from '${module}'\n`
            : `import '${module}'\n`,
        )
    }
    const [first] = declarations
    if (lines.length > 0) edits.prependLeft(first?.getStart() ?? 0, lines.join(''))
  }
}

const isInJsx = (node: ts.Node) => ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)

/** The children that a provider renders, or the component App, in JSX. */
function findPlace(tree: ts.SourceFile): ts.Node | undefined {
  let found: ts.Node | undefined
  visit(tree, (node) => {
    const isChildren = ts.isJsxExpression(node) && node.expression?.getText() === 'children'
    const isApp = ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'App'
    if ((isChildren || isApp) && isInJsx(node)) found ??= node
  })
  return found
}
