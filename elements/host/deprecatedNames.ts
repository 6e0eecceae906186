import type { Features } from '../../src/controllers/options.ts'
import type { AttributeName } from './attributes.ts'

/** Attributes that the script at page load reads, too. It knows no former names. */
type ReadAtLoad = 'project-id' | 'features' | 'announce' | 'debug' | 'embedded' | 'enable-reconnect'

export interface DeprecatedNames {
  attributes: { readonly [Name in Exclude<AttributeName, ReadAtLoad>]?: string }
  features: { readonly [Name in keyof Features]?: string }
}

/**
 * Former names of renamed attributes, and of members of the attribute `features`, by the present names. They work until
 * the next major version. Undefined while there are none, so that the code which reads them is not built.
 */
export const deprecatedNames: DeprecatedNames | undefined = undefined
