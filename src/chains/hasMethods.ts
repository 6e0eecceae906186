import { attempt } from '../utils/attempt.ts'

/** True if the value that a connector returned has all methods of a provider. A Proxy that throws for one has it not. */
export function hasMethods<Provider>(
  value: unknown,
  methods: readonly (keyof Provider)[],
): value is Provider {
  const provider = Object(value) as Partial<Provider>
  return methods.every((method) => attempt(() => typeof provider[method] === 'function'))
}
