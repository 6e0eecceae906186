import { transform } from 'esbuild'

/** A `.css` file imported from code is its minified text, to be adopted by a shadow root. */
export const css = {
  name: 'css-text',
  async transform(code, id) {
    if (!id.endsWith('.css')) return null
    const minified = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.code.trim())}`, map: { mappings: '' } }
  },
}
