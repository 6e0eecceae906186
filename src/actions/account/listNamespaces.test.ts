import { expect, it } from 'vitest'
import { addTexts } from '../../i18n/catalogue.ts'
import { type Translate, translate } from '../../i18n/messages.ts'
import { readTexts } from '../../i18n/testing/readTexts.ts'
import { namespaces } from '../../types/caip.ts'
import { toNamespaceRow } from './listNamespaces.ts'

it('the name of a chain family is translated, unless it is a proper name', () => {
  addTexts('de', readTexts('de'))
  const namesIn = (language: string) => {
    const t: Translate = (key, ...[params]) => translate(language, key, params)
    return namespaces.map((namespace) => toNamespaceRow(t, namespace).name)
  }
  const proper = ['Polkadot', 'Solana', 'Bitcoin']
  expect(namesIn('en')).toEqual(expect.arrayContaining(['EVM networks', ...proper]))
  expect(namesIn('de')).toEqual(expect.arrayContaining(['EVM-Netzwerke', ...proper]))
})
