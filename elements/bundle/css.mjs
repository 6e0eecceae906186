import { transform } from 'esbuild'

/** Turns an imported `.css` file into its minified text, to be adopted by shadow roots. */
export const css = {
  name: 'css-text',
  async transform(code, id) {
    if (!id.endsWith('.css')) return null
    const minified = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.code.trim())}`, map: { mappings: '' } }
  },
}
