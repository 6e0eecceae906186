import { registrar } from './registrar.ts'

const minLength = 4
/** What a label may have in all systems of names that there are. */
export const maxNameLength = 50

/** What keeps a label from being registered: that it is too short, or has other characters than it may. */
export type NameProblem = 'tooShort' | 'characters'

/** Letters, digits and hyphens, at least four of them. Undefined for a label that may be registered. */
export function nameProblem(label: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(label)) return 'characters'
  return label.length < minLength ? 'tooShort' : undefined
}

/** What is left of what somebody typed or pasted once spaces around it and the suffix are gone. */
export function toLabel(text: string): string {
  const name = text.trim()
  const suffix = registrar.newSuffix
  return name.toLowerCase().endsWith(suffix) ? name.slice(0, -suffix.length) : name
}

/** The whole name that a label stands for. */
export function toFullName(label: string): string {
  return `${label.toLowerCase()}${registrar.newSuffix}`
}
