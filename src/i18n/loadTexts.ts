import type { Catalogue, File, Part } from './catalogue.ts'
import { common } from './en/common.ts'
import { logins } from './en/logins.ts'

type Loaders = Partial<Record<File, () => Promise<Catalogue>>>

/** Loaders of English texts; `later` loads the loaders of files that only a few views need. */
const english: Loaders & { later: () => Promise<Loaders> } = {
  common: async () => common,
  logins: async () => logins,
  views: () => import('./en/views.ts').then((module) => module.views),
  errors: () => import('./en/errors.ts').then((module) => module.errors),
  later: () => import('./en/later.ts').then((module) => module.later),
}

/** Returns the files of a part. Errors have files of their own, because they are needed in English, too. */
function filesOf(part: Part): File[] {
  if (part === 'views') return ['logins', part, 'errors']
  return part === 'common' || part === 'logins' ? [part] : [part, 'laterErrors']
}

const hasErrors = (file: File) => /logins|rrors/.test(file)

type Add = (language: string, texts: Catalogue) => void

async function loadFile(language: string, file: File, add: Add): Promise<void> {
  const isEnglish = language === 'en'
  const loaders = isEnglish
    ? english
    : await (await import('./languages.ts')).loadLanguage(language)
  const load = loaders?.[file] ?? (isEnglish ? (await english.later())[file] : undefined)
  // Texts that a language lacks are English, and so are the errors of events and logs.
  const others = isEnglish || (load && !hasErrors(file)) ? undefined : loadFile('en', file, add)
  const [texts] = await Promise.all([load?.(), others])
  if (texts) add(language, texts)
}

/** Loads the files of a part. */
export async function loadTexts(language: string, part: Part, add: Add): Promise<void> {
  await Promise.all(filesOf(part).map((file) => loadFile(language, file, add)))
}
