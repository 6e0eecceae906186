import { parseCommands } from './parseCommands.ts'

/** The frameworks that have a guide, in the order of the question. */
export const frameworks = {
  html: 'plain HTML',
  react: 'React',
  next: 'Next',
  'react-router': 'React Router',
  vue: 'Vue',
  nuxt: 'Nuxt',
  svelte: 'Svelte',
  sveltekit: 'SvelteKit',
  solid: 'Solid',
  angular: 'Angular',
  astro: 'Astro',
} as const

export type Framework = keyof typeof frameworks

/** The part of an app's `package.json` that its framework determines. */
export interface Manifest {
  type?: string
  scripts: Record<string, string>
  /** Version ranges by package. */
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** All of an app that its guide leaves to the framework's own tool. */
export interface Base {
  manifest: Manifest
  files: Readonly<Record<string, string>>
}

/**
 * Version ranges of packages, as on 2026-12-01. The files below are those that create-vite 8, create-next-app 16.4,
 * sv and @angular/cli 22.2 write, without what an app with a wallet does not need.
 */
const versions: Readonly<Record<string, string>> = {
  '@angular/build': '^22.2.7',
  '@angular/cli': '^22.2.7',
  '@angular/common': '^22.2.0',
  '@angular/compiler': '^22.2.0',
  '@angular/compiler-cli': '^22.2.0',
  '@angular/core': '^22.2.0',
  '@angular/platform-browser': '^22.2.0',
  '@hono/node-server': '^2.1.9',
  '@sveltejs/adapter-auto': '^7.0.1',
  '@sveltejs/kit': '^2.63.0',
  '@sveltejs/vite-plugin-svelte': '^7.3.1',
  '@tsconfig/svelte': '^5.0.8',
  '@types/node': '^24.19.2',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
  '@vitejs/plugin-react': '^6.3.0',
  '@vitejs/plugin-vue': '^6.0.11',
  astro: '^7.3.5',
  hono: '^4.13.19',
  isbot: '^5.2.3',
  next: '^16.4.6',
  nuxt: '^4.5.2',
  react: '^19.3.1',
  'react-dom': '^19.3.1',
  rxjs: '~7.8.0',
  'solid-js': '^1.9.19',
  svelte: '^5.57.3',
  tslib: '^2.3.0',
  tsx: '^4.23.15',
  typescript: '~6.0.3',
  vite: '^8.3.8',
  'vite-plugin-solid': '^2.11.14',
  vue: '^3.5.45',
  'vue-router': '^5.5.1',
}

/** Returns version ranges of packages, each of which may have a version of its own: `react-router@8.4.0`. */
export function rangesOf(packages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    packages.map((given) => {
      const [, name = given, version] = /^(.+?)@([\d.]+)$/.exec(given) ?? []
      const range = version ?? versions[name]
      if (!range) throw new Error(`The package ${name} has no version range.`)
      return [name, range]
    }),
  )
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const document = (body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>My app</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    ${body}
  </body>
</html>
`

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  types: ['vite/client'],
  strict: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
}

interface ViteApp {
  /** Path of the script that `index.html` loads. */
  entry: string
  script: string
  /** Import and call of the framework's plugin; the guide has the whole file if left out. */
  plugin?: [imported: string, call: string]
  tsconfig: object
  dependencies: string[]
  devDependencies: string[]
}

function viteBase({
  entry,
  script,
  plugin,
  tsconfig,
  dependencies,
  devDependencies,
}: ViteApp): Base {
  const config = plugin && {
    'vite.config.ts': `${plugin[0]}
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [${plugin[1]}] })
`,
  }
  return {
    manifest: {
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
      dependencies: rangesOf(dependencies),
      devDependencies: rangesOf([...devDependencies, 'typescript', 'vite']),
    },
    files: {
      'index.html': document(
        `<div id="app"></div>\n    <script type="module" src="/${entry}"></script>`,
      ),
      [entry]: script,
      ...config,
      'tsconfig.json': json({ ...tsconfig, include: ['src'] }),
    },
  }
}

const byTool: Partial<Record<Framework, Base>> = {
  react: viteBase({
    entry: 'src/main.tsx',
    script: `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App'

const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
`,
    plugin: ["import react from '@vitejs/plugin-react'", 'react()'],
    tsconfig: { compilerOptions: { ...compilerOptions, jsx: 'react-jsx' } },
    dependencies: ['react', 'react-dom'],
    devDependencies: ['@types/react', '@types/react-dom', '@vitejs/plugin-react'],
  }),
  vue: viteBase({
    entry: 'src/main.ts',
    script: `import { createApp } from 'vue'
import App from './App.vue'

createApp(App).mount('#app')
`,
    tsconfig: { compilerOptions: { ...compilerOptions, jsx: 'preserve', jsxImportSource: 'vue' } },
    dependencies: ['vue'],
    devDependencies: ['@vitejs/plugin-vue'],
  }),
  svelte: viteBase({
    entry: 'src/main.ts',
    script: `import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
`,
    plugin: ["import { svelte } from '@sveltejs/vite-plugin-svelte'", 'svelte()'],
    tsconfig: { compilerOptions: { ...compilerOptions, types: ['svelte', 'vite/client'] } },
    dependencies: ['svelte'],
    devDependencies: ['@sveltejs/vite-plugin-svelte'],
  }),
  solid: viteBase({
    entry: 'src/index.tsx',
    script: `import { render } from 'solid-js/web'
import App from './App'

const root = document.getElementById('app')
if (root) render(() => <App />, root)
`,
    plugin: ["import solid from 'vite-plugin-solid'", 'solid()'],
    tsconfig: {
      compilerOptions: { ...compilerOptions, jsx: 'preserve', jsxImportSource: 'solid-js' },
    },
    dependencies: ['solid-js'],
    devDependencies: ['vite-plugin-solid'],
  }),
  next: {
    manifest: {
      scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
      dependencies: rangesOf(['next', 'react', 'react-dom']),
      devDependencies: rangesOf(['@types/node', '@types/react', '@types/react-dom', 'typescript']),
    },
    files: {
      'app/globals.css': 'body {\n  font-family: system-ui, sans-serif;\n}\n',
      'tsconfig.json': json({
        compilerOptions: {
          target: 'es2022',
          lib: ['dom', 'dom.iterable', 'esnext'],
          module: 'esnext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          strict: true,
          skipLibCheck: true,
          esModuleInterop: true,
          isolatedModules: true,
          resolveJsonModule: true,
          allowJs: true,
          incremental: true,
          noEmit: true,
          plugins: [{ name: 'next' }],
        },
        include: [
          'next-env.d.ts',
          '**/*.ts',
          '**/*.tsx',
          '.next/types/**/*.ts',
          '.next/dev/types/**/*.ts',
        ],
        exclude: ['node_modules'],
      }),
    },
  },
  sveltekit: {
    manifest: {
      type: 'module',
      scripts: { dev: 'vite dev', build: 'vite build', preview: 'vite preview' },
      dependencies: {},
      devDependencies: rangesOf([
        '@sveltejs/adapter-auto',
        '@sveltejs/kit',
        '@sveltejs/vite-plugin-svelte',
        'svelte',
        'typescript',
        'vite',
      ]),
    },
    files: {
      'vite.config.ts': `import adapter from '@sveltejs/adapter-auto'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [sveltekit({ adapter: adapter() })] })
`,
      'tsconfig.json': json({
        extends: './.svelte-kit/tsconfig.json',
        compilerOptions: { strict: true, moduleResolution: 'bundler', skipLibCheck: true },
      }),
      'src/app.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>My app</title>
    <link rel="icon" href="data:," />
    %sveltekit.head%
  </head>
  <body>
    <div style="display: contents">%sveltekit.body%</div>
  </body>
</html>
`,
    },
  },
  angular: {
    manifest: {
      scripts: { start: 'ng serve', build: 'ng build' },
      dependencies: rangesOf([
        '@angular/common',
        '@angular/compiler',
        '@angular/core',
        '@angular/platform-browser',
        'rxjs',
        'tslib',
      ]),
      devDependencies: rangesOf([
        '@angular/build',
        '@angular/cli',
        '@angular/compiler-cli',
        'typescript',
      ]),
    },
    files: {
      'angular.json': json({
        $schema: './node_modules/@angular/cli/lib/config/schema.json',
        version: 1,
        projects: {
          'my-app': {
            projectType: 'application',
            root: '',
            sourceRoot: 'src',
            prefix: 'app',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  tsConfig: 'tsconfig.json',
                },
                configurations: {
                  production: { outputHashing: 'all' },
                  development: { optimization: false, sourceMap: true },
                },
                defaultConfiguration: 'production',
              },
              serve: {
                builder: '@angular/build:dev-server',
                configurations: { development: { buildTarget: 'my-app:build:development' } },
                defaultConfiguration: 'development',
              },
            },
          },
        },
      }),
      'tsconfig.json': json({
        compilerOptions: {
          target: 'ES2022',
          module: 'preserve',
          strict: true,
          skipLibCheck: true,
          isolatedModules: true,
          experimentalDecorators: true,
          importHelpers: true,
          types: [],
        },
        angularCompilerOptions: { strictInjectionParameters: true, strictTemplates: true },
        include: ['src/**/*.ts'],
      }),
      'src/index.html': document('<app-root></app-root>').replace(
        '<title>',
        '<base href="/" />\n    <title>',
      ),
      'src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app/app'

bootstrapApplication(App).catch((error) => console.error(error))
`,
    },
  },
}

/** Returns what a guide leaves to the framework's tool, or, without such a tool, to `npm`, by the guide's commands. */
export function baseOf(framework: Framework, commands: string): Base {
  const base = byTool[framework]
  // The caller adds to it.
  if (base) return structuredClone(base)
  const { set, installed, installedForDevelopment } = parseCommands(commands)
  const { type, ...scripts } = set
  return {
    manifest: {
      ...(type && { type }),
      scripts: Object.fromEntries(
        Object.entries(scripts).map(([key, value]) => [key.replace(/^scripts\./, ''), value]),
      ),
      dependencies: rangesOf(installed),
      devDependencies: rangesOf(installedForDevelopment),
    },
    files: {},
  }
}
