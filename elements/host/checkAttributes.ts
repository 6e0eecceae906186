import * as z from 'zod/mini'
import { allAttributes } from './attributes.ts'
import { explainIssue } from './explainIssue.ts'
import { explainer } from './readAttributes.ts'
import { siwxAttribute } from './siwxAttribute.ts'

// This chunk loads during development only, and turns explanations on.
explainer.explain = explainIssue

export function hasMistakes(element: HTMLElement): boolean {
  return Object.entries({ ...allAttributes, siwx: siwxAttribute }).some(([name, schema]) => {
    const text = element.getAttribute(name)
    return text !== null && !z.safeParse(schema as z.ZodMiniType, text).success
  })
}
