import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag: string) => tag.startsWith('wallet-')

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  // Permits imports of the recipe, which is in a folder outside of this app. An app with a copy of the recipe needs no
  // such line.
  resolve: { dedupe: ['vue'] },
})
