import { addTexts, type Catalogue, type File, type Part } from './catalogue.ts'
import { logins } from './en/logins.ts'

type Loaders = Partial<Record<File, () => Promise<Catalogue>>>

const english: Loaders = {
  logins: async () => logins,
  views: () => import('./en/views.ts').then((module) => module.views),
  errors: () => import('./en/errors.ts').then((module) => module.errors),
}
/** Loads the loaders of English files that only a few views need. */
const loadLater = (): Promise<Loaders> => import('./en/later.ts').then((module) => module.later)

/** Files with texts of errors, which events and logs have in English on a page in any language. */
const withErrors: readonly File[] = ['logins', 'errors', 'laterErrors']

/** Returns the names of the files that have the texts of a part and of its errors. */
function filesOf(part: Part): File[] {
  if (part === 'views') return ['logins', part, 'errors']
  return part === 'logins' ? [part] : [part, 'laterErrors']
}

/** Returns the loader of a file; undefined if the package does not have it in this language. */
async function loaderOf(language: string, file: File): Promise<Loaders[File]> {
  if (language === 'en') return english[file] ?? (await loadLater())[file]
  return (await (await import('./languages.ts')).loadLanguage(language))?.[file]
}

async function loadFile(language: string, file: File): Promise<void> {
  const load = await loaderOf(language, file)
  // Texts that a language lacks are English.
  const needsEnglish = language !== 'en' && (!load || withErrors.includes(file))
  const [texts] = await Promise.all([load?.(), needsEnglish && loadFile('en', file)])
  if (texts) addTexts(language, texts)
}

/** Loads the files of a part. */
export async function loadTexts(language: string, part: Part): Promise<void> {
  await Promise.all(filesOf(part).map((file) => loadFile(language, file)))
}
