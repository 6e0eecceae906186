/** Types of typed data from the encoding of the type (EIP-712). */
export function typesOf(encoding: string): Record<string, { name: string; type: string }[]> {
  const types = [...encoding.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', list = '']) => [
    name,
    list
      .split(',')
      .filter((one) => one.trim() !== '')
      .map((one) => {
        const [type = '', field = ''] = one.trim().split(/\s+/)
        return { name: field, type }
      }),
  ])
  return Object.fromEntries(types)
}
