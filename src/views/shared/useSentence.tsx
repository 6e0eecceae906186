import { Fragment, type ReactNode } from 'react'
import type { MessageKey, ParamsOf } from '../../i18n/messages.ts'
import { useText } from '../context.ts'

/** Marks the place of a parameter. No text of the catalogue contains this character. */
const mark = '\u0000'

/**
 * Translates a text whose parameters are nodes. Each node is isolated, so that its text direction does not reorder the
 * text around it.
 */
export type Say = <Key extends MessageKey>(
  key: Key,
  ...params: ParamsOf<Key, ReactNode>
) => ReactNode

export function useSentence(): Say {
  const { t } = useText()
  return (key, ...[given]) => {
    const params: Readonly<Record<string, ReactNode>> = given ?? {}
    const names = Object.keys(params)
    const marks = Object.fromEntries(
      names.map((name) => {
        const value = params[name]
        // A number is passed on, because it chooses the plural form.
        return [name, typeof value === 'number' ? value : `${mark}${name}${mark}`]
      }),
    )
    const parts = t(key as MessageKey, marks).split(mark)
    return parts.map((part, index) => {
      const isText = index % 2 === 0
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their index
      return <Fragment key={index}>{isText ? part : <bdi>{params[part]}</bdi>}</Fragment>
    })
  }
}
