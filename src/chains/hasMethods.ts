/** True if the value that a connector returned has all methods of a provider. */
export function hasMethods<Provider>(
  value: unknown,
  methods: readonly (keyof Provider)[],
): value is Provider {
  const provider = Object(value) as Partial<Provider>
  return methods.every((method) => typeof provider[method] === 'function')
}
