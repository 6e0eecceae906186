import { transform } from 'esbuild'

/**
 * Turns an imported `.css` file into a module that exports the minified text. Shadow roots adopt this text as a style
 * sheet.
 */
export const css = {
  name: 'css-text',
  async transform(code, id) {
    if (!id.endsWith('.css')) return null
    const minified = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.code.trim())}`, map: { mappings: '' } }
  },
}
