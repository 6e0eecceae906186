import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of the first program in the list that is installed. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}
