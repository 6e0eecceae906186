import { addTexts, type Catalogue, type File, type Part } from './catalogue.ts'
import { logins } from './en/logins.ts'

type Loaders = Partial<Record<File, () => Promise<Catalogue>>>

/** Loaders of English texts; `later` loads the loaders of files that only a few views need. */
const english: Loaders & { later: () => Promise<Loaders> } = {
  logins: async () => logins,
  views: () => import('./en/views.ts').then((module) => module.views),
  errors: () => import('./en/errors.ts').then((module) => module.errors),
  later: () => import('./en/later.ts').then((module) => module.later),
}

/** Files with texts of errors, which events and logs have in English on a page in any language. */
const withErrors: readonly File[] = ['logins', 'errors', 'laterErrors']

/** Returns the names of the files that have the texts of a part and of its errors. */
function filesOf(part: Part): File[] {
  if (part === 'views') return ['logins', part, 'errors']
  return part === 'logins' ? [part] : [part, 'laterErrors']
}

async function loadFile(language: string, file: File): Promise<void> {
  const isEnglish = language === 'en'
  const loaders = isEnglish
    ? english
    : await (await import('./languages.ts')).loadLanguage(language)
  const load = loaders?.[file] ?? (isEnglish ? (await english.later())[file] : undefined)
  // Texts that a language lacks are English.
  const needsEnglish = !isEnglish && (!load || withErrors.includes(file))
  const [texts] = await Promise.all([load?.(), needsEnglish && loadFile('en', file)])
  if (texts) addTexts(language, texts)
}

/** Loads the files of a part. */
export async function loadTexts(language: string, part: Part): Promise<void> {
  await Promise.all(filesOf(part).map((file) => loadFile(language, file)))
}
