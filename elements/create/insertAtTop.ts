const isImport = (line: string) => /^\s*import\s/.test(line)

/** The script in a file that is not all script. */
const scripts = [
  { file: /\.html$/, start: /<script type="module">\n/ },
  { file: /\.astro$/, start: /<script>\n/ },
  { file: /\.vue$/, start: /<script setup[^>]*>\n/ },
]

/**
 * Inserts lines at the top of a file's script: imports before its own imports, and calls after them. In a Vue component the
 * calls run in `onMounted`, because a server runs the rest of the script too.
 */
export function insertAtTop(path: string, text: string, code: string): string {
  const place = scripts.find(({ file }) => file.test(path))
  if (!place) return insert(text, code, '')
  const start = place.start.exec(text)
  if (!start) throw new Error(`${path} has no script.`)
  const begin = start.index + start[0].length
  const end = text.indexOf('</script>', begin)
  // The closing tag has an indentation of its own.
  const last = text.lastIndexOf('\n', end) + 1
  const [indentation = ''] = /^ */.exec(text.slice(begin)) ?? []
  const waiting = /\.vue$/.test(path) ? mounted(code) : code
  return (
    text.slice(0, begin) + insert(text.slice(begin, last), waiting, indentation) + text.slice(last)
  )
}

function mounted(code: string): string {
  const lines = code.trimEnd().split('\n')
  const calls = lines.filter((line) => line && !isImport(line)).map((line) => `  ${line}`)
  return [...lines.filter(isImport), '', 'onMounted(() => {', ...calls, '})', ''].join('\n')
}

function insert(text: string, code: string, indentation: string): string {
  const indent = (line: string) => (line ? indentation + line : line)
  const given = code.trimEnd().split('\n')
  const imports = given.filter(isImport).map(indent)
  const calls = given.filter((line) => line && !isImport(line)).map(indent)
  const lines = text.split('\n')
  const first = lines.findIndex(isImport)
  // A file without imports begins with the lines, or a new file has them alone.
  const from = Math.max(first, 0)
  const until = first < 0 ? 0 : lines.findLastIndex(isImport) + 1
  const rest = lines.slice(until)
  return [
    ...lines.slice(0, from),
    ...imports,
    ...lines.slice(from, until),
    ...(calls.length > 0 ? ['', ...calls] : []),
    ...(first < 0 && text.trim() ? [''] : []),
    ...rest,
  ].join('\n')
}
