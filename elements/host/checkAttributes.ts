import * as z from 'zod/mini'
import { allAttributes } from './attributes.ts'
import { explainIssue } from './explainIssue.ts'
import { explainer } from './readAttributes.ts'
import { siwxAttribute } from './siwxAttribute.ts'

/**
 * Whether an attribute of the element has a value that it does not take. From here on mistakes are explained: this loads
 * where a page is developed, and visitors elsewhere do not pay for it.
 */
export function hasMistakes(element: HTMLElement): boolean {
  explainer.explain = explainIssue
  return Object.entries({ ...allAttributes, siwx: siwxAttribute }).some(([name, schema]) => {
    const text = element.getAttribute(name)
    return text !== null && !z.safeParse(schema as z.ZodMiniType, text).success
  })
}
