import { expect, it } from 'vitest'
import { insertAtTop } from './insertAtTop.ts'

const code = "import { a } from 'a'\n\na()\n"

it('insertAtTop puts imports before those of a script, and calls after them', () => {
  expect(insertAtTop('x.ts', "'use client'\n\nimport 'b'\nimport c from 'c'\n\nc()\n", code)).toBe(
    "'use client'\n\nimport { a } from 'a'\nimport 'b'\nimport c from 'c'\n\na()\n\nc()\n",
  )
})

it('insertAtTop makes a new file of the lines', () => {
  expect(insertAtTop('x.ts', '', code)).toBe(code)
})

it('insertAtTop indents lines in a script of a page', () => {
  const page = "<body>\n  <script>\n    import 'b'\n  </script>\n</body>\n"
  expect(insertAtTop('x.astro', page, code)).toBe(
    "<body>\n  <script>\n    import { a } from 'a'\n    import 'b'\n\n    a()\n  </script>\n</body>\n",
  )
})

it('insertAtTop puts lines into a script without imports', () => {
  const page = '<script type="module">\n  b()\n</script>\n'
  expect(insertAtTop('x.html', page, code)).toBe(
    '<script type="module">\n  import { a } from \'a\'\n\n  a()\n\n  b()\n</script>\n',
  )
})

it('insertAtTop has a Vue component call on the client only', () => {
  const component = '<script setup lang="ts">\nimport \'b\'\n</script>\n'
  expect(insertAtTop('x.vue', component, code)).toBe(
    "<script setup lang=\"ts\">\nimport { a } from 'a'\nimport 'b'\n\nonMounted(() => {\n  a()\n})\n</script>\n",
  )
})

it('insertAtTop throws for a page without a script', () => {
  expect(() => insertAtTop('x.html', '<p></p>', code)).toThrow('x.html has no script.')
})
