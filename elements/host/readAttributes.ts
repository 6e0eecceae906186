import * as z from 'zod/mini'
import { reportError } from '../../src/actions/report/reportError.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { PageTexts } from '../../src/types/message.ts'
import {
  type AttributeName,
  type AttributeValue,
  allAttributes,
  defaultOf,
  standInFor,
} from './attributes.ts'
import { readByAnyName } from './deprecated.ts'
import { deprecatedNames } from './deprecatedNames.ts'

export interface AttributeReader {
  /**
   * Reads and parses an attribute. If the value is invalid, emits INVALID_ATTRIBUTE once for this value and returns the
   * last valid value; without one, the value of `standInFor`.
   */
  read<Name extends AttributeName>(name: Name): AttributeValue<Name>
}

export interface Issue {
  message: string
  path: readonly PropertyKey[]
}

interface Explainer {
  explain(name: string, text: string, issue: Issue): string
  /** Warns of keys that are not in the catalogue of English texts. Missing in production. */
  checkTexts?(texts: PageTexts): void
  /** Warns of the former name of an attribute or of a member of `features`. Missing in production. */
  warnRenamed?(former: string, present: string): void
}

export const explainer: Explainer = {
  explain: (name, _text, { message, path }) =>
    `Attribute ${name}${path.length > 0 ? ` at ${path.join('.')}` : ''}: ${message}.`,
}

/**
 * Parses an attribute's text. If it is invalid, emits INVALID_ATTRIBUTE and returns undefined. `wasGood` is true if the
 * last good value stands in for it.
 */
export function parseAttribute<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  text: string,
  wasGood = true,
): Value | undefined {
  const result = z.safeParse(schema, text)
  if (result.success) return result.data
  const issue = result.error.issues[0] ?? { message: 'not valid', path: [] }
  const standIn = wasGood ? 'The last good value stays.' : 'Its strictest value or default is used.'
  const longMessage = `${explainer.explain(name, text, issue)} ${standIn}`
  refuseAttribute(name, longMessage, issue.path.join('.'))
  return undefined
}

/** Emits INVALID_ATTRIBUTE. `path` leads to the wrong value in JSON. */
export function refuseAttribute(attribute: string, longMessage: string, path = ''): void {
  const cause = { attribute, path }
  reportError(new WalletModalError('INVALID_ATTRIBUTE', { longMessage, cause }), 'alert')
}

export function createAttributeReader(element: HTMLElement): AttributeReader {
  const seen = new Map<AttributeName, { text: string | null; value: unknown }>()

  function parse(name: AttributeName, text: string | null): unknown {
    if (text === null) return defaultOf(name)
    const schema = allAttributes[name] as z.ZodMiniType<unknown>
    const last = seen.get(name)
    // A default is no good value of the attribute: the page has meant something else.
    const wasGood = last !== undefined && last.text !== null
    const value = parseAttribute(name, schema, text, wasGood)
    return value ?? (wasGood ? last.value : standInFor(name, text))
  }

  return {
    read<Name extends AttributeName>(name: Name) {
      const text = deprecatedNames
        ? readByAnyName(element, name, deprecatedNames, explainer)
        : element.getAttribute(name)
      const last = seen.get(name)
      if (last && last.text === text) return last.value as AttributeValue<Name>
      const value = parse(name, text)
      seen.set(name, { text, value })
      return value as AttributeValue<Name>
    },
  }
}
