import * as z from 'zod/mini'
import { allAttributes } from './attributes.ts'
import { explainIssue } from './explainIssue.ts'
import { explainer } from './readAttributes.ts'
import { siwxAttribute } from './siwxAttribute.ts'

// This loads where a page is developed: from here on mistakes are explained.
explainer.explain = explainIssue

/** Whether an attribute of the element has a value that it does not take. */
export function hasMistakes(element: HTMLElement): boolean {
  return Object.entries({ ...allAttributes, siwx: siwxAttribute }).some(([name, schema]) => {
    const text = element.getAttribute(name)
    return text !== null && !z.safeParse(schema as z.ZodMiniType, text).success
  })
}
