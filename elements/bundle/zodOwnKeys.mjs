/**
 * zod walks its own tables, and objects that it is given, with `for … in`: what a page has added to `Object.prototype`
 * would be taken for a part of them, and no schema could be made. What comes from there is passed over.
 */
export const zodOwnKeys = {
  name: 'zod-own-keys',
  transform(code, id) {
    if (!id.includes('node_modules/zod/')) return null
    const guarded = code.replace(
      /for \(const (\w+) in (\w+)\) \{/g,
      '$& if (!Object.hasOwn($2, $1) && Object.hasOwn(Object.prototype, $1)) continue;',
    )
    return { code: guarded, map: { mappings: '' } }
  },
}
