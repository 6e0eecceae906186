import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag: string) => tag.startsWith('wallet-')

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  // The recipe is in a folder outside of this app. One that is copied into an app needs no such line.
  resolve: { dedupe: ['vue'] },
})
