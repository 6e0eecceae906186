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
  MessageChannel: 'function',
  WeakMap: 'function',
  performance: 'object',
  queueMicrotask: 'function',
  reportError: 'function',
  setImmediate: 'undefined',
  navigation: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}

export const settleSurroundings = {
  name: 'settle-surroundings',
  transform(code, id) {
    if (!/node_modules\/(react-dom|scheduler)\//.test(id)) return null
    const known = new RegExp(`typeof (${Object.keys(surroundings).join('|')})\\b`, 'g')
    const settled = code.replace(known, (_, name) => JSON.stringify(surroundings[name]))
    return { code: settled, map: { mappings: '' } }
  },
}
