import { cleanText } from '../../utils/cleanText.ts'
import { registrar } from './registrar.ts'

const minLength = 4
export const maxNameLength = 50

export type NameProblem = 'tooShort' | 'characters'

/** Returns the problem of a label; undefined if it is valid: four or more letters, digits and hyphens. */
export function nameProblem(label: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(label)) return 'characters'
  return label.length < minLength ? 'tooShort' : undefined
}

export function toLabel(text: string): string {
  const name = cleanText(text)
  const suffix = registrar.newSuffix
  return name.toLowerCase().endsWith(suffix) ? name.slice(0, -suffix.length) : name
}

export function toFullName(label: string): string {
  return `${label.toLowerCase()}${registrar.newSuffix}`
}
