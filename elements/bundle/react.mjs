import { join } from 'node:path'
import { root } from './root.mjs'

/** React's production files, by what imports them. */
const reactFiles = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * React comes as CommonJS files, which cannot be shaken: as modules, what nobody imports (hydration,
 * preloading, forms, most of the scheduler) is left out. They only assign to `exports` and require each other.
 */
export const reactAsModules = {
  name: 'react-as-modules',
  resolveId(source) {
    return Object.hasOwn(reactFiles, source) ? join(root, 'node_modules', reactFiles[source]) : null
  },
  transform(code, id) {
    // The one importer of the default export reads it member by member.
    if (id.includes('node_modules/@r2wc/')) {
      const named = code.replace(/import (\w+) from "react"/, 'import * as $1 from "react"')
      return { code: named, map: { mappings: '' } }
    }
    if (!Object.values(reactFiles).some((file) => id.endsWith(file))) return null
    const imports = []
    const body = code
      .replace(/(?:var|,)\s+(\w+) = require\("([\w-]+)"\)/g, (_, name, source) => {
        imports.push(`import * as ${name} from '${source}'`)
        return ''
      })
      .replace(/\bexports\.(\w+)/g, 'exported_$1')
    const names = new Set(body.match(/\bexported_\w+/g))
    const list = [...names].map((name) => `${name} as ${name.replace('exported_', '')}`)
    const lines = [...imports, `let ${[...names].join()}`, body, `export { ${list.join()} }`]
    return { code: lines.join('\n'), map: { mappings: '' } }
  },
}

/**
 * What React asks of its surroundings and every browser with top-layer dialogs answers alike, or the modal
 * has no use for (developer tools, transitions that follow the page's own navigation).
 */
const surroundings = {
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof Object.is': '"function"',
  'typeof Promise': '"function"',
  'typeof WeakMap': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof performance.now': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof requestAnimationFrame': '"function"',
  'typeof reportError': '"function"',
  'typeof setImmediate': '"undefined"',
  'typeof setTimeout': '"function"',
  'typeof window': '"object"',
  'typeof window.document': '"object"',
  'typeof window.document.createElement': '"function"',
  'typeof navigation': '"undefined"',
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
  'document.documentMode': 'void 0',
  '"documentMode" in document': '!1',
  '"oninput" in document': '!0',
  '"AnimationEvent" in window': '!0',
  '"CompositionEvent" in window': '!0',
  // Asked for `beforeinput`, which nothing here listens to.
  '"TextEvent" in window': '!0',
  '"TransitionEvent" in window': '!0',
}

for (const kind of ['animation', 'transition']) {
  for (const moment of ['start', 'run', 'iteration', 'cancel', 'end']) {
    const event = JSON.stringify(kind + moment)
    surroundings[`getVendorPrefixedEventName(${event})`] = event
  }
}

const escaped = Object.keys(surroundings).map((text) => text.replace(/[.()]/g, '\\$&'))
const asked = new RegExp(`(?:${escaped.join('|')})(?![\\w.])`, 'g')

export const settleSurroundings = {
  name: 'settle-surroundings',
  transform(code, id) {
    if (!/node_modules\/(react-dom|scheduler)\//.test(id)) return null
    const settled = code.replace(asked, (question) => surroundings[question])
    return { code: settled, map: { mappings: '' } }
  },
}
