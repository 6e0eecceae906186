import { parseAst } from 'rollup/parseAst'
import type { Bundle } from './bundle.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Finding {
  file: string
  what: string
  excerpt: string
}

/** Harmless findings in libraries, by their text. This code never runs, or runs only where it is allowed. */
const known: readonly { what: string; text: RegExp; times: number }[] = [
  // React creates a script element this way, only for a page that renders one.
  { what: 'innerHTML', text: /\.innerHTML="<script><\\\/script>"$/, times: 1 },
  // React's dangerouslySetInnerHTML, which lint forbids, and its form for SVG in engines that lack SVG's innerHTML.
  { what: 'innerHTML', text: /"innerHTML"in \w+\)\w+\.innerHTML=\w+$/, times: 1 },
  {
    what: 'innerHTML',
    text: /\.innerHTML="<svg>"\+\w+\.valueOf\(\)\.toString\(\)\+"<\/svg>"$/,
    times: 1,
  },
  // The global object of @polkadot/x-global in engines that lack `globalThis`; the modal needs newer ones.
  {
    what: 'Function',
    text: /"undefined"!=typeof window\?window:Function\("return this"\)$/,
    times: 1,
  },
]

const markup = ['innerHTML', 'outerHTML']
const nodeGlobals = ['Buffer', 'process', 'require']
const leftOut = ['pino-pretty', 'lokijs', 'encoding']

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function childrenOf(node: Node): [string, Node][] {
  return Object.entries(node).flatMap(([key, value]) => {
    const all: unknown[] = Array.isArray(value) ? value : [value]
    return all.filter(isNode).map((child): [string, Node] => [key, child])
  })
}

/** True if the code is reached only after a `typeof` check of the global. */
function isGuarded(name: string, ancestors: readonly Node[], text: string): boolean {
  const guard = new RegExp(`typeof ${name}\\b|globalThis\\.${name}\\b`)
  return ancestors.some((node) => {
    const test = node.type === 'LogicalExpression' ? node.left : node.test
    return isNode(test) && guard.test(text.slice(test.start, test.end))
  })
}

function isReference(key: string, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return key === 'object' || parent.computed === true
  const isName = key === 'key' || key === 'label' || parent?.type === 'ImportSpecifier'
  return !isName && !(parent?.type === 'UnaryExpression' && parent.operator === 'typeof')
}

function calledName(node: Node): unknown {
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  return isCall && isNode(node.callee) && node.callee.type === 'Identifier' && node.callee.name
}

/** Returns the name of the forbidden construct if the node is one. */
function judge(node: Node, key: string, ancestors: readonly Node[], text: string) {
  const called = calledName(node)
  if (called === 'eval' || called === 'Function') return String(called)
  if (node.type === 'AssignmentExpression' && isNode(node.left)) {
    const { property } = node.left
    return isNode(property) ? markup.find((name) => property.name === name) : undefined
  }
  if (node.type === 'Identifier') {
    const name = nodeGlobals.find((one) => one === node.name)
    if (!name || !isReference(key, ancestors.at(-1))) return undefined
    return isGuarded(name, ancestors, text) ? undefined : name
  }
  const { source } = node
  if (isNode(source) && typeof source.value === 'string') {
    return leftOut.find((name) => name === source.value)
  }
  return undefined
}

function scan(file: string, text: string): Finding[] {
  const found: Finding[] = []
  const seen = new Map<(typeof known)[number], number>()
  const visit = (node: Node, key: string, ancestors: Node[]) => {
    const what = judge(node, key, ancestors, text)
    if (what) {
      const before = text.slice(Math.max(0, node.start - 60), node.end)
      const one = known.find((entry) => entry.what === what && entry.text.test(before))
      const times = one ? (seen.get(one) ?? 0) + 1 : 0
      if (one) seen.set(one, times)
      if (!one || times > one.times) {
        found.push({ file, what, excerpt: text.slice(node.start - 30, node.end + 30) })
      }
    }
    const path = [...ancestors, node]
    for (const [name, child] of childrenOf(node)) visit(child, name, path)
  }
  visit(parseAst(text) as unknown as Node, '', [])
  return found
}

/**
 * Finds three kinds of code: code that a strict content security policy blocks, code that only Node can run, and code
 * that should not be in the bundle.
 */
export function findForbidden(bundle: Bundle): Finding[] {
  return [...bundle.chunks.keys()].flatMap((file) => scan(file, bundle.text(file)))
}
